import { sessions } from '@sopaan/contract/sessions'
import { type StudyThing, studyDay } from '@sopaan/contract/study-day'
import type { Language } from '@sopaan/domain/languages'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** What today holds, worked out by the server; asked for anew whenever a screen opens, since the planner changes it. */
export const studyDayQuery = (language: Language) =>
  queryOptions({
    queryKey: ['study-day', language],
    queryFn: async ({ signal }) => (await request(studyDay.today, { query: { language } }, { signal })).data,
    staleTime: 0,
  })

/**
 * Ticks a line of today off, or a session open again. A stretch of the plan becomes a session that is done; a missed
 * sitting that the plan took up is moved to now.
 * @param requestKey  the same for the same line, so that a deed tried again after a lost answer makes no second session
 */
export async function tickThing(thing: StudyThing, requestKey: string): Promise<void> {
  const { sessionId, isPlanned, isCompleted } = thing
  if (sessionId === null) {
    const { title, subject, chapterKey, startsAt, minutes } = thing
    const session = { title, subject, chapterKey, startsAt, durationMinutes: Math.max(5, minutes) }
    await request(sessions.create, { body: { ...session, source: 'planner', isCompleted: true, requestKey } })
  } else {
    const params = { id: sessionId }
    if (isPlanned) await request(sessions.update, { params, body: { startsAt: thing.startsAt } })
    await request(sessions.mark, { params, body: { isCompleted: !isCompleted } })
  }
  await Promise.all(
    ['study-day', 'planner', 'sessions'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  )
}
