import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { RefundState } from '@sopaan/contract/purchase-shapes'
import { isRefusal } from '@sopaan/contract/refusals'
import { readRupees, writeRupees } from '@sopaan/domain/money/rupees'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'

const MAKE = constraintsOf(paymentCalls.makeRefund)

type Refund = { amountPaise?: number; reason?: string | undefined }

type Props = {
  /** What can be paid back at most, paise. */
  mostPaise: number
  onPay: (
    amountPaise: number,
    text: string,
    sending: { idempotencyKey: string; isAgain: boolean },
  ) => Promise<RefundState>
  onDone: () => void
}

/** How much is paid back, and the words that go with it. */
export function RefundForm({ mostPaise, onPay, onDone }: Props) {
  const { payments } = useWords()
  const words = payments.refunds
  // One key while the form says the same: sent again after a lost answer, it is one refund.
  const [sending, setSending] = useState(() => ({ idempotencyKey: crypto.randomUUID(), isAgain: false }))
  const [typedPaise, setTyped] = useState<number | undefined>(mostPaise)
  const renew = (isAgain: boolean) => setSending({ idempotencyKey: crypto.randomUUID(), isAgain })
  const form = useContractForm<Refund, RefundState>(MAKE, {
    initial: { amountPaise: mostPaise },
    check: ({ amountPaise, reason }) => ({
      ...(typeof amountPaise !== 'number' && { amountPaise: words.amountTakes }),
      ...(!reason && { reason: payments.own.reasonMissing }),
    }),
    send: async ({ amountPaise = 0, reason = '' }) => {
      try {
        return await onPay(amountPaise, reason, sending)
      } catch (thrown) {
        if (isRefusal(thrown)) renew(isRefusal(thrown, 'REFUND_ALIKE'))
        throw thrown
      }
    },
    onDone: (state) => {
      toast.success(state === 'held' ? words.held.now : words.granted)
      onDone()
    },
    words: { failed: words.workFailed },
  })
  const handleChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = currentTarget.elements.namedItem('amountPaise')
    if (field instanceof HTMLInputElement) setTyped(readRupees(field.value))
    renew(false)
  }
  return (
    <form {...form.props} onChange={handleChange} className="grid gap-3">
      <Field label={words.amount} hint={words.amountHint(writeRupees(mostPaise))} {...form.field('amountPaise')} />
      <TextArea label={words.reason} rows={3} {...form.area('reason')} />
      {typedPaise !== undefined && typedPaise > 0 && (
        <p className="text-secondary">{typedPaise < mostPaise ? words.effect.part : words.effect.whole}</p>
      )}
      <FormButtons
        submit={
          sending.isAgain
            ? words.confirmAgain
            : typedPaise === undefined
              ? words.confirm
              : words.confirmAmount(writeRupees(typedPaise))
        }
        doing={form.isBusy ? words.working : undefined}
        cancel={words.cancel}
        onCancel={onDone}
      />
    </form>
  )
}
