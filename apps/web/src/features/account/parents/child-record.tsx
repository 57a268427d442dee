import type { PurchasePaper } from '@sopaan/contract/invoices'
import type { ParentRecord } from '@sopaan/contract/parents'
import { readLanguageName, writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { saveFile } from '#web/save-file.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchChildPaper, parentRecordQuery } from './parents.queries.ts'
import { useAnswer } from './use-answer.ts'

/** The child's sessions and payments, with their papers, for the parent who agreed. */
export function ChildRecord({ token, child }: { token: string; child: string }) {
  const { parents } = useWords()
  const query = useQuery(parentRecordQuery(token))
  return (
    <Loaded query={query} failed={parents.recordFailed}>
      {({ sessions, payments }) => (
        <>
          <Part title={parents.sessionsTitle(child)} none={sessions.length === 0 && parents.sessionsNone}>
            {sessions.map((session) => (
              <Session key={session._id} session={session} />
            ))}
          </Part>
          <Part title={parents.paymentsTitle} none={payments.length === 0 && parents.paymentsNone}>
            {payments.map((payment) => (
              <Payment key={payment._id} token={token} payment={payment} />
            ))}
          </Part>
        </>
      )}
    </Loaded>
  )
}

function Part({ title, none, children }: { title: string; none: string | false; children: ReactNode }) {
  return (
    <Card>
      <h2 className="type-card">{title}</h2>
      {none !== false && <p className="mt-2 text-secondary">{none}</p>}
      <ul className="mt-2 grid divide-y divide-border empty:hidden">{children}</ul>
    </Card>
  )
}

function Session({ session }: { session: ParentRecord['sessions'][number] }) {
  const { parents, language } = useWords()
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <p className="min-w-0">
        <span className="block font-semibold">{formatDateTime(session.startsAt, language)}</span>
        <span className="type-small block wrap-anywhere text-secondary">
          {parents.sessionWith(session.mentorName, session.minutes)}
        </span>
      </p>
      <Badge tone={session.state === 'agreed' ? 'likely' : 'plain'}>{parents.sessionStates[session.state]}</Badge>
    </li>
  )
}

function Payment({ token, payment }: { token: string; payment: ParentRecord['payments'][number] }) {
  const { parents, language } = useWords()
  const { isWorking, fault, send } = useAnswer()
  const save = (paper: PurchasePaper) =>
    send(async () => {
      const file = await fetchChildPaper(token, paper, readLanguageName(language))
      saveFile(file, `${paper.number.replaceAll('/', '-')}.pdf`)
    })
  return (
    <li className="py-3">
      <p className="font-semibold">
        {parents.paidFor(writeRupees(payment.totalPaise), writtenIn(language, payment.name))}
      </p>
      <p className="type-small text-secondary">
        {[
          parents.paidOn(formatDate(payment.paidAt, language)),
          ...(payment.refundedPaise === 0 ? [] : [parents.cameBack(writeRupees(payment.refundedPaise))]),
        ].join(' · ')}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {payment.papers.map((paper) => (
          <button
            key={paper.number}
            type="button"
            disabled={isWorking}
            onClick={() => void save(paper)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text underline disabled:text-tertiary"
          >
            {parents.papers[paper.kind]} {paper.number}
          </button>
        ))}
      </p>
      {fault !== undefined && <Banner title={fault} tone="error" />}
    </li>
  )
}
