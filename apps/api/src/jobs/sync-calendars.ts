import { addDays } from '@sopaan/domain/time/days'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import { type CalendarEntry, entryHost, markOf } from '#api/features/account/calendars/calendar-file.service.ts'
import { accessOf, openCalendarClient } from '#api/features/account/linked-calendars/calendar-client.service.ts'
import {
  type LeasedLink,
  leaseLinks,
  listCopies,
  noteRead,
  noteSync,
  replaceBusy,
} from '#api/features/account/linked-calendars/calendar-sync.queries.ts'
import {
  type LinkedCalendarRow,
  listLinkedCalendars,
} from '#api/features/account/linked-calendars/linked-calendars.queries.ts'
import { notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import { writtenEntriesOf } from '#api/features/study/planner/plan-calendar.service.ts'
import { type Deps, inTransaction } from '../deps.ts'
import { CalendarRefused, type CalendarTrouble } from '../outside/calendar-http.ts'
import type { RemoteChanges } from '../outside/remote-calendars.ts'
import { applyOutsideChanges, type SyncRun, writeCopies } from './calendar-copies.ts'

/** Links in hand at once, and for how long: longer than a turn and the last answer it waits for. */
const AT_ONCE = 5
const LEASE_MS = 3 * MINUTE_MS
/** How long one link may be worked at in one turn, ms. */
const RUN_MS = MINUTE_MS
/** A link is looked at again after so long; sooner where there is more to write. */
const EVERY_MS = 5 * MINUTE_MS
const SOON_MS = 30_000
/** Pauses after a failure, ms: from 5 minutes, twice as long each time, at most six hours. */
const RETRY_MAX_MS = 6 * HOUR_MS
/** How far ahead calendars are read and written, days. */
const AHEAD_DAYS = 60
/** The window moves while tokens tell of changes alone: all of it is read again after so long. */
const WHOLE_EVERY_MS = DAY_MS
const SPANS_MAX = 200
const TITLE_LENGTH_MAX = 200

/**
 * Reads and writes the linked calendars that are due. Safe in any number of processes: a link is in one worker's hand, and comes
 * back when that died; what is written twice is one entry.
 * @returns how many were taken
 */
export async function syncDueCalendars(deps: Deps, isEnding = () => false): Promise<number> {
  let done = 0
  while (deps.calendarHttp !== undefined && !isEnding()) {
    const now = deps.now()
    const links = await leaseLinks(deps.db, {
      now,
      leasedUntil: new Date(now.getTime() + LEASE_MS),
      limit: AT_ONCE,
    })
    if (links.length === 0) break
    await Promise.all(links.map((link) => syncLink(deps, link, isEnding)))
    done += links.length
  }
  return done
}

async function syncLink(deps: Deps, link: LeasedLink, isEnding: () => boolean): Promise<void> {
  const endsAtMs = performance.now() + RUN_MS
  try {
    const { isLeft, hasTrouble } = await runSync(deps, link, () => isEnding() || performance.now() > endsAtMs)
    const now = deps.now()
    await noteSync(deps.db, link, {
      dueAt: new Date(now.getTime() + (isLeft ? SOON_MS : EVERY_MS)),
      attempts: 0,
      syncedAt: now,
      trouble: hasTrouble ? 'answer' : null,
    })
  } catch (thrown) {
    if (!(thrown instanceof CalendarRefused)) throw thrown
    await noteTrouble(deps, link, thrown.why)
  }
}

async function noteTrouble(deps: Deps, link: LeasedLink, why: CalendarTrouble): Promise<void> {
  deps.log.info('calendar_not_synced', { linkId: link.id, why, attempts: link.attempts })
  if (why !== 'access') {
    const pauseMs = Math.min(EVERY_MS * 2 ** (link.attempts - 1), RETRY_MAX_MS)
    await noteSync(deps.db, link, { dueAt: new Date(deps.now().getTime() + pauseMs), trouble: why })
    return
  }
  await inTransaction(deps, async (deps) => {
    if (!(await noteSync(deps.db, link, { state: 'expired', trouble: why }))) return
    const dashboard = link.role === 'mentor' ? 'mentor-dashboard' : 'mentee-dashboard'
    await notifyPerson(deps, link.userId, {
      kind: 'calendar-expired',
      facts: { host: new URL(link.home).hostname },
      key: `calendar-expired ${link.id} ${deps.now().toISOString()}`,
      about: { dashboard },
    })
  })
}

async function runSync(deps: Deps, link: LeasedLink, isOver: () => boolean) {
  const client = openCalendarClient(deps, accessOf(deps, link))
  const calendars = await listLinkedCalendars(deps.db, [link.id])
  const target = calendars.find(({ isTarget }) => isTarget)
  const turn: SyncRun = { link, client, window: windowAt(deps.now()), entries: await entriesFor(deps, link), isOver }
  for (const calendar of calendars.filter(({ isTarget, isBusy }) => isTarget || isBusy)) {
    if (isOver()) return { isLeft: true, hasTrouble: false }
    await readCalendar(deps, turn, calendar)
  }
  // What was moved there has moved here by now.
  const entries = await entriesFor(deps, link)
  return writeCopies(deps, { ...turn, entries }, { target, copies: await listCopies(deps.db, link.id) })
}

function windowAt(now: Date) {
  const today = istDate(now)
  return { from: startOfIstDay(today).getTime(), to: startOfIstDay(addDays(today, AHEAD_DAYS)).getTime() }
}

/** What of a person goes into the calendar: what lies ahead in the window, by its mark. */
async function entriesFor(deps: Deps, { userId, language }: LeasedLink): Promise<ReadonlyMap<string, CalendarEntry>> {
  const now = deps.now()
  const { to } = windowAt(now)
  const all = await writtenEntriesOf(deps, { userId, language })
  const ahead = all.filter(
    ({ startsAt, endsAt, isCancelled }) => isCancelled !== true && endsAt > now && startsAt.getTime() < to,
  )
  return new Map(ahead.map((entry) => [markOf(entry), entry]))
}

async function readCalendar(deps: Deps, turn: SyncRun, calendar: LinkedCalendarRow): Promise<void> {
  const { client, window, link } = turn
  const { syncToken, readWholeAt, isTarget, isBusy } = calendar
  const isStale = readWholeAt === null || deps.now().getTime() - readWholeAt.getTime() >= WHOLE_EVERY_MS
  const changes = await client.listChanges(calendar.remoteId, { token: isStale ? null : syncToken, window })
  if (isTarget) {
    const copies = (await listCopies(deps.db, link.id)).filter(({ calendarId }) => calendarId === calendar.id)
    await applyOutsideChanges(deps, turn, { changes, copies })
  }
  await inTransaction(deps, async (deps) => {
    const read = { syncToken: changes.token, readWholeAt: changes.isWhole ? deps.now() : readWholeAt }
    if (!(await noteRead(deps.db, calendar, read)) || !isBusy) return
    await replaceBusy(deps.db, calendar.id, busyOf(deps, link, changes))
  })
}

/** The hours that entries of others take: ours are known here. */
function busyOf(deps: Deps, { hasTitles }: LeasedLink, { isWhole, removed, items }: RemoteChanges) {
  const own = `@${entryHost(deps.config)}`
  return {
    isWhole,
    removed,
    items: items.map(({ remoteId, busy, title, mark, uid }) => ({
      remoteId,
      spans:
        mark !== undefined || uid.endsWith(own)
          ? []
          : busy.slice(0, SPANS_MAX).map(({ from, to }): [number, number] => [from, to]),
      title: hasTitles && title !== '' ? title.slice(0, TITLE_LENGTH_MAX) : null,
    })),
  }
}
