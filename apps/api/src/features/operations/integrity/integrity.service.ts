import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { METRICS } from '#api/metrics.ts'
import { findBroken, INVARIANTS, type Invariant, listFileKeys, type OfRows } from './integrity.queries.ts'

/** An invariant that does not hold, and the rows that break it: ids, numbers of entries, keys of files. */
export type Fault = { invariant: Invariant; rows: readonly string[] }

/** So many rows of a fault are named in the log; the command names all. */
const LOGGED_MAX = 20

/**
 * Looks whether money, seats, credits, papers, the audit trail and files are what the rows say they are. Reads whole tables,
 * and asks for each file; changes nothing.
 * @returns none where all holds
 */
export async function checkIntegrity(deps: Deps): Promise<Fault[]> {
  const broken = new Map<Invariant, string[]>(await findBroken(deps.db, deps.now()))
  const trail = await checkTrail(deps)
  if (!trail.ok) broken.set('audit-trail', [String(trail.brokenAt)])
  const missing = await listMissingFiles(deps)
  if (missing.length > 0) broken.set('file-missing', missing)
  return listFaults(broken)
}

/** Checks all there is, and tells of what it found. */
export async function watchIntegrity(deps: Deps): Promise<void> {
  await reportFaults(deps, INVARIANTS, await checkIntegrity(deps))
}

/** Checks money, seats and credits alone, which is done in seconds, and tells of what it found. */
export async function watchRows(deps: Deps): Promise<void> {
  await reportFaults(deps, INVARIANTS.filter(isOfRows), listFaults(await findBroken(deps.db, deps.now())))
}

function isOfRows(invariant: Invariant): invariant is OfRows {
  return invariant !== 'audit-trail' && invariant !== 'file-missing'
}

function listFaults(broken: ReadonlyMap<Invariant, string[]>): Fault[] {
  return INVARIANTS.flatMap((invariant) => {
    const rows = broken.get(invariant)
    return rows === undefined ? [] : [{ invariant, rows }]
  })
}

/** Staff are told once a day of the same invariants, with the rows in the log and their number in the figures. */
async function reportFaults(deps: Deps, checked: readonly Invariant[], faults: readonly Fault[]): Promise<void> {
  for (const invariant of checked) {
    const rows = faults.find((fault) => fault.invariant === invariant)?.rows ?? []
    METRICS.integrityFaults.set({ invariant }, rows.length)
    if (rows.length > 0)
      deps.log.error('integrity_broken', { invariant, count: rows.length, rows: rows.slice(0, LOGGED_MAX) })
  }
  if (faults.length === 0) return
  const facts = { faults: faults.map(({ invariant, rows }) => ({ invariant, count: rows.length })) }
  // Which they are, by their numbers: a key is short.
  const which = faults.map(({ invariant }) => INVARIANTS.indexOf(invariant)).join('.')
  const key = `integrity-broken ${istDate(deps.now())} ${which}`
  await inTransaction(deps, (deps) => notifyStaff(deps, { kind: 'integrity-broken', facts, key }))
}

/** A file may go between the reading of its row and its own: what is still named afterwards is missing. */
async function listMissingFiles(deps: Deps): Promise<string[]> {
  const missing: string[] = []
  for (const key of await listFileKeys(deps.db)) if (!(await deps.files.has(key))) missing.push(key)
  if (missing.length === 0) return []
  const named = new Set(await listFileKeys(deps.db))
  return missing.filter((key) => named.has(key))
}
