import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { CALENDAR_TYPE, publishedCalendar } from '#api/features/account/calendars/calendar-file.service.ts'
import type { Actor } from '#api/http/access.ts'
import { Download, once } from '#api/http/download.ts'
import { entryOf } from './booking-notifications.ts'
import { findOwnBooking } from './bookings.service.ts'

/** An own session as a calendar file; the one that came by mail is the same entry. @throws {Refusal} NOT_FOUND where it is not agreed */
export async function bookingCalendar(deps: Deps, actor: Pick<Actor, 'userId'>, id: string): Promise<Download> {
  const { row, party } = await findOwnBooking(deps, actor, id)
  if (row.state !== 'accepted') return refuse('NOT_FOUND')
  const text = publishedCalendar(deps, 'Sopaan', [entryOf(deps, row, party)])
  return new Download({ name: `sopaan-session-${id}.ics`, contentType: CALENDAR_TYPE }, once(text))
}
