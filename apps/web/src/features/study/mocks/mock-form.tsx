import { MOCK_EXAMS, type Mock, mocks as mockCalls } from '@sopaan/contract/mocks'
import { findMockFault } from '@sopaan/domain/planner/mock-log'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { istDate } from '@sopaan/domain/time/ist'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { rangeOf } from '#web/forms/limits.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
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
  const [requestKey] = useState(() => crypto.randomUUID())
  const [exam, setExam] = useState<Mock['exam']>(mock?.exam ?? 'main')
  const form = useContractForm(CONSTRAINTS, {
    initial: mock ?? { takenOn: istDate(new Date()) },
    check: (fields) => {
      const fault = findMockFault(fields)
      return fault === undefined ? {} : { totalMarks: words.faults[fault] }
    },
    send: (fields) => saveMock(fields, mock === undefined ? { requestKey } : { id: mock._id }),
    onDone,
    words: { done: words.saved, failed: words.failed, field: 'totalMarks' },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <Field label={words.name} required hasNote={false} {...form.field('name')} />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={words.exam}
          name="exam"
          hasNote={false}
          value={exam}
          onChange={(event) => setExam(MOCK_EXAMS.find((each) => each === event.target.value) ?? 'main')}
          error={form.errorOf('exam')}
        >
          {MOCK_EXAMS.map((each) => (
            <option key={each} value={each}>
              {words.exams[each]}
            </option>
          ))}
        </Select>
        <Field label={words.takenOn} required hasNote={false} {...form.field('takenOn')} />
        <Field label={words.total} required {...form.field('totalMarks')} type="number" />
        <Field
          key={exam}
          label={words.max}
          required
          {...form.field('maxMarks')}
          {...rangeOf(CONSTRAINTS, 'maxMarks')}
          type="number"
          defaultValue={mock?.maxMarks ?? MAX_MARKS[exam]}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {SUBJECTS.map((subject) => (
          <Field
            key={subject}
            label={words.subjectMarks(planner.subjects[subject])}
            {...form.field(subject)}
            type="number"
          />
        ))}
      </div>
      <FormEnd isBusy={form.isBusy} onDone={onDone} />
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
