import { MOCK_EXAMS, type Mock, mocks as mockCalls } from '@sopaan/contract/mocks'
import { findMockFault } from '@sopaan/domain/planner/mock-log'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { istDate } from '@sopaan/domain/time/ist'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf, rangeOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveMock } from './mocks.queries.ts'

const CONSTRAINTS = constraintsOf(mockCalls.add)

const MAX_MARKS = { main: 300, advanced: 360, other: 300 } as const

/** A mock test to write down or to change. Marks by subject may be left out. */
export function MockForm({ mock, onDone }: { mock: Mock | undefined; onDone: () => void }) {
  const { mocks: words, planner } = useWords()
  const { isBusy, fields: faults, run, setFields } = useAction()
  const [requestKey] = useState(() => crypto.randomUUID())
  const [exam, setExam] = useState<Mock['exam']>(mock?.exam ?? 'main')
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const marks = (name: string) => (text(name) === '' ? null : Number(text(name)))
    const fields = {
      name: text('name'),
      exam,
      takenOn: text('takenOn'),
      physics: marks('physics'),
      chemistry: marks('chemistry'),
      mathematics: marks('mathematics'),
      totalMarks: Number(text('total')),
      maxMarks: Number(text('max')),
    }
    const fault = findMockFault(fields)
    if (fault !== undefined) return setFields({ totalMarks: words.faults[fault] })
    const place = mock === undefined ? { requestKey } : { id: mock._id }
    if (await run(() => saveMock(fields, place), { done: words.saved, failed: words.failed, field: 'totalMarks' }))
      onDone()
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <Field
        label={words.name}
        name="name"
        required
        {...limitsOf(CONSTRAINTS, 'name')}
        hasNote={false}
        defaultValue={mock?.name ?? ''}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={words.exam}
          hasNote={false}
          value={exam}
          onChange={(event) => setExam(MOCK_EXAMS.find((each) => each === event.target.value) ?? 'main')}
        >
          {MOCK_EXAMS.map((each) => (
            <option key={each} value={each}>
              {words.exams[each]}
            </option>
          ))}
        </Select>
        <Field
          type="date"
          label={words.takenOn}
          name="takenOn"
          required
          hasNote={false}
          defaultValue={mock?.takenOn ?? istDate(new Date())}
        />
        <Field
          label={words.total}
          name="total"
          type="number"
          required
          error={faults.totalMarks}
          defaultValue={mock?.totalMarks ?? ''}
        />
        <Field
          key={exam}
          label={words.max}
          name="max"
          type="number"
          required
          {...rangeOf(CONSTRAINTS, 'maxMarks')}
          error={faults.maxMarks}
          defaultValue={mock?.maxMarks ?? MAX_MARKS[exam]}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {SUBJECTS.map((subject) => (
          <Field
            key={subject}
            label={words.subjectMarks(planner.subjects[subject])}
            name={subject}
            type="number"
            error={faults[subject]}
            defaultValue={mock?.[subject] ?? ''}
          />
        ))}
      </div>
      <FormEnd isBusy={isBusy} onDone={onDone} />
    </form>
  )
}

/** The end of a form of the log: keep it, or leave it. */
export function FormEnd({ isBusy, onDone }: { isBusy: boolean; onDone: () => void }) {
  const { mocks: words } = useWords()
  return (
    <div className="mt-2 flex gap-3">
      <Button type="submit" doing={isBusy ? words.saving : undefined}>
        {words.save}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {words.cancel}
      </Button>
    </div>
  )
}
