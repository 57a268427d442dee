import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { trailFileUrl, trailQuery } from './audit.queries.ts'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { AuditItem } from './audit-item.tsx'
import { addressOf, readAuditSearch } from './audit-search.ts'

/** The audit trail, newest first, for admins. */
export default function AuditLogsPage() {
  const { audit: words, language } = useWords()
  const [search] = useSearchParams()
  const { filter, before } = readAuditSearch(search)
  const query = useQuery(trailQuery(filter, before))
  const figure = new Intl.NumberFormat(`${language}-IN`)
  return (
    <div className="mx-auto grid max-w-4xl gap-5">
      <DocumentHead title={words.title} isIndexed={false} />
      <p className="text-secondary">{words.lead}</p>
      <AuditFilterForm filter={filter} actions={query.data?.actions ?? []} />
      <Loaded query={query} failed={words.fetchFailed}>
        {({ data, total, isTotalCapped, next }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="font-semibold tabular-nums" role="status">
                {isTotalCapped ? words.countMore(figure.format(total)) : words.count(total, figure.format(total))}
              </p>
              <a href={trailFileUrl(filter)} download className={buttonClasses('line')} title={words.downloadNote}>
                <Icon name="download" />
                {words.download}
              </a>
            </div>
            {filter.looks === 'hidden' && <p className="type-small text-tertiary">{words.looksHidden}</p>}
            {data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <Card className="py-2! sm:py-3!">
                <ul className="divide-y divide-border">
                  {data.map((entry) => (
                    <AuditItem key={entry._id} entry={entry} />
                  ))}
                </ul>
              </Card>
            )}
            <nav aria-label={words.pages} className="flex flex-wrap justify-between gap-3">
              {before === undefined ? (
                <span />
              ) : (
                <Link to={addressOf(filter)} className={buttonClasses('line')}>
                  {words.newest}
                </Link>
              )}
              {next !== null && (
                <Link to={addressOf(filter, next)} rel="next" className={buttonClasses('line')}>
                  {words.older}
                </Link>
              )}
            </nav>
          </>
        )}
      </Loaded>
    </div>
  )
}
