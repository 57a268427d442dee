import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { busyTimes } from '#api/outside/busy-times.ts'
import { FeedRefused } from '#api/outside/calendar-feeds.ts'
import { decrypt } from '#api/seal.ts'
import { toSavedHours } from './mentor-view.ts'
import { changeMentor, listCalendarsDue, type MentorRow } from './mentors.queries.ts'

/** How far ahead anybody can be booked, and a little more, ms. */
const AHEAD_MS = 100 * DAY_MS
/** A calendar is read again after so long, ms. */
const EVERY_MS = 15 * MINUTE_MS
const AT_ONCE = 10

/** When somebody is busy by the calendar at an address, as it is kept; null where it cannot be read. */
export async function readBusy(deps: Deps, url: string, zone: string): Promise<[number, number][] | null> {
  const now = deps.now().getTime()
  try {
    const text = await deps.feeds.read(url)
    const spans = busyTimes(text, { from: now - DAY_MS, to: now + AHEAD_MS }, zone)
    return spans.map(({ from, to }) => [from, to])
  } catch (thrown) {
    deps.log.info('calendar_not_read', { why: whyOf(thrown) })
    return null
  }
}

/** Reads the calendars that were not read for a quarter of an hour. One that fails keeps what was read before. */
export async function readCalendarsDue(deps: Deps): Promise<void> {
  const rows = await listCalendarsDue(deps.db, new Date(deps.now().getTime() - EVERY_MS), AT_ONCE)
  for (const row of rows) await readAgain(deps, row)
}

async function readAgain(deps: Deps, row: MentorRow): Promise<void> {
  if (row.sealedCalendarUrl === null) return
  const url = decrypt(deps, 'calendar-url', row.sealedCalendarUrl).toString()
  const busy = await readBusy(deps, url, toSavedHours(row).zone)
  await changeMentor(deps.db, row.userId, {
    calendarReadAt: deps.now(),
    calendarTrouble: busy === null ? 'unreachable' : null,
    ...(busy !== null && { busy: JSON.stringify(busy) }),
  })
}

function whyOf(thrown: unknown): string {
  return thrown instanceof FeedRefused ? thrown.why : 'unreadable'
}
