import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { OwnRefund } from '@sopaan/contract/purchase-shapes'
import { isRefusal } from '@sopaan/contract/refusals'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendRefund } from './payments.queries.ts'
import { RefundAmount, useRefundAmount } from './refund-amount.tsx'
import type { Refundable } from './refund-parts.ts'
import { useRefundUndo } from './use-refund-undo.ts'

const MAKE = constraintsOf(paymentCalls.makeRefund)

type Entered = { amountPaise?: number; reason?: string | undefined }

type Props = { purchaseId: string; refund: Refundable; onDone: () => void }

/** How much of a payment is paid back without anybody having asked, and why. */
export function RefundForm({ purchaseId, refund, onDone }: Props) {
  const { payments } = useWords()
  const words = payments.refunds
  const amount = useRefundAmount(refund)
  const { part, amountPaise } = amount
  const offerUndo = useRefundUndo()
  // One key while the form says the same: sent again after a lost answer, it is one refund.
  const [sending, setSending] = useState(() => ({ idempotencyKey: crypto.randomUUID(), isAgain: false }))
  const renew = (isAgain: boolean) => setSending({ idempotencyKey: crypto.randomUUID(), isAgain })
  const form = useContractForm<Entered, OwnRefund>(MAKE, {
    check: ({ reason }) => ({
      ...(amountPaise === undefined && { amountPaise: words.amountTakes }),
      ...(!reason && { reason: payments.own.reasonMissing }),
    }),
    send: async ({ reason = '' }) => {
      const { idempotencyKey, isAgain } = sending
      const takesCredits = part === 'unused'
      try {
        return await sendRefund(
          { purchaseId, amountPaise: amountPaise ?? 0, takesCredits, reason, isAgain },
          idempotencyKey,
        )
      } catch (thrown) {
        if (isRefusal(thrown)) renew(isRefusal(thrown, 'REFUND_ALIKE'))
        throw thrown
      }
    },
    onDone: (made) => {
      if (made.state === 'held') toast.success(words.held.now)
      else offerUndo(made)
      onDone()
    },
    words: { failed: words.workFailed },
  })
  return (
    <form {...form.props} onChange={() => renew(false)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RefundAmount refund={refund} amount={amount} field={form.field('amountPaise')} />
      <TextArea label={words.reason} rows={3} {...form.area('reason')} />
      <FormButtons
        submit={
          sending.isAgain
            ? words.confirmAgain
            : amountPaise === undefined
              ? words.confirm
              : words.confirmAmount(writeRupees(amountPaise))
        }
        doing={form.isBusy ? words.working : undefined}
        cancel={words.cancel}
        onCancel={onDone}
        className="sticky bottom-0 border-t border-border bg-surface py-3"
      />
    </form>
  )
}
