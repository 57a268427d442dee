import { paths } from '@sopaan/contract/paths'
import { formatDayAndTime, formatMonth, formatShortDay, formatTime } from '@sopaan/domain/time/format'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import { addMonths, listMonthWeeks } from '@sopaan/domain/time/months'
import { Link, useLocation, useSearchParams } from 'react-router'
import { ArrowLink } from '#web/ui/arrow-link.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FREE_DAY, MonthDays } from '#web/ui/month-days.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { FreeMonth } from './mentors.queries.ts'

const ANCHOR = 'times'

type Props = { mentorId: string; free: FreeMonth; isReload: boolean }

/** A month of free times for whoever reads a mentor: a day shows its times, a time leads to its booking. All are links. */
export function FreeTimes({ mentorId, free, isReload }: Props) {
  const { mentoring: words, language } = useWords()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { month, today, slots } = free
  const days = [...new Set(slots.map(istDate))]
  const chosen = days.find((day) => day === search.get('day')) ?? days[0]
  const list = search.get('list')
  const link = (to: { month: string; day?: string }) => ({
    to: `${pathname}?${new URLSearchParams({ ...(list === null ? {} : { list }), ...to })}${isReload ? `#${ANCHOR}` : ''}`,
    reloadDocument: isReload,
    preventScrollReset: true,
    rel: 'nofollow',
  })
  return (
    <section id={ANCHOR} aria-labelledby="free-times" className="grid scroll-mt-20 gap-3">
      <div className="flex max-w-sm items-center justify-between gap-2">
        <div>
          <h2 id="free-times" className="type-small text-secondary">
            {words.freeTimes}
          </h2>
          <p className="type-card">{formatMonth(month, language)}</p>
        </div>
        <div className="flex">
          {!free.isFirst && (
            <ArrowLink way="back" label={words.previousMonth} {...link({ month: addMonths(month, -1) })} />
          )}
          {!free.isLast && <ArrowLink way="on" label={words.nextMonth} {...link({ month: addMonths(month, 1) })} />}
        </div>
      </div>
      <MonthDays weekdays={words.weekdaysShort} days={listMonthWeeks(month)} month={month} today={today}>
        {(day) => {
          if (!days.includes(day)) return undefined
          const count = slots.filter((at) => istDate(at) === day).length
          return (
            <Link
              {...link({ month, day })}
              aria-current={day === chosen ? 'date' : undefined}
              aria-label={`${formatShortDay(startOfIstDay(day), language)}: ${words.choose.freeTimes(count)}`}
              className={classNames(FREE_DAY, day === chosen && 'bg-primary! text-on-primary!')}
            >
              {Number(day.slice(8))}
            </Link>
          )
        }}
      </MonthDays>
      {chosen === undefined ? (
        <p className="text-secondary">{words.choose.none(formatMonth(month, language))}</p>
      ) : (
        <div>
          <h3 className="type-small text-secondary">
            {words.timesOf(formatShortDay(startOfIstDay(chosen), language))}
          </h3>
          <ul className="mt-1.5 grid grid-cols-2 gap-2">
            {slots
              .filter((at) => istDate(at) === chosen)
              .map((at) => (
                <li key={at}>
                  <Link
                    to={paths.withList(paths.bookMentor(mentorId, at), list)}
                    reloadDocument={isReload}
                    aria-label={words.bookAt(formatDayAndTime(at, language))}
                    className={`${buttonClasses('line')} w-full px-2! tabular-nums`}
                  >
                    {formatTime(at, language)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      )}
    </section>
  )
}
