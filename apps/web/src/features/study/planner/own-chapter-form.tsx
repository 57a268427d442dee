import { planner as plannerCalls } from '@sopaan/contract/planner'
import { PRIORITIES, SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf, rangeOf } from '#web/forms/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { addOwnChapter } from './planner.queries.ts'
import { useAttempt } from './use-attempt.ts'

const CONSTRAINTS = constraintsOf(plannerCalls.addChapter)
const { min = 30, max } = rangeOf(CONSTRAINTS, 'expectedMinutes')
/** The call counts minutes, the field half hours. */
const HOURS = { min: min / 60, ...(max !== undefined && { max: max / 60 }) }

/** A chapter that the syllabus does not have, in one of its subjects or another. */
export function OwnChapterForm({ onDone }: { onDone: () => void }) {
  const { planner: words } = useWords()
  const { isBusy, attempt } = useAttempt()
  const [subject, setSubject] = useState('')
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const known = SUBJECTS.find((each) => each === subject) ?? null
    const chapter = {
      subject: known,
      subjectName: known === null ? text('subjectName') : null,
      name: text('name'),
      priority: PRIORITIES.find((each) => each === text('priority')) ?? 'medium',
      expectedMinutes: Math.round(Number(text('hours')) * 60),
    }
    const isKept = await attempt(() => addOwnChapter(chapter), { done: words.chapterAdded, failed: words.updateFailed })
    if (isKept) onDone()
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <Select
        label={words.subjects.other}
        hasNote={false}
        isLabelHidden
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
      >
        <option value="">{words.ownSubject}</option>
        {SUBJECTS.map((each) => (
          <option key={each} value={each}>
            {words.subjects[each]}
          </option>
        ))}
      </Select>
      {subject === '' && (
        <Field
          label={words.ownSubjectName}
          name="subjectName"
          required
          {...limitsOf(CONSTRAINTS, 'subjectName')}
          hasNote={false}
        />
      )}
      <Field label={words.chapterName} name="name" required {...limitsOf(CONSTRAINTS, 'name')} hasNote={false} />
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={words.chapterHours}
          name="hours"
          type="number"
          required
          {...HOURS}
          step={0.5}
          defaultValue={4}
          hasNote={false}
        />
        <Select label={words.priority} name="priority" defaultValue="medium" hasNote={false}>
          {PRIORITIES.map((each) => (
            <option key={each} value={each}>
              {words.priorities[each]}
            </option>
          ))}
        </Select>
      </div>
      <div className="mt-2 flex gap-3">
        <Button type="submit" doing={isBusy ? words.saving : undefined}>
          {words.add}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
