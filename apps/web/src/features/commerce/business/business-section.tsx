import { type BusinessFields, business as businessCalls } from '@sopaan/contract/business'
import { GST_STATES } from '@sopaan/domain/money/gst-states'
import { useQuery } from '@tanstack/react-query'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { businessQuery, saveBusiness } from './business.queries.ts'

const CONSTRAINTS = constraintsOf(businessCalls.change)

const NEW_BUSINESS = { sac: '999293', gstRateBp: 1_800, invoicePrefix: 'SO', creditNotePrefix: 'CN' }

/** Who sells: what invoices print, and whether tax is charged. */
export function BusinessSection() {
  const { business: words } = useWords()
  const query = useQuery(businessQuery)
  return (
    <Section id="business" title={words.title} lead={words.lead}>
      <Loaded query={query}>
        {(business) => (
          <>
            <Banner title={business?.gstin ? words.withGstin : words.withoutGstin} tone="note" />
            <BusinessForm business={business} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** What is printed of the business. The password is asked again before it is saved, where it was given long ago. */
function BusinessForm({ business }: { business: BusinessFields | null }) {
  const { business: words, states } = useWords()
  const initial = business ?? NEW_BUSINESS
  const form = useContractForm(CONSTRAINTS, {
    initial,
    send: (fields) =>
      saveBusiness({
        ...fields,
        invoicePrefix: fields.invoicePrefix.toUpperCase(),
        creditNotePrefix: fields.creditNotePrefix.toUpperCase(),
      }),
    words: { done: words.saved, failed: words.failed },
  })
  const prefixHint = (prefix: string) => words.prefixHint(`${prefix}/26-27/000123`)
  return (
    <WideForm form={form} words={words}>
      <Field
        label={words.legalName}
        autoComplete="organization"
        className="sm:col-span-2"
        {...form.field('legalName')}
      />
      <TextArea label={words.address} rows={3} className="sm:col-span-2" {...form.area('address')} />
      <Select label={words.state} hasNote {...form.select('stateCode')} defaultValue={business?.stateCode ?? ''}>
        <option value="" disabled>
          {words.choose}
        </option>
        {GST_STATES.map(([code, state]) => (
          <option key={code} value={code}>
            {states[state]} ({code})
          </option>
        ))}
      </Select>
      <Field
        label={words.gstin}
        hint={words.gstinHint}
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('gstin')}
      />
      <Field label={words.email} {...form.field('email')} type="email" />
      <Field label={words.phone} {...form.field('phone')} type="tel" />
      <Field label={words.sac} hint={words.sacHint} {...form.field('sac')} inputMode="numeric" />
      <Field label={words.gstRate} {...form.field('gstRateBp')} />
      <Field label={words.invoicePrefix} hint={prefixHint(initial.invoicePrefix)} {...form.field('invoicePrefix')} />
      <Field
        label={words.creditNotePrefix}
        hint={prefixHint(initial.creditNotePrefix)}
        {...form.field('creditNotePrefix')}
      />
    </WideForm>
  )
}
