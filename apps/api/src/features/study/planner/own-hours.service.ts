import type { OwnHours } from '@sopaan/contract/study-day'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { fixedHoursOn } from '@sopaan/domain/planner/blocks/fixed-hours'
import { addDays, listDays } from '@sopaan/domain/time/days'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { startOfIstDay } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { listSessions } from '#api/features/study/study-sessions/sessions.service.ts'
import type { Actor } from '#api/http/access.ts'
import { sessionTitle } from './chapter-names.ts'
import { findSettings } from './planner.queries.ts'
import { listAppointments } from './planner.service.ts'

/**
 * What a person has on already in some days, in the order of its hours: all that something new would clash with. What the
 * plan alone puts somewhere is left out, as it gives way by itself.
 * @param span.from  a day in India
 */
export async function listOwnHours(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  { from, days }: { from: string; days: number },
): Promise<OwnHours[]> {
  const to = addDays(from, days - 1)
  const settings = await findSettings(deps.db, actor.userId)
  const sessions = await listSessions(deps, actor, { from, to })
  const [start, end] = [startOfIstDay(from).toISOString(), startOfIstDay(addDays(to, 1)).toISOString()]
  const appointments = (await listAppointments(deps, actor)).filter(
    ({ startsAt }) => startsAt >= start && startsAt < end,
  )
  const study = sessions.filter(({ isCompleted }) => !isCompleted)
  return [
    ...appointments.map(({ durationMinutes, ...each }) => ({ ...each, minutes: durationMinutes })),
    ...study.map((each) => ({
      kind: 'study' as const,
      _id: each._id,
      name: namesOf(each),
      startsAt: each.startsAt,
      minutes: each.durationMinutes,
    })),
    ...listDays(from, to).flatMap((day) => lessonsOn(settings?.timetable ?? [], day)),
  ].sort((one, other) => one.startsAt.localeCompare(other.startsAt))
}

function lessonsOn(timetable: Parameters<typeof fixedHoursOn>[0], day: string): OwnHours[] {
  return fixedHoursOn(timetable, day).map(({ kind, name, startMinute, endMinute }) => ({
    kind,
    _id: null,
    name: name === null ? null : { en: name },
    startsAt: new Date(startOfIstDay(day).getTime() + startMinute * MINUTE_MS).toISOString(),
    minutes: endMinute - startMinute,
  }))
}

function namesOf(session: Parameters<typeof sessionTitle>[0]): Record<Language, string> {
  const names = LANGUAGES.map((language) => [language, sessionTitle(session, language)])
  // One for each language of the list.
  return Object.fromEntries(names) as Record<Language, string>
}
