import { paths } from '@sopaan/contract/paths'
import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate, formatDayAndTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'
import { RefundBadge } from './refund-badge.tsx'

const WAY = 'inline-flex min-h-11 items-center font-semibold text-primary-text lg:min-h-6'

/** Whose refund, of what, how much and in whose words, with the ways to person, payment and what was asked. */
export function RefundHead({ refund, questionNumber }: { refund: RefundRow; questionNumber: string | null }) {
  const { payments, language } = useWords()
  const words = payments.refunds
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0">
          <span className="type-subsection wrap-anywhere tabular-nums">
            {refund.askedBy === 'mentee'
              ? words.asksFor(refund.fullName, writeRupees(refund.amountPaise ?? refund.totalPaise))
              : writeRupees(refund.amountPaise ?? refund.totalPaise)}
          </span>
          <span className="block wrap-anywhere">
            <span className="font-semibold">{writtenIn(language, refund.name)}</span>
            {' · '}
            <span className="text-secondary">{refund.email}</span>
          </span>
          <span className="type-small block text-tertiary">
            {[
              words.askedBy[refund.askedBy],
              formatDayAndTime(new Date(refund.askedAt), language),
              ...(refund.paidAt === null ? [] : [words.paidOn(formatDate(refund.paidAt, language))]),
              words.of(writeRupees(refund.totalPaise)),
            ].join(' · ')}
          </span>
        </p>
        <RefundBadge state={refund.state} />
      </div>
      <p className="-my-1 flex flex-wrap gap-x-5">
        {refund.facts && (
          <Link to={paths.managedUser(refund.facts.userId)} className={WAY}>
            {words.facts.person}
          </Link>
        )}
        {refund.purchaseId !== null && (
          <Link to={paths.managedPayment(refund.purchaseId)} className={WAY}>
            {words.facts.payment}
          </Link>
        )}
        {questionNumber !== null && (
          <Link to={`${paths.messages()}?q=${questionNumber}&state=all`} className={WAY}>
            {words.question.sent(questionNumber)}
          </Link>
        )}
      </p>
      <Said refund={refund} />
    </>
  )
}

/** What the two sides, the bank and the provider said of it. */
function Said({ refund }: { refund: RefundRow }) {
  const { payments } = useWords()
  const because = payments.own.causes[refund.cause] ?? ''
  return (
    <>
      {refund.reason !== '' && <p className="whitespace-pre-line">{refund.reason}</p>}
      {because !== '' && <p className="text-secondary">{because}</p>}
      {refund.answer !== null && <p className="text-secondary">{refund.answer}</p>}
      {refund.lastError !== null && (
        <p className="rounded-box bg-danger-soft px-4 py-2.5 text-danger">{refund.lastError}</p>
      )}
      {refund.reference !== null && (
        <p className="type-small text-secondary">{payments.refunds.reference(refund.reference)}</p>
      )}
    </>
  )
}
