import { lastAllotmentRound } from '@sopaan/domain/counselling/season'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import type { Deps } from '#api/deps.ts'
import { readSeason } from '../counselling/seasons.service.ts'
import type { CompileOrder } from './compile-worker.ts'
import { listDirectory } from './directory.queries.ts'
import type { Import } from './imports.queries.ts'
import { loadShippedBook, loadShippedDirectory } from './shipped-book.ts'

/** What a book needs besides rows. */
export type Frame = Omit<Extract<CompileOrder, { kind: 'compile' }>, 'kind' | 'before'>

/** The names, last rounds, calendar and history that a book of these tables is compiled with. */
export async function frameOf(deps: Deps, tables: readonly Import[]): Promise<Frame> {
  const [directory, shipped, names, season] = await Promise.all([
    loadShippedDirectory(),
    loadShippedBook(),
    listDirectory(deps.db),
    readSeason(deps),
  ])
  const rounds = season && lastAllotmentRound(season)
  const finals = tables.filter((table) => table.isFinal)
  return {
    directory: { ...withShippedOrder(names, directory), families: directory.families },
    finalRounds: new Map(finals.map((table) => [`${table.counselling} ${table.season}`, table.round])),
    ...(season && rounds !== undefined && { calendar: { season: season.season, rounds } }),
    // The history goes with the tables of the version of the product that both came with.
    isHistoryTaken: tables.some((table) => table.isShipped && table.fileHash === shipped.hash),
  }
}

/**
 * Quotas with home states in the order in which they shipped: the database keeps them in its own, and a book is named by its
 * bytes.
 */
function withShippedOrder(names: Omit<Directory, 'families'>, shipped: Directory): Omit<Directory, 'families'> {
  const orders = new Map(shipped.institutes.map(({ name, homeStates }) => [name, Object.keys(homeStates)]))
  const institutes = names.institutes.map((institute) => {
    const order = orders.get(institute.name) ?? []
    const quotas = Object.entries(institute.homeStates).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    return { ...institute, homeStates: Object.fromEntries(quotas) }
  })
  return { ...names, institutes }
}
