import { type Officer, site } from '@sopaan/contract/site'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveOfficer } from './site.queries.ts'

const CONSTRAINTS = constraintsOf(site.nameOfficer)

/** Who answers grievances; with both fields empty, nobody. */
export function OfficerSection({ officer }: { officer: Officer | null }) {
  const { site: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: { officer },
    send: ({ officer: next }) => saveOfficer(next?.name || next?.email ? next : null),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <Section id="officer" title={words.officerTitle} lead={words.officerLead}>
      {officer === null && <p className="text-secondary">{words.officerNone}</p>}
      <WideForm form={form} words={words}>
        <Field label={words.officerName} {...form.field('officer.name')} />
        <Field label={words.officerEmail} {...form.field('officer.email')} type="email" />
      </WideForm>
    </Section>
  )
}
