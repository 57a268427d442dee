import type { Db } from '#api/db/connect.ts'

/** The name of the book in use; undefined before there is one. */
export async function findCurrentHash(db: Db): Promise<string | undefined> {
  const found = await db
    .selectFrom('current_rank_book')
    .innerJoin('rank_books', 'rank_books.id', 'current_rank_book.rank_book_id')
    .select('rank_books.hash')
    .executeTakeFirst()
  return found?.hash
}

/** A book's compressed bytes by its name. */
export async function findBookBytes(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const found = await db.selectFrom('rank_books').select('bytes').where('hash', '=', hash).executeTakeFirst()
  return found?.bytes
}

/** Keeps a book under its name; one that is there already stays as it is. */
export async function insertRankBook(
  db: Db,
  book: { hash: string; bytes: Uint8Array; importCount: number; madeAt: Date },
): Promise<void> {
  await db
    .insertInto('rank_books')
    .values({ hash: book.hash, bytes: book.bytes, import_count: book.importCount, created_at: book.madeAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** Moves the pointer to a book that is there. */
export async function changeCurrentBook(db: Db, hash: string, now: Date): Promise<void> {
  const { id } = await db.selectFrom('rank_books').select('id').where('hash', '=', hash).executeTakeFirstOrThrow()
  await db
    .insertInto('current_rank_book')
    .values({ rank_book_id: id, moved_at: now })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ rank_book_id: id, moved_at: now }))
    .execute()
}

/**
 * Takes away the books that nothing points to, but for the newest `kept` and those made at `madeAfter` or later.
 * @returns how many went
 */
export async function removeOldBooks(db: Db, { kept, madeAfter }: { kept: number; madeAfter: Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rank_books')
    .where('created_at', '<', madeAfter)
    .where('id', 'not in', (sub) => sub.selectFrom('current_rank_book').select('rank_book_id'))
    .where('id', 'not in', (sub) =>
      sub.selectFrom('rank_books').select('id').orderBy('created_at', 'desc').orderBy('id').limit(kept),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
