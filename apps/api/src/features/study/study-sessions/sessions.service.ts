import type { AuditAction } from '@sopaan/contract/audit-actions'
import { refuse } from '@sopaan/contract/refusals'
import type { NewSession, SessionChange, SessionSeen, StudySession } from '@sopaan/contract/sessions'
import { changedMeanwhile } from '@sopaan/domain/planner/changed-meanwhile'
import { listRepeats } from '@sopaan/domain/planner/recurrence'
import { storedTitle } from '@sopaan/domain/planner/session-title'
import { addDays } from '@sopaan/domain/time/days'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { fromIstDateTimeLocal, istDate, istDateTimeLocal, startOfIstDay } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { asDone } from '#api/done-at.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireChapters } from '#api/features/study/own-chapters/own-chapters.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { randomId } from '#api/uuid.ts'
import {
  changeDueDay,
  changeSession,
  countSessions,
  findSession,
  findSessionOfRequest,
  insertSessions,
  listSessionRows,
  lockSession,
  removeSessions,
  type SessionColumns,
  type SessionRow,
  sumFinishedByDay,
  sumStudiedByChapter,
  toggleBookmark,
  toggleCompleted,
} from './sessions.queries.ts'

export type SessionOwner = Pick<Actor, 'userId' | 'role'>

/** What is listed when no days are asked for. */
const DAYS_BACK = 35
const DAYS_AHEAD = 190
/** A row of sessions whose last day is not told goes on so long. */
const REPEAT_DAYS_USUAL = 84
/** The most sessions one person keeps: some ten a day for three years. */
const SESSIONS_MAX = 10_000
const HISTORY_DAYS = 400

/** Sessions of the person acting, from a day to a day in India, both included. */
export async function listSessions(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  days: { from?: string | undefined; to?: string | undefined } = {},
): Promise<StudySession[]> {
  const today = istDate(deps.now())
  const span = {
    from: startOfIstDay(days.from ?? addDays(today, -DAYS_BACK)),
    before: startOfIstDay(addDays(days.to ?? addDays(today, DAYS_AHEAD), 1)),
  }
  return (await listSessionRows(deps.db, actor.userId, span)).map(sessionOf)
}

/** One own study session; undefined for none. */
export async function findOwnSession(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  id: string,
): Promise<StudySession | undefined> {
  const row = await findSession(deps.db, actor.userId, id)
  return row && sessionOf(row)
}

/** Every session of a person, for the export of the account. */
export async function allSessions(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<StudySession[]> {
  const span = { from: new Date(0), before: new Date('2200-01-01') }
  return (await listSessionRows(deps.db, actor.userId, span)).map(sessionOf)
}

/**
 * Writes a session down, or a row of them. The same request sent again answers what it made the first time.
 * @throws {Refusal} PLANNER_FULL, CHAPTER_UNKNOWN
 */
export async function createSession(
  deps: Deps,
  { actor, request }: CallerTrace,
  { doneSecondsAgo, ...session }: NewSession,
): Promise<{ session: StudySession; made: number }> {
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'planner', actor.userId)
    const { requestKey } = session
    const before = requestKey && (await findSessionOfRequest(deps.db, actor.userId, requestKey))
    if (before) return { session: sessionOf(before), made: 0 }
    await requireChapters(deps, actor, session.chapterKey === null ? [] : [session.chapterKey])
    const rows = rowsOf(asDone(deps, doneSecondsAgo), actor, session)
    if ((await countSessions(deps.db, actor.userId)) + rows.length > SESSIONS_MAX) refuse('PLANNER_FULL')
    const [id] = await insertSessions(deps.db, rows)
    const made = id === undefined ? undefined : await findSession(deps.db, actor.userId, id)
    if (made === undefined) throw new Error('A session was not there after it was made')
    await audit(deps, 'study-session.add', { actor, request, id: made.id })
    return { session: sessionOf(made), made: rows.length }
  })
}

type SessionEditing = SessionChange & { id: string; seen?: SessionSeen | undefined }

/**
 * Changes what is sent of a session. Sent with what the fields were seen as, it never goes over what somebody else made of
 * them meanwhile; whoever has seen that sends it again.
 * @throws {Refusal} NOT_FOUND, CHAPTER_UNKNOWN, CHANGED_ELSEWHERE
 */
export async function editSession(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, seen, ...change }: SessionEditing,
): Promise<StudySession> {
  return inTransaction(deps, async (deps) => {
    await requireChapters(deps, actor, change.chapterKey ? [change.chapterKey] : [])
    if (seen !== undefined) {
      const there = (await lockSession(deps.db, actor.userId, id)) ?? refuse('NOT_FOUND')
      if (changedMeanwhile<StudySession>(seen, change, sessionOf(there)).length > 0) refuse('CHANGED_ELSEWHERE')
    }
    const columns = columnsOf(change)
    const isThere =
      Object.keys(columns).length === 0 || (await changeSession(deps.db, { userId: actor.userId, id }, columns))
    if (!isThere) refuse('NOT_FOUND')
    if (change.dueOn !== undefined) await changeDueDay(deps.db, { userId: actor.userId, id }, change.dueOn)
    return answerChanged(deps, 'study-session.change', { actor, request, id })
  })
}

