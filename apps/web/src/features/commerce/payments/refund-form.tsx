import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { RefundState } from '@sopaan/contract/purchase-shapes'
import { isRefusal } from '@sopaan/contract/refusals'
import { readRupees, writeRupees } from '@sopaan/domain/money/rupees'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { constraintsOf } from '#web/forms/constraints.ts'
import { writeNumber } from '#web/forms/units.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'

const MAKE = constraintsOf(paymentCalls.makeRefund)
const GRANT = constraintsOf(paymentCalls.decideRefund)

/** What both calls take; they name the text differently, and one of them asks for it. */
type Refund = { amountPaise?: number; reason?: string | undefined; answer?: string | undefined }

type Props = {
  /** What can be paid back at most, paise. */
  mostPaise: number
  /** `grant`: the words are for the buyer and may be left out; `make`: they say why. */
  kind: 'grant' | 'make'
  /** What of it is for sessions that were not held, paise. */
  unusedPaise?: number | null | undefined
  onPay: (
    amountPaise: number,
    text: string,
    sending: { idempotencyKey: string; isAgain: boolean },
  ) => Promise<RefundState>
  onDone: () => void
}

/** How much is paid back, and the words that go with it. */
export function RefundForm({ mostPaise, kind, unusedPaise, onPay, onDone }: Props) {
  const { payments } = useWords()
  const words = payments.refunds
  // One key while the form says the same: sent again after a lost answer, it is one refund.
  const [sending, setSending] = useState(() => ({ idempotencyKey: crypto.randomUUID(), isAgain: false }))
  const [typedPaise, setTyped] = useState<number | undefined>(mostPaise)
  const renew = (isAgain: boolean) => setSending({ idempotencyKey: crypto.randomUUID(), isAgain })
  const form = useContractForm<Refund, RefundState>(kind === 'make' ? MAKE : GRANT, {
    initial: { amountPaise: mostPaise },
    check: ({ amountPaise, reason }) => ({
      ...(typeof amountPaise !== 'number' && { amountPaise: words.amountTakes }),
      ...(kind === 'make' && !reason && { reason: payments.own.reasonMissing }),
    }),
    send: async ({ amountPaise = 0, reason, answer }) => {
      try {
        return await onPay(amountPaise, reason ?? answer ?? '', sending)
      } catch (thrown) {
        if (isRefusal(thrown)) renew(isRefusal(thrown, 'REFUND_ALIKE'))
        throw thrown
      }
    },
    onDone: (state) => {
      // A list of duties says on the row itself what was granted.
      if (kind === 'make') toast.success(state === 'held' ? words.held.now : words.granted)
      onDone()
    },
    words: { failed: words.workFailed },
  })
  const fillAmount = (filled: HTMLFormElement | null, paise: number) => {
    const field = filled?.elements.namedItem('amountPaise')
    if (field instanceof HTMLInputElement) field.value = String(writeNumber(paise, 'amountPaise'))
    setTyped(paise)
    renew(false)
  }
  const handleChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = currentTarget.elements.namedItem('amountPaise')
    if (field instanceof HTMLInputElement) setTyped(readRupees(field.value))
    renew(false)
  }
  return (
    <form {...form.props} onChange={handleChange} className="grid gap-3">
      <Field label={words.amount} hint={words.amountHint(writeRupees(mostPaise))} {...form.field('amountPaise')} />
      {unusedPaise !== undefined && unusedPaise !== null && unusedPaise > 0 && unusedPaise < mostPaise && (
        <div className="flex flex-wrap gap-2">
          {[
            { paise: mostPaise, label: words.whole(writeRupees(mostPaise)) },
            { paise: unusedPaise, label: words.unused(writeRupees(unusedPaise)) },
          ].map(({ paise, label }) => (
            <Button
              key={paise}
              look="line"
              aria-pressed={paise === typedPaise}
              className="aria-pressed:border-primary-text aria-pressed:bg-primary-soft aria-pressed:text-primary-text"
              onClick={(event) => fillAmount(event.currentTarget.form, paise)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <TextArea
        label={kind === 'make' ? words.reason : words.answerOptional}
        rows={3}
        {...form.area(kind === 'make' ? 'reason' : 'answer')}
      />
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
