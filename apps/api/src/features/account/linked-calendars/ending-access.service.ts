import { DAY_MS } from '@sopaan/domain/time/durations'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { notifyPerson, notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { listEndingLinks } from './calendar-links.queries.ts'

/** So many days before, whoever gave the access is told, each once. */
const WARNING_DAYS = [3, 1] as const
const AHEAD_MS = Math.max(...WARNING_DAYS) * DAY_MS
const READ_MAX = 5_000

/**
 * Tells people that the access which they gave to a calendar elsewhere is about to end, three days and one day before, and
 * owners once a day how many it is: where it ends for many, the site itself was let in for a time only.
 */
export async function watchCalendarAccess(deps: Deps): Promise<void> {
  const now = deps.now()
  const ending = await listEndingLinks(deps.db, {
    from: now,
    to: new Date(now.getTime() + AHEAD_MS),
    limit: READ_MAX,
  })
  for (const { id, userId, role, home, accessEndsAt } of ending) {
    const days = Math.floor((accessEndsAt.getTime() - now.getTime()) / DAY_MS)
    const warning = days < 1 ? 1 : 3
    const dashboard = role === 'mentor' ? 'mentor-dashboard' : 'mentee-dashboard'
    await inTransaction(deps, (deps) =>
      notifyPerson(deps, userId, {
        kind: 'calendar-ending',
        facts: { host: new URL(home).hostname, days },
        key: `calendar-ending ${id} ${accessEndsAt.toISOString()} ${warning}`,
        about: { dashboard },
      }),
    )
  }
  if (ending.length === 0) return
  const key = `calendars-ending ${istDate(now)}`
  await inTransaction(deps, (deps) =>
    notifyStaff(deps, { kind: 'calendars-ending', facts: { count: ending.length }, key }),
  )
}
