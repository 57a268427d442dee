import type { PageLanguage } from '@sopaan/domain/languages'
import { hoursOf } from '@sopaan/domain/planner/session-length'
import { formatDate, formatMonth } from '@sopaan/domain/time/format'
import { addMonths, listMonthWeeks } from '@sopaan/domain/time/months'
import { Link, useLocation, useSearchParams } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { type MonthDay, MonthGrid, type MonthThing } from '#web/ui/month-grid.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { dayMarks } from './day-marks.ts'
import type { PlanView } from './plan-view.ts'
import { thingTitle } from './thing-title.ts'
import { subjectOf, TONE_OF } from './week-item.tsx'
import { findOverlaps, isStudied, isStudyItem, listWeekThings, type WeekThing } from './week-items.ts'

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
        <Link to={link(addMonths(month, -1))} preventScrollReset className={buttonClasses('line')}>
          {words.previousMonth}
        </Link>
        <Link to={link(addMonths(month, 1))} preventScrollReset className={buttonClasses('line')}>
          {words.nextMonth}
        </Link>
      </div>
      <MonthGrid
        label={name}
        weekdays={[1, 2, 3, 4, 5, 6, 0].map((at) => words.weekdaysShort[at] ?? '')}
        days={listMonthWeeks(month).map((day) => dayOf(day, { view, month, pathname, words, language }))}
      />
    </section>
  )
}

type Dressing = {
  view: PlanView
  month: string
  pathname: string
  words: ReturnType<typeof useWords>['planner']
  language: PageLanguage
}

function dayOf(day: string, dressing: Dressing): MonthDay {
  const { view, month, pathname, words, language } = dressing
  const everything = listWeekThings(view, [day])
  const overlaps = findOverlaps(everything)
  const all = everything.filter(({ kind }) => kind !== 'fixed')
  const sum = (isDone: boolean) =>
    all
      .filter(isStudyItem)
      .filter((thing) => isStudied(thing) === isDone)
      .reduce((minutes, thing) => minutes + thing.minutes, 0)
  const done = sum(true)
  const planned = day < view.today ? 0 : sum(false)
  const things = [
    ...dayMarks(day, view, { words, language }),
    ...dueThings(day, view, words),
    ...mergeThings(all, overlaps, dressing),
  ]
  return {
    day,
    date: String(Number(day.slice(8))),
    label: [
      `${formatDate(day, language)}: ${words.monthDay(hoursOf(done), hoursOf(planned))}`,
      ...things.map(({ title, key }) => withClash(title, overlaps.get(key), dressing)),
    ].join(', '),
    done: done > 0 ? `✓\u00a0${hoursOf(done)}` : undefined,
    planned: planned > 0 ? words.hourShort(hoursOf(planned)) : undefined,
    things,
    more: words.moreThings,
    isOutside: !day.startsWith(month),
    isToday: day === view.today,
    isRest: new Date(day).getUTCDay() === view.settings.restDay,
    to: `${pathname}?view=week&week=${day}`,
  }
}

/** What has its hour first, then study; what bears the same name in a day is one thing. */
function mergeThings(
  all: readonly WeekThing[],
  overlaps: ReadonlyMap<string, WeekThing>,
  { view, words, language }: Dressing,
): MonthThing[] {
  const inOrder = [...all.filter((thing) => !isStudyItem(thing)), ...all.filter(isStudyItem)]
  const things = inOrder.map((thing): MonthThing => {
    const isDone = isStudied(thing)
    const subject = isStudyItem(thing) ? subjectOf(thing, view) : undefined
    return {
      key: thing.key,
      title: thingTitle(thing, { view, words, language }),
      tone: thing.kind === 'appointment' ? 'pen' : subject === undefined ? 'plain' : TONE_OF[subject],
      letter: subject && words.subjectLetters[subject],
      isDone,
      isClash: overlaps.has(thing.key),
    }
  })
  return things.filter(({ title }, at) => things.findIndex((other) => other.title === title) === at)
}

function withClash(title: string, other: WeekThing | undefined, dressing: Dressing): string {
  return other === undefined ? title : `${title} (${dressing.words.overlapsWith(thingTitle(other, dressing))})`
}

/** What is handed in on the day. */
function dueThings(day: string, { sessions }: PlanView, words: Dressing['words']): MonthThing[] {
  return sessions
    .filter(({ dueOn, isCompleted }) => dueOn === day && !isCompleted)
    .map(({ _id, title }) => ({
      key: `due ${_id}`,
      title: words.homeworkThing(title),
      tone: 'likely',
      isDone: false,
    }))
}
