import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import type { ReactNode } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendRefundDecision, sendSecondAnswer } from './payments.queries.ts'
import type { Deciding } from './refund-decision-form.tsx'
import { RefundGrantForm } from './refund-grant-form.tsx'
import { useRefundUndo } from './use-refund-undo.ts'

type Props = {
  refund: RefundRow
  /** Opens the form of a decision that needs words. */
  onDecide: (kind: Deciding) => void
  /** Says what was done. */
  onSettled: (text: string) => void
  /** Offers what can be done again. */
  onUndone: () => void
  onDone: () => void
  /** What can be done whatever its state is. */
  children: ReactNode
}

/** What can be done with a refund in its state: granted or declined, agreed to, or sent again. */
export function RefundActions({ refund, onDecide, onSettled, onUndone, onDone, children }: Props) {
  const { payments } = useWords()
  const words = payments.refunds
  const offerUndo = useRefundUndo()
  if (refund.heldBy) {
    return (
      <SecondAnswer refund={refund} heldBy={refund.heldBy} onSettled={onSettled} onDone={onDone}>
        {children}
      </SecondAnswer>
    )
  }
  if (refund.state === 'asked') {
    return (
      <RefundGrantForm
        refund={refund}
        onGrant={async (body, key) => {
          const granted = await sendRefundDecision(refund._id, body, key)
          onSettled(granted.state === 'held' ? words.held.now : words.granted)
          if (granted.state !== 'held') offerUndo(granted, onUndone)
          return granted
        }}
        onDone={onDone}
      >
        <Button look="danger" data-key="d" onClick={() => onDecide('decline')}>
          {words.decline}
        </Button>
        {children}
      </RefundGrantForm>
    )
  }
  if (refund.state !== 'failed') return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => onDecide('retry')}>{words.settle.retry}</Button>
      <Button look="line" onClick={() => onDecide('paid')}>
        {words.settle.paid}
      </Button>
      {refund.purchaseId !== null && (
        <Button look="line" onClick={() => onDecide('close')}>
          {words.settle.close}
        </Button>
      )}
      {children}
    </div>
  )
}

type SecondProps = Omit<Props, 'onDecide' | 'onUndone'> & { heldBy: NonNullable<RefundRow['heldBy']> }

/** A refund that waits for a second person: who decided it, and the two answers. */
function SecondAnswer({ refund, heldBy, onSettled, onDone, children }: SecondProps) {
  const { payments } = useWords()
  const { held: words, workFailed } = payments.refunds
  const { isBusy, run } = useAction()
  const answer = async (way: 'confirm' | 'withdraw') => {
    if (!(await run(() => sendSecondAnswer(refund._id, way), { failed: workFailed }))) return
    onSettled(words.done[way])
    onDone()
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!heldBy.isOwn && (
        <Button disabled={isBusy} onClick={() => void answer('confirm')}>
          {words.confirm}
        </Button>
      )}
      <Button look="line" disabled={isBusy} onClick={() => void answer('withdraw')}>
        {heldBy.isOwn ? words.takeBack : words.turnDown}
      </Button>
      {children}
      <span className="text-secondary">{heldBy.isOwn ? words.own : words.by(heldBy.name)}</span>
    </div>
  )
}
