import { useWords } from '#web/words/use-words.tsx'
import { CopyHours } from './copy-hours.tsx'
import { type HoursDraft, type RangeDraft, type RangesByDay, withCopiedHours, withMoreHours } from './hours-draft.ts'
import { MoreHours } from './more-hours.tsx'
import { RangeFields } from './range-fields.tsx'

type Props = { week: HoursDraft['week']; places: RangesByDay; onChange: (week: HoursDraft['week']) => void }

/** The hours of every week, a row a day. */
export function WeekEditor({ week, places, onChange }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  return (
    <>
      <ul className="divide-y divide-border">
        {week.map((ranges, at) => {
          const day = words.weekdays[at] ?? ''
          return (
            <li
              key={day}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
            >
              <p className="flex min-h-11 items-center gap-3 self-start font-semibold">
                {day}
                {ranges.length === 0 && <span className="font-normal text-tertiary sm:hidden">{words.away}</span>}
              </p>
              <div className="max-sm:order-last max-sm:col-span-2">
                <DayHours
                  day={day}
                  ranges={ranges}
                  places={places}
                  onChange={(next) => onChange(week.with(at, next))}
                />
              </div>
              <div className="flex flex-col items-end gap-x-3 self-start lg:flex-row">
                {ranges.length > 0 && <CopyHours from={at} onCopy={(to) => onChange(withCopiedHours(week, at, to))} />}
                <MoreHours of={day} onMore={() => onChange(withMoreHours(week, at))} />
              </div>
            </li>
          )
        })}
      </ul>
      {places.weekly !== undefined && <p className="type-small font-semibold text-danger">{places.weekly}</p>}
    </>
  )
}

type DayProps = {
  day: string
  ranges: readonly RangeDraft[]
  places: RangesByDay
  onChange: (ranges: readonly RangeDraft[]) => void
}

function DayHours({ day, ranges, places, onChange }: DayProps) {
  const { mentoring } = useWords()
  if (ranges.length === 0)
    return <p className="hidden min-h-11 items-center text-tertiary sm:flex">{mentoring.mentor.away}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-1">
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
    </div>
  )
}
