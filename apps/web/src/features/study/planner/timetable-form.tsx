import {
  FIXED_HOURS_MAX,
  type PlannerSettings,
  planner as plannerCalls,
  type TimetableEntry,
} from '@sopaan/contract/planner'
import { FIXED_KINDS } from '@sopaan/domain/planner/blocks/fixed-hours'
import { formatMinute } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveSettings } from './planner.queries.ts'

const CONSTRAINTS = constraintsOf(plannerCalls.set)

/** What school and coaching take of each week: what stands, each to be removed, and a form for more. */
export function TimetableForm({ settings }: { settings: PlannerSettings }) {
  const { planner } = useWords()
  const { timetable: words } = planner
  const { isBusy, run } = useAction()
  const [round, setRound] = useState(0)
  const at = settings.timetable.length
  const save = (timetable: readonly TimetableEntry[]) => saveSettings({ ...settings, timetable: [...timetable] })
  const form = useContractForm(CONSTRAINTS, {
    check: () => (at >= FIXED_HOURS_MAX ? { form: words.full } : {}),
    send: ({ timetable = [] }) =>
      save([...settings.timetable, ...timetable.slice(at).map((added) => ({ ...added, name: added.name ?? null }))]),
    onDone: () => setRound(round + 1),
    words: { done: words.added, failed: planner.updateFailed },
  })
  const daysError = form.errorOf(`timetable.${at}.weekdays`)
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
            onRemove={() =>
              void run(() => save(settings.timetable.toSpliced(place, 1)), {
                ...{ done: words.removed, failed: planner.updateFailed },
              })
            }
          />
        ))}
      </ul>
      <form key={round} {...form.props} className="grid max-w-xl gap-4">
        <RadioChips
          legend={words.kind}
          name={`timetable.${at}.kind`}
          chosen="coaching"
          choices={FIXED_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <Field label={words.name} hint={words.nameHint} autoComplete="off" {...form.field(`timetable.${at}.name`)} />
        <fieldset>
          <legend className="mb-1.5 font-semibold">{words.weekdays}</legend>
          <div className="flex flex-wrap gap-x-5">
            {planner.weekdays.map((name, day) => (
              <Checkbox key={name} label={name} {...form.box(`timetable.${at}.weekdays`, String(day))} />
            ))}
          </div>
          {daysError && <p className="type-small mt-1 font-semibold text-danger">{daysError}</p>}
        </fieldset>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            type="time"
            label={words.from}
            required
            {...form.select(`timetable.${at}.startMinute`)}
            defaultValue="16:00"
          />
          <Field
            type="time"
            label={words.to}
            required
            {...form.select(`timetable.${at}.endMinute`)}
            defaultValue="18:00"
          />
        </div>
        {form.errorOf('form') && <p className="font-semibold text-danger">{form.errorOf('form')}</p>}
        <Button type="submit" className="justify-self-start" doing={form.isBusy ? planner.saving : undefined}>
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
