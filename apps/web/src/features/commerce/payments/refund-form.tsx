import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { RefundState } from '@sopaan/contract/purchase-shapes'
import { isRefusal } from '@sopaan/contract/refusals'
import { readRupees, writeRupees } from '@sopaan/domain/money/rupees'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(paymentCalls.makeRefund)

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
  const { isBusy, fields, run, setFields } = useAction()
  // One key while the form says the same: sent again after a lost answer, it is one refund.
  const [sending, setSending] = useState(() => ({ idempotencyKey: crypto.randomUUID(), isAgain: false }))
  const renew = (isAgain: boolean) => setSending({ idempotencyKey: crypto.randomUUID(), isAgain })
  const pay = async (amountPaise: number, text: string) => {
    try {
      return await onPay(amountPaise, text, sending)
    } catch (thrown) {
      if (isRefusal(thrown)) renew(isRefusal(thrown, 'REFUND_ALIKE'))
      throw thrown
    }
  }
  const fillAmount = (form: HTMLFormElement | null, paise: number) => {
    const field = form?.elements.namedItem('amount')
    if (field instanceof HTMLInputElement) field.value = inRupees(paise)
    renew(false)
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amountPaise = readRupees(String(form.get('amount') ?? ''))
    const text = String(form.get('text') ?? '').trim()
    if (amountPaise === undefined) return setFields({ amountPaise: words.amountTakes })
    if (kind === 'make' && text === '') return setFields({ text: payments.own.reasonMissing })
    // A list of duties says on the row itself what was granted.
    let state: RefundState | undefined
    const isDone = await run(
      async () => {
        state = await pay(amountPaise, text)
      },
      { failed: words.workFailed },
    )
    if (!isDone) return
    if (kind === 'make') toast.success(state === 'held' ? words.held.now : words.granted)
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      onChange={() => renew(false)}
      className="grid gap-3"
    >
      <Field
        label={words.amount}
        hint={words.amountHint(writeRupees(mostPaise))}
        name="amount"
        inputMode="decimal"
        defaultValue={inRupees(mostPaise)}
        error={fields.amountPaise}
      />
      {unusedPaise !== undefined && unusedPaise !== null && unusedPaise > 0 && unusedPaise < mostPaise && (
        <div className="flex flex-wrap gap-2">
          <Button look="line" onClick={(event) => fillAmount(event.currentTarget.form, mostPaise)}>
            {words.whole(writeRupees(mostPaise))}
          </Button>
          <Button look="line" onClick={(event) => fillAmount(event.currentTarget.form, unusedPaise)}>
            {words.unused(writeRupees(unusedPaise))}
          </Button>
        </div>
      )}
      <TextArea
        label={kind === 'make' ? words.reason : words.answerOptional}
        name="text"
        rows={3}
        {...limitsOf(CONSTRAINTS, 'reason')}
        error={fields.text ?? fields.reason ?? fields.answer}
      />
      <FormButtons
        submit={sending.isAgain ? words.confirmAgain : words.confirm}
        doing={isBusy ? words.working : undefined}
        cancel={words.cancel}
        onCancel={onDone}
      />
    </form>
  )
}

function inRupees(paise: number): string {
  return (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)
}
