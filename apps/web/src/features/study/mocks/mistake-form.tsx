import { MISTAKE_KINDS, type Mistake, type Mock, mocks as mockCalls } from '@sopaan/contract/mocks'
import { chaptersOf } from '@sopaan/domain/syllabus/syllabus'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf, rangeOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
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
  const { isBusy, run } = useAction()
  const [requestKey] = useState(() => crypto.randomUUID())
  const [subject, setSubject] = useState<Mistake['subject']>(mistake?.subject ?? 'physics')
  const own = useQuery(ownChaptersQuery).data?.ownChapters ?? []
  const chapters = [...chaptersOf('advanced'), ...own].filter((chapter) => chapter.subject === subject)
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const fields = {
      mockId: text('mock') || null,
      subject,
      chapterKey: text('chapter') || null,
      kind: MISTAKE_KINDS.find((each) => each === text('kind')) ?? 'concept',
      marksLost: Number(text('marks')),
      note: text('note'),
      madeOn: text('madeOn'),
    }
    const place = mistake === undefined ? { requestKey } : { id: mistake._id }
    if (await run(() => saveMistake(fields, place), { done: words.saved, failed: words.failed })) onDone()
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={words.subject}
          hasNote={false}
          value={subject}
          onChange={(event) => setSubject(SUBJECTS.find((each) => each === event.target.value) ?? 'physics')}
        >
          {SUBJECTS.map((each) => (
            <option key={each} value={each}>
              {planner.subjects[each]}
            </option>
          ))}
        </Select>
        <Select
          key={subject}
          label={words.chapter}
          name="chapter"
          hasNote={false}
          defaultValue={mistake?.chapterKey ?? ''}
        >
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
      <TextArea
        label={words.note}
        name="note"
        required
        {...limitsOf(CONSTRAINTS, 'note')}
        rows={3}
        hasNote={false}
        defaultValue={mistake?.note ?? ''}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={words.marksLost}
          name="marks"
          type="number"
          required
          {...rangeOf(CONSTRAINTS, 'marksLost')}
          hint={words.marksLostHint}
          defaultValue={mistake?.marksLost ?? MARKS_USUAL}
        />
        <Field
          type="date"
          label={words.madeOn}
          name="madeOn"
          required
          defaultValue={mistake?.madeOn ?? istDate(new Date())}
        />
      </div>
      <Select label={words.fromMock} name="mock" hasNote={false} defaultValue={mistake?.mockId ?? ''}>
        <option value="">{words.noMock}</option>
        {log.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <FormEnd isBusy={isBusy} onDone={onDone} />
    </form>
  )
}
