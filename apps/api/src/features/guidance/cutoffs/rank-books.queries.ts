import type { Db } from '#api/db/connect.ts'

/** The name of the book in use; undefined before there is one. */
export async function findCurrentHash(db: Db): Promise<string | undefined> {
  const found = await db
    .selectFrom('currentRankBook')
    .innerJoin('rankBooks', 'rankBooks.id', 'currentRankBook.rankBookId')
    .select('rankBooks.hash')
    .executeTakeFirst()
  return found?.hash
}

/** When the pointer last moved; undefined before there is a book. */
export async function findCurrentMovedAt(db: Db): Promise<Date | undefined> {
  const found = await db.selectFrom('currentRankBook').select('movedAt').executeTakeFirst()
  return found?.movedAt
}

/** A book's compressed bytes by its name. */
export async function findBookBytes(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const found = await db.selectFrom('rankBooks').select('bytes').where('hash', '=', hash).executeTakeFirst()
  return found?.bytes
}

/** Keeps a book under its name; one that is there already stays as it is. */
export async function insertRankBook(
  db: Db,
  book: { hash: string; bytes: Uint8Array; importCount: number; madeAt: Date },
): Promise<void> {
  await db
    .insertInto('rankBooks')
    .values({ hash: book.hash, bytes: book.bytes, importCount: book.importCount, createdAt: book.madeAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** Moves the pointer to a book that is there. */
export async function changeCurrentBook(db: Db, hash: string, now: Date): Promise<void> {
  const { id } = await db.selectFrom('rankBooks').select('id').where('hash', '=', hash).executeTakeFirstOrThrow()
  await db
    .insertInto('currentRankBook')
    .values({ rankBookId: id, movedAt: now })
    .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet({ rankBookId: id, movedAt: now }))
    .execute()
}

/**
 * Takes away the books that nothing points to, but for the newest `kept` and those made at `madeAfter` or later.
 * @returns how many went
 */
export async function removeOldBooks(db: Db, { kept, madeAfter }: { kept: number; madeAfter: Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rankBooks')
    .where('createdAt', '<', madeAfter)
    .where('id', 'not in', (sub) => sub.selectFrom('currentRankBook').select('rankBookId'))
    .where('id', 'not in', (sub) =>
      sub.selectFrom('rankBooks').select('id').orderBy('createdAt', 'desc').orderBy('id').limit(kept),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
