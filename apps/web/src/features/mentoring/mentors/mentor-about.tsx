import { MENTOR_LANGUAGES, MENTOR_TOPICS, type MentorFieldsInput } from '@sopaan/contract/mentors'
import type { ContractForm } from '#web/forms/use-contract-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Form = Pick<ContractForm<MentorFieldsInput>, 'field' | 'area' | 'box' | 'errorOf'>

/** What others will read of a mentor: a line, a text, languages and topics. */
export function MentorAbout({ form }: { form: Form }) {
  const { mentoring } = useWords()
  const words = mentoring.apply
  return (
    <>
      <Field label={words.headline} hint={words.headlineHint} {...form.field('headline')} />
      <TextArea label={words.about} hint={words.aboutHint} rows={6} {...form.area('about')} />
      <Field
        label={words.film}
        hint={words.filmHint}
        autoComplete="off"
        {...form.field('filmUrl')}
        type="url"
        inputMode="url"
      />
      <Choices
        legend={words.languages}
        name="languages"
        choices={MENTOR_LANGUAGES.map((value) => ({ value, label: mentoring.languages[value] }))}
        form={form}
      />
      <Choices
        legend={words.topics}
        name="topics"
        choices={MENTOR_TOPICS.map((value) => ({ value, label: mentoring.topics[value] }))}
        form={form}
      />
    </>
  )
}

type ChoicesProps = {
  legend: string
  name: 'languages' | 'topics'
  choices: readonly { value: string; label: string }[]
  form: Form
}

function Choices({ legend, name, choices, form }: ChoicesProps) {
  const error = form.errorOf(name)
  return (
    <fieldset data-at-fault={error !== undefined || undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {choices.map(({ value, label }) => (
          <Checkbox key={value} label={label} {...form.box(name, value)} />
        ))}
      </div>
      <p role="status" className="type-small min-h-6 font-semibold text-danger">
        {error}
      </p>
    </fieldset>
  )
}
