import { type StudyDay, type StudyThing, studyDay } from '@sopaan/contract/study-day'
import { type PageLanguage, readLanguageName } from '@sopaan/domain/languages'
import { istDate } from '@sopaan/domain/time/ist'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { withWaiting } from '#web/offline/own-edits.ts'
import { fetchOrRecall } from '#web/offline/own-store.ts'
import { editStudyDay } from '#web/offline/study-edits.ts'
import { addSession, sendSessionMark, updateSession } from './planner.queries.ts'

/** What today holds, worked out by the server; asked for anew whenever a screen opens, since the planner changes it. */
export const studyDayQuery = (language: PageLanguage) =>
  queryOptions({
    queryKey: ['study-day', language],
    queryFn: async ({ signal }) => {
      const ask = async () =>
        (await request(studyDay.today, { query: { language: readLanguageName(language) } }, { signal })).data
      // What was kept of another day is not today's; the planner works today out by itself.
      const isToday = ({ day }: StudyDay) => day === istDate(new Date())
      return withWaiting(await fetchOrRecall('ownDay', ask, isToday), editStudyDay)
    },
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
    await addSession({ ...session, source: 'planner', isCompleted: true, requestKey })
  } else {
    if (isPlanned) await updateSession(sessionId, { startsAt: thing.startsAt })
    await sendSessionMark(sessionId, !isCompleted)
  }
  await Promise.all(
    ['study-day', 'planner', 'sessions'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  )
}
