import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { CLASH, InitialBubble, TONES, type WeekItem } from './week-grid.tsx'

/** Something that stands on a day, in one line. */
export type MonthThing = Pick<WeekItem, 'key' | 'title' | 'tone' | 'letter' | 'isDone' | 'isClash'>

export type MonthDay = {
  day: string
  date: string
  /** The whole day in words, for those who do not see the grid. */
  label: string
  /** What is done of it, and what is planned. */
  done?: string | undefined
  planned?: string | undefined
  things: readonly MonthThing[]
  /** Says how many things are not named. */
  more: (count: number) => string
  isOutside: boolean
  isToday: boolean
  isRest: boolean
  to: string
}

type Props = { label: string; weekdays: readonly string[]; days: readonly MonthDay[] }

/** So many things of a day are named. */
const NAMED_MAX = 3

/** A month, a row a week from Monday on: what each day holds, by name where there is room, else by letter. A day leads to its week. */
export function MonthGrid({ label, weekdays, days }: Props) {
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return (
    <table aria-label={label} className="w-full table-fixed border-separate border-spacing-0.5 sm:border-spacing-1">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="type-small pb-1 font-semibold text-secondary">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <td key={day.day} className="h-px p-0 align-top">
                <Day day={day} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day }: { day: MonthDay }) {
  const rest = day.things.length - NAMED_MAX
  return (
    <Link
      to={day.to}
      preventScrollReset
      aria-current={day.isToday ? 'date' : undefined}
      className={classNames(
        'flex h-full min-h-18 flex-col gap-1 rounded-control border p-1 text-default no-underline hover:border-border-control lg:min-h-28 lg:p-2',
        day.isToday ? 'border-primary-text' : 'border-border',
        day.isOutside || day.isRest ? 'bg-surface-sunken' : 'bg-surface',
      )}
    >
      <span className="sr-only">{day.label}</span>
      <span aria-hidden="true" className="flex flex-wrap items-baseline justify-between gap-x-1 tabular-nums">
        <span className={classNames('font-semibold', day.isOutside && 'text-tertiary')}>{day.date}</span>
        {day.done !== undefined && <span className="type-tick text-safe">{day.done}</span>}
        {day.planned !== undefined && <span className="type-tick text-secondary max-sm:hidden">{day.planned}</span>}
      </span>
      <span aria-hidden="true" className="grid gap-1 max-lg:hidden">
        {day.things.slice(0, NAMED_MAX).map((thing) => (
          <span
            key={thing.key}
            className={classNames(
              'block truncate rounded-chip border-l-4 px-1 text-[13px] leading-5',
              TONES[thing.tone],
              thing.isClash && CLASH,
              thing.isDone && 'line-through',
            )}
          >
            <InitialBubble item={thing} />
            {thing.title}
          </span>
        ))}
        {rest > 0 && <span className="type-tick text-secondary">{day.more(rest)}</span>}
      </span>
      <span aria-hidden="true" className="flex flex-wrap gap-0.5 lg:hidden">
        {day.things.map((thing) => (
          <Mark key={thing.key} thing={thing} />
        ))}
      </span>
    </Link>
  )
}

/** A thing where there is no room for its name: the letter of its subject, or its edge. */
function Mark({ thing }: { thing: MonthThing }) {
  if (thing.letter === undefined)
    return <span className={classNames('size-4 rounded-chip border-2', TONES[thing.tone], thing.isClash && CLASH)} />
  return (
    <span
      className={classNames('inline-flex', thing.isClash && `rounded-chip ${CLASH}`, thing.isDone && 'line-through')}
    >
      <InitialBubble item={thing} />
    </span>
  )
}
