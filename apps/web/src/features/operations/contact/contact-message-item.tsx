import type { LaterAnswer } from '@sopaan/contract/threads'
import { formatDateTime } from '@sopaan/domain/time/format'
import { type ReactNode, useState } from 'react'
import { SettledRow } from '#web/identity/settled-row.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import type { Settled } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { TemplateFacts } from './template-choice.tsx'

type Props = {
  /** Its number, its writer and the language of the answer: what a ready answer is filled in with. */
  facts: TemplateFacts
  title: string
  from: string
  when: string
  state: ReactNode
  text: string
  answer: string | null
  answeredAt: string | null
  /** What was answered after that, the oldest first. */
  laterAnswers: readonly LaterAnswer[]
  /** Whether it still waits for an answer. */
  isOpen: boolean
  /** What was done with it since the list was asked for. */
  settled: Settled | undefined
  /** What staff do around the answer. */
  tools: ReactNode
  /** Leaves it as it is. */
  onCancel: () => void
  onAnswer: (answer: string) => Promise<void>
  /** Where it was answered and may be answered again. */
  onAnswerAgain: ((answer: string) => Promise<void>) | undefined
  /** Absent where nothing may be closed without an answer. */
  onClose?: () => Promise<void>
  /** Where it was closed without an answer: lets it wait again. */
  onReopen?: (() => Promise<void>) | undefined
}

/** What somebody wrote, and what staff answered or may answer. */
export function ContactMessageItem({
  facts,
  title,
  from,
  when,
  state,
  text,
  answer,
  answeredAt,
  laterAnswers,
  isOpen,
  settled,
  tools,
  onCancel,
  onAnswer,
  onAnswerAgain,
  onClose,
  onReopen,
}: Props) {
  const { contact, language } = useWords()
  const words = contact.desk
  const [isAnswering, setIsAnswering] = useState(false)
  const canAct = isOpen && settled === undefined
  const first = answer !== null && answeredAt !== null ? [{ at: answeredAt, text: answer }] : []
  const answers = [...first, ...laterAnswers]
  const again = settled === undefined ? onAnswerAgain : undefined
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-semibold wrap-anywhere">
          {title} <span className="type-small font-semibold text-tertiary tabular-nums">{facts.reference}</span>
        </h3>
        {state}
      </div>
      <p className="type-small mt-1 break-words text-secondary">
        {from} · {when}
      </p>
      <p className="measure mt-3 break-words whitespace-pre-line">{text}</p>
      {answers.map(({ at, text }) => (
        <div key={at} className="mt-4 rounded-box bg-surface-sunken p-4">
          <p className="type-small text-secondary">{words.answeredOn(formatDateTime(at, language))}</p>
          <p className="measure mt-1 break-words whitespace-pre-line">{text}</p>
        </div>
      ))}
      {settled && (
        <div className="mt-4">
          <SettledRow settled={settled} failed={words.failed} />
        </div>
      )}
      {canAct && <AnswerForm facts={facts} onAnswer={onAnswer} onCancel={onCancel} />}
      {canAct && onClose && (
        <div className="mt-4">
          <ContactMessageAction label={words.close} doing={words.sending} onDo={onClose} />
        </div>
      )}
      {again && isAnswering && <AnswerForm facts={facts} onAnswer={again} onCancel={() => setIsAnswering(false)} />}
      {again && !isAnswering && (
        <div className="mt-4">
          <Button look="line" onClick={() => setIsAnswering(true)}>
            {words.answerAgain}
          </Button>
        </div>
      )}
      {onReopen && settled === undefined && (
        <div className="mt-4">
          <ContactMessageAction label={words.reopen} doing={words.sending} onDo={onReopen} />
        </div>
      )}
      {tools}
    </div>
  )
}

function ContactMessageAction({ label, doing, onDo }: { label: string; doing: string; onDo: () => Promise<void> }) {
  const words = useWords().contact.desk
  const { isBusy, run } = useAction()
  return (
    <Button look="line" doing={isBusy ? doing : undefined} onClick={() => void run(onDo, { failed: words.failed })}>
      {label}
    </Button>
  )
}
