import type { Booking } from '@sopaan/contract/bookings'
import type { PageLanguage } from '@sopaan/domain/languages'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { formatDateTime, formatTime } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import type { Words } from '#web/words/en.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Which of the two the reader is: a mentor is shown with the seat, a mentee has none. */
export function isReadByMentor({ other }: Pick<Booking, 'other'>): boolean {
  return other.seat === null
}

/** Whose answer a session waits for, as the reader sees it; undefined where it waits for none. */
export function waitingWords(booking: Booking, words: Words['mentoring']['session']): string | undefined {
  if (booking.waitsFor === null) return undefined
  if (booking.waitsFor === (isReadByMentor(booking) ? 'mentor' : 'mentee')) return words.waitsForYou
  return booking.waitsFor === 'mentor' ? words.waitsForMentor : words.waitsForMentee
}

/** When a session is, with the zone: `Wed 25 Nov 2026, 7:00 pm IST`. */
export function whenOf({ startsAt }: Pick<Booking, 'startsAt'>, language: PageLanguage): string {
  return formatDateTime(startsAt, language)
}

/** How long a session is, whole minutes. */
export function bookingMinutes({ startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS)
}

/** A stretch of time in its two largest units. @param seconds  whole, ≥ 0 */
export function writeStretch(seconds: number, words: Words['mentoring']['session']): string {
  const minutes = Math.ceil(seconds / 60)
  const hours = Math.floor(minutes / HOUR_MINUTES)
  if (minutes >= DAY_MINUTES) return words.days(Math.floor(hours / 24), hours % 24)
  if (hours > 0) return words.hours(hours, minutes % HOUR_MINUTES)
  return words.minutes(minutes)
}

/** Free times under their days in India, both in order; the day named without its hour: `Wed 25 Nov`. */
export function slotsByDay(
  slots: readonly string[],
  language: PageLanguage,
): { day: string; label: string; times: { startsAt: string; label: string }[] }[] {
  const days = [...new Set(slots.map(istDate))]
  return days.map((day) => {
    const times = slots.filter((slot) => istDate(slot) === day)
    // `Wed 25 Nov 2026, 7:00 pm IST`: the first three words are the day.
    const label = formatDateTime(times[0] ?? '', language)
      .split(' ')
      .slice(0, 3)
      .join(' ')
    return { day, label, times: times.map((startsAt) => ({ startsAt, label: formatTime(startsAt, language) })) }
  })
}
