import { createHash } from 'node:crypto'
import type { StateBook, StateSet } from '@sopaan/domain/state/state-book'
import { composeStateBook } from '@sopaan/domain/state/tables/compose-state-book'
import type { Deps } from '#api/deps.ts'
import { remember } from '#api/remembered.ts'
import { loadShippedStateBook, unpackStateBook } from './shipped-state-book.ts'
import { listPublishedTables, listTableBytes } from './state-books.queries.ts'

/** How often the tables that stand are looked at while they are asked for: another process may have published one. */
const FRESH_MS = 5_000

/** A table that staff published, as the list of them has it. */
export type PublishedStateTable = Awaited<ReturnType<typeof listPublishedTables>>[number]
/** The sets by what their rows said of them, so that only those that changed are read again. */
type StateTablesInUse = { sets: ReadonlyMap<string, StateSet>; book: StateBook }

const inUse = remember<StateTablesInUse>({
  name: 'state tables',
  freshMs: FRESH_MS,
  read: async (deps, last) => {
    const shipped = await loadShippedStateBook()
    const read = await listPublishedTables(deps.db).catch((error: unknown) => {
      // Whoever asks while the database is away at the start is answered by what ships.
      if (last) throw error
      deps.log.warn('state_tables_not_read', { error })
      return []
    })
    const tables = pickTablesInUse(read, shipped)
    const names = tables.map(nameOf)
    if (last && last.sets.size === names.length && names.every((name) => last.sets.has(name))) return last
    const sets = await readSets(deps, tables, last)
    const hash = names.length === 0 ? shipped.hash : hashOf([shipped.hash, ...names])
    return { sets, book: composeStateBook(shipped, [...sets.values()], hash) }
  },
})

/** The state book in use, from memory: the one that ships, and before its sets those that staff published. */
export async function currentStateBook(deps: Deps): Promise<StateBook> {
  return (await inUse.find(deps)).book
}

/** Has the book looked at anew: a table was published, fitted or taken back. */
export function renewStateBook(deps: Deps): void {
  inUse.invalidate(deps)
}

/** Of each counselling the published table that people read, where it is not the one that ships. */
export function pickTablesInUse<Table extends Pick<PublishedStateTable, 'counselling' | 'season'>>(
  published: readonly Table[],
  { sets }: StateBook,
): Table[] {
  const found = new Map<string, Table>()
  for (const table of published) {
    const { counselling } = table
    const season = found.get(counselling)?.season ?? sets.find((set) => set.counselling === counselling)?.season ?? 0
    if (table.season >= season) found.set(counselling, table)
  }
  return [...found.values()]
}

async function readSets(
  deps: Deps,
  tables: readonly PublishedStateTable[],
  last: StateTablesInUse | undefined,
): Promise<ReadonlyMap<string, StateSet>> {
  const unread = tables.filter((table) => !last?.sets.has(nameOf(table)))
  const rows = await listTableBytes(
    deps.db,
    unread.map(({ id }) => id),
  )
  const read = await Promise.all(
    tables.map(async (table): Promise<[string, StateSet][]> => {
      const known = last?.sets.get(nameOf(table))
      const bytes = rows.find(({ id }) => id === table.id)?.bytes
      const [set] = known ? [known] : bytes ? (await unpackStateBook(bytes)).sets : []
      return set ? [[nameOf(table), set]] : []
    }),
  )
  return new Map(read.flat())
}

function nameOf({ id, fittedAt }: PublishedStateTable): string {
  return `${id} ${fittedAt?.getTime() ?? ''}`
}

function hashOf(names: readonly string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex')
}
