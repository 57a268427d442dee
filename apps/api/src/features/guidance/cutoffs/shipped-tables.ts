import type { Directory } from '@sopaan/domain/seats/directory/directory'
import type { PackedBook } from '#api/packed-book.ts'
import type { Import } from './imports.queries.ts'
import { loadShippedBook } from './shipped-book.ts'

/** Whether a table holds the rows of the book of this hash, which shipped, and nobody has mended any. */
export function isAsShipped(table: Import, hash: string): boolean {
  return table.isShipped && table.fileHash === hash && table.mendedAt === null
}

/**
 * The book that shipped, where the tables are all of its own and stand as they came, under the names they came with;
 * undefined otherwise.
 */
export async function shippedBookOf(
  tables: readonly Import[],
  { institutes, programmes }: Omit<Directory, 'families'>,
): Promise<PackedBook | undefined> {
  const isRenamed = [...institutes, ...programmes].some(
    (one) => one.shownName !== undefined || one.formerly !== undefined,
  )
  if (isRenamed || institutes.some(({ nicknames }) => nicknames !== undefined)) return undefined
  const { hash, bytes, book } = await loadShippedBook()
  if (tables.length !== book.rounds.length || !tables.every((table) => isAsShipped(table, hash))) return undefined
  return { hash, bytes }
}
