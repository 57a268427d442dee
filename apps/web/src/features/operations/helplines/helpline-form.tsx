import { type HelplineFields, helplines, type ManagedHelpline } from '@sopaan/contract/helplines'
import { HELPLINE_PURPOSES, HELPLINE_RUNNERS } from '@sopaan/domain/identity/helplines'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveHelpline } from './managed-helplines.queries.ts'

type Props = { line: ManagedHelpline | undefined; onDone: () => void }

const CONSTRAINTS = constraintsOf(helplines.add)
const NEW_LINE = { runBy: 'charity', purpose: 'mind' }

/** A line to change or add. The day of checking is asked anew each time: a change is made because somebody looked. */
export function HelplineForm({ line, onDone }: Props) {
  const { resources } = useWords()
  const { admin: words, mentalHealth } = resources
  const form = useContractForm(CONSTRAINTS, {
    initial: line === undefined ? NEW_LINE : { ...line, checkedOn: undefined },
    send: (fields, entered) =>
      saveHelpline(entered.has('always') ? { ...fields, hours: { always: true } } : fields, line?._id),
    onDone,
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <WideForm form={form} words={words} onCancel={onDone}>
      <Field label={words.name} {...form.field('name')} />
      <Field label={words.numbers} hint={words.numbersHint} {...form.field('numbers')} />
      <Select label={words.runBy} {...form.select('runBy')}>
        {HELPLINE_RUNNERS.map((runner) => (
          <option key={runner} value={runner}>
            {mentalHealth.runBy[runner]}
          </option>
        ))}
      </Select>
      <Select label={words.purpose} {...form.select('purpose')}>
        {HELPLINE_PURPOSES.map((purpose) => (
          <option key={purpose} value={purpose}>
            {mentalHealth.purposes[purpose]}
          </option>
        ))}
      </Select>
      <HoursFields form={form} known={line?.hours} />
      <Field label={words.email} {...form.field('email')} type="email" />
      <Field label={words.place} {...form.field('place')} />
      <Field label={words.languages} {...form.field('languages')} />
      <Field label={words.checkedOn} hint={words.checkedHint} {...form.field('checkedOn')} />
      <Field label={words.evidence} className="sm:col-span-2" {...form.field('evidence')} />
      <Checkbox label={words.isFree} {...form.box('isFree')} />
    </WideForm>
  )
}

type HoursProps = { form: ContractForm<HelplineFields>; known: HelplineFields['hours'] | undefined }

function HoursFields({ form, known }: HoursProps) {
  const { resources } = useWords()
  const words = resources.admin
  const [isAlways, setIsAlways] = useState(known !== undefined && 'always' in known)
  const from = form.field('hours.from')
  return (
    <div className="grid gap-2 sm:col-span-2 sm:grid-cols-3 sm:gap-x-5">
      <Checkbox
        label={words.always}
        name="always"
        checked={isAlways}
        onChange={(event) => setIsAlways(event.currentTarget.checked)}
      />
      {!isAlways && (
        <>
          <Field label={words.from} placeholder="08:00" {...from} error={from.error ?? form.errorOf('hours')} />
          <Field label={words.to} placeholder="20:00" {...form.field('hours.to')} />
          <Checkbox label={words.isConfirmed} {...form.box('hours.isConfirmed')} />
        </>
      )}
    </div>
  )
}
