import { paths } from '@sopaan/contract/paths'
import { REFUND_REQUEST_DAYS } from '@sopaan/contract/payments'
import type { RefundFacts as Facts, RefundRow } from '@sopaan/contract/purchase-shapes'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Link } from 'react-router'
import { Fact } from '#web/ui/fact.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What staff decide a refund by: what was used, how long ago it was paid, who bought it, and the ways to both. */
export function RefundFactsList({ refund, facts }: { refund: RefundRow; facts: Facts }) {
  const words = useWords().payments.refunds.facts
  const { sessions, held, ahead, days, refundsBefore, ageBand, parentState } = facts
  const parent = ageBand === 'minor' ? [words.parents[parentState]] : []
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-box bg-surface-sunken p-4 tabular-nums">
        <Fact name={words.held}>
          {sessions === 0 ? words.noSessions : words.heldOf(groupIndian(held), groupIndian(sessions))}
        </Fact>
        <Fact name={words.ahead}>{groupIndian(ahead)}</Fact>
        {days !== null && <Fact name={words.paid}>{words.days(days, REFUND_REQUEST_DAYS)}</Fact>}
        <Fact name={words.before}>{words.times(refundsBefore)}</Fact>
        <Fact name={words.age}>{[words.ages[ageBand], ...parent].join(', ')}</Fact>
      </dl>
      <p className="flex flex-wrap gap-x-5">
        <Link to={paths.managedUser(facts.userId)} className={WAY}>
          {words.person}
        </Link>
        {refund.purchaseId !== null && (
          <Link to={paths.managedPayment(refund.purchaseId)} className={WAY}>
            {words.payment}
          </Link>
        )}
      </p>
    </>
  )
}

const WAY = 'inline-flex min-h-11 items-center font-semibold text-primary-text'
