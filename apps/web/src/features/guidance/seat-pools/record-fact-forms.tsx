import { type ManagedCollege, managedColleges } from '@sopaan/contract/managed-colleges'
import { CORRECTED_FACTS } from '@sopaan/domain/colleges/fact-kinds'
import { STATES } from '@sopaan/domain/state/states'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import {
  sendFactHiding,
  sendHomeStatesCorrection,
  sendTownCorrection,
  sendWebsiteCorrection,
} from './corrections.queries.ts'
import { FormCard } from './form-card.tsx'
import { SourceFields } from './source-fields.tsx'

const TOWN = constraintsOf(managedColleges.correctTown)
const WEBSITE = constraintsOf(managedColleges.correctWebsite)
const HOME_STATES = constraintsOf(managedColleges.correctHomeStates)
const HIDDEN = constraintsOf(managedColleges.hide)
const HOME_QUOTAS = ['HS', 'GO', 'JK', 'LA'] as const

type Props = { college: ManagedCollege }

/** The town a college is in; distances are measured from it. */
export function TownForm({ college: { slug } }: Props) {
  const { managedColleges: words, states } = useWords()
  const form = useContractForm(TOWN, {
    send: (body) => sendTownCorrection(slug, body),
    onDone: (_, element) => element.reset(),
    words: { done: words.savedBook, failed: words.failed },
  })
  return (
    <FormCard title={words.town} lead={words.townLead}>
      <WideForm form={form} words={words}>
        <Field label={words.city} {...form.field('city')} />
        <Select label={words.state} {...form.select('state')}>
          <option value="">{words.stateChoose}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </Select>
        <SourceFields field={form.field} />
      </WideForm>
    </FormCard>
  )
}

/** Where a college has its own pages. */
export function WebsiteForm({ college: { slug } }: Props) {
  const { managedColleges: words } = useWords()
  const form = useContractForm(WEBSITE, {
    send: (body) => sendWebsiteCorrection(slug, body),
    onDone: (_, element) => element.reset(),
    words: { done: words.savedBook, failed: words.failed },
  })
  return (
    <FormCard title={words.website} lead={words.websiteLead}>
      <WideForm form={form} words={words}>
        <Field label={words.address} className="sm:col-span-2" {...form.field('website')} />
        <SourceFields field={form.field} />
      </WideForm>
    </FormCard>
  )
}

/** Which States are at home for which quota: what is written now stands in the fields. */
export function HomeStatesForm({ college: { slug, institute } }: Props) {
  const { managedColleges: words } = useWords()
  const form = useContractForm(HOME_STATES, {
    send: (body) => sendHomeStatesCorrection(slug, body),
    words: { done: words.savedBook, failed: words.failed },
  })
  return (
    <FormCard title={words.homeStates} lead={words.homeStatesLead}>
      <WideForm form={form} words={words}>
        {HOME_QUOTAS.map((quota) => (
          <Field
            key={quota}
            label={words.homeOf(quota)}
            hint={words.homeHint}
            {...form.field(quota)}
            defaultValue={institute.homeStates[quota]?.join(', ') ?? ''}
          />
        ))}
        <SourceFields field={form.field} />
      </WideForm>
    </FormCard>
  )
}

/** Shows a fact no longer that is wrong, while nobody has a better figure. */
export function HideForm({ college: { slug } }: Props) {
  const { managedColleges: words } = useWords()
  const form = useContractForm(HIDDEN, {
    send: (body) => sendFactHiding(slug, body),
    onDone: (_, element) => element.reset(),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <FormCard title={words.hide} lead={words.hideLead}>
      <WideForm form={form} words={words}>
        <Select label={words.hideWhat} {...form.select('fact')}>
          <option value="">{words.hideChoose}</option>
          {CORRECTED_FACTS.map((fact) => (
            <option key={fact} value={fact}>
              {words.factNames[fact]}
            </option>
          ))}
        </Select>
        <Field label={words.hideWhy} {...form.field('reason')} />
        <SourceFields field={form.field} />
      </WideForm>
    </FormCard>
  )
}
