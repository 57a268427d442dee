import type { ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Purchases, feedback and sessions of a person, the newest of each. */
export function RelatedLinks({ person }: { person: ManagedUserDetail }) {
  const { users: words, language } = useWords()
  const { counts } = person
  const figure = (count: number) => groupIndian(count)
  return (
    <Card>
      <h2 className="type-subsection">{words.around}</h2>
      <h3 className="mt-4 font-semibold">{words.purchases(figure(counts.purchases))}</h3>
      <ul className="divide-y divide-border">
        {person.purchases.map(({ _id, createdAt, name, status, amount, refunds }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="wrap-anywhere">{writtenIn(language, name)}</span>
            <span className="tabular-nums">{writeRupees(amount)}</span>
            <span className="type-small w-full text-tertiary">
              {`${words.purchaseStatuses[status] ?? status} · ${formatDateTime(createdAt, language)}`}
            </span>
            {refunds.map((refund) => (
              <Link
                key={refund._id}
                to={paths.refundsOf(_id)}
                className="type-small inline-flex min-h-11 w-full items-center text-primary-text"
              >
                {[
                  words.refundStates[refund.state],
                  ...(refund.amountPaise === null ? [] : [writeRupees(refund.amountPaise)]),
                ].join(' · ')}
              </Link>
            ))}
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{words.feedback(figure(counts.feedback))}</h3>
      <ul className="divide-y divide-border">
        {person.feedback.map(({ _id, createdAt, starRating, message, status }) => (
          <li key={_id} className="py-2">
            <p className="wrap-anywhere">{message}</p>
            <p className="type-small text-tertiary">
              {[words.stars(starRating), words.feedbackStatuses[status], formatDateTime(createdAt, language)].join(
                ' · ',
              )}
            </p>
          </li>
        ))}
      </ul>
      {counts.feedback > 0 && (
        <Link
          to={`/admin/feedback?userId=${person._id}`}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          {words.allFeedback}
        </Link>
      )}
      <p className="mt-4 font-semibold">{words.bookings(figure(counts.bookings), figure(counts.bookingsAhead))}</p>
    </Card>
  )
}
