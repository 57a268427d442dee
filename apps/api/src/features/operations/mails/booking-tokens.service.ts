import { timingSafeEqual } from 'node:crypto'
import { BOOKING_LINK_PURPOSES, type BookingLinkPurpose } from '@sopaan/contract/booking-links'
import type { Deps } from '#api/deps.ts'
import { hmac, listKeys } from '#api/seal.ts'

type Keys = Pick<Deps, 'config'>

const PARTIES = ['mentee', 'mentor'] as const

/** The session a link in a mail is about, and for whom; once the session changes, so does `sequence`, and the link is dead. */
export type LinkedBooking = { id: string; party: (typeof PARTIES)[number]; sequence: number }
type BookingLink = LinkedBooking & { purpose: BookingLinkPurpose }

/** What a link in a mail about a session carries: it does one thing with one session for one of its two, as the session stands. */
export function bookingToken(deps: Keys, link: BookingLink): string {
  const mark = sign(deps, link, deps.config.secretKey).toString('base64url')
  return [link.purpose, link.id, link.party, link.sequence, mark].join('.')
}

/** What such a token is for; undefined for one that is not ours. */
export function readBookingToken(deps: Keys, token: string): BookingLink | undefined {
  const [purposeNamed, id = '', partyNamed, sequenceNamed, mark = ''] = token.split('.')
  const purpose = BOOKING_LINK_PURPOSES.find((each) => each === purposeNamed)
  const party = PARTIES.find((each) => each === partyNamed)
  if (purpose === undefined || party === undefined) return undefined
  const link = { purpose, id, party, sequence: Number(sequenceNamed) }
  const given = Buffer.from(mark, 'base64url')
  const isOurs = listKeys(deps).some((key) => {
    const own = sign(deps, link, key)
    return own.length === given.length && timingSafeEqual(own, given)
  })
  return isOurs ? link : undefined
}

function sign(deps: Keys, { purpose, id, party, sequence }: BookingLink, key: Buffer): Buffer {
  return hmac(deps, 'booking-link', [purpose, id, party, sequence].join(' '), key)
}
