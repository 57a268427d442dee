import { readFile } from 'node:fs/promises'
import { counsellingSeason } from '@sopaan/contract/counselling'
import { refuse } from '@sopaan/contract/refusals'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import * as z from 'zod/mini'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { remember } from '#api/remembered.ts'
import { seasonColumns, seasonOf } from './season-rows.ts'
import { findNewestPublished, hasSeasons, insertSeason, insertSteps, listStepRows } from './seasons.queries.ts'

/** The season that ships, written by `npm run counselling`. */
export const SHIPPED_SEASON = new URL('../../../../../../data/counselling/josaa-2026.json', import.meta.url)
/** How old the season in memory may be, ms: another process may have published one. */
const FRESH_MS = 15_000

/** What everybody reads, with the version that it is. */
export type PublishedSeason = CounsellingSeason & { id: string; version: number }

const published = remember<PublishedSeason>({
  name: 'counselling season',
  freshMs: FRESH_MS,
  read: async (deps) => (await readSeason(deps)) ?? refuse('NOT_FOUND'),
})

/** Publishes the season that ships where none was ever written; later starts leave what staff made of it. */
export async function seedSeasons(deps: Deps): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'seasons')
    if (await hasSeasons(deps.db)) return
    const shipped = z.parse(counsellingSeason, JSON.parse(await readFile(SHIPPED_SEASON, 'utf8')))
    const { season, steps } = seasonColumns(shipped)
    const now = deps.now()
    const id = await insertSeason(deps.db, { ...season, version: 1, state: 'published', publishedAt: now })
    await insertSteps(deps.db, id, steps)
  })
}

/**
 * The newest season whose dates are published: from memory, some 15 seconds old; while the database is away, as it was
 * read last. @throws {Refusal} NOT_FOUND where none was ever published
 */
export function findSeason(deps: Deps): Promise<PublishedSeason> {
  return published.find(deps)
}

/** The newest season that is published, as it stands in the database; undefined where none was ever. */
export async function readSeason(deps: Deps): Promise<PublishedSeason | undefined> {
  const row = await findNewestPublished(deps.db)
  if (row === undefined) return undefined
  return { ...seasonOf(row, await listStepRows(deps.db, row.id)), id: row.id, version: row.version }
}

/** Reads the season anew the next time somebody asks for it. */
export function invalidateSeason(deps: Pick<Deps, 'config'>): void {
  published.invalidate(deps)
}
