import { addDays } from '@sopaan/domain/time/days'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { listBusyItems } from './linked-calendars.queries.ts'

/** Hours that something outside takes, within one day of India. */
export type BusyHours = { id: string; title: string | null; startsAt: Date; endsAt: Date }

/** More entries than somebody has in two months. */
const ITEMS_MAX = 2_000
/** Days that one entry is followed through. */
const DAYS_MAX = 62

/** When somebody is busy by the calendars elsewhere that they chose, each day by itself. */
export async function busyHoursOf(deps: Deps, userId: string): Promise<BusyHours[]> {
  const items = await listBusyItems(deps.db, userId, ITEMS_MAX)
  return items.flatMap(({ id, title, spans }) =>
    spans.flatMap((span) =>
      daysOf(span).map(([from, to]) => ({ id, title, startsAt: new Date(from), endsAt: new Date(to) })),
    ),
  )
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
