import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { findFirstVersion, hasAction, listEventsAfter, type ReadEvent } from './audit.queries.ts'
import { writeAudit } from './audit.service.ts'
import { digestOnward, digestOrigin, sealOf } from './audit-seal.ts'

/** How the trail stands: whole with so many rows, or broken at the first row that was changed, removed or put in. */
export type TrailState = { ok: true; count: number } | { ok: false; brokenAt: number }

const PAGE_SIZE = 500
const NOTHING = Buffer.alloc(32)
const RESEAL = 'audit.reseal'

/** Reads the whole trail and recomputes every seal, and the digest of every origin that is still kept. */
export async function checkTrail(deps: Deps): Promise<TrailState> {
  const { count, brokenAt } = await walkTrail(deps)
  return brokenAt === undefined ? { ok: true, count } : { ok: false, brokenAt }
}

/**
 * Seals the entries of version 1 once more, without their origins, by an entry of the trail: before the first of those
 * origins goes, as no seal of version 1 can be recomputed without its origin. Does nothing where that is done or there are none.
 */
export async function resealTrail(deps: Deps): Promise<void> {
  if ((await findFirstVersion(deps.db)) !== 1 || (await hasAction(deps.db, RESEAL))) return
  await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'audit')
    if (await hasAction(deps.db, RESEAL)) return
    const { digest, brokenAt } = await walkTrail(deps)
    await writeAudit(deps, {
      action: RESEAL,
      target: { type: 'audit' },
      change: {
        digest: { after: digest.toString('hex') },
        // A trail that was broken before does not become whole by this.
        ...(brokenAt === undefined ? {} : { brokenAt: { after: brokenAt } }),
      },
    })
  })
}

type Walked = {
  count: number
  /** Of all entries of version 1 so far, without their origins. */
  digest: Buffer
  brokenAt?: number
}

async function walkTrail(deps: Deps): Promise<Walked> {
  let last: Pick<ReadEvent, 'sequence' | 'hash'> = { sequence: 0, hash: NOTHING }
  let digest: Buffer = NOTHING
  let isResealed = false
  /** The first entry whose origin is gone and that no later entry has sealed again yet. */
  let openAt: number | undefined
  for (;;) {
    const events = await listEventsAfter(deps.db, last.sequence, PAGE_SIZE)
    for (const event of events) {
      const isNext = event.sequence === last.sequence + 1 && event.previousHash.equals(last.hash)
      const state = isNext ? stateOf(event) : 'broken'
      if (state === 'broken') return { count: last.sequence, digest, brokenAt: last.sequence + 1 }
      if (state === 'open') openAt ??= event.sequence
      if (event.version === 1) digest = digestOnward(digest, event)
      // Only the first counts: one that was put in later covers nothing.
      if (event.action === RESEAL && !isResealed) {
        const brokenAt = brokenBefore(event, digest, openAt)
        if (brokenAt !== undefined) return { count: event.sequence, digest, brokenAt }
        isResealed = true
        openAt = undefined
      }
      last = event
    }
    if (events.length < PAGE_SIZE) break
  }
  return { count: last.sequence, digest, ...(openAt === undefined ? {} : { brokenAt: openAt }) }
}

function stateOf(event: ReadEvent): 'whole' | 'open' | 'broken' {
  const { ip, userAgent, salt } = event
  const isSealed = sealOf(event, { ip, userAgent }).equals(event.hash)
  if (event.version === 1) return isSealed ? 'whole' : event.hasOrigin ? 'broken' : 'open'
  if (!isSealed) return 'broken'
  if (!event.hasOrigin) return 'whole'
  if (salt === null || event.originDigest === null) return 'broken'
  return digestOrigin(salt, { ip, userAgent }).equals(event.originDigest) ? 'whole' : 'broken'
}

function brokenBefore({ change, sequence }: ReadEvent, digest: Buffer, openAt?: number): number | undefined {
  // Written by `resealTrail`, and covered by its seal.
  const said = change as { digest?: { after?: unknown }; brokenAt?: { after?: unknown } }
  if (said.brokenAt !== undefined) return Number(said.brokenAt.after)
  return said.digest?.after === digest.toString('hex') ? undefined : (openAt ?? sequence)
}
