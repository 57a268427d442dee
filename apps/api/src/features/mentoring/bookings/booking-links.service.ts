import type { BookingLinkFacts, BookingLinkPurpose } from '@sopaan/contract/booking-links'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { readBookingToken } from '#api/features/operations/mails/booking-tokens.service.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { transitionBooking } from './booking-actions.service.ts'
import { bookingOf } from './booking-view.ts'
import { type BookingRow, findBooking, type Party } from './bookings.queries.ts'

type Opened = { row: BookingRow; party: Party; purpose: BookingLinkPurpose; actor: CallerTrace['actor'] }

/** What a link in a mail is for, as its session stands. @throws {Refusal} LINK_INVALID */
export async function describeBookingLink(deps: Deps, token: string): Promise<BookingLinkFacts> {
  return factsOf(deps, await openLink(deps, token))
}

/** Cancels a session by the link of its mail. @throws {Refusal} LINK_INVALID, and those of `transitionBooking` */
export async function cancelByLink(
  deps: Deps,
  request: CallerTrace['request'],
  token: string,
): Promise<BookingLinkFacts> {
  const opened = await openLink(deps, token, 'cancel')
  await transitionBooking(deps, { actor: opened.actor, request }, { id: opened.row.id, deed: 'cancel' })
  return changedFacts(deps, opened)
}

/** Moves a session by the link of its mail. @throws {Refusal} LINK_INVALID, and those of `transitionBooking` */
export async function moveByLink(
  deps: Deps,
  request: CallerTrace['request'],
  { token, startsAt }: { token: string; startsAt: string },
): Promise<BookingLinkFacts> {
  const opened = await openLink(deps, token, 'move')
  await transitionBooking(deps, { actor: opened.actor, request }, { id: opened.row.id, deed: 'move', startsAt })
  return changedFacts(deps, opened)
}

/**
 * Whose link it is: that of somebody with an account in use, about a session that stands as the mail said.
 * @throws {Refusal} LINK_INVALID for every other link alike
 */
async function openLink(deps: Deps, token: string, purpose?: BookingLinkPurpose): Promise<Opened> {
  const link = readBookingToken(deps, token) ?? refuse('LINK_INVALID')
  if (purpose !== undefined && link.purpose !== purpose) refuse('LINK_INVALID')
  const row = await findBooking(deps.db, link.id)
  if (row === undefined || row.calendarSequence !== link.sequence || row.state !== 'accepted')
    return refuse('LINK_INVALID')
  const userId = link.party === 'mentee' ? row.menteeId : row.mentorId
  const account = await findAccount(deps.db, userId)
  if (account?.status !== 'active') return refuse('LINK_INVALID')
  return { row, party: link.party, purpose: link.purpose, actor: { userId, role: account.role } }
}

async function changedFacts(deps: Deps, { row, ...opened }: Opened): Promise<BookingLinkFacts> {
  return factsOf(deps, { ...opened, row: (await findBooking(deps.db, row.id)) ?? refuse('LINK_INVALID') })
}

function factsOf(deps: Deps, { row, party, purpose }: Opened): BookingLinkFacts {
  const { state, startsAt, endsAt, other, may, isCreditSafe } = bookingOf(row, {
    ...{ party, now: deps.now(), unread: 0, openSuggestions: 0 },
  })
  return {
    purpose,
    with: other.firstName,
    mentorId: row.mentorId,
    startsAt,
    endsAt,
    isOpen: may.includes(purpose),
    isCreditSafe: party === 'mentee' ? isCreditSafe : null,
    isCancelled: state === 'cancelled',
  }
}
