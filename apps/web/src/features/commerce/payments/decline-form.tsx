import { payments as paymentCalls } from '@sopaan/contract/payments'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(paymentCalls.decideRefund)

/** Why a refund is declined; the buyer reads it. */
export function DeclineForm({
  onDecline,
  onDone,
}: {
  onDecline: (answer: string) => Promise<void>
  onDone: () => void
}) {
  const { payments } = useWords()
  const words = payments.refunds
  const form = useContractForm(CONSTRAINTS, {
    check: ({ answer }: { answer?: string | undefined }) =>
      answer === undefined ? { answer: payments.own.reasonMissing } : {},
    send: ({ answer }: { answer?: string | undefined }) => onDecline(answer ?? ''),
    onDone,
    words: { failed: words.workFailed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <TextArea label={words.answer} {...form.area('answer')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={form.isBusy ? words.working : undefined}>
          {words.confirmDecline}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
