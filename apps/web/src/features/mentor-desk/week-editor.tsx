import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type HoursDraft, type Places, type RangeDraft, withMoreHours } from './hours-draft.ts'
import { RangeFields } from './range-fields.tsx'

type Props = { week: HoursDraft['week']; places: Places; onChange: (week: HoursDraft['week']) => void }

/** The hours of every week, a row a day. */
export function WeekEditor({ week, places, onChange }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  return (
    <>
      <ul className="divide-y divide-line">
        {week.map((ranges, at) => {
          const day = words.weekdays[at] ?? ''
          return (
            <li key={day} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[8rem_1fr] lg:grid-cols-[10rem_1fr]">
              <p className="flex min-h-11 items-center gap-3 font-[650]">
                {day}
                {ranges.length === 0 && <span className="font-normal text-ink-3">{words.away}</span>}
              </p>
              <DayHours
                day={day}
                ranges={ranges}
                places={places}
                onChange={(next) => onChange(week.with(at, next))}
                onMore={() => onChange(withMoreHours(week, at))}
              />
            </li>
          )
        })}
      </ul>
      {places.weekly !== undefined && <p className="type-small font-semibold text-reach">{places.weekly}</p>}
    </>
  )
}

type DayProps = {
  day: string
  ranges: readonly RangeDraft[]
  places: Places
  onChange: (ranges: readonly RangeDraft[]) => void
  onMore: () => void
}

function DayHours({ day, ranges, places, onChange, onMore }: DayProps) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  return (
    <div className="grid justify-items-start gap-2">
      {ranges.map((range, at) => (
        <RangeFields
          key={range.key}
          range={range}
          of={day}
          places={places}
          onChange={(next) => onChange(ranges.with(at, next))}
          onRemove={() => onChange(ranges.toSpliced(at, 1))}
        />
      ))}
      <Button look="quiet" className="-ms-3 min-h-11 px-3" aria-label={`${words.addRange}: ${day}`} onClick={onMore}>
        <Icon name="plus" />
        {words.addRange}
      </Button>
    </div>
  )
}
