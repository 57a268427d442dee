import { MISTAKE_KINDS, type MistakeKind } from '@sopaan/contract/mocks'
import { paths } from '@sopaan/contract/paths'
import { writeKeyEntry } from '@sopaan/domain/sittings/answer-key'
import type { LostQuestion, SittingScore } from '@sopaan/domain/sittings/score-sitting'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { istDate } from '@sopaan/domain/time/ist'
import { useState } from 'react'
import { Link } from 'react-router'
import { dashboardOf } from '#web/identity/landing.ts'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveMistake, saveSatMock } from './mocks.queries.ts'
import { mockExamOf, type Sitting } from './sitting-state.ts'

type Props = {
  sitting: Sitting
  score: SittingScore
  onChange: (change: (sitting: Sitting) => Sitting) => void
  onDone: () => void
}

/** Takes the result into the mock log, and each question that cost marks into the notebook with its reason. */
export function SittingSave({ sitting, score, onChange, onDone }: Props) {
  const { sittings: words } = useWords()
  const { isBusy, run } = useAction()
  const { role } = useSignedIn()
  const save = () =>
    run(
      async () => {
        const marksIn = (subject: string) => score.subjects.find((each) => each.subject === subject)?.marks ?? null
        const [physics, chemistry, mathematics] = SUBJECTS.map(marksIn)
        const mockId = await saveSatMock(
          {
            name: sitting.name,
            exam: mockExamOf(sitting),
            takenOn: istDate(new Date(sitting.startedAtMs)),
            physics: physics ?? null,
            chemistry: chemistry ?? null,
            mathematics: mathematics ?? null,
            totalMarks: score.marks,
            maxMarks: score.maxMarks,
          },
          sitting.requestKey,
        )
        onChange((now) => ({ ...now, mockId }))
      },
      { done: words.saved, failed: words.failed },
    )
  return (
    <Card className="grid gap-4">
      <h2 className="type-subsection">{words.takeAlong}</h2>
      {sitting.mockId === null ? (
        <>
          <p className="text-secondary">{words.saveLead}</p>
          <Button className="justify-self-start" doing={isBusy ? words.saving : undefined} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      ) : (
        <>
          <p className="font-semibold">{words.inLog}</p>
          <LostQuestions sitting={sitting} mockId={sitting.mockId} lost={score.lostQuestions} onChange={onChange} />
          <div className="flex flex-wrap gap-3">
            <Link to={`${paths.dashboard(dashboardOf(role))}/mocks`} className={buttonClasses('line')}>
              {words.toLog}
            </Link>
            <Button look="quiet" onClick={onDone}>
              {words.newPaper}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

type LostProps = Pick<Props, 'sitting' | 'onChange'> & { mockId: string; lost: readonly LostQuestion[] }

/** Questions that cost marks: each with a reason goes into the notebook and comes back for revision. */
function LostQuestions({ sitting, mockId, lost, onChange }: LostProps) {
  const { sittings: words, mocks } = useWords()
  const { isBusy, run } = useAction()
  const [kinds, setKinds] = useState<Readonly<Record<number, MistakeKind>>>({})
  const open = lost.filter(({ subject, number }) => subjectOf(subject) !== undefined && !sitting.noted.includes(number))
  const chosen = open.filter(({ number }) => kinds[number] !== undefined)
  const save = () =>
    run(
      async () => {
        // One after the other: what is in the notebook is not sent again when a later one fails.
        for (const question of chosen) {
          const { number, subject, answer, marksLost } = question
          await saveMistake(
            {
              mockId,
              subject: subjectOf(subject) ?? 'physics',
              chapterKey: null,
              kind: kinds[number] ?? 'concept',
              marksLost,
              note: words.mistakeNote({ name: sitting.name, number, answer, right: rightOf(sitting, number, words) }),
              madeOn: istDate(new Date(sitting.startedAtMs)),
            },
            { requestKey: sitting.noteKeys[number] ?? crypto.randomUUID() },
          )
          onChange((now) => ({ ...now, noted: [...now.noted, number] }))
        }
      },
      { done: words.saved, failed: words.failed },
    )
  if (open.length === 0) return <p>{lost.length === 0 ? words.noneLost : words.allNoted}</p>
  return (
    <section aria-labelledby="lost-title" className="grid gap-2">
      <h3 id="lost-title" className="type-card">
        {words.lostTitle(open.length)}
      </h3>
      <p className="text-secondary">{words.lostLead}</p>
      <ul className="grid">
        {open.map(({ number, subject, answer, marksLost }) => (
          <li
            key={number}
            className="grid items-center gap-x-4 border-t border-border py-2 sm:grid-cols-[minmax(0,1fr)_220px]"
          >
            <p>
              <span className="font-semibold">{words.question(number)}</span>, {words.subjects[subject] ?? subject}:{' '}
              {answer === undefined ? words.leftBlank : words.youMarked(answer)}, {mocks.lost(String(marksLost))}
            </p>
            <Select
              label={words.why(number)}
              hasNote={false}
              value={kinds[number] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setKinds(({ [number]: _before, ...others }) => {
                  const kind = MISTAKE_KINDS.find((each) => each === value)
                  return kind === undefined ? others : { ...others, [number]: kind }
                })
              }
            >
              <option value="">{words.notNoted}</option>
              {MISTAKE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {mocks.kinds[kind]}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <Button
        className="justify-self-start"
        disabled={chosen.length === 0}
        doing={isBusy ? words.saving : undefined}
        onClick={() => void save()}
      >
        {words.note(chosen.length)}
      </Button>
    </section>
  )
}

/** The subjects of the notebook; others, such as English, have no place in it. */
function subjectOf(subject: string) {
  return SUBJECTS.find((each) => each === subject)
}

function rightOf({ key }: Sitting, number: number, words: { or: string; to: string }): string | undefined {
  const entry = key[number]
  return entry && writeKeyEntry(entry, words)
}
