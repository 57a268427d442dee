import type { ManagedPlan } from '@sopaan/contract/plans'
import { istDateTimeLocal } from '@sopaan/domain/time/ist'
import { useAction } from '#web/identity/use-action.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { savePlan } from './managed-plans.queries.ts'
import { readPlanForm } from './read-plan-form.ts'

type Props = { plan: ManagedPlan | undefined; onDone: () => void }

/** A plan to make or to change, its words in both languages. */
export function PlanForm({ plan, onDone }: Props) {
  const { plans } = useWords()
  const words = plans.admin
  const { isBusy, fields, run } = useAction()
  const handleSave = async (entered: FormData) => {
    const read = readPlanForm(entered)
    const takes = { pricePaise: words.priceTakes, gstRateBp: words.rateTakes }
    const unread = Object.fromEntries(read.unread.map((name) => [name, takes[name]]))
    const failed = plan === undefined ? words.addFailed : words.updateFailed
    if (await run(() => savePlan(read.plan, plan?._id), { done: words.saved, failed, unread })) onDone()
  }
  return (
    <WideForm words={words} isBusy={isBusy} onSave={handleSave} onCancel={onDone}>
      <PlanWords language="en" plan={plan} fields={fields} />
      <PlanWords language="hi" plan={plan} fields={fields} />
      <Figures plan={plan} fields={fields} />
      <Field
        label={words.onSaleFrom}
        hint={words.anyTime}
        name="onSaleFrom"
        type="datetime-local"
        defaultValue={plan?.onSaleFrom ? istDateTimeLocal(plan.onSaleFrom) : undefined}
        error={fields.onSaleFrom}
      />
      <Field
        label={words.onSaleTo}
        hint={words.anyTime}
        name="onSaleTo"
        type="datetime-local"
        defaultValue={plan?.onSaleTo ? istDateTimeLocal(plan.onSaleTo) : undefined}
        error={fields.onSaleTo}
      />
      <Checkbox label={words.isHighlighted} name="isHighlighted" defaultChecked={plan?.isHighlighted ?? false} />
    </WideForm>
  )
}

type PartProps = { plan: ManagedPlan | undefined; fields: Readonly<Record<string, string>> }

function PlanWords({ language, plan, fields }: PartProps & { language: 'en' | 'hi' }) {
  const { plans } = useWords()
  const words = plans.admin
  const suffix = language === 'en' ? 'En' : 'Hi'
  const written = plan?.words[language]
  const wrong = (name: string) => fields[`words.${language}.${name}`]
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="type-card mb-2">{language === 'en' ? words.inEnglish : words.inHindi}</legend>
      <Field
        label={words.name}
        name={`name${suffix}`}
        lang={language}
        maxLength={80}
        defaultValue={written?.name}
        error={wrong('name')}
      />
      <TextArea
        label={words.text}
        name={`description${suffix}`}
        lang={language}
        maxLength={400}
        rows={3}
        defaultValue={written?.description}
        error={wrong('description')}
      />
      <TextArea
        label={words.features}
        hint={words.featuresHint}
        name={`features${suffix}`}
        lang={language}
        rows={5}
        defaultValue={written?.features.join('\n')}
        error={wrong('features')}
      />
    </fieldset>
  )
}

function Figures({ plan, fields }: PartProps) {
  const { plans } = useWords()
  const words = plans.admin
  return (
    <>
      <Field
        label={words.price}
        hint={words.priceHint}
        name="price"
        inputMode="decimal"
        defaultValue={plan === undefined ? undefined : String(plan.pricePaise / 100)}
        error={fields.pricePaise}
      />
      <Field
        label={words.gstRate}
        hint={words.gstHint}
        name="gstRate"
        inputMode="decimal"
        defaultValue={String((plan?.gstRateBp ?? 1_800) / 100)}
        error={fields.gstRateBp}
      />
      <Field
        label={words.validityDays}
        name="validityDays"
        inputMode="numeric"
        defaultValue={plan?.validityDays ?? 365}
        error={fields.validityDays}
      />
      <Field
        label={words.mentoringCredits}
        name="mentoringCredits"
        inputMode="numeric"
        defaultValue={plan?.mentoringCredits ?? 0}
        error={fields.mentoringCredits}
      />
      <Field
        label={words.sac}
        hint={words.sacHint}
        name="sac"
        inputMode="numeric"
        maxLength={6}
        defaultValue={plan?.sac ?? '999293'}
        error={fields.sac}
      />
    </>
  )
}
