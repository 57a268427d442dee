import { addDays } from '@sopaan/domain/time/days'
import { formatDate } from '@sopaan/domain/time/format'
import { useLocation } from 'react-router'
import { ArrowLink } from '#web/ui/arrow-link.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { DayStrip } from './day-strip.tsx'
import { type PlanView, weekFrom } from './plan-view.ts'

/** Which week it is, and the ways to those before and after; on a phone its days. @param props.first  its first day */
export function WeekNav({ view, first }: { view: PlanView; first: string }) {
  const { planner: words, language } = useWords()
  const { pathname } = useLocation()
  const last = addDays(first, 6)
  const short = (day: string) => formatDate(day, language).replace(/ \d{4}$/, '')
  const from = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : short(first)
  const weekOf = (day: string) => ({
    to: `${pathname}?view=week&week=${day}`,
    preventScrollReset: true,
    className: 'max-lg:hidden',
  })
  return (
    <div className="flex items-center gap-1 max-lg:w-full">
      <ArrowLink way="back" label={words.previousWeek} {...weekOf(addDays(first, -7))} />
      <h2 className="font-heading whitespace-nowrap tabular-nums max-lg:sr-only">{words.weekOf(from, short(last))}</h2>
      <DayStrip view={view} days={weekFrom(first)} />
      <ArrowLink way="on" label={words.nextWeek} {...weekOf(addDays(first, 7))} />
    </div>
  )
}
