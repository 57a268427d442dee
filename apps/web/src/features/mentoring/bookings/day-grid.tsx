import { listMonthWeeks } from '@sopaan/domain/time/months'
import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FREE_DAY, MonthDays } from '#web/ui/month-days.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  legend: string
  month: string
  today: string
  /** The days with free times, in their order, with how many they have, and what of one's own meets one of them. */
  days: readonly { day: string; label: string; count: number; clash?: string }[]
  chosen: string | undefined
  onChoose: (day: string) => void
}

/** A month: days with free times are chosen, the others are there to count by. */
export function DayGrid({ legend, month, today, days, chosen, onChoose }: Props) {
  const { mentoring } = useWords()
  const name = useId()
  const free = new Map(days.map((each) => [each.day, each]))
  const meets = days.find(({ day, clash }) => day === chosen && clash !== undefined)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <MonthDays weekdays={mentoring.weekdaysShort} days={listMonthWeeks(month)} month={month} today={today}>
        {(day) => {
          const found = free.get(day)
          return (
            found && (
              <label
                className={classNames(
                  FREE_DAY,
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
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                <span className="sr-only">
                  {found.label} {mentoring.choose.freeTimes(found.count)}
                  {found.clash !== undefined && ` ${mentoring.choose.meets(found.clash)}`}
                </span>
              </label>
            )
          )
        }}
      </MonthDays>
      {meets?.clash !== undefined && (
        <p className="type-small mt-2 flex items-center gap-2 text-secondary">
          <span aria-hidden="true" className="size-3 shrink-0 rounded-full ring-2 ring-likely-fill ring-inset" />
          {mentoring.choose.dayMeets(meets.label, meets.clash)}
        </p>
      )}
    </fieldset>
  )
}
