import { MISTAKE_KINDS, type Mistake, type Mock, mocks as mockCalls } from '@sopaan/contract/mocks'
import { chaptersOf } from '@sopaan/domain/syllabus/syllabus'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { rangeOf } from '#web/forms/limits.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { FormEnd } from './mock-form.tsx'
import { ownChaptersQuery, saveMistake } from './mocks.queries.ts'

const CONSTRAINTS = constraintsOf(mockCalls.addMistake)

/** What a wrong answer of JEE (Main) costs: four marks not won and one taken. */
const MARKS_USUAL = 5

type Props = { mistake: Mistake | undefined; mocks: readonly Mock[]; onDone: () => void }

/** A mistake to write down or to change. */
export function MistakeForm({ mistake, mocks: log, onDone }: Props) {
  const { mocks: words, planner, syllabus } = useWords()
  const [requestKey] = useState(() => crypto.randomUUID())
  const [subject, setSubject] = useState<Mistake['subject']>(mistake?.subject ?? 'physics')
  const own = useQuery(ownChaptersQuery).data?.ownChapters ?? []
  const chapters = [...chaptersOf('advanced'), ...own].filter((chapter) => chapter.subject === subject)
  const form = useContractForm(CONSTRAINTS, {
    initial: mistake ?? { marksLost: MARKS_USUAL, madeOn: istDate(new Date()) },
    send: (fields) => saveMistake(fields, mistake === undefined ? { requestKey } : { id: mistake._id }),
    onDone,
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={words.subject}
          name="subject"
          hasNote={false}
          error={form.errorOf('subject')}
          value={subject}
          onChange={(event) => setSubject(SUBJECTS.find((each) => each === event.target.value) ?? 'physics')}
        >
          {SUBJECTS.map((each) => (
            <option key={each} value={each}>
              {planner.subjects[each]}
            </option>
          ))}
        </Select>
        <Select key={subject} label={words.chapter} hasNote={false} {...form.select('chapterKey')}>
          <option value="">{words.noChapter}</option>
          {chapters.map(({ key, name }) => (
            <option key={key} value={key}>
              {syllabus.chapter(key, name)}
            </option>
          ))}
        </Select>
      </div>
      <RadioChips
        legend={words.kind}
        name="kind"
        chosen={mistake?.kind ?? 'concept'}
        choices={MISTAKE_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <TextArea label={words.note} required rows={3} hasNote={false} {...form.area('note')} />
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={words.marksLost}
          required
          hint={words.marksLostHint}
          {...form.field('marksLost')}
          {...rangeOf(CONSTRAINTS, 'marksLost')}
          type="number"
        />
        <Field label={words.madeOn} required {...form.field('madeOn')} />
      </div>
      <Select label={words.fromMock} hasNote={false} {...form.select('mockId')}>
        <option value="">{words.noMock}</option>
        {log.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <FormEnd isBusy={form.isBusy} onDone={onDone} />
    </form>
  )
}
