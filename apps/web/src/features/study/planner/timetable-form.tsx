import {
  FIXED_HOURS_MAX,
  type PlannerSettings,
  planner as plannerCalls,
  type TimetableEntry,
} from '@sopaan/contract/planner'
import { FIXED_KINDS } from '@sopaan/domain/planner/fixed-hours'
import { formatMinute } from '@sopaan/domain/time/format'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveSettings } from './planner.queries.ts'
import { readMinute } from './read-minute.ts'

const CONSTRAINTS = constraintsOf(plannerCalls.set)

/** What school and coaching take of each week: what stands, each to be removed, and a form for more. */
export function TimetableForm({ settings }: { settings: PlannerSettings }) {
  const { planner } = useWords()
  const { timetable: words } = planner
  const { isBusy, fields, run, setFields } = useAction()
  const [round, setRound] = useState(0)
  const save = (timetable: TimetableEntry[], done: string) =>
    run(() => saveSettings({ ...settings, timetable }), { done, failed: planner.updateFailed })
  const at = settings.timetable.length
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (at >= FIXED_HOURS_MAX) return setFields({ form: words.full })
    const isAdded = await save([...settings.timetable, readFixed(new FormData(event.currentTarget))], words.added)
    if (isAdded) setRound(round + 1)
  }
  const errorOf = (name: string) => fields[`timetable.${at}.${name}`]
  return (
    <Section id="timetable" title={words.title} lead={words.lead}>
      {at === 0 && <p className="text-secondary">{words.none}</p>}
      <ul className="divide-y divide-border">
        {settings.timetable.map((each, place) => (
          <FixedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same in everything.
            key={place}
            fixed={each}
            isBusy={isBusy}
            onRemove={() => void save(settings.timetable.toSpliced(place, 1), words.removed)}
          />
        ))}
      </ul>
      <form key={round} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid max-w-xl gap-4">
        <RadioChips
          legend={words.kind}
          name="kind"
          chosen="coaching"
          choices={FIXED_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <Field
          label={words.name}
          name="name"
          hint={words.nameHint}
          autoComplete="off"
          {...limitsOf(CONSTRAINTS, 'timetable.0.name')}
          error={errorOf('name')}
        />
        <fieldset>
          <legend className="mb-1.5 font-semibold">{words.weekdays}</legend>
          <div className="flex flex-wrap gap-x-5">
            {planner.weekdays.map((name, day) => (
              <Checkbox key={name} label={name} name="weekdays" value={String(day)} />
            ))}
          </div>
          {errorOf('weekdays') && <p className="type-small mt-1 font-semibold text-danger">{errorOf('weekdays')}</p>}
        </fieldset>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            type="time"
            label={words.from}
            name="from"
            required
            error={errorOf('startMinute')}
            defaultValue="16:00"
          />
          <Field type="time" label={words.to} name="to" required error={errorOf('endMinute')} defaultValue="18:00" />
        </div>
        {fields.form && <p className="font-semibold text-danger">{fields.form}</p>}
        <Button type="submit" className="justify-self-start" doing={isBusy ? planner.saving : undefined}>
          {words.add}
        </Button>
      </form>
    </Section>
  )
}

function FixedRow({ fixed, isBusy, onRemove }: { fixed: TimetableEntry; isBusy: boolean; onRemove: () => void }) {
  const { planner, language } = useWords()
  const name = fixed.name ?? planner.timetable.kinds[fixed.kind]
  const days = fixed.weekdays.map((day) => planner.weekdaysShort[day]).join(', ')
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="type-small text-secondary tabular-nums">
          {days}, {formatMinute(fixed.startMinute, language)} – {formatMinute(fixed.endMinute, language)}
        </span>
      </span>
      <IconButton icon="close" label={planner.timetable.remove(name)} disabled={isBusy} onClick={onRemove} />
    </li>
  )
}

function readFixed(entered: FormData): TimetableEntry {
  const name = String(entered.get('name') ?? '').trim()
  return {
    kind: FIXED_KINDS.find((each) => each === entered.get('kind')) ?? 'other',
    name: name === '' ? null : name,
    weekdays: entered.getAll('weekdays').map(Number),
    startMinute: readMinute(entered.get('from')),
    endMinute: readMinute(entered.get('to')),
  }
}
