import type { Language } from '@sopaan/domain/languages'
import { makePlan } from '@sopaan/domain/planner/plan'
import { type PlannerFacts, plannerInput, timedBlocks } from '@sopaan/domain/planner/planner-facts'
import { addDays } from '@sopaan/domain/time/days'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { fromIstDateTimeLocal, istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { type CalendarEntry, publishedCalendar } from '#api/features/account/calendars/calendar-file.service.ts'
import { listSessions } from '#api/features/study/study-sessions/sessions.service.ts'
import { SERVER_WORDS } from '#api/words/server-words.ts'
import { chapterNames, sessionTitle } from './chapter-names.ts'
import { plannerFacts } from './planner.service.ts'

/** How far ahead the plan stands in a calendar, days: further it changes too often to be worth it. Ours. */
const PLAN_DAYS = 14

/** The calendar of a person: sessions as they stand, and the plan of the next two weeks. */
export async function planCalendarOf(
  deps: Deps,
  { userId, language }: { userId: string; language: Language },
): Promise<string> {
  const facts = await plannerFacts(deps, { userId })
  const sessions = facts?.sessions ?? (await listSessions(deps, { userId }))
  const fixed = sessions.map((session): CalendarEntry => {
    const startsAt = new Date(session.startsAt)
    const name = sessionTitle(session, language)
    const title = session.isCompleted ? `✓ ${name}` : name
    return entryOf({ id: session._id, title, startsAt, minutes: session.durationMinutes })
  })
  const planned = facts === undefined ? [] : plannedEntries(deps, facts, language)
  return publishedCalendar(deps, SERVER_WORDS[language].studyPlan.calendarName, [...fixed, ...planned])
}

function plannedEntries(deps: Deps, facts: PlannerFacts, language: Language): CalendarEntry[] {
  const now = deps.now().toISOString()
  const words = SERVER_WORDS[language].studyPlan
  const { chapters, tasks, rules, missed } = plannerInput(facts, now)
  const names = new Map<string, string>([
    ...chapterNames(chapters, language),
    ...missed.map((session) => [session._id, sessionTitle(session, language)] as const),
  ])
  const last = addDays(istDate(now), PLAN_DAYS)
  const days = makePlan(tasks, rules).days.filter(({ day }) => day <= last)
  return days.flatMap((day) =>
    timedBlocks(day, facts, now).flatMap(({ taskId, minutes, startMinute }, at) => {
      if (startMinute === undefined) return []
      const clock = `${String(Math.floor(startMinute / 60)).padStart(2, '0')}:${String(startMinute % 60).padStart(2, '0')}`
      const startsAt = new Date(fromIstDateTimeLocal(`${day.day}T${clock}`) ?? now)
      const title = names.get(taskId) ?? words.revision
      return [entryOf({ id: `${day.day}-${at}-${taskId}`, title, startsAt, minutes })]
    }),
  )
}

function entryOf(entry: { id: string; title: string; startsAt: Date; minutes: number }): CalendarEntry {
  const { id, title, startsAt, minutes } = entry
  return { noun: 'study', id, sequence: 0, title, startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) }
}
