import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendRefundDecision } from './payments.queries.ts'
import { SettleForm, type Settling } from './settle-form.tsx'

export type Deciding = 'decline' | Settling

type Props = {
  decision: { kind: Deciding; refund: RefundRow }
  onDecided: () => void
  onDone: () => void
  onCancel: () => void
}

const CONSTRAINTS = constraintsOf(paymentCalls.decideRefund)

/** The form of a decision that needs words, in the sheet of its refund. */
export function RefundDecisionForm({ decision: { kind, refund }, onDecided, onDone, onCancel }: Props) {
  if (kind === 'decline') {
    const decline = async (answer: string) => {
      await sendRefundDecision(refund._id, { decision: 'decline', answer })
      onDecided()
    }
    return <DeclineForm onDecline={decline} onDone={onDone} onCancel={onCancel} />
  }
  return <SettleForm id={refund._id} how={kind} onSettled={onDecided} onDone={onDone} onCancel={onCancel} />
}

type DeclineProps = { onDecline: (answer: string) => Promise<void>; onDone: () => void; onCancel: () => void }

/** Why a refund is declined; the buyer reads it. */
function DeclineForm({ onDecline, onDone, onCancel }: DeclineProps) {
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
      onCancel={onCancel}
    />
  )
}
