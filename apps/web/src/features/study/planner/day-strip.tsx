import { sum } from '@sopaan/domain/numbers/sums'
import { hoursOf } from '@sopaan/domain/planner/session-length'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { PlanView } from './plan-view.ts'
import { isStudied, isStudyItem, listWeekThings } from './week-items.ts'

/** The days of a week side by side on a phone, a bubble for each that fills with what is done: ways to each day below. */
export function DayStrip({ view, days }: { view: PlanView; days: readonly string[] }) {
  const { planner: words } = useWords()
  const byDay = Map.groupBy(listWeekThings(view, days).filter(isStudyItem), ({ day }) => day)
  return (
    <ul aria-label={words.days} className="grid min-w-0 grow grid-cols-7 lg:hidden">
      {days.map((day) => {
        const things = byDay.get(day) ?? []
        const all = sum(things.map(({ minutes }) => minutes))
        const done = sum(things.filter(isStudied).map(({ minutes }) => minutes))
        const isToday = day === view.today
        return (
          <li key={day} className="min-w-0">
            <a
              href={`#day-${day}`}
              aria-current={isToday ? 'date' : undefined}
              className={classNames(
                'flex min-w-11 flex-col items-center gap-0.5 rounded-control py-1 no-underline',
                isToday ? 'bg-primary-soft text-primary-text' : 'text-default',
              )}
            >
              <span className={classNames('text-[12px] leading-4', !isToday && 'text-secondary')}>
                {words.weekdaysShort[new Date(day).getUTCDay()]}
              </span>
              <span className="leading-5 font-semibold tabular-nums">{Number(day.slice(8))}</span>
              <span className="sr-only">{words.monthDay(hoursOf(done), hoursOf(all - done))}</span>
              <span className="relative block size-4 overflow-hidden rounded-full border-2 border-border-control">
                <span
                  className="absolute inset-y-0 start-0 bg-primary-text"
                  style={{ width: `${all === 0 ? 0 : Math.round((100 * done) / all)}%` }}
                />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
