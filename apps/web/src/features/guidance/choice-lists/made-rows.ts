import type { MadeRows } from '@sopaan/domain/list-maker/order-list'
import { readStored, writeStored } from '#web/stored.ts'

/** Of how many lists that were made on this device it is kept. */
const LISTS_MAX = 20

/** The rows of a list that stand apart from the order of liking because it was made so; undefined where none is left of them. */
export function readMadeRows(id: string, keys: readonly string[]): MadeRows | undefined {
  const rows = new Map(readAll()).get(id)
  const [lifted, beyond] = [rows?.lifted ?? [], rows?.beyond ?? []].map((part) =>
    part.filter((key) => keys.includes(key)),
  )
  return lifted?.length || beyond?.length ? { lifted: lifted ?? [], beyond: beyond ?? [] } : undefined
}

/** Keeps on this device which rows of a list were made to stand apart, in place of what was said of it before. */
export function storeMadeRows(id: string, rows: MadeRows | undefined): void {
  const others = readAll().filter(([other]) => other !== id)
  const all = rows && rows.lifted.length + rows.beyond.length > 0 ? [...others, [id, rows]] : others
  writeStored('madeRows', JSON.stringify(all.slice(-LISTS_MAX)))
}

/** Storage is anybody's to write: what has not the form counts as nothing. */
function readAll(): [id: string, rows: MadeRows][] {
  try {
    const stored: unknown = JSON.parse(readStored('madeRows') ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readEntry) : []
  } catch {
    return []
  }
}

function readEntry(entry: unknown): [id: string, rows: MadeRows][] {
  const [id, rows]: unknown[] = Array.isArray(entry) ? entry : []
  if (typeof id !== 'string' || typeof rows !== 'object' || rows === null) return []
  const part = (name: 'lifted' | 'beyond') => {
    const keys: unknown = name in rows ? rows[name as keyof typeof rows] : undefined
    return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : []
  }
  return [[id, { lifted: part('lifted'), beyond: part('beyond') }]]
}
