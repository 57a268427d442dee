import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { OwnPurchase } from '@sopaan/contract/purchase-shapes'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { requestRefund } from './payments.queries.ts'

const CONSTRAINTS = constraintsOf(paymentCalls.askRefund)

/** Why somebody wants the money back. */
export function RefundRequestForm({ purchase, onDone }: { purchase: OwnPurchase; onDone: () => void }) {
  const { payments } = useWords()
  const words = payments.own
  const form = useContractForm(CONSTRAINTS, {
    check: ({ reason }) => (reason === '' ? { reason: words.reasonMissing } : {}),
    send: ({ reason }) => requestRefund(purchase._id, reason),
    onDone,
    words: { done: words.asked, failed: words.askFailed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <p className="text-secondary">{words.refundText}</p>
      <TextArea label={words.reason} {...form.area('reason')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={form.isBusy ? words.sending : undefined}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
