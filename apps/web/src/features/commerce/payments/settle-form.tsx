import { payments as paymentCalls } from '@sopaan/contract/payments'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendRefundSettlement } from './payments.queries.ts'

const CONSTRAINTS = constraintsOf(paymentCalls.settleRefund)

/** How a refund that failed at the bank ends. */
export type Settling = 'retry' | 'paid' | 'close'

/** What the form has fields for: neither, the reason, or both. */
type Entered = { action?: Settling; reference?: string | undefined; reason?: string | undefined }

type Props = { id: string; how: Settling; onSettled: () => void; onDone: () => void; onCancel: () => void }

/** Sends a failed refund anew, notes that it was paid by hand, or closes it with words for the buyer. */
export function SettleForm({ id, how, onSettled, onDone, onCancel }: Props) {
  const { payments } = useWords()
  const words = payments.refunds.settle
  const [key] = useState(() => crypto.randomUUID())
  const form = useContractForm(CONSTRAINTS, {
    check: ({ reference, reason }: Entered) => ({
      ...(reference === '' && { reference: words.referenceMissing }),
      ...(reason === '' && { reason: payments.own.reasonMissing }),
    }),
    send: ({ reference = '', reason = '' }: Entered) => {
      const bodies = {
        retry: { action: 'retry' },
        paid: { action: 'paid', reference, reason },
        close: { action: 'close', reason },
      } as const
      return sendRefundSettlement(id, bodies[how], key)
    },
    onDone: () => {
      onSettled()
      onDone()
    },
    words: { failed: payments.refunds.workFailed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <p className="text-secondary">{words.text[how]}</p>
      {how === 'paid' && <Field label={words.reference} autoComplete="off" {...form.field('reference')} />}
      {how !== 'retry' && (
        <TextArea
          label={how === 'close' ? payments.refunds.answer : payments.refunds.reason}
          rows={3}
          {...form.area('reason')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look={how === 'close' ? 'danger' : 'pen'}
          doing={form.isBusy ? payments.refunds.working : undefined}
        >
          {words[how]}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {payments.refunds.cancel}
        </Button>
      </div>
    </form>
  )
}
