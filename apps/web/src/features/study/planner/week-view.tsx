import type { Appointment } from '@sopaan/contract/appointments'
import { type DashboardType, paths } from '@sopaan/contract/paths'
import type { PageLanguage } from '@sopaan/domain/languages'
import { eveningEnd } from '@sopaan/domain/planner/planner-facts'
import { addDays } from '@sopaan/domain/time/days'
import { formatDate, formatHour, formatMinute, formatShortDay, writeClock } from '@sopaan/domain/time/format'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { HourGrid } from '#web/ui/hour-grid.tsx'
import { useWide } from '#web/ui/use-wide.ts'
import { WeekGrid } from '#web/ui/week-grid.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { dayMarks } from './day-marks.ts'
import { dropStart } from './drop-start.ts'
import { firstDayOf, lengthOf, type PlanView, weekFrom } from './plan-view.ts'
import { type OpenSession, SessionDialog } from './session-dialog.tsx'
import { useStudyItemActions, type WeekBlock } from './use-study-item-actions.ts'
import { itemOf } from './week-item.tsx'
import { findOverlaps, isStudyItem, listWeekThings, type WeekThing } from './week-items.ts'

const HALF_HOUR_MINUTES = 30
const LAST_START = 24 * 60 - 15

/** Seven days of sessions and plan, from today on where no other day is asked for: to look at, move about and tick off. */
export function WeekView({ view }: { view: PlanView }) {
  const { planner: words, language } = useWords()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [open, setOpen] = useState<OpenSession>()
  const [said, setSaid] = useState('')
  const isWide = useWide('seven')
  const deeds = useStudyItemActions(view, (session) => setOpen({ kind: 'change', session }))
  const days = weekFrom(firstDayOf(search.get('week'), view.today))
  const things = listWeekThings(view, days)
  const overlaps = findOverlaps(things)
  const startOf = (thing: WeekThing) => thing.startMinute ?? view.settings.startMinute
  const move = (thing: WeekThing, by: { days: number; halfHours: number }) =>
    place(thing, addDays(thing.day, by.days), clamp(startOf(thing) + by.halfHours * HALF_HOUR_MINUTES))
  const place = async (thing: WeekThing, day: string, minute: number) => {
    const startsAt = fromIstDateTimeLocal(`${day}T${writeClock(minute)}`)
    if (startsAt === undefined || !isStudyItem(thing) || (thing.kind === 'block' && day < view.today)) return
    if (day === thing.day && minute === thing.startMinute) return
    const moved = words.moved(
      deeds.titleOf(thing),
      `${formatShortDay(day, language)} ${formatMinute(minute, language)}`,
    )
    setSaid(moved)
    await deeds.move(thing, startsAt, moved)
  }
  const isRevision = (thing: WeekBlock) => view.overview.revisions.some(({ _id }) => _id === thing.block.taskId)
  const find = (key: string) => things.find((thing) => thing.key === key)
  const shown = {
    label: words.week,
    days: days.map((day) => {
      const planned = things
        .filter((thing) => thing.day === day && isStudyItem(thing))
        .reduce((sum, { minutes }) => sum + minutes, 0)
      const isRest = new Date(day).getUTCDay() === view.settings.restDay
      return {
        day,
        label: day === view.today ? `${words.today}, ${shortDate(day, language)}` : formatShortDay(day, language),
        note:
          planned === 0
            ? undefined
            : words.dayLoad(lengthOf(planned, words), lengthOf(view.settings.dailyCapMinutes, words)),
        empty: isRest ? words.restDayHere : words.noPlan,
        marks: dayMarks(day, view, { words, language }),
        isToday: day === view.today,
        isPast: day < view.today,
      }
    }),
    items: things.map((thing) =>
      itemOf(thing, { view, words, language, deeds, overlaps, onMove: (by) => void move(thing, by) }),
    ),
    onOpen: (key: string) => {
      const thing = find(key)
      if (thing?.kind === 'session') setOpen({ kind: 'change', session: thing.session })
      else if (thing?.kind === 'appointment') void navigate(appointmentPath(thing.appointment, pathname))
      else if (thing?.kind === 'fixed') void navigate(`${pathname}?view=settings#timetable`)
      else if (thing && isRevision(thing)) document.getElementById('revision')?.scrollIntoView()
      else if (thing) setOpen({ kind: 'new', draft: deeds.draftOf(thing, undefined) })
    },
    onMove: (key: string, by: { days: number; halfHours: number }) => {
      const thing = find(key)
      if (thing) void move(thing, by)
    },
  }
  return (
    <section aria-label={words.week} className="grid gap-3">
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {isWide ? (
        <HourGrid
          {...shown}
          from={view.settings.startMinute}
          until={eveningEnd(view.settings)}
          hourLabel={(minute) => formatHour(writeClock(minute), language)}
          loose={words.withoutHour}
          onDrop={({ key, day, minute }) => {
            const thing = find(key)
            if (thing) void place(thing, day, clamp(minute))
          }}
        />
      ) : (
        <WeekGrid
          {...shown}
          onDrop={({ key, day, before, after }) => {
            const thing = find(key)
            const neighbours = { before: before ? find(before) : undefined, after: after ? find(after) : undefined }
            if (thing) void place(thing, day, dropStart({ own: startOf(thing), minutes: thing.minutes }, neighbours))
          }}
        />
      )}
      {isWide && <p className="type-small text-tertiary">{words.moveHint}</p>}
      {things.length === 0 && <Card className="text-secondary">{words.noPlan}</Card>}
      <SessionDialog view={view} open={open} onClose={() => setOpen(undefined)} />
    </section>
  )
}

/** The page of an appointment; that of a session stands in the dashboard one is in. */
function appointmentPath({ kind, _id }: Appointment, pathname: string): string {
  if (kind === 'event') return paths.event(_id)
  const dashboard: DashboardType = pathname.startsWith('/mentor-dashboard') ? 'mentor-dashboard' : 'mentee-dashboard'
  if (kind === 'busy') return `${paths.profile(dashboard)}#calendars`
  return paths.session(dashboard, _id)
}

function clamp(minute: number): number {
  return Math.min(LAST_START, Math.max(0, minute))
}

function shortDate(day: string, language: PageLanguage): string {
  return formatDate(day, language).replace(/ \d{4}$/, '')
}
