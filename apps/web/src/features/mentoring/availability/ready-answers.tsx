import { READY_ANSWER_MAX, READY_ANSWERS_MAX } from '@sopaan/contract/mentor-answers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { changeReadyAnswers, readyAnswersQuery } from './mentor-area.queries.ts'

/** What the mentor answers again and again: kept here, taken with one press where a reason or a message is written. */
export function ReadyAnswers() {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const { data: answers = [] } = useQuery(readyAnswersQuery)
  const { isBusy, fields, run, setFields } = useAction()
  const [text, setText] = useState('')
  const save = async (next: readonly string[]) =>
    run(() => changeReadyAnswers(next), { done: words.saved, failed: words.failed, field: 'answers' })
  const add = async () => {
    const added = text.trim()
    if (added === '') return setFields({ answers: words.answerMissing })
    if (answers.includes(added) || (await save([...answers, added]))) setText('')
  }
  return (
    <Fold name={words.readyAnswersCount(answers.length)}>
      <div className="grid gap-3 pt-2">
        <p className="type-small text-secondary">{words.readyHint}</p>
        <ul className="grid gap-1">
          {answers.map((answer) => (
            <li key={answer} className="flex items-center gap-2">
              <span className="min-w-0 grow wrap-anywhere">{answer}</span>
              <IconButton
                icon="trash"
                label={words.removeAnswer(answer)}
                disabled={isBusy}
                onClick={() => void save(answers.filter((each) => each !== answer))}
              />
            </li>
          ))}
        </ul>
        {answers.length < READY_ANSWERS_MAX && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void add()
            }}
            className="grid items-end gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Field
              label={words.newAnswer}
              name="answer"
              maxLength={READY_ANSWER_MAX}
              value={text}
              error={fields.answers ?? fields['answers.0']}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Button type="submit" look="line" className="mb-7" doing={isBusy ? words.saving : undefined}>
              {words.addAnswer}
            </Button>
          </form>
        )}
      </div>
    </Fold>
  )
}
