import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ownLogsQuery } from './accounts.queries.ts'

/** What happened on the account, newest first. */
export function LogSection() {
  const { account, auditActions, language } = useWords()
  const [page, setPage] = useState(1)
  const query = useQuery(ownLogsQuery(page))
  return (
    <Section id="log" title={account.log}>
      <Loaded query={query}>
        {({ data, page: { limit, total } }) => (
          <>
            {data.length === 0 && <p className="text-secondary">{account.logEmpty}</p>}
            <ul className="divide-y divide-border">
              {data.map((entry) => (
                <li key={entry._id} className="py-3">
                  <p className="flex flex-wrap gap-2">
                    {auditActions[entry.event] ?? entry.event}
                    {entry.result === 'failure' && <Badge tone="reach">{account.logFailed}</Badge>}
                  </p>
                  <p className="type-small text-tertiary">
                    {[formatDateTime(entry.at, language), entry.device, entry.ip].filter(Boolean).join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
            <PageNav label={account.log} page={{ page, limit, total }} onPage={setPage} directions={account} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
