import { type AnswerKey, readAnswerKey, readKeyEntry, writeKeyEntry } from '@sopaan/domain/sittings/answer-key'
import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { questionsOf, type Sitting } from './sitting-state.ts'

/** Far more than a key of 200 questions. */
const TEXT_MAX = 8_000
/** One entry of a key: its letters, or from one number to another. */
const ENTRY_MAX = 20

type Props = { sitting: Sitting; onScore: (key: AnswerKey) => void }

/** The key of a paper that was handed in: pasted whole, typed, and what could not be read filled in by hand. */
export function SittingKey({ sitting, onScore }: Props) {
  const { sittings: words } = useWords()
  const [key, setKey] = useState<AnswerKey>(sitting.key)
  const [text, setText] = useState('')
  const questions = questionsOf(sitting)
  const read = questions.filter(({ number }) => key[number] !== undefined).length
  const paste = (pasted: string) => {
    setText(pasted)
    setKey((before) => ({ ...before, ...readAnswerKey(pasted, questions) }))
  }
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="type-subsection">{words.keyTitle}</h2>
        <p className="mt-1 text-secondary">{words.keyLead}</p>
      </div>
      <TextArea
        label={words.keyPaste}
        hint={words.keyHint}
        rows={5}
        maxLength={TEXT_MAX}
        value={text}
        onChange={({ currentTarget }) => paste(currentTarget.value)}
      />
      <p role="status" className="font-semibold">
        {words.keyRead(read, questions.length)}
      </p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
        {questions.map((question) => (
          <KeyField
            key={`${question.number} ${text}`}
            number={question.number}
            initial={writtenOf(key, question.number)}
            isRead={(typed) => typed.trim() === '' || readKeyEntry(typed, question) !== undefined}
            onChange={(typed) => {
              const entry = readKeyEntry(typed, question)
              setKey(({ [question.number]: _before, ...others }) =>
                entry === undefined ? others : { ...others, [question.number]: entry },
              )
            }}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={read === 0} onClick={() => onScore(key)}>
          {words.score}
        </Button>
        {read < questions.length && <p className="text-secondary">{words.unkeyedHint}</p>}
      </div>
    </Card>
  )
}

function writtenOf(key: AnswerKey, number: number): string {
  const entry = key[number]
  // What is typed is read in English letters, whatever the language of the page.
  return entry === undefined ? '' : (writeKeyEntry(entry, { or: 'or', to: 'to' }) ?? 'drop')
}

type FieldProps = {
  number: number
  initial: string
  isRead: (typed: string) => boolean
  onChange: (typed: string) => void
}

/** The key of one question, to type or to mend. */
function KeyField({ number, initial, isRead, onChange }: FieldProps) {
  const { sittings: words } = useWords()
  const [typed, setTyped] = useState(initial)
  const id = useId()
  const isFine = isRead(typed)
  return (
    <div className="flex items-center gap-2 py-1">
      <label htmlFor={id} className="w-9 shrink-0 font-semibold tabular-nums">
        <span className="sr-only">{words.keyOf} </span>
        {number}
      </label>
      <input
        id={id}
        autoComplete="off"
        maxLength={ENTRY_MAX}
        value={typed}
        aria-invalid={!isFine}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          onChange(value)
        }}
        className="min-h-11 w-full min-w-0 rounded-control border border-border-strong bg-surface px-3 aria-invalid:border-danger"
      />
    </div>
  )
}
