import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import {
  type ChainHead,
  findFirstVersion,
  findLastChange,
  hasAction,
  listEventsAfter,
  listHeads,
  listMissingEntries,
  type ReadEvent,
  readOneState,
} from './audit.queries.ts'
import { writeAudit } from './audit.service.ts'
import { digestOnward, digestOrigin, sealOf } from './audit-seal.ts'

/** How the trail stands: whole with so many rows, or broken at the first row that was changed, removed or put in. */
export type TrailState = { ok: true; count: number } | { ok: false; brokenAt: number }

const PAGE_SIZE = 500
const NOTHING = Buffer.alloc(32)
const RESEAL = 'audit.reseal'
const HEADS = 'audit.heads'

/** Reads the whole trail and recomputes every seal, and the digest of every origin that is still kept, while others write. */
export async function checkTrail(deps: Deps): Promise<TrailState> {
  const { count, brokenAt } = await inTransaction(deps, async (deps) => {
    await readOneState(deps.db)
    return walkTrail(deps, { chainMax: Number.POSITIVE_INFINITY })
  })
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
    const { digest, brokenAt } = await walkTrail(deps, { chainMax: 0 })
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

/**
 * Seals the ends of all chains by one entry, where one has moved since they were sealed last and more than one is in use: what
 * stands before it can then be cut off no chain. With one chain in use each entry seals what was before.
 */
export async function sealHeads(deps: Deps): Promise<void> {
  const heads = await listHeads(deps.db)
  if (heads.length < 2) return
  const sealed = (await findLastChange(deps.db, HEADS)) as { heads: { after: ChainHead[] } } | undefined
  const known = new Set(sealed?.heads.after.map(({ hash }) => hash))
  // An entry like these seals the others and needs no next one.
  if (!heads.some(({ hash, action }) => !known.has(hash) && action !== HEADS)) return
  const after = heads.map(({ chain, sequence, hash }) => ({ chain, sequence, hash }))
  await writeAudit(deps, { action: HEADS, target: { type: 'audit' }, change: { heads: { after } } })
}

type Walked = {
  count: number
  /** Of all entries of version 1 so far, without their origins. */
  digest: Buffer
  brokenAt?: number
}

/** The end of a chain so far; the one that new chains begin at is that of chain 0. */
type End = { sequence: number; position: number; hash: Buffer }

/** @param options.chainMax  the walk ends before the first entry of a higher chain: version 1 stands in chain 0 alone */
async function walkTrail(deps: Deps, { chainMax }: { chainMax: number }): Promise<Walked> {
  const ends = new Map<number, End>()
  let read = 0
  let count = 0
  let digest: Buffer = NOTHING
  let isResealed = false
  /** The first entry whose origin is gone and that no later entry has sealed again yet. */
  let openAt: number | undefined
  for (;;) {
    const events = await listEventsAfter(deps.db, read, PAGE_SIZE)
    for (const event of events) {
      if (event.chain > chainMax) return { count, digest, ...(openAt === undefined ? {} : { brokenAt: openAt }) }
      const gapAt = gapBefore(event, ends)
      const state = stateOf(event)
      if (gapAt !== undefined || state === 'broken') return { count, digest, brokenAt: gapAt ?? event.sequence }
      if (state === 'open') openAt ??= event.sequence
      if (event.version === 1) digest = digestOnward(digest, event)
      // Only the first counts: one that was put in later covers nothing.
      if (event.action === RESEAL && !isResealed) {
        const brokenAt = brokenBefore(event, digest, openAt)
        if (brokenAt !== undefined) return { count, digest, brokenAt }
        isResealed = true
        openAt = undefined
      }
      const [missing] = event.action === HEADS ? await listMissingEntries(deps.db, headsOf(event)) : []
      if (missing !== undefined) return { count, digest, brokenAt: missing }
      ends.set(event.chain, { sequence: event.sequence, position: positionOf(event), hash: event.hash })
      read = event.sequence
      count += 1
    }
    if (events.length < PAGE_SIZE) break
  }
  return { count, digest, ...(openAt === undefined ? {} : { brokenAt: openAt }) }
}

/** The number at which an entry is missing before this one, or this one itself where it does not go on from the one before. */
function gapBefore(event: ReadEvent, ends: ReadonlyMap<number, End>): number | undefined {
  const before = ends.get(event.chain) ?? { sequence: 0, position: 0, hash: ends.get(0)?.hash ?? NOTHING }
  if (positionOf(event) !== before.position + 1) return before.sequence + 1
  return event.previousHash.equals(before.hash) ? undefined : event.sequence
}

/** Chain 0 is numbered by the number of the entry. */
function positionOf({ chain, chainPosition, sequence }: ReadEvent): number {
  return chain === 0 ? sequence : (chainPosition ?? 0)
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

function headsOf({ change }: ReadEvent): readonly ChainHead[] {
  // Written by `sealHeads`, and covered by its seal.
  return (change as { heads: { after: ChainHead[] } }).heads.after
}

function brokenBefore({ change, sequence }: ReadEvent, digest: Buffer, openAt?: number): number | undefined {
  // Written by `resealTrail`, and covered by its seal.
  const said = change as { digest?: { after?: unknown }; brokenAt?: { after?: unknown } }
  if (said.brokenAt !== undefined) return Number(said.brokenAt.after)
  return said.digest?.after === digest.toString('hex') ? undefined : (openAt ?? sequence)
}
