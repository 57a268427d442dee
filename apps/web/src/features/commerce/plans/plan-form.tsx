import { type ManagedPlan, type PlanFields, plans as planCalls } from '@sopaan/contract/plans'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { constraintsOf } from '#web/forms/constraints.ts'
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { savePlan } from './managed-plans.queries.ts'

type Props = { plan: ManagedPlan | undefined; onDone: () => void }

const CONSTRAINTS = constraintsOf(planCalls.add)
const NEW_PLAN = { gstRateBp: 1_800, validityDays: 365, mentoringCredits: 0, sac: '999293' }

/** A plan to make or to change, its words in both languages. */
export function PlanForm({ plan, onDone }: Props) {
  const { plans } = useWords()
  const words = plans.admin
  const form = useContractForm(CONSTRAINTS, {
    initial: plan ?? NEW_PLAN,
    send: (fields) => savePlan({ ...fields, mentoringCredits: fields.mentoringCredits || 0 }, plan?._id),
    onDone,
    words: { done: words.saved, failed: plan === undefined ? words.addFailed : words.updateFailed },
  })
  return (
    <WideForm form={form} words={words} onCancel={onDone}>
      {LANGUAGES.map((language) => (
        <PlanWords key={language} language={language} form={form} />
      ))}
      <Field label={words.price} hint={words.priceHint} {...form.field('pricePaise')} />
      <Field label={words.gstRate} hint={words.gstHint} {...form.field('gstRateBp')} />
      <Field label={words.validityDays} {...form.field('validityDays')} />
      <Field label={words.mentoringCredits} {...form.field('mentoringCredits')} />
      <Field label={words.sac} hint={words.sacHint} {...form.field('sac')} inputMode="numeric" />
      <Field label={words.onSaleFrom} hint={words.anyTime} {...form.field('onSaleFrom')} />
      <Field label={words.onSaleTo} hint={words.anyTime} {...form.field('onSaleTo')} />
      <Checkbox label={words.isHighlighted} {...form.box('isHighlighted')} />
    </WideForm>
  )
}

function PlanWords({ language, form }: { language: Language; form: ContractForm<PlanFields> }) {
  const { plans } = useWords()
  const words = plans.admin
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="type-card mb-2">{words.inLanguage[language]}</legend>
      <Field label={words.name} lang={language} {...form.field(`name.${language}`)} />
      <TextArea label={words.text} lang={language} rows={3} {...form.area(`description.${language}`)} />
      <TextArea
        label={words.features}
        hint={words.featuresHint}
        lang={language}
        rows={5}
        {...form.area(`features.${language}`)}
      />
    </fieldset>
  )
}
