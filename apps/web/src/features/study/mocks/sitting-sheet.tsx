import { useCallback, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { QuestionRow } from './question-row.tsx'
import { SittingClock } from './sitting-clock.tsx'
import { endedSitting, questionsOf, type Sitting, subjectsOf, withSubject } from './sitting-state.ts'

type Props = { sitting: Sitting; onChange: (change: (sitting: Sitting) => Sitting) => void; onDiscard: () => void }

/** The answer sheet of a paper that runs: its clock, its subjects, its bubbles. */
export function SittingSheet({ sitting, onChange, onDiscard }: Props) {
  const { sittings: words } = useWords()
  const [asked, setAsked] = useState<'end' | 'discard'>()
  const questions = questionsOf(sitting)
  const blank = questions.filter(({ number }) => sitting.answers[number] === undefined).length
  const end = useCallback(() => onChange((now) => endedSitting(now, Date.now())), [onChange])
  const answer = useCallback(
    (number: number, chosen: string | undefined) =>
      onChange((now) => {
        const { [number]: _before, ...others } = now.answers
        return { ...now, answers: chosen === undefined ? others : { ...others, [number]: chosen } }
      }),
    [onChange],
  )
  return (
    <>
      <div className="sticky top-14 z-10 grid gap-2 rounded-sheet border border-border bg-surface p-3 shadow-2 lg:top-16">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SittingClock endsAtMs={sitting.startedAtMs + sitting.durationMs} onOver={end} />
          <Button onClick={() => setAsked('end')}>{words.handIn}</Button>
        </div>
        <ul className="flex flex-wrap gap-2">
          {subjectsOf(sitting).map((subject) => {
            const own = questions.filter((question) => question.subject === subject)
            const done = own.filter(({ number }) => sitting.answers[number] !== undefined).length
            const isOpen = subject === sitting.openSubject
            return (
              <li key={subject}>
                <button
                  type="button"
                  aria-pressed={isOpen}
                  onClick={() => onChange((now) => withSubject(now, subject, Date.now()))}
                  className={classNames(
                    'min-h-11 rounded-chip border px-4 font-semibold tabular-nums',
                    isOpen ? 'border-primary bg-primary-soft text-primary-text' : 'border-border-strong bg-surface',
                  )}
                >
                  {words.subjects[subject] ?? subject} {done}/{own.length}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <Card>
        <h2 className="type-card">{words.subjects[sitting.openSubject] ?? sitting.openSubject}</h2>
        <div className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {questions
            .filter(({ subject }) => subject === sitting.openSubject)
            .map((question) => (
              <QuestionRow
                key={question.number}
                question={question}
                answer={sitting.answers[question.number]}
                onAnswer={answer}
              />
            ))}
        </div>
      </Card>
      <Button look="quiet" className="justify-self-start" onClick={() => setAsked('discard')}>
        {words.discard}
      </Button>
      <Dialog
        title={asked === 'discard' ? words.discardTitle : words.handInTitle}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
      >
        <div className="grid gap-4">
          <p>{asked === 'discard' ? words.discardText : words.blankLeft(blank)}</p>
          <div className="flex flex-wrap gap-3">
            <Button look={asked === 'discard' ? 'danger' : 'pen'} onClick={asked === 'discard' ? onDiscard : end}>
              {asked === 'discard' ? words.discard : words.handIn}
            </Button>
            <Button look="quiet" onClick={() => setAsked(undefined)}>
              {words.goOn}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
