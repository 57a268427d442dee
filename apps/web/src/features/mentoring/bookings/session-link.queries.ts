import { type BookingLinkFacts, bookingLinks } from '@sopaan/contract/booking-links'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** What the link of a mail is for, read when its page is opened: what is done there says itself what came of it. */
export function sessionLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['session-link', token],
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) =>
      (await request(bookingLinks.describe, { body: { token } }, { signal, withoutRefresh: true })).data,
  })
}

/** Cancels the session of a link, whoever is signed in. */
export async function sendLinkedCancel(token: string): Promise<BookingLinkFacts> {
  return (await request(bookingLinks.cancel, { body: { token } }, { withoutRefresh: true })).data
}

/** Moves the session of a link to another time, whoever is signed in. */
export async function sendLinkedMove(token: string, startsAt: string): Promise<BookingLinkFacts> {
  return (await request(bookingLinks.move, { body: { token, startsAt } }, { withoutRefresh: true })).data
}
