import { refuse } from '@sopaan/contract/refusals'
import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import type { LinkRequest } from './mail-links.service.ts'
import { listDueTimes, listWaitingRequests, type WaitingRequest } from './mail-requests.queries.ts'

/** Mails of a kind to one address: one a minute, five an hour. Source: LINK-08. */
const MAILS_AN_HOUR = 5
/** How many may wait for one address from one network: no computer fills the queue in front of the owner. */
const WAITING_A_NETWORK_MAX = 2

/**
 * When the mail that somebody asks for goes: now, or when those before it to the same address leave room. Who asks again
 * for a mail that waits already gets no second one, but the time of the first. Call it with the asks of the address held.
 * @param ask  `now` is the instant by which the caller tells whether the mail waits
 * @returns `isNew` when the ask is to be kept
 * @throws {Refusal} RATE_LIMITED when two wait from this network already, with the seconds until one goes
 */
export async function findDueTime(
  deps: Deps,
  ask: Pick<LinkRequest, 'email' | 'kind' | 'flowHash' | 'signUpId'> & { networkHash: Buffer | undefined; now: Date },
): Promise<{ dueAt: Date; isNew: boolean }> {
  const { now } = ask
  const waiting = await listWaitingRequests(deps.db, ask)
  const same = waiting.find((each) => isSame(each, ask))
  if (same) return { dueAt: same.dueAt, isNew: false }
  const { networkHash } = ask
  const own = networkHash ? waiting.filter((each) => each.networkHash?.equals(networkHash)) : []
  const [next] = own
  if (next && own.length >= WAITING_A_NETWORK_MAX) {
    return refuse('RATE_LIMITED', { retryAfterSeconds: Math.ceil((next.dueAt.getTime() - now.getTime()) / 1_000) })
  }
  const turns = await listDueTimes(deps.db, { ...ask, limit: MAILS_AN_HOUR })
  const [last] = turns
  const fifth = turns[MAILS_AN_HOUR - 1]
  const earliest = [
    now.getTime(),
    ...(last ? [last.getTime() + MINUTE_MS] : []),
    ...(fifth ? [fifth.getTime() + HOUR_MS] : []),
  ]
  return { dueAt: new Date(Math.max(...earliest)), isNew: true }
}

/** A sign-up is announced a mail of its own; asking again is for whatever mail this browser waits for. */
function isSame(waiting: WaitingRequest, { flowHash, signUpId }: Pick<LinkRequest, 'flowHash' | 'signUpId'>): boolean {
  return signUpId === undefined ? waiting.flowHash.equals(flowHash) : waiting.signUpId === signUpId
}
