import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import type { Actor } from '#api/http/access.ts'
import type { EventStream, OpenStreams } from '#api/http/event-stream.ts'
import { findOwnBooking } from './bookings.service.ts'

/** When to come again where nothing can be heard, s. */
const RETRY_AFTER_SECONDS = 30

/**
 * A stream that says each time something of an own session changed, on whichever process it was changed.
 * @throws {Refusal} NOT_FOUND, RATE_LIMITED, UNAVAILABLE where nothing can be heard: the session is then asked for from time to time
 */
export async function watchBooking(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  { id, streams }: { id: string; streams: OpenStreams },
): Promise<EventStream> {
  await findOwnBooking(deps, actor, id)
  const stream = streams.open(actor.userId)
  const listener = { heard: () => stream.announce(), lost: () => stream.end() }
  const stop = await deps.signals?.subscribe(`booking ${id}`, listener)
  if (stop === undefined) {
    stream.destroy()
    return refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  stream.whenOver(stop)
  return stream
}
