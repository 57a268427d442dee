import { Fragment, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** How a day that can be chosen is drawn. */
export const FREE_DAY =
  'grid size-11 cursor-pointer place-items-center rounded-full bg-primary-soft font-semibold text-primary-text no-underline tabular-nums'

type Props = {
  weekdays: readonly string[]
  /** Whole weeks, from Monday on. */
  days: readonly string[]
  /** Days of other months are left blank. */
  month: string
  today: string
  /** Draws a day that can be chosen; undefined for one that cannot. */
  children: (day: string) => ReactNode
}

/** A month, a row a week: days that can be chosen, and the others to count by. */
export function MonthDays({ weekdays, days, month, today, children }: Props) {
  return (
    <div className="grid max-w-sm grid-cols-7 justify-items-center gap-y-1">
      {weekdays.map((name) => (
        <span key={name} aria-hidden="true" className="type-small text-tertiary">
          {name}
        </span>
      ))}
      {days.map((day) => (
        <Fragment key={day}>
          {day.startsWith(month) ? (children(day) ?? <DayNumber day={day} isToday={day === today} />) : <span />}
        </Fragment>
      ))}
    </div>
  )
}

function DayNumber({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid size-11 place-items-center tabular-nums',
        isToday
          ? 'font-semibold after:absolute after:bottom-1.5 after:size-1 after:rounded-full after:bg-current'
          : 'text-tertiary',
      )}
    >
      {day.slice(8).replace(/^0/, '')}
    </span>
  )
}
