import type { Appointment } from '@sopaan/contract/appointments'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { listSeatTimes } from '#api/features/commerce/events/mentee-events.service.ts'
import { listAgreedSessions } from '#api/features/mentoring/bookings/bookings.service.ts'
import type { Actor } from '#api/http/access.ts'

/** Appointments are shown in a calendar from so long ago on, days. */
const PAST_DAYS = 60

/** The times a person gave away already: sessions that are agreed or were held, and seats at events, in their order. */
export async function listAppointments(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<Appointment[]> {
  const since = new Date(deps.now().getTime() - PAST_DAYS * DAY_MS)
  const [sessions, seats] = await Promise.all([
    listAgreedSessions(deps, userId, since),
    listSeatTimes(deps, userId, since),
  ])
  const of = (span: { startsAt: Date; endsAt: Date }) => ({
    startsAt: span.startsAt.toISOString(),
    durationMinutes: Math.max(1, Math.round((span.endsAt.getTime() - span.startsAt.getTime()) / MINUTE_MS)),
  })
  return [
    ...sessions.map((each) => ({
      kind: 'mentoring' as const,
      _id: each.id,
      name: each.with,
      nameHi: null,
      ...of(each),
    })),
    ...seats.map((each) => ({
      kind: 'event' as const,
      _id: each.id,
      name: each.title,
      nameHi: each.titleHi,
      ...of(each),
    })),
  ].sort((one, other) => one.startsAt.localeCompare(other.startsAt))
}
