import { payments as paymentCalls } from '@sopaan/contract/payments'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { settleRefund } from './payments.queries.ts'

const CONSTRAINTS = constraintsOf(paymentCalls.settleRefund)

/** How a refund that failed at the bank ends. */
export type Settling = 'retry' | 'paid' | 'close'

type Props = { id: string; how: Settling; onSettled: () => void; onDone: () => void }

/** Sends a failed refund anew, notes that it was paid by hand, or closes it with words for the buyer. */
export function SettleForm({ id, how, onSettled, onDone }: Props) {
  const { payments } = useWords()
  const words = payments.refunds.settle
  const { isBusy, fields, run, setFields } = useAction()
  const [key] = useState(() => crypto.randomUUID())
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [reference, reason] = ['reference', 'reason'].map((name) => String(form.get(name) ?? '').trim())
    const missing = {
      ...(how === 'paid' && reference === '' && { reference: words.referenceMissing }),
      ...(how !== 'retry' && reason === '' && { reason: payments.own.reasonMissing }),
    }
    if (Object.keys(missing).length > 0) return setFields(missing)
    const body =
      how === 'retry'
        ? { action: how }
        : how === 'paid'
          ? { action: how, reference: reference ?? '', reason: reason ?? '' }
          : { action: how, reason: reason ?? '' }
    if (!(await run(() => settleRefund(id, body, key), { failed: payments.refunds.workFailed }))) return
    onSettled()
    onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <p className="text-secondary">{words.text[how]}</p>
      {how === 'paid' && (
        <Field
          label={words.reference}
          name="reference"
          {...limitsOf(CONSTRAINTS, 'reference')}
          autoComplete="off"
          error={fields.reference}
        />
      )}
      {how !== 'retry' && (
        <TextArea
          label={how === 'close' ? payments.refunds.answer : payments.refunds.reason}
          name="reason"
          rows={3}
          {...limitsOf(CONSTRAINTS, 'reason')}
          error={fields.reason}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look={how === 'close' ? 'danger' : 'pen'}
          doing={isBusy ? payments.refunds.working : undefined}
        >
          {words[how]}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {payments.refunds.cancel}
        </Button>
      </div>
    </form>
  )
}
