import { Link } from 'react-router'
import { classNames } from './class-names.ts'

export type MonthDay = {
  day: string
  date: string
  /** The whole day in words, for those who do not see the grid. */
  label: string
  first?: string | undefined
  second?: string | undefined
  third?: string | undefined
  isOutside: boolean
  isToday: boolean
  isRest: boolean
  to: string
}

type Props = { label: string; weekdays: readonly string[]; days: readonly MonthDay[] }

/** A month, a row a week from Monday on; each day leads to its week. */
export function MonthGrid({ label, weekdays, days }: Props) {
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return (
    <table aria-label={label} className="w-full table-fixed border-separate border-spacing-1">
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
              <td key={day.day} className="p-0 align-top">
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
  return (
    <Link
      to={day.to}
      preventScrollReset
      aria-current={day.isToday ? 'date' : undefined}
      className={classNames(
        'flex min-h-16 flex-col rounded-control border p-1 text-default no-underline hover:border-border-control sm:min-h-20 sm:p-2',
        day.isToday ? 'border-primary-text' : 'border-border',
        day.isOutside || day.isRest ? 'bg-surface-sunken' : 'bg-surface',
      )}
    >
      <span className="sr-only">{day.label}</span>
      <span aria-hidden="true" className={classNames('font-semibold tabular-nums', day.isOutside && 'text-tertiary')}>
        {day.date}
      </span>
      {day.first !== undefined && (
        <span aria-hidden="true" className="type-tick text-safe tabular-nums">
          {day.first}
        </span>
      )}
      {day.second !== undefined && (
        <span aria-hidden="true" className="type-tick text-secondary tabular-nums">
          {day.second}
        </span>
      )}
      {day.third !== undefined && (
        <span aria-hidden="true" className="type-tick text-primary-text tabular-nums">
          {day.third}
        </span>
      )}
    </Link>
  )
}
