import type { HelplineFields, ManagedHelpline } from '@sopaan/contract/helplines'
import { HELPLINE_PURPOSES, HELPLINE_RUNNERS } from '@sopaan/domain/identity/helplines'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveHelpline } from './managed-helplines.queries.ts'
import { readHelplineForm } from './read-helpline-form.ts'

type Props = { line: ManagedHelpline | undefined; onDone: () => void }

/** A line to change or add. The day of checking is asked anew each time: a change is made because somebody looked. */
export function HelplineForm({ line, onDone }: Props) {
  const { resources } = useWords()
  const { admin: words, mentalHealth } = resources
  const { isBusy, fields, run } = useAction()
  const handleSave = async (entered: FormData) => {
    const save = () => saveHelpline(readHelplineForm(entered), line?._id)
    if (await run(save, { done: words.saved, failed: words.failed })) onDone()
  }
  const error = (name: string) => Object.entries(fields).find(([path]) => path.split('.')[0] === name)?.[1]
  return (
    <WideForm words={words} isBusy={isBusy} onSave={handleSave} onCancel={onDone}>
      <Field label={words.name} name="name" maxLength={80} defaultValue={line?.name} error={error('name')} />
      <Field
        label={words.numbers}
        hint={words.numbersHint}
        name="numbers"
        defaultValue={line?.numbers.join(', ')}
        error={error('numbers')}
      />
      <Select label={words.runBy} name="runBy" defaultValue={line?.runBy ?? 'charity'}>
        {HELPLINE_RUNNERS.map((runner) => (
          <option key={runner} value={runner}>
            {mentalHealth.runBy[runner]}
          </option>
        ))}
      </Select>
      <Select label={words.purpose} name="purpose" defaultValue={line?.purpose ?? 'mind'}>
        {HELPLINE_PURPOSES.map((purpose) => (
          <option key={purpose} value={purpose}>
            {mentalHealth.purposes[purpose]}
          </option>
        ))}
      </Select>
      <HoursFields hours={line?.hours} error={error('hours')} />
      <Field label={words.email} name="email" type="email" defaultValue={line?.email} error={error('email')} />
      <Field label={words.place} name="place" maxLength={80} defaultValue={line?.place} error={error('place')} />
      <Field
        label={words.languages}
        name="languages"
        inputMode="numeric"
        defaultValue={line?.languages}
        error={error('languages')}
      />
      <Field label={words.checkedOn} hint={words.checkedHint} name="checkedOn" type="date" error={error('checkedOn')} />
      <Field
        label={words.evidence}
        name="evidence"
        maxLength={300}
        defaultValue={line?.evidence}
        error={error('evidence')}
        className="sm:col-span-2"
      />
      <Checkbox label={words.isFree} name="isFree" defaultChecked={line?.isFree ?? false} />
    </WideForm>
  )
}

function HoursFields({ hours, error }: { hours: HelplineFields['hours'] | undefined; error: string | undefined }) {
  const { resources } = useWords()
  const words = resources.admin
  const known = hours !== undefined && 'from' in hours ? hours : undefined
  const [isAlways, setIsAlways] = useState(hours !== undefined && known === undefined)
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
          <Field label={words.from} name="from" placeholder="08:00" defaultValue={known?.from} error={error} />
          <Field label={words.to} name="to" placeholder="20:00" defaultValue={known?.to} />
          <Checkbox label={words.isConfirmed} name="isConfirmed" defaultChecked={known?.isConfirmed ?? false} />
        </>
      )}
    </div>
  )
}
