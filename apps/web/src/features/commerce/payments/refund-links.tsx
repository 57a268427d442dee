import { paths } from '@sopaan/contract/paths'
import type { RefundLine } from '@sopaan/contract/purchase-shapes'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { Link } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'

/** Every refund of a payment as a line, which leads to them; nothing where there is none. */
export function RefundLinks({ purchaseId, refunds }: { purchaseId: string; refunds: readonly RefundLine[] }) {
  const { payments } = useWords()
  const words = payments.refunds
  return refunds.map(({ _id, state, amountPaise }) => (
    <Link key={_id} to={paths.refundsOf(purchaseId)} className="type-small w-full whitespace-nowrap text-primary-text">
      {[words.states[state], ...(amountPaise === null ? [] : [writeRupees(amountPaise)])].join(' · ')}
    </Link>
  ))
}
