import { planner as plannerCalls } from '@sopaan/contract/planner'
import { PRIORITIES, SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { rangeOf } from '#web/forms/limits.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendOwnChapter } from './planner.queries.ts'

const CONSTRAINTS = constraintsOf(plannerCalls.addChapter)
const { min = 0, max = 0 } = rangeOf(CONSTRAINTS, 'expectedMinutes')
/** The call counts minutes, the field half hours. */
const HOURS = { min: min / 60, max: max / 60 }

/** A chapter that the syllabus does not have, in one of its subjects or another. */
export function OwnChapterForm({ onDone }: { onDone: () => void }) {
  const { planner: words, refusals } = useWords()
  const [subject, setSubject] = useState('')
  const form = useContractForm(CONSTRAINTS, {
    initial: { priority: 'medium' },
    send: (chapter, entered) =>
      sendOwnChapter({
        ...chapter,
        subjectName: chapter.subjectName ?? null,
        expectedMinutes: Math.round(Number(entered.get('hours')) * 60),
      }),
    onDone,
    words: { done: words.chapterAdded, failed: words.updateFailed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <Select
        label={words.subjects.other}
        hasNote={false}
        isLabelHidden
        name="subject"
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
      {subject === '' && <Field label={words.ownSubjectName} required hasNote={false} {...form.field('subjectName')} />}
      <Field label={words.chapterName} required hasNote={false} {...form.field('name')} />
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
          error={form.errorOf('expectedMinutes') && refusals.fieldFaults.out_of_range(HOURS)}
        />
        <Select label={words.priority} hasNote={false} {...form.select('priority')}>
          {PRIORITIES.map((each) => (
            <option key={each} value={each}>
              {words.priorities[each]}
            </option>
          ))}
        </Select>
      </div>
      <div className="mt-2 flex gap-3">
        <Button type="submit" doing={form.isBusy ? words.saving : undefined}>
          {words.add}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