/** Sets a bookmark as wanted; where nothing is wanted, turns it over. @throws {Refusal} NOT_FOUND */
export async function bookmarkSession(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, wanted }: { id: string; wanted: boolean | undefined },
): Promise<StudySession> {
  return inTransaction(deps, async (deps) => {
    const place = { userId: actor.userId, id }
    const isThere =
      wanted === undefined
        ? await toggleBookmark(deps.db, place)
        : await changeSession(deps.db, place, { isBookmarked: wanted })
    if (!isThere) refuse('NOT_FOUND')
    return answerChanged(deps, 'study-session.bookmark', { actor, request, id })
  })
}

/** Marks a session complete or open as wanted; where nothing is wanted, turns it over. @throws {Refusal} NOT_FOUND */
export async function markSession(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, wanted, doneSecondsAgo }: { id: string; wanted: boolean | undefined; doneSecondsAgo?: number | undefined },
): Promise<StudySession> {
  return inTransaction(deps, async (deps) => {
    const now = asDone(deps, doneSecondsAgo).now()
    const isThere = await toggleCompleted(deps.db, { userId: actor.userId, id }, { wanted, now })
    if (!isThere) refuse('NOT_FOUND')
    return answerChanged(deps, 'study-session.mark', { actor, request, id })
  })
}

/** Takes a session out, or the rest of its row with it. @throws {Refusal} NOT_FOUND */
export async function removeSession(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, which }: { id: string; which: 'one' | 'following' },
): Promise<number> {
  return inTransaction(deps, async (deps) => {
    const session = (await findSession(deps.db, actor.userId, id)) ?? refuse('NOT_FOUND')
    const isFollowing = which === 'following'
    const removed = await removeSessions(deps.db, { userId: actor.userId, session, isFollowing })
    await audit(deps, 'study-session.remove', { actor, request, id })
    return removed
  })
}

/** What was finished of late: minutes by day in India, and minutes by chapter since the person last told of it. */
export async function finishedStudy(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
): Promise<{ byDay: { day: string; minutes: number }[]; byChapter: Map<string, number> }> {
  const from = new Date(deps.now().getTime() - HISTORY_DAYS * DAY_MS)
  const byDay = await sumFinishedByDay(deps.db, actor.userId, from)
  const byChapter = await sumStudiedByChapter(deps.db, actor.userId)
  return { byDay, byChapter: new Map(byChapter.map(({ key, minutes }) => [key, minutes])) }
}

type SessionEdit = CallerTrace & { id: string }

async function answerChanged(deps: Deps, action: AuditAction, deed: SessionEdit): Promise<StudySession> {
  const row = (await findSession(deps.db, deed.actor.userId, deed.id)) ?? refuse('NOT_FOUND')
  await audit(deps, action, deed)
  return sessionOf(row)
}

/** The trail says that something was done, not what is studied. */
async function audit(deps: Deps, action: AuditAction, { actor, request, id }: SessionEdit): Promise<void> {
  await writeAudit(deps, { action, actor, target: { type: 'study-session', id }, request })
}

function rowsOf(deps: Deps, actor: SessionOwner, session: NewSession): SessionColumns[] {
  const { repeat, repeatUntil, startsAt } = session
  const first = istDate(startsAt)
  const days =
    repeat === undefined ? [first] : listRepeats(first, repeat, repeatUntil ?? addDays(first, REPEAT_DAYS_USUAL))
  const clock = istDateTimeLocal(startsAt).slice(10)
  const seriesId = repeat === undefined ? null : (session.requestKey ?? randomId(deps))
  return days.map((day, place) => ({
    userId: actor.userId,
    title: storedTitle(session),
    subject: session.subject,
    chapterKey: session.chapterKey,
    startsAt: place === 0 ? new Date(startsAt) : new Date(fromIstDateTimeLocal(day + clock) ?? startsAt),
    durationMinutes: session.durationMinutes,
    notes: session.notes,
    dueOn: repeat === undefined ? (session.dueOn ?? null) : null,
    source: session.source,
    completedAt: session.isCompleted && place === 0 ? deps.now() : null,
    repeat: repeat ?? null,
    seriesId,
    requestKey: session.requestKey ?? null,
    requestPlace: place,
  }))
}

function columnsOf(change: SessionChange): Partial<SessionColumns> {
  return {
    ...(change.title !== undefined && {
      title: storedTitle({ title: change.title, chapterKey: change.chapterKey ?? null }),
    }),
    ...(change.subject !== undefined && { subject: change.subject }),
    ...(change.chapterKey !== undefined && { chapterKey: change.chapterKey }),
    ...(change.startsAt !== undefined && { startsAt: new Date(change.startsAt) }),
    ...(change.durationMinutes !== undefined && { durationMinutes: change.durationMinutes }),
    ...(change.notes !== undefined && { notes: change.notes }),
  }
}

function sessionOf(row: SessionRow): StudySession {
  return {
    _id: row.id,
    title: row.title,
    subject: row.subject,
    chapterKey: row.chapterKey,
    startsAt: row.startsAt.toISOString(),
    durationMinutes: row.durationMinutes,
    notes: row.notes,
    isBookmarked: row.isBookmarked,
    isCompleted: row.completedAt !== null,
    completedAt: row.completedAt?.toISOString() ?? null,
    source: row.source,
    repeat: row.repeat,
    seriesId: row.seriesId,
    dueOn: row.dueOn,
    fromName: row.fromName,
  }
}
