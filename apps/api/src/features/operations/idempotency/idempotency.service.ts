import { refuse } from '@sopaan/contract/refusals'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import type { Actor } from '#api/http/access.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { removingAfter } from '#api/retention.ts'
import { hashToken } from '#api/seal.ts'
import { claimKey, findKey, type KeyScope, releaseKey, removeKeysBefore, storeAnswer } from './idempotency.queries.ts'

/** How long an answer is kept under its key, ms. Source: control PAY-13. */
const RETENTION_MS = DAY_MS
/** A request that has not answered by then has died, ms. */
const LEASE_MS = MINUTE_MS
const KEY_LENGTH_MAX = 200

type Once = {
  actor: Pick<Actor, 'userId'>
  request: Pick<RequestContext, 'header'>
  /** What is done: a key of one scope says nothing in another. */
  scope: string
  body: unknown
}

/**
 * Does a piece of work once for each Idempotency-Key of a person: a repeat gets the same answer for 24 hours. Without a key
 * the work is simply done. A refusal frees its key.
 * @throws {Refusal} IDEMPOTENCY_IN_HAND, IDEMPOTENCY_MISMATCH, and what the work refuses with
 */
export async function onceByKey<T>(deps: Deps, once: Once, work: () => Promise<T>): Promise<T> {
  const key = once.request.header?.('idempotency-key')
  if (key === undefined || key === '' || key.length > KEY_LENGTH_MAX) return work()
  const place: KeyScope = { userId: once.actor.userId, scope: once.scope, keyHash: hashToken(key) }
  const now = deps.now()
  const bodyHash = hashToken(JSON.stringify(once.body))
  const inHandUntil = new Date(now.getTime() + LEASE_MS)
  if (!(await claimKey(deps.db, place, { bodyHash, now, inHandUntil }))) {
    const kept = await findKey(deps.db, place)
    if (kept && !kept.bodyHash.equals(bodyHash)) refuse('IDEMPOTENCY_MISMATCH')
    // Written by the same scope as JSON of its own answer.
    return kept?.answer ? (kept.answer as T) : refuse('IDEMPOTENCY_IN_HAND')
  }
  try {
    const answer = await work()
    await storeAnswer(deps.db, place, JSON.stringify(answer))
    return answer
  } catch (thrown) {
    await releaseKey(deps.db, place)
    throw thrown
  }
}

/** Forgets keys that are older than a day. */
export const removeOldKeys = removingAfter(RETENTION_MS, removeKeysBefore)
