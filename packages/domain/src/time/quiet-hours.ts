import { DAY_MS, HOUR_MS } from './durations.ts'
import { istDate, istDateTimeLocal, startOfIstDay } from './ist.ts'

/** Hours of India's clock between which people are sent nothing that can wait: from 9 in the evening to 8 in the morning. */
const QUIET_HOURS = { from: 21, until: 8 } as const

/**
 * When the quiet hours that an instant lies in end; undefined where it lies in none.
 * @param hours  whole hours of India's clock; the same one twice is no quiet hour at all
 */
export function endOfQuietHours(
  now: Date,
  { from, until }: Readonly<{ from: number; until: number }> = QUIET_HOURS,
): Date | undefined {
  const hour = Number(istDateTimeLocal(now).slice(11, 13))
  const isQuiet = from < until ? hour >= from && hour < until : from > until && (hour >= from || hour < until)
  if (!isQuiet) return undefined
  const midnightMs = startOfIstDay(istDate(now)).getTime()
  return new Date(midnightMs + (hour < until ? 0 : DAY_MS) + until * HOUR_MS)
}
