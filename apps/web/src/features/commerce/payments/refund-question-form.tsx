import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendRefundQuestion } from './payments.queries.ts'

const CONSTRAINTS = constraintsOf(staffRefunds.question)

type Props = { id: string; onSent: (number: string) => void; onDone: () => void }

/** What is asked of the buyer by mail before a refund is decided. */
export function RefundQuestionForm({ id, onSent, onDone }: Props) {
  const { refunds } = useWords().payments
  const words = refunds.question
  const [key] = useState(() => crypto.randomUUID())
  return (
    <TextForm
      constraints={CONSTRAINTS}
      name="question"
      words={{
        ...{ label: words.label, hint: words.hint, missing: words.missing, failed: refunds.workFailed },
        ...{ submit: words.send, doing: refunds.working, cancel: refunds.cancel, done: words.done },
      }}
      hasFocus
      send={async (body) => onSent(await sendRefundQuestion(id, body, key))}
      onDone={onDone}
      onCancel={onDone}
    />
  )
}
