import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { HoursDraft, RangesByDay } from './hours-draft.ts'

type Name = 'bufferMinutes' | 'noticeHours' | 'aheadDays' | 'perDayMax'
type Props = { draft: HoursDraft; places: RangesByDay; onChange: (changed: Partial<HoursDraft>) => void }

const LENGTHS = ['30', '45', '60']
const NAMES = ['bufferMinutes', 'perDayMax', 'noticeHours', 'aheadDays'] as const satisfies readonly Name[]

/** How long a session is, and how often, how late and how far ahead it may be booked. */
export function RuleFields({ draft, places, onChange }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      <Select
        label={words.sessionMinutes}
        value={draft.sessionMinutes}
        error={places.sessionMinutes}
        onChange={({ currentTarget }) => onChange({ sessionMinutes: currentTarget.value })}
        className="sm:col-span-2 sm:max-w-80"
      >
        {LENGTHS.map((minutes) => (
          <option key={minutes} value={minutes}>
            {mentoring.minutes(Number(minutes))}
          </option>
        ))}
      </Select>
      {NAMES.map((name) => (
        <Field
          key={name}
          label={words[name]}
          hint={name === 'noticeHours' ? words.noticeHint : undefined}
          inputMode="numeric"
          value={draft[name]}
          error={places[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
    </div>
  )
}
