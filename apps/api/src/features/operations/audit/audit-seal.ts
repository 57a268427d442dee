import { createHash } from 'node:crypto'
import type { AuditEvent } from './audit.queries.ts'

/** From where an entry was made. */
export type EntryOrigin = { ip: string | null; userAgent: string | null }
/** An entry as its seal covers it. */
export type Unsealed = Omit<AuditEvent, 'hash' | 'ip' | 'userAgent'>

/**
 * The seal of an entry: SHA-256 over the seal before it and the entry. Version 1 covers the origin itself, version 2 the
 * digest of the origin, version 3 also the place in the chain.
 * @param origin  counts for version 1 alone
 */
export function sealOf(event: Unsealed, origin: EntryOrigin): Buffer {
  const { version, origin_digest, ...facts } = factsOf(event)
  const place = version < 3 ? {} : { chain: event.chain, chain_position: event.chainPosition }
  const covered =
    version === 1
      ? { ...facts, ip: origin.ip, user_agent: origin.userAgent }
      : { ...facts, ...place, version, origin_digest }
  return createHash('sha256').update(event.previousHash).update(sortedJson(covered)).digest()
}

/** What stands in an entry for its origin; without the salt nobody finds the origin again, not even by trying all addresses. */
export function digestOrigin(salt: Buffer, { ip, userAgent }: EntryOrigin): Buffer {
  return createHash('sha256')
    .update(salt)
    .update(sortedJson({ ip, user_agent: userAgent }))
    .digest()
}

/** A digest over entries without their origins, one after the other. */
export function digestOnward(before: Buffer, event: Unsealed): Buffer {
  return createHash('sha256')
    .update(before)
    .update(event.previousHash)
    .update(sortedJson(factsOf(event)))
    .digest()
}

/** Names as they stand in every seal there is. */
function factsOf(event: Unsealed) {
  return {
    sequence: event.sequence,
    occurred_at: event.occurredAt,
    action: event.action,
    actor_id: event.actorId,
    actor_role: event.actorRole,
    impersonator_id: event.impersonatorId,
    target_type: event.targetType,
    target_id: event.targetId,
    change: event.change,
    request_id: event.requestId,
    version: event.version,
    origin_digest: event.originDigest?.toString('hex') ?? null,
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
