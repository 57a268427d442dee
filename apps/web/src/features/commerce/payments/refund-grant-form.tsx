import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { OwnRefund, RefundRow } from '@sopaan/contract/purchase-shapes'
import { isRefusal } from '@sopaan/contract/refusals'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { type ReactNode, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { RefundAmount, useRefundAmount } from './refund-amount.tsx'

const CONSTRAINTS = constraintsOf(paymentCalls.decideRefund)

type Granted = { decision: 'grant'; amountPaise: number; takesCredits: boolean; answer?: string }
/** What the call takes; one way of it alone has a field for the amount. */
type Entered = { amountPaise?: number; answer?: string | undefined }

type Props = {
  refund: RefundRow
  onGrant: (body: Granted, idempotencyKey: string) => Promise<OwnRefund>
  onDone: () => void
  /** What else can be done to it. */
  children: ReactNode
}

/** How much of a refund is granted: by policy for what was not used, all of it, or another amount, with what follows. */
export function RefundGrantForm({ refund, onGrant, onDone, children }: Props) {
  const { payments } = useWords()
  const words = payments.refunds
  const amount = useRefundAmount(refund)
  const { part, amountPaise } = amount
  // One key while the form says the same: sent again after a lost answer, it is one refund.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useContractForm<Entered, OwnRefund>(CONSTRAINTS, {
    check: () => (amountPaise === undefined ? { amountPaise: words.amountTakes } : {}),
    send: async ({ answer }) => {
      try {
        return await onGrant(
          {
            decision: 'grant',
            amountPaise: amountPaise ?? 0,
            takesCredits: part === 'unused',
            ...(answer !== undefined && answer !== '' && { answer }),
          },
          key,
        )
      } catch (thrown) {
        if (isRefusal(thrown)) setKey(crypto.randomUUID())
        throw thrown
      }
    },
    onDone,
    words: { failed: words.workFailed },
  })
  return (
    <form {...form.props} onChange={() => setKey(crypto.randomUUID())} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <RefundAmount refund={refund} amount={amount} field={form.field('amountPaise')} />
      <Fold name={words.answerOptional}>
        <TextArea label={words.answerOptional} rows={2} {...form.area('answer')} />
      </Fold>
      <div className="sticky bottom-0 mt-1 flex flex-wrap items-center gap-3 border-t border-border bg-surface py-3">
        <Button type="submit" data-key="g" doing={form.isBusy ? words.working : undefined}>
          {amountPaise === undefined ? words.grant : words.grantAmount(writeRupees(amountPaise))}
        </Button>
        {children}
      </div>
    </form>
  )
}
