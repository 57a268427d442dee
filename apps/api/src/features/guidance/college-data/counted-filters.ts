import { createHash } from 'node:crypto'
import type { Deps } from '#api/deps.ts'
import { countRows, type RowFilter, type Table } from './college-data.queries.ts'

/** As long as an answer of the table may be kept by anyone. */
const CACHE_MS = 5 * 60 * 1000
const CACHED_MAX = 2_000

type Cached = { counts: Map<string, number>; countedAt: number }

const shelves = new WeakMap<Deps['db'], Map<string, Cached>>()

/**
 * As `countRows`, remembered for five minutes: who turns the pages of a filter does not have it counted again. Another
 * table has another id, and one whose rows were put right another instant, on every instance alike.
 */
export async function countRowsOnce(
  deps: Deps,
  tables: readonly Pick<Table, 'id' | 'mendedAt'>[],
  filter: RowFilter,
): Promise<Map<string, number>> {
  const importIds = tables.map(({ id }) => id)
  const shelf = shelves.get(deps.db) ?? new Map<string, Cached>()
  shelves.set(deps.db, shelf)
  const key = createHash('sha256')
    .update(JSON.stringify([tables.map(({ id, mendedAt }) => [id, mendedAt]), filter]))
    .digest('base64')
  const kept = shelf.get(key)
  const now = deps.now().getTime()
  if (kept && now - kept.countedAt < CACHE_MS) return kept.counts
  const counts = await countRows(deps.db, importIds, filter)
  shelf.delete(key)
  shelf.set(key, { counts, countedAt: now })
  const [oldest] = shelf.keys()
  if (shelf.size > CACHED_MAX && oldest !== undefined) shelf.delete(oldest)
  return counts
}
