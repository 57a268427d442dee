import { DAY_MS, HOUR_MS } from './durations.ts'
import { istDate, istDateTimeLocal, startOfIstDay } from './ist.ts'

/** Hours of India's clock between which nobody is sent what can wait: from 9 in the evening to 8 in the morning. */
const QUIET_FROM_HOUR = 21
const QUIET_UNTIL_HOUR = 8

/** When the quiet hours that an instant lies in end; undefined where it lies in none. */
export function endOfQuietHours(now: Date): Date | undefined {
  const hour = Number(istDateTimeLocal(now).slice(11, 13))
  if (hour >= QUIET_UNTIL_HOUR && hour < QUIET_FROM_HOUR) return undefined
  const midnightMs = startOfIstDay(istDate(now)).getTime()
  return new Date(midnightMs + (hour < QUIET_UNTIL_HOUR ? 0 : DAY_MS) + QUIET_UNTIL_HOUR * HOUR_MS)
}
