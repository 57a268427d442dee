import { addDays } from '@sopaan/domain/time/days'
import { formatDate } from '@sopaan/domain/time/format'
import { Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { DayStrip } from './day-strip.tsx'
import { type PlanView, weekFrom } from './plan-view.ts'

/** Which week it is, and the ways to those before and after; on a phone its days. @param props.first  its first day */
export function WeekNav({ view, first }: { view: PlanView; first: string }) {
  const { planner: words, language } = useWords()
  const last = addDays(first, 6)
  const short = (day: string) => formatDate(day, language).replace(/ \d{4}$/, '')
  const from = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : short(first)
  return (
    <div className="flex items-center gap-1 max-lg:w-full">
      <WeekLink day={addDays(first, -7)} label={words.previousWeek} turn="rotate-90" />
      <h2 className="font-heading whitespace-nowrap tabular-nums max-lg:sr-only">{words.weekOf(from, short(last))}</h2>
      <DayStrip view={view} days={weekFrom(first)} />
      <WeekLink day={addDays(first, 7)} label={words.nextWeek} turn="-rotate-90" />
    </div>
  )
}

function WeekLink({ day, label, turn }: { day: string; label: string; turn: string }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={`${pathname}?view=week&week=${day}`}
      preventScrollReset
      aria-label={label}
      title={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-secondary hover:bg-surface-sunken hover:text-default max-lg:hidden"
    >
      <span className={turn}>
        <Icon name="chevron" />
      </span>
    </Link>
  )
}
