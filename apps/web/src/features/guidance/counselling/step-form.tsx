import { type ManagedStep, managedSeasons } from '@sopaan/contract/managed-seasons'
import { STEP_KINDS } from '@sopaan/domain/counselling/season'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveStep } from './managed-seasons.queries.ts'

type Props = { seasonId: string; step: ManagedStep | undefined; onDone: () => void }

const CONSTRAINTS = constraintsOf(managedSeasons.addStep)

/** A date of a season to add or to change; hours are those of India. */
export function StepForm({ seasonId, step, onDone }: Props) {
  const { managedSeasons: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: step,
    send: (fields) => saveStep(seasonId, fields, step?._id),
    onDone,
    words: { done: words.saved, failed: words.failed, field: 'kind' },
  })
  return (
    <WideForm form={form} words={words} onCancel={onDone}>
      <Select label={words.kind} {...form.select('kind')}>
        {STEP_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </Select>
      <Field label={words.round} hint={words.roundHint} {...form.field('round')} />
      <Field label={words.fromOn} {...form.field('fromOn')} />
      <Field label={words.fromHour} hint={words.hourHint} placeholder="10:00" {...form.field('fromHour')} />
      <Field label={words.untilOn} hint={words.untilHint} {...form.field('untilOn')} />
      <Field label={words.untilHour} hint={words.hourHint} placeholder="17:00" {...form.field('untilHour')} />
      <Field label={words.stepSource} hint={words.stepSourceHint} className="sm:col-span-2" {...form.field('source')} />
      <Checkbox label={words.isNitPlusOnly} {...form.box('isNitPlusOnly')} />
    </WideForm>
  )
}
