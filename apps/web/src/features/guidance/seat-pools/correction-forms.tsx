import { type ManagedCollege, managedColleges } from '@sopaan/contract/managed-colleges'
import { NAAC_GRADES } from '@sopaan/domain/colleges/fact-kinds'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import {
  sendFeeCorrection,
  sendFoundedCorrection,
  sendNaacCorrection,
  sendNirfCorrection,
  sendOutcomesCorrection,
  sendWomenCorrection,
} from './corrections.queries.ts'
import { FormCard } from './form-card.tsx'
import { SourceFields } from './source-fields.tsx'

const FEES = constraintsOf(managedColleges.correctFees)
const NIRF = constraintsOf(managedColleges.correctNirf)
const OUTCOMES = constraintsOf(managedColleges.correctOutcomes)
const WOMEN = constraintsOf(managedColleges.correctWomen)
const NAAC = constraintsOf(managedColleges.correctNaac)
const FOUNDED = constraintsOf(managedColleges.correctFounded)

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
        <Field label={words.admission} {...form.field('atAdmissionInr')} />
        <Field label={words.comesBack} {...form.field('refundableInr')} />
        <SourceFields field={form.field} />
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
        <SourceFields field={form.field} />
      </WideForm>
    </FormCard>
  )
}

/** Where a batch is, as the college filed it. */
export function OutcomesForm({ college: { slug } }: Props) {
  const { managedColleges: words } = useWords()
  const form = useContractForm(OUTCOMES, {
    send: (body) => sendOutcomesCorrection(slug, body),
    onDone: (_, element) => element.reset(),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <FormCard title={words.outcomes} lead={words.outcomesLead}>
      <WideForm form={form} words={words}>
        <Field label={words.edition} {...form.field('nirfEdition')} />
        <Field label={words.finishedIn} hint={words.finishedHint} {...form.field('academicYear')} />
        <Field label={words.intake} {...form.field('firstYearIntake')} />
        <Field label={words.graduated} {...form.field('graduatedOnTime')} />
        <Field label={words.placed} {...form.field('placed')} />
        <Field label={words.wentOn} {...form.field('higherStudies')} />
        <Field label={words.median} className="sm:col-span-2" {...form.field('medianSalaryInr')} />
        <SourceFields field={form.field} />
      </WideForm>
    </FormCard>
  )
}

/** Women and men among the undergraduates, as the college filed them. */
export function WomenForm({ college: { slug } }: Props) {
  const { managedColleges: words } = useWords()
  const form = useContractForm(WOMEN, {
    send: (body) => sendWomenCorrection(slug, body),
    onDone: (_, element) => element.reset(),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <FormCard title={words.womenShare} lead={words.womenLead}>
      <WideForm form={form} words={words}>
        <Field label={words.edition} className="sm:col-span-2" {...form.field('nirfEdition')} />
        <Field label={words.women} {...form.field('women')} />
        <Field label={words.men} {...form.field('men')} />
        <SourceFields field={form.field} />
      </WideForm>
    </FormCard>
  )
}

/** The grade of NAAC and the cycle that it is of. */
export function NaacForm({ college: { slug } }: Props) {
  const { managedColleges: words } = useWords()
  const form = useContractForm(NAAC, {
    send: (body) => sendNaacCorrection(slug, body),
    onDone: (_, element) => element.reset(),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <FormCard title={words.naac} lead={words.naacLead}>
      <WideForm form={form} words={words}>
        <Select label={words.grade} {...form.select('grade')}>
          <option value="">{words.gradeChoose}</option>
          {NAAC_GRADES.map((grade) => (
            <option key={grade}>{grade}</option>
          ))}
        </Select>
        <Field label={words.gradeCycle} {...form.field('gradeCycle')} />
        <SourceFields field={form.field} />
      </WideForm>
    </FormCard>
  )
}

/** The year a college was founded in. */
export function FoundedForm({ college: { slug } }: Props) {
  const { managedColleges: words } = useWords()
  const form = useContractForm(FOUNDED, {
    send: (body) => sendFoundedCorrection(slug, body),
    onDone: (_, element) => element.reset(),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <FormCard title={words.founded} lead={words.foundedLead}>
      <WideForm form={form} words={words}>
        <Field label={words.foundedIn} className="sm:col-span-2" {...form.field('founded')} />
        <SourceFields field={form.field} />
      </WideForm>
    </FormCard>
  )
}
