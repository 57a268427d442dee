import {
  ABOUT_MAX,
  HEADLINE_MAX,
  MENTOR_LANGUAGES,
  MENTOR_TOPICS,
  type OwnMentor,
  PROOF_NOTE_MAX,
} from '@sopaan/contract/mentors'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDeed } from '#web/identity/use-deed.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { applyAsMentor, institutesQuery } from './mentors.queries.ts'
import { readApplication } from './read-application.ts'
import { SeatChoice } from './seat-choice.tsx'

const STUDY_YEARS = [1, 2, 3, 4, 5, 6]

/** Applies, or changes what was applied with. */
export function ApplicationForm({ before, onDone }: { before: OwnMentor | null; onDone: () => void }) {
  const { mentoring } = useWords()
  const words = mentoring.apply
  const { data: institutes } = useQuery(institutesQuery)
  const [chosen, setChosen] = useState<{ institute: string | undefined }>()
  const { isBusy, fields, run, setFields } = useDeed()
  const stands = institutes?.find(({ slug }) => slug === before?.fields.institute)?.slug
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const institute = chosen === undefined ? stands : chosen.institute
    const read = readApplication(new FormData(event.currentTarget), institute, words)
    if ('missing' in read) return setFields(read.missing)
    const said = { done: words.sent, failed: words.failed, field: 'form' }
    if (await run(() => applyAsMentor(read.application), said)) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
      <div className="grid gap-x-5 sm:grid-cols-2">
        <SeatChoice seat={before?.seat} onChoose={(institute) => setChosen({ institute })} errors={fields} />
        <Select
          label={words.studyYear}
          name="studyYear"
          defaultValue={before === null ? '1' : String(before.fields.studyYear ?? '')}
        >
          {STUDY_YEARS.map((year) => (
            <option key={year} value={year}>
              {mentoring.year(year)}
            </option>
          ))}
          <option value="">{mentoring.graduated}</option>
        </Select>
      </div>
      <About before={before} errors={fields} />
      <TextArea
        label={words.proofNote}
        name="proofNote"
        hint={words.proofNoteHint}
        maxLength={PROOF_NOTE_MAX}
        defaultValue={before?.proofNote}
        error={fields.proofNote}
      />
      {fields.form !== undefined && <Banner title={fields.form} tone="error" />}
      <Button type="submit" doing={isBusy ? words.sending : undefined} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}

type PartProps = { before: OwnMentor | null; errors: Readonly<Record<string, string>> }

/** What others will read. */
function About({ before, errors }: PartProps) {
  const { mentoring } = useWords()
  const words = mentoring.apply
  return (
    <>
      <Field
        label={words.headline}
        name="headline"
        hint={words.headlineHint}
        maxLength={HEADLINE_MAX}
        defaultValue={before?.fields.headline}
        error={errors.headline}
      />
      <TextArea
        label={words.about}
        name="about"
        hint={words.aboutHint}
        maxLength={ABOUT_MAX}
        rows={6}
        defaultValue={before?.fields.about}
        error={errors.about}
      />
      <Choices
        legend={words.languages}
        name="languages"
        choices={MENTOR_LANGUAGES.map((value) => ({ value, label: mentoring.languages[value] }))}
        chosen={before?.fields.languages ?? []}
        error={errors.languages}
      />
      <Choices
        legend={words.topics}
        name="topics"
        choices={MENTOR_TOPICS.map((value) => ({ value, label: mentoring.topics[value] }))}
        chosen={before?.fields.topics ?? []}
        error={errors.topics}
      />
    </>
  )
}

type ChoicesProps = {
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
  error: string | undefined
}

function Choices({ legend, name, choices, chosen, error }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {choices.map(({ value, label }) => (
          <Checkbox key={value} label={label} name={name} value={value} defaultChecked={chosen.includes(value)} />
        ))}
      </div>
      <p role="status" className="type-small min-h-6 font-semibold text-reach">
        {error}
      </p>
    </fieldset>
  )
}
