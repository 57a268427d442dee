import type { Officer } from '@sopaan/contract/site'
import { useAction } from '#web/identity/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveOfficer } from './site.queries.ts'

/** Who answers grievances; with both fields empty, nobody. */
export function OfficerSection({ officer }: { officer: Officer | null }) {
  const { site: words } = useWords()
  const { isBusy, fields, run } = useAction()
  const handleSave = async (entered: FormData) => {
    const [name, email] = ['name', 'email'].map((field) => String(entered.get(field) ?? '').trim())
    const next = name || email ? { name: name ?? '', email: email ?? '' } : null
    await run(() => saveOfficer(next), { done: words.saved, failed: words.failed })
  }
  return (
    <Section id="officer" title={words.officerTitle} lead={words.officerLead}>
      {officer === null && <p className="text-secondary">{words.officerNone}</p>}
      <WideForm words={words} isBusy={isBusy} onSave={handleSave}>
        <Field
          label={words.officerName}
          name="name"
          maxLength={120}
          defaultValue={officer?.name}
          error={fields['officer.name']}
        />
        <Field
          label={words.officerEmail}
          name="email"
          type="email"
          defaultValue={officer?.email}
          error={fields['officer.email']}
        />
      </WideForm>
    </Section>
  )
}
