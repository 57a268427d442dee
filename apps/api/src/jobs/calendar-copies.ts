import { createHash } from 'node:crypto'
import { isRefusal } from '@sopaan/contract/refusals'
import type { Span } from '@sopaan/domain/mentoring/hours'
import { SESSION_MINUTES_MAX } from '@sopaan/domain/planner/session-length'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import {
  type CalendarEntry,
  entryUid,
  markOf,
  storedFile,
} from '#api/features/account/calendars/calendar-file.service.ts'
import {
  type CopyRow,
  changeCopy,
  type LeasedLink,
  removeCopies,
  upsertCopy,
} from '#api/features/account/linked-calendars/calendar-sync.queries.ts'
import type { LinkedCalendarRow } from '#api/features/account/linked-calendars/linked-calendars.queries.ts'
import { notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import { editSession } from '#api/features/study/study-sessions/sessions.service.ts'
import { type Deps, inTransaction } from '../deps.ts'
import { CalendarRefused } from '../outside/calendar-http.ts'
import type { CalendarClient, RemoteChanges, RemoteEntry, RemoteItem } from '../outside/remote-calendars.ts'

/** What is synced now: the link, its client, the entries of its person by their marks, and when it has to end. */
export type SyncRun = {
  link: LeasedLink
  client: CalendarClient
  window: Span
  entries: ReadonlyMap<string, CalendarEntry>
  isOver: () => boolean
}

/** Entries written or taken out in one turn; the next turn goes on. */
const WRITES_MAX = 60
/** The shortest session there is, minutes (`newSession` of the contract). */
const SESSION_MINUTES_MIN = 5
const STUDY = 'study/'
const TRACE = { ip: '', userAgent: undefined, requestId: 'calendar-sync' }

/**
 * What somebody did to our entries in the calendar they are written into. One that was moved moves the session of study it
 * stands for, where the planner can; else it is put back and the person is told. One that was deleted is not written again
 * until it changes here, and nothing is lost: the person is told that it is still in the plan.
 */
export async function applyOutsideChanges(
  deps: Deps,
  turn: SyncRun,
  { changes, copies }: { changes: RemoteChanges; copies: readonly CopyRow[] },
): Promise<void> {
  const byMark = new Map(changes.items.flatMap((item) => (item.mark === undefined ? [] : [[item.mark, item] as const])))
  const removed = new Set(changes.removed)
  for (const copy of copies) {
    const item = byMark.get(copy.mark)
    if (item !== undefined && item.remoteId === copy.remoteId) await applyItem(deps, turn, { copy, item })
    else if (removed.has(copy.remoteId) || (changes.isWhole && isWithin(copy, turn.window)))
      await applyDeletion(deps, turn, copy)
  }
}

function isWithin({ startsAt, endsAt }: CopyRow, { from, to }: Span): boolean {
  return startsAt.getTime() < to && endsAt.getTime() > from
}

async function applyItem(
  deps: Deps,
  turn: SyncRun,
  { copy, item }: { copy: CopyRow; item: RemoteItem },
): Promise<void> {
  if (item.etag === copy.etag) return
  const isSame =
    !item.isRecurring && item.times?.from === copy.startsAt.getTime() && item.times.to === copy.endsAt.getTime()
  // Words and colours are the person's own; what is written next goes by the new state.
  if (isSame) return changeCopy(deps.db, copy.id, { etag: item.etag, isLeftOut: false })
  const entry = turn.entries.get(copy.mark)
  const moved = entry && (await moveSession(deps, turn, { entry, copy, item }))
  if (moved) {
    const { from, to } = moved
    // Without a fingerprint it is written once more, as the planner has it.
    await changeCopy(deps.db, copy.id, {
      ...{ etag: item.etag, fingerprint: '', isLeftOut: false },
      ...{ startsAt: new Date(from), endsAt: new Date(to) },
    })
    return
  }
  await inTransaction(deps, async (deps) => {
    await changeCopy(deps.db, copy.id, { etag: item.etag, fingerprint: '', isLeftOut: false })
    if (entry) await notify(deps, turn, { kind: 'calendar-put-back', entry, key: `${copy.id} ${item.etag}` })
  })
}

/** Moves the session of study that a copy stands for to where its copy is now. @returns the new times, or undefined where that cannot be */
async function moveSession(
  deps: Deps,
  { link }: SyncRun,
  { entry, copy, item }: { entry: CalendarEntry; copy: CopyRow; item: RemoteItem },
): Promise<Span | undefined> {
  const { times } = item
  if (times === undefined || item.isRecurring || !copy.mark.startsWith(STUDY)) return undefined
  const from = Math.floor(times.from / MINUTE_MS) * MINUTE_MS
  const minutes = Math.round((times.to - times.from) / MINUTE_MS)
  if (minutes < SESSION_MINUTES_MIN || minutes > SESSION_MINUTES_MAX || from < deps.now().getTime()) return undefined
  // What was changed here since it was written counts: the copy is put where that is.
  if (entry.startsAt.getTime() !== copy.startsAt.getTime() || entry.endsAt.getTime() !== copy.endsAt.getTime())
    return undefined
  const before = {
    startsAt: entry.startsAt.toISOString(),
    durationMinutes: Math.round((entry.endsAt.getTime() - entry.startsAt.getTime()) / MINUTE_MS),
  }
  try {
    await editSession(
      deps,
      { actor: { userId: link.userId, role: link.role }, request: TRACE },
      { id: entry.id, startsAt: new Date(from).toISOString(), durationMinutes: minutes, seen: before },
    )
    return { from, to: from + minutes * MINUTE_MS }
  } catch (thrown) {
    if (isRefusal(thrown)) return undefined
    throw thrown
  }
}

async function applyDeletion(deps: Deps, turn: SyncRun, copy: CopyRow): Promise<void> {
  if (copy.isLeftOut) return
  const entry = turn.entries.get(copy.mark)
  if (entry === undefined) return removeCopies(deps.db, [copy.id])
  await inTransaction(deps, async (deps) => {
    await changeCopy(deps.db, copy.id, { isLeftOut: true })
    await notify(deps, turn, { kind: 'calendar-removed', entry, key: `${copy.id} ${copy.etag}` })
  })
}

type Notice = { kind: 'calendar-put-back' | 'calendar-removed'; entry: CalendarEntry; key: string }

async function notify(deps: Deps, { link }: SyncRun, { kind, entry, key }: Notice): Promise<void> {
  const dashboard = link.role === 'mentor' ? 'mentor-dashboard' : 'mentee-dashboard'
  await notifyPerson(deps, link.userId, {
    kind,
    facts: { title: entry.title },
    key: `${kind} ${key}`,
    about: { dashboard },
  })
}

/**
 * Writes what is new or other than its copy into the calendar it goes to, and takes out what is gone. What somebody changed
 * there meanwhile is left for the next turn, which reads it first.
 * @returns whether something is left to write
 */
export async function writeCopies(
  deps: Deps,
  turn: SyncRun,
  { target, copies }: { target: LinkedCalendarRow | undefined; copies: readonly CopyRow[] },
): Promise<{ isLeft: boolean; hasTrouble: boolean }> {
  const work = target === undefined ? [] : writingsOf(deps, turn, { target, copies })
  const removals = copies.filter(({ calendarId, mark }) => calendarId !== target?.id || !turn.entries.has(mark))
  const steps = [...removals.map((copy) => () => removeCopy(deps, turn, copy)), ...work]
  let hasTrouble = false
  for (const [at, step] of steps.entries()) {
    if (at >= WRITES_MAX || turn.isOver()) return { isLeft: true, hasTrouble }
    try {
      await step()
    } catch (thrown) {
      if (!(thrown instanceof CalendarRefused) || !['changed', 'answer'].includes(thrown.why)) throw thrown
      // One entry that its server does not take keeps no other from being written.
      hasTrouble ||= thrown.why === 'answer'
      deps.log.info('calendar_entry_not_written', { linkId: turn.link.id, why: thrown.why })
    }
  }
  return { isLeft: false, hasTrouble }
}

type Destination = { target: LinkedCalendarRow; copies: readonly CopyRow[] }

function writingsOf(deps: Deps, turn: SyncRun, { target, copies }: Destination): (() => Promise<void>)[] {
  const known = new Map(copies.filter(({ calendarId }) => calendarId === target.id).map((copy) => [copy.mark, copy]))
  return [...turn.entries].flatMap(([mark, entry]) => {
    const copy = known.get(mark)
    const fingerprint = fingerprintOf(entry)
    return copy?.fingerprint === fingerprint ? [] : [() => writeEntry(deps, turn, { entry, target, copy, fingerprint })]
  })
}

type Writing = { entry: CalendarEntry; target: LinkedCalendarRow; copy: CopyRow | undefined; fingerprint: string }

async function writeEntry(
  deps: Deps,
  { client }: SyncRun,
  { entry, target, copy, fingerprint }: Writing,
): Promise<void> {
  const there = copy?.isLeftOut === true ? undefined : copy
  const written = await client.write(target.remoteId, remoteEntryOf(deps, entry), there)
  const { startsAt, endsAt } = entry
  await upsertCopy(deps.db, { calendarId: target.id, mark: markOf(entry), ...written, fingerprint, startsAt, endsAt })
}

async function removeCopy(deps: Deps, { client }: SyncRun, copy: CopyRow): Promise<void> {
  // What lies behind stays where it is: it happened.
  const isAhead = copy.endsAt > deps.now() && !copy.isLeftOut
  if (isAhead) await client.remove(copy.calendarRemoteId, copy)
  await removeCopies(deps.db, [copy.id])
}

function remoteEntryOf(deps: Deps, entry: CalendarEntry): RemoteEntry {
  const { title, description, location, url, startsAt, endsAt } = entry
  return {
    ...{ title, description, location, url, startsAt, endsAt },
    isAllDay: entry.isAllDay ?? false,
    mark: markOf(entry),
    uid: entryUid(deps, entry),
    file: storedFile(deps, entry),
  }
}

function fingerprintOf({ title, description, location, url, startsAt, endsAt, isAllDay }: CalendarEntry): string {
  const told = [title, description, location, url, startsAt, endsAt, isAllDay]
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url')
}
