import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { RefundRow, RefundState } from '@sopaan/contract/purchase-shapes'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendRefundDecision } from './payments.queries.ts'
import { RefundForm } from './refund-form.tsx'
import { SettleForm, type Settling } from './settle-form.tsx'

export type Deciding = 'grant' | 'decline' | Settling

type Props = {
  decision: { kind: Deciding; refund: RefundRow }
  onDecided: (state?: RefundState) => void
  onDone: () => void
}

const CONSTRAINTS = constraintsOf(paymentCalls.decideRefund)

/** The form of a decision, in the sheet of its refund. */
export function RefundDecisionForm({ decision: { kind, refund }, onDecided, onDone }: Props) {
  const decide = async (body: Parameters<typeof sendRefundDecision>[1], idempotencyKey?: string) => {
    const state = await sendRefundDecision(refund._id, body, idempotencyKey)
    onDecided(state)
    return state
  }
  if (kind === 'decline') {
    return (
      <DeclineForm onDecline={async (answer) => void (await decide({ decision: 'decline', answer }))} onDone={onDone} />
    )
  }
  if (kind !== 'grant') return <SettleForm id={refund._id} how={kind} onSettled={onDecided} onDone={onDone} />
  return (
    <RefundForm
      kind="grant"
      mostPaise={refund.leftPaise}
      unusedPaise={refund.facts?.unusedPaise}
      onPay={(amountPaise, answer, { idempotencyKey }) =>
        decide({ decision: 'grant', amountPaise, ...(answer === '' ? {} : { answer }) }, idempotencyKey)
      }
      onDone={onDone}
    />
  )
}

/** Why a refund is declined; the buyer reads it. */
function DeclineForm({ onDecline, onDone }: { onDecline: (answer: string) => Promise<void>; onDone: () => void }) {
  const { payments } = useWords()
  const words = payments.refunds
  return (
    <TextForm
      constraints={CONSTRAINTS}
      name="answer"
      words={{
        ...{ label: words.answer, missing: payments.own.reasonMissing, failed: words.workFailed },
        ...{ submit: words.confirmDecline, doing: words.working, cancel: words.cancel },
      }}
      look="danger"
      send={({ answer = '' }: { answer?: string | undefined }) => onDecline(answer)}
      onDone={onDone}
      onCancel={onDone}
    />
  )
}
