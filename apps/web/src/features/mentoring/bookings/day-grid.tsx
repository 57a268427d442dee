import type { PageLanguage } from '@sopaan/domain/languages'
import { addDays, listDays, mondayOf, weekdayOf } from '@sopaan/domain/time/days'
import { formatMonth, formatShortDay } from '@sopaan/domain/time/format'
import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  legend: string
  /** The days with free times, in their order, with how many they have, and what of one's own meets one of them. */
  days: readonly { day: string; label: string; count: number; clash?: string }[]
  /** From which day on, and how many days, the calendar shows. */
  from: string
  span: number
  chosen: string | undefined
  onChoose: (day: string) => void
}

/** A calendar of whole weeks: days with free times are chosen, the others are there to count by. */
export function DayGrid({ legend, days, from, span, chosen, onChoose }: Props) {
  const { mentoring, language } = useWords()
  const name = useId()
  const shown = weeksOf([from, addDays(from, span - 1), ...days.map(({ day }) => day)])
  const free = new Map(days.map((each) => [each.day, each]))
  const meets = days.find(({ day, clash }) => day === chosen && clash !== undefined)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex flex-wrap gap-x-2 font-semibold">
        {legend}
        <span className="font-normal text-secondary">{monthsOf(days, from, language)}</span>
      </legend>
      <div className="grid max-w-sm grid-cols-7 justify-items-center gap-y-1">
        {shown.slice(0, 7).map((day) => (
          <span key={day} aria-hidden="true" className="type-small text-tertiary">
            {formatShortDay(day, language).split(' ')[0]}
          </span>
        ))}
        {shown.map((day) => {
          const found = free.get(day)
          const date = Number(day.slice(8))
          if (found === undefined)
            return (
              <span key={day} aria-hidden="true" className="grid size-11 place-items-center text-tertiary tabular-nums">
                {date}
              </span>
            )
          return (
            <label
              key={day}
              className={classNames(
                'grid size-11 cursor-pointer place-items-center rounded-full bg-primary-soft font-semibold text-primary-text tabular-nums',
                found.clash !== undefined && 'ring-2 ring-likely-fill ring-inset',
                'has-checked:bg-primary has-checked:text-on-primary',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text',
              )}
            >
              <input
                type="radio"
                name={name}
                value={day}
                checked={day === chosen}
                onChange={() => onChoose(day)}
                className="sr-only"
              />
              <span aria-hidden="true">{date}</span>
              <span className="sr-only">
                {found.label} {mentoring.choose.freeTimes(found.count)}
                {found.clash !== undefined && ` ${mentoring.choose.meets(found.clash)}`}
              </span>
            </label>
          )
        })}
      </div>
      {meets?.clash !== undefined && (
        <p className="type-small mt-2 flex items-center gap-2 text-secondary">
          <span aria-hidden="true" className="size-3 shrink-0 rounded-full ring-2 ring-likely-fill ring-inset" />
          {mentoring.choose.dayMeets(meets.label, meets.clash)}
        </p>
      )}
    </fieldset>
  )
}

/** All days of the weeks, from Monday on, that some days lie in. */
function weeksOf(days: readonly string[]): string[] {
  const sorted = days.toSorted()
  const [first = '', last = first] = [sorted[0], sorted.at(-1)]
  return listDays(mondayOf(first), addDays(last, (7 - weekdayOf(last)) % 7))
}

/** The months that the free times lie in; that of the first day where there are none. */
function monthsOf(days: Props['days'], from: string, language: PageLanguage): string {
  const months = new Set((days.length === 0 ? [from] : days.map(({ day }) => day)).map((day) => day.slice(0, 7)))
  return [...months].map((month) => formatMonth(month, language)).join(', ')
}
