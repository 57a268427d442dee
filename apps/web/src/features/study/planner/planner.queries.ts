import type { RequestInput } from '@sopaan/contract/call'
import {
  type ChapterChange,
  type OwnChapterFields,
  type PlannerOverview,
  type PlannerSettings,
  planner,
} from '@sopaan/contract/planner'
import { type RevisionRating, revisions } from '@sopaan/contract/revisions'
import { type SessionChange, type StudySession, sessions } from '@sopaan/contract/sessions'
import { addDays } from '@sopaan/domain/time/days'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** Everything a person's plan is made from, but the sessions. */
export const plannerQuery = queryOptions({
  queryKey: ['planner'],
  queryFn: async ({ signal }) => (await request(planner.find, {}, { signal })).data,
})

/** The sessions of the last weeks and of those ahead. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await request(sessions.list, {}, { signal })).sessions,
})

/** How far back and ahead bookmarks are looked for, days. */
const BOOKMARK_DAYS = 400

/** The sessions that bear a bookmark, the latest first; asked for whenever the list opens. @param today  in India */
export const bookmarkedQuery = (today: string) =>
  queryOptions({
    queryKey: ['bookmarked'],
    queryFn: async ({ signal }) => {
      const query = { from: addDays(today, -BOOKMARK_DAYS), to: addDays(today, BOOKMARK_DAYS) }
      const all = (await request(sessions.list, { query }, { signal })).sessions
      return all.filter(({ isBookmarked }) => isBookmarked).reverse()
    },
    staleTime: 0,
  })

/** A session to be written down, as a page has it; `requestKey` makes sending it twice harmless. */
export type SessionDraft = RequestInput<typeof sessions.create>['body']

/** Writes a session down. */
export async function addSession(draft: SessionDraft): Promise<StudySession> {
  const { session, made } = await request(sessions.create, { body: draft })
  if (made === 1) saveSession(session)
  else await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  if (session.isCompleted) await refreshPlanner()
  return session
}

/** The answer to a change holds no session with an id (R216). */
export class InvalidUpdate extends Error {}

/** Changes a session. @throws {InvalidUpdate} */
export async function updateSession(id: string, change: SessionChange): Promise<StudySession> {
  const { updatedSession } = await request(sessions.update, { params: { id }, body: change })
  if (updatedSession?._id === undefined) throw new InvalidUpdate('Invalid session update response')
  saveSession(updatedSession)
  return updatedSession
}

/** Takes a session out, or the rest of its row with it. */
export async function deleteSession(id: string, which: 'one' | 'following'): Promise<void> {
  await request(sessions.remove, { params: { id }, query: { which } })
  if (which === 'following') await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  else changeSessions((all) => all.filter(({ _id }) => _id !== id))
  await refreshPlanner()
}

/** Sets or takes the bookmark of a session. */
export async function sendSessionBookmark(id: string, isBookmarked: boolean): Promise<void> {
  saveSession((await request(sessions.toggle, { params: { id }, body: { isBookmarked } })).session)
  await queryClient.invalidateQueries({ queryKey: ['bookmarked'] })
}

/** Marks a session complete, or open again. */
export async function sendSessionMark(id: string, isCompleted: boolean): Promise<void> {
  saveSession((await request(sessions.mark, { params: { id }, body: { isCompleted } })).session)
  await refreshPlanner()
}

/** Sets the examination, the hours and the rest day. */
export async function saveSettings(settings: PlannerSettings): Promise<void> {
  setOverview((await request(planner.set, { body: settings })).data)
}

/** Tells where one stands with chapters. */
export async function sendChapterProgress(chapters: ChapterChange[]): Promise<void> {
  setOverview((await request(planner.tellChapters, { body: { chapters } })).data)
}

/** Adds a chapter of one's own. */
export async function sendOwnChapter(chapter: OwnChapterFields): Promise<void> {
  setOverview((await request(planner.addChapter, { body: chapter })).data)
}

/** Takes a chapter of one's own out. */
export async function sendOwnChapterRemoval(key: string): Promise<void> {
  setOverview((await request(planner.removeChapter, { params: { key } })).data)
}

/** Tells how well something came back. */
export async function answerRevision(id: string, rating: RevisionRating, reviews: number): Promise<void> {
  await request(revisions.review, { params: { id }, body: { rating, reviews } })
  await refreshPlanner()
}

/** Gives the calendar feed an address, a new one where there was one. */
export async function sendFeedRenewal(): Promise<void> {
  setOverview((await request(planner.renewFeed, {})).data)
}

/** Ends the calendar feed. */
export async function sendFeedEnd(): Promise<void> {
  setOverview((await request(planner.endFeed, {})).data)
}

/** Asks again for what the plan is made from, after something that it counts has changed. */
export async function refreshPlanner(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: plannerQuery.queryKey })
}

function setOverview(overview: PlannerOverview): void {
  queryClient.setQueryData(plannerQuery.queryKey, overview)
}

function saveSession(session: StudySession): void {
  changeSessions((all) => {
    const others = all.filter(({ _id }) => _id !== session._id)
    return [...others, session].sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  })
}

function changeSessions(change: (all: StudySession[]) => StudySession[]): void {
  queryClient.setQueryData(sessionsQuery.queryKey, (all) => (all === undefined ? all : change(all)))
}
