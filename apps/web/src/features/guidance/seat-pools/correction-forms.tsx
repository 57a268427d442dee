import { type ManagedCollege, managedColleges } from '@sopaan/contract/managed-colleges'
import type { ReactNode } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendFeeCorrection, sendNirfCorrection } from './corrections.queries.ts'

const FEES = constraintsOf(managedColleges.correctFees)
const NIRF = constraintsOf(managedColleges.correctNirf)

type Props = { college: ManagedCollege }

/** The fee of a year as its sheet prints it. */
export function FeeForm({ college: { slug } }: Props) {
  const { managedColleges: words } = useWords()
  const form = useContractForm(FEES, {
    send: (body) => sendFeeCorrection(slug, body),
    onDone: (_, element) => element.reset(),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <FormCard title={words.fees} lead={words.feesLead}>
      <WideForm form={form} words={words}>
        <Field label={words.cycle} hint={words.cycleHint} {...form.field('cycle')} />
        <Field label={words.perYear} {...form.field('perYearInr')} />
        <Field label={words.reserved} {...form.field('scStPwdPerYearInr')} />
        <Field label={words.hostel} {...form.field('hostelMessPerYearInr')} />
        <Field label={words.source} {...form.field('source')} />
        <Field label={words.sourceOn} type="date" {...form.field('sourceOn')} />
        <Field label={words.sourceUrl} className="sm:col-span-2" {...form.field('sourceUrl')} />
      </WideForm>
    </FormCard>
  )
}

/** The rank in one edition of NIRF Engineering. */
export function NirfForm({ college: { slug } }: Props) {
  const { managedColleges: words } = useWords()
  const form = useContractForm(NIRF, {
    send: (body) => sendNirfCorrection(slug, body),
    onDone: (_, element) => element.reset(),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <FormCard title={words.nirf} lead={words.nirfLead}>
      <WideForm form={form} words={words}>
        <Field label={words.edition} {...form.field('year')} />
        <Field label={words.rank} {...form.field('rank')} />
        <Field label={words.source} {...form.field('source')} />
        <Field label={words.sourceOn} type="date" {...form.field('sourceOn')} />
        <Field label={words.sourceUrl} className="sm:col-span-2" {...form.field('sourceUrl')} />
      </WideForm>
    </FormCard>
  )
}

function FormCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="type-card">{title}</h2>
      <p className="mt-1 mb-4 text-secondary">{lead}</p>
      {children}
    </Card>
  )
}
