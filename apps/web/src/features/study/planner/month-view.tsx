import type { Language } from '@sopaan/domain/languages'
import { hoursOf } from '@sopaan/domain/planner/session-length'
import { addDays, listDays, mondayOf } from '@sopaan/domain/time/days'
import { formatDate, formatMonth } from '@sopaan/domain/time/format'
import { Link, useLocation, useSearchParams } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { type MonthDay, MonthGrid } from '#web/ui/month-grid.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { PlanView } from './plan-view.ts'
import { listWeekThings } from './week-items.ts'

/** A month of hours, done and planned; each day leads to its week. */
export function MonthView({ view }: { view: PlanView }) {
  const { planner: words, language } = useWords()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const month = /^\d{4}-\d\d$/.test(search.get('month') ?? '') ? (search.get('month') ?? '') : view.today.slice(0, 7)
  const name = formatMonth(month, language)
  const link = (to: string) => `${pathname}?view=month&month=${to}`
  return (
    <section aria-label={name} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-card me-auto max-sm:w-full">{name}</h2>
        <Link to={link(addDays(`${month}-01`, -1).slice(0, 7))} preventScrollReset className={buttonClasses('line')}>
          {words.previousMonth}
        </Link>
        <Link to={link(addDays(`${month}-28`, 7).slice(0, 7))} preventScrollReset className={buttonClasses('line')}>
          {words.nextMonth}
        </Link>
      </div>
      <MonthGrid
        label={name}
        weekdays={[1, 2, 3, 4, 5, 6, 0].map((at) => words.weekdaysShort[at] ?? '')}
        days={monthDays(month).map((day) => dayOf(day, { view, month, pathname, words, language }))}
      />
    </section>
  )
}

type Dressing = {
  view: PlanView
  month: string
  pathname: string
  words: ReturnType<typeof useWords>['planner']
  language: Language
}

function dayOf(day: string, { view, month, pathname, words, language }: Dressing): MonthDay {
  const all = listWeekThings(view, [day])
  const things = all.filter(({ kind }) => kind !== 'appointment')
  const appointments = all.length - things.length
  const sum = (isDone: boolean) =>
    things
      .filter((thing) => (thing.kind === 'session' && thing.session.isCompleted) === isDone)
      .reduce((minutes, thing) => minutes + thing.minutes, 0)
  const done = sum(true)
  const planned = day < view.today ? 0 : sum(false)
  return {
    day,
    date: String(Number(day.slice(8))),
    label: [
      `${formatDate(day, language)}: ${words.monthDay(hoursOf(done), hoursOf(planned))}`,
      ...(appointments > 0 ? [words.appointmentCount(appointments)] : []),
    ].join(', '),
    first: done > 0 ? `✓\u00a0${hoursOf(done)}` : undefined,
    second: planned > 0 ? words.hourShort(hoursOf(planned)) : undefined,
    third: appointments > 0 ? `●\u00a0${appointments}` : undefined,
    isOutside: !day.startsWith(month),
    isToday: day === view.today,
    isRest: new Date(day).getUTCDay() === view.settings.restDay,
    to: `${pathname}?view=week&week=${day}`,
  }
}

function monthDays(month: string): string[] {
  const first = `${month}-01`
  const last = addDays(`${addDays(`${month}-28`, 7).slice(0, 7)}-01`, -1)
  return listDays(mondayOf(first), addDays(mondayOf(last), 6))
}
