import { AHEAD_DAYS_MAX } from '@sopaan/contract/mentors'
import { addDays, daysBetween } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { addMonths, lastDayOfMonth } from '@sopaan/domain/time/months'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SOON_DAYS, slotsQuery } from './bookings.queries.ts'

type Question = { mentorId: string; movedId: string | undefined; chosen: string | undefined }

const monthOf = (instant: string) => istDate(instant).slice(0, 7)

/** The free times of one month of a mentor: at first that of the chosen time, else of the soonest there is. */
export function useMonthSlots({ mentorId, movedId, chosen }: Question) {
  const today = istDate(new Date())
  const [turned, setTurned] = useState(chosen && monthOf(chosen))
  const soonDays = { from: today, days: SOON_DAYS }
  const soon = useQuery(slotsQuery(mentorId, soonDays, movedId))
  const first = soon.data?.slots[0]
  const month = turned ?? (first === undefined ? today.slice(0, 7) : monthOf(first))
  const [begin, last] = [`${month}-01`, lastDayOfMonth(month)]
  // What was read for the soonest one holds all of this month, and often of the next.
  const isRead = last <= addDays(today, SOON_DAYS - 1)
  const span = isRead ? soonDays : { from: begin, days: daysBetween(begin, last) + 1 }
  const query = useQuery(slotsQuery(mentorId, span, movedId))
  return {
    month,
    today,
    span,
    query,
    inMonth: (slots: readonly string[]) => slots.filter((at) => monthOf(at) === month),
    turn: (count: number) => setTurned(addMonths(month, count)),
    isFirst: month <= today.slice(0, 7),
    isLast: month >= addDays(today, AHEAD_DAYS_MAX).slice(0, 7),
  }
}
