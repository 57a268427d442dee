import type { RequestInput } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import {
  type ChapterChange,
  type OwnChapterFields,
  type PlannerOverview,
  type PlannerSettings,
  planner,
} from '@sopaan/contract/planner'
import { type Revision, type RevisionRating, revisions } from '@sopaan/contract/revisions'
import { type SessionChange, type StudySession, sessions } from '@sopaan/contract/sessions'
import { type PageLanguage, readLanguageName } from '@sopaan/domain/languages'
import { storedTitle } from '@sopaan/domain/planner/session-title'
import { addDays } from '@sopaan/domain/time/days'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { runEdit, withWaiting } from '#web/offline/own-edits.ts'
import { fetchOrRecall, findOwn } from '#web/offline/own-store.ts'
import { editOverview, editSessions, sessionOfDraft } from '#web/offline/study-edits.ts'

/** Everything a person's plan is made from, but the sessions. */
export const plannerQuery = queryOptions({
  queryKey: ['planner'],
  queryFn: async ({ signal }) => {
    const ask = async () => (await request(planner.find, {}, { signal })).data
    return withWaiting(await fetchOrRecall('ownPlanner', ask), editOverview)
  },
})

/** The sessions of the last weeks and of those ahead. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }): Promise<StudySession[]> => {
    const ask = async () => (await request(sessions.list, {}, { signal })).sessions
    return withWaiting(await fetchOrRecall('ownSessions', ask), editSessions)
  },
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
export async function addSession({ requestKey = crypto.randomUUID(), ...told }: SessionDraft): Promise<StudySession> {
  const draft = { ...told, requestKey }
  const sent = await runEdit({ does: 'add', draft })
  if (sent?.session === undefined) return sessionOfDraft(draft, new Date().toISOString())
  if (sent.made === 1) saveSession(sent.session)
  else await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  if (sent.session.isCompleted) await refreshPlanner()
  return sent.session
}

/** The answer to a change holds no session with an id (R216). */
export class InvalidUpdate extends Error {}

/** Changes a session. @throws {InvalidUpdate} */
export async function updateSession(id: string, change: SessionChange): Promise<void> {
  const before = findSeen(id)
  const own = before === undefined ? change : whatChanges(before, change)
  if (Object.keys(own).length === 0) return
  const sent = await runEdit({ does: 'change', sessionId: id, change: own, before })
  if (sent === undefined) return
  if (sent.session?._id === undefined) throw new InvalidUpdate('Invalid session update response')
  saveSession(sent.session)
}

/** Takes a session out, or the rest of its row with it. */
export async function deleteSession(id: string, which: 'one' | 'following'): Promise<void> {
  if (which === 'following') {
    await request(sessions.remove, { params: { id }, query: { which } })
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  } else {
    const sent = await runEdit({ does: 'remove', sessionId: id, before: findSeen(id) })
    if (sent === undefined) return
    changeSessions((all) => all.filter(({ _id }) => _id !== id))
    if (sent.session) saveSession(sent.session)
  }
  await refreshPlanner()
}

/** Sets or takes the bookmark of a session. */
export async function sendSessionBookmark(id: string, isBookmarked: boolean): Promise<void> {
  const sent = await runEdit({ does: 'bookmark', sessionId: id, isBookmarked, before: findSeen(id) })
  if (sent?.session) saveSession(sent.session)
  await queryClient.invalidateQueries({ queryKey: ['bookmarked'] })
}

/** Marks a session complete, or open again. */
export async function sendSessionMark(id: string, isCompleted: boolean): Promise<void> {
  const sent = await runEdit({ does: 'mark', sessionId: id, isCompleted, before: findSeen(id) })
  if (sent?.session === undefined) return
  saveSession(sent.session)
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

/** Tells how well something came back. `name`: what it is called. */
export async function answerRevision(
  { _id, reviews }: Pick<Revision, '_id' | 'reviews'>,
  rating: RevisionRating,
  name: string,
): Promise<void> {
  const sent = await runEdit({ does: 'revise', revisionId: _id, rating, reviews, name })
  if (sent !== undefined) await refreshPlanner()
}

/** Writes a card of one's own down, or changes one. */
export async function sendOwnCard(
  fields: { front: string; back: string },
  place: { id: string } | { requestKey: string },
): Promise<void> {
  if ('id' in place) await request(revisions.changeCard, { params: place, body: fields })
  else await request(revisions.addCard, { body: { ...fields, ...place } })
  await refreshPlanner()
}

/** Removes a card of one's own. */
export async function sendCardRemoval(id: string): Promise<void> {
  await request(revisions.removeCard, { params: { id } })
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

/** A session as this device saw it last. */
function findSeen(id: string): StudySession | undefined {
  const seen = queryClient.getQueryData(sessionsQuery.queryKey) ?? findOwn<StudySession[]>('ownSessions')?.data
  return seen?.find(({ _id }) => _id === id)
}

/** What of a change is one: whoever fills in a form sends what he left as it was, too. */
function whatChanges(before: StudySession, change: SessionChange): SessionChange {
  const { chapterKey = before.chapterKey, title = before.title } = change
  const named = { ...change, title: storedTitle({ title, chapterKey }) }
  const own = Object.entries(named).filter(
    ([field, value]) => value !== undefined && value !== before[field as keyof SessionChange],
  )
  // The title is read by the chapter it stands with.
  return { ...Object.fromEntries(own), ...(named.title !== before.title && { chapterKey }) }
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

/** Where a study session is had as a file for a calendar. */
export function sessionFileUrl(id: string, language: PageLanguage): string {
  return urlOf(planner.sessionFile, { params: { id }, query: { language: readLanguageName(language) } })
}
