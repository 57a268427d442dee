import { ABOUT_MAX, HEADLINE_MAX, MENTOR_LANGUAGES, MENTOR_TOPICS, type OwnMentor } from '@sopaan/contract/mentors'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { before: OwnMentor | null; errors: Readonly<Record<string, string>> }

/** What others will read of a mentor: a line, a text, languages and topics. */
export function MentorAbout({ before, errors }: Props) {
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
    <fieldset data-at-fault={error !== undefined || undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {choices.map(({ value, label }) => (
          <Checkbox key={value} label={label} name={name} value={value} defaultChecked={chosen.includes(value)} />
        ))}
      </div>
      <p role="status" className="type-small min-h-6 font-semibold text-danger">
        {error}
      </p>
    </fieldset>
  )
}
