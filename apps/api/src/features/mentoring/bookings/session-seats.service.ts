import { refuse } from '@sopaan/contract/refusals'
import { findFreeSeat, isSameTime } from '@sopaan/domain/mentoring/group-sessions'
import type { Span } from '@sopaan/domain/mentoring/hours'
import type { Deps } from '#api/deps.ts'
import { isMinorAmong } from '#api/features/account/accounts/accounts.service.ts'
import type { LockedMentor } from '#api/features/mentoring/mentors/booking-ground.service.ts'

const ROOM_BYTES = 12
/** Where rooms are made when a mentor has none: anybody with the address can join, and nobody can guess it. */
const ROOMS = 'https://meet.jit.si/sopaan-'

type SessionSeat = { seatNumber: number; peopleMax: number; meetingUrl: string; isShared: boolean }

/**
 * The seat of one more mentee at a time, and the room: that of the others who share the session. Whoever is under 18 has
 * the mentor alone (decision 0066). Call it with the mentor held.
 * @throws {Refusal} SLOT_TAKEN where the session is full, or the mentee has a seat in it; GROUP_ADULTS_ONLY
 */
export async function findSessionSeat(
  deps: Deps,
  mentor: LockedMentor,
  { menteeId, ...span }: Span & { menteeId: string },
): Promise<SessionSeat> {
  const seat = findFreeSeat(mentor.taken, span, mentor.peopleMax) ?? refuse('SLOT_TAKEN')
  const others = mentor.taken.filter((each) => isSameTime(each, span))
  if (others.some((each) => each.menteeId === menteeId)) refuse('SLOT_TAKEN')
  const isMinor = await isMinorAmong(deps, [menteeId])
  if (isMinor && others.length > 0) refuse('GROUP_ADULTS_ONLY')
  const meetingUrl =
    others[0]?.meetingUrl ?? mentor.meetingUrl ?? `${ROOMS}${deps.random(ROOM_BYTES).toString('base64url')}`
  return { ...seat, ...(isMinor && { peopleMax: 1 }), meetingUrl, isShared: others.length > 0 }
}
