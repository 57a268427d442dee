import { addDays } from '@sopaan/domain/time/days'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import type { LinkRow } from './calendar-links.queries.ts'
import { removeBusyReadBefore } from './calendar-sync.queries.ts'
import { listBusyItems } from './linked-calendars.queries.ts'

/** Hours that something outside takes, within one day of India. */
export type BusyHours = { id: string; title: string | null; startsAt: Date; endsAt: Date }

/** More entries than somebody has in two months. */
const ITEMS_MAX = 2_000
/** Days that one entry is followed through. */
const DAYS_MAX = 62
/** Ours: hours that cannot be read any more stay free for a week, so that lessons of every week do, and then say too little. */
const STALE_MAX_MS = 7 * DAY_MS
/** A server that is away for less is no news. */
const AWAY_MS = DAY_MS

/** When somebody is busy by the calendars elsewhere that they chose, each day by itself. */
export async function busyHoursOf(deps: Deps, userId: string): Promise<BusyHours[]> {
  const items = await listBusyItems(deps.db, userId, ITEMS_MAX)
  return items.flatMap(({ id, title, spans }) =>
    spans.flatMap((span) =>
      daysOf(span).map(([from, to]) => ({ id, title, startsAt: new Date(from), endsAt: new Date(to) })),
    ),
  )
}

/** Until when the busy hours of a link stay, where they cannot be read any more. */
export function staleBusyOf(
  { state, trouble, syncedAt }: Pick<LinkRow, 'state' | 'trouble' | 'syncedAt'>,
  now: Date,
): { until: string; isOver: boolean } | null {
  if (syncedAt === null || (state !== 'expired' && trouble === null)) return null
  const ageMs = now.getTime() - syncedAt.getTime()
  if (state !== 'expired' && ageMs < AWAY_MS) return null
  return { until: new Date(syncedAt.getTime() + STALE_MAX_MS).toISOString(), isOver: ageMs >= STALE_MAX_MS }
}

/** Forgets the busy hours that nobody could read for a week; what is read again is read whole. */
export async function clearStaleBusy(deps: Deps): Promise<number> {
  const now = deps.now()
  const before = new Date(now.getTime() - STALE_MAX_MS)
  return inTransaction(deps, ({ db }) => removeBusyReadBefore(db, { before, now }))
}

function daysOf([from, to]: [number, number]): [number, number][] {
  const days: [number, number][] = []
  for (let at = from; at < to && days.length < DAYS_MAX; ) {
    const midnight = startOfIstDay(addDays(istDate(new Date(at)), 1)).getTime()
    days.push([at, Math.min(to, midnight)])
    at = midnight
  }
  return days
}
