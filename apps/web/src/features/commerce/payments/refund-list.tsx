import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { RefundRow, RefundState } from '@sopaan/contract/purchase-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useStableRows } from '#web/ui/use-stable-rows.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { sendRefundDecision, sendSecondAnswer } from './payments.queries.ts'
import { RefundCard } from './refund-card.tsx'
import { RefundForm } from './refund-form.tsx'
import { SettleForm, type Settling } from './settle-form.tsx'

type Open = { kind: 'grant' | 'decline' | Settling; refund: RefundRow }

const CONSTRAINTS = constraintsOf(paymentCalls.decideRefund)

/** Refunds with what can be done to each; one that was done with stays in its place while the same view is shown. */
export function RefundList({ answered, view }: { answered: readonly RefundRow[]; view: string }) {
  const { payments, language } = useWords()
  const words = payments.refunds
  const { key: visit } = useLocation()
  const { rows, settledOf, settle } = useStableRows(answered, `${visit} ${view}`)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { run } = useAction()
  const answerHeld = async (refund: RefundRow, answer: 'confirm' | 'withdraw') => {
    const isDone = await run(() => sendSecondAnswer(refund._id, answer), { failed: words.workFailed })
    if (isDone) settle(refund, { text: words.held.done[answer] })
  }
  const titleOf = ({ kind, refund: { name } }: Open) => {
    if (kind === 'grant') return words.grantTitle(writtenIn(language, name))
    return kind === 'decline'
      ? words.declineTitle(writtenIn(language, name))
      : words.settle.title(writtenIn(language, name))
  }
  if (rows.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
  return (
    <>
      {rows.map((refund) => (
        <RefundCard
          key={refund._id}
          refund={refund}
          settled={settledOf(refund)}
          onGrant={() => setOpen({ kind: 'grant', refund })}
          onDecline={() => setOpen({ kind: 'decline', refund })}
          onSettle={(kind) => setOpen({ kind, refund })}
          onHeld={(answer) => void answerHeld(refund, answer)}
        />
      ))}
      <Dialog title={open ? titleOf(open) : ''} isOpen={open !== undefined} onClose={close}>
        {open && (
          <Decision
            open={open}
            onDecided={(state) =>
              settle(open.refund, { text: state === 'held' ? words.held.now : doneOf(open.kind, words) })
            }
            onDone={close}
          />
        )}
      </Dialog>
    </>
  )
}

function doneOf(kind: Open['kind'], words: Words['payments']['refunds']): string {
  if (kind === 'grant') return words.granted
  return kind === 'decline' ? words.declined : words.settle.done[kind]
}

type DecisionProps = { open: Open; onDecided: (state?: RefundState) => void; onDone: () => void }

function Decision({ open: { kind, refund }, onDecided, onDone }: DecisionProps) {
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
  const form = useContractForm(CONSTRAINTS, {
    check: ({ answer }: { answer?: string | undefined }) =>
      answer === undefined ? { answer: payments.own.reasonMissing } : {},
    send: ({ answer }: { answer?: string | undefined }) => onDecline(answer ?? ''),
    onDone,
    words: { failed: words.workFailed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <TextArea label={words.answer} {...form.area('answer')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={form.isBusy ? words.working : undefined}>
          {words.confirmDecline}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
