import { createHash } from 'node:crypto'
import type { AuditEvent } from './audit.queries.ts'

/** From where an entry was made. */
export type Origin = { ip: string | null; user_agent: string | null }
/** An entry as its seal covers it. */
export type Unsealed = Omit<AuditEvent, 'hash' | 'ip' | 'user_agent'>

/**
 * The seal of an entry: SHA-256 over the seal before it and the entry. Version 2 covers the digest of the origin, version 1
 * the origin itself.
 * @param origin  counts for version 1 alone
 */
export function sealOf(event: Unsealed, origin: Origin): Buffer {
  const { version, origin_digest, ...facts } = factsOf(event)
  const covered = version === 1 ? { ...facts, ...origin } : { ...facts, version, origin_digest }
  return createHash('sha256').update(event.previous_hash).update(sortedJson(covered)).digest()
}

/** What stands in an entry for its origin; without the salt nobody finds the origin again, not even by trying all addresses. */
export function digestOrigin(salt: Buffer, { ip, user_agent }: Origin): Buffer {
  return createHash('sha256').update(salt).update(sortedJson({ ip, user_agent })).digest()
}

/** A digest over entries without their origins, one after the other. */
export function digestOnward(before: Buffer, event: Unsealed): Buffer {
  return createHash('sha256')
    .update(before)
    .update(event.previous_hash)
    .update(sortedJson(factsOf(event)))
    .digest()
}

function factsOf(event: Unsealed) {
  return {
    sequence: event.sequence,
    occurred_at: event.occurred_at,
    action: event.action,
    actor_id: event.actor_id,
    actor_role: event.actor_role,
    impersonator_id: event.impersonator_id,
    target_type: event.target_type,
    target_id: event.target_id,
    change: event.change,
    request_id: event.request_id,
    version: event.version,
    origin_digest: event.origin_digest?.toString('hex') ?? null,
  }
}

/** JSON with keys in order, so that the same row gives the same text after the database kept it in its own order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
