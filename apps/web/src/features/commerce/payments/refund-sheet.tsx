import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { writtenIn } from '@sopaan/domain/languages'
import { useState } from 'react'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { RefundActions } from './refund-actions.tsx'
import { type Deciding, RefundDecisionForm } from './refund-decision-form.tsx'
import { RefundFactsList } from './refund-facts-list.tsx'
import { RefundHead } from './refund-head.tsx'
import { RefundQuestionForm } from './refund-question-form.tsx'

/** What somebody still decides about, or may be asked about. */
const IS_OPEN: ReadonlySet<RefundRow['state']> = new Set(['asked', 'held', 'failed'])

type Props = { duty: Duty<RefundRow>; onDone?: () => void }

/** One refund for staff: of what, why, the facts to decide by, and what can be done, which is done in the same place. */
export function RefundSheet({ duty: { row: refund, settled, settle, forget }, onDone }: Props) {
  const { payments, language } = useWords()
  const words = payments.refunds
  const mayDecide = hasStaffRole(useSignedIn().staffRoles, ['finance'])
  const [deciding, setDeciding] = useState<Deciding | 'question'>()
  const [questioned, setQuestioned] = useState<string>()
  const isOpen = IS_OPEN.has(refund.state) && settled === undefined
  const end = () => {
    setDeciding(undefined)
    onDone?.()
  }
  const settleAs = (text: string) => settle({ text })
  const question = isOpen && (
    <Button look="quiet" onClick={() => setDeciding('question')}>
      {words.question.open}
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RefundHead refund={refund} questionNumber={questioned ?? refund.questionNumber} />
      {refund.facts && isOpen && <RefundFactsList totalPaise={refund.totalPaise} facts={refund.facts} />}
      {settled && (
        <p role="status" className="font-semibold text-secondary">
          {settled.text}
        </p>
      )}
      {isOpen && deciding === 'question' && (
        <RefundQuestionForm id={refund._id} onSent={setQuestioned} onDone={() => setDeciding(undefined)} />
      )}
      {isOpen && deciding !== undefined && deciding !== 'question' && (
        <>
          <h3 className="type-card">{titleOf(deciding, writtenIn(language, refund.name), words)}</h3>
          <RefundDecisionForm
            decision={{ kind: deciding, refund }}
            onDecided={() => settleAs(deciding === 'decline' ? words.declined : words.settle.done[deciding])}
            onDone={end}
            onCancel={() => setDeciding(undefined)}
          />
        </>
      )}
      {isOpen && deciding === undefined && mayDecide && (
        <RefundActions refund={refund} onDecide={setDeciding} onSettled={settleAs} onUndone={forget} onDone={end}>
          {question}
        </RefundActions>
      )}
      {isOpen && deciding === undefined && !mayDecide && <p>{question}</p>}
    </div>
  )
}

function titleOf(kind: Deciding, name: string, words: ReturnType<typeof useWords>['payments']['refunds']): string {
  return kind === 'decline' ? words.declineTitle(name) : words.settle.title(name)
}
