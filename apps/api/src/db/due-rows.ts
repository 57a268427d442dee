import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

/** Rows of work that processes share: each is due at an instant, and in one worker's hand until another. */
type Due = { now: Date; limit: number }

/**
 * The first rows of a query that are due and in nobody's hand, locked until the transaction ends; another worker gets
 * others. The query names one table with `due_at` and `leased_until`, its own conditions and its order.
 */
export function due<DB, TB extends keyof DB, O>({ now, limit }: Due) {
  return (query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    query
      .where(sql<SqlBool>`due_at <= ${now} and (leased_until is null or leased_until <= ${now})`)
      .$call(unlocked({ limit }))
}

/**
 * The first rows of a query that no other worker has locked.
 * @param of  the table whose rows are locked, where the query joins several
 */
export function unlocked<DB, TB extends keyof DB, O>({ limit, of }: { limit: number; of?: TB & string }) {
  return (query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> => {
    const first = query.limit(limit)
    return (of === undefined ? first.forUpdate() : first.forUpdate(of)).skipLocked()
  }
}

/** What a worker writes into a row that it takes into hand: until when, and one try more. */
export function inHand(table: string, until: Date): { leasedUntil: Date; attempts: RawBuilder<number> } {
  return { leasedUntil: until, attempts: sql<number>`${sql.ref(`${table}.attempts`)} + 1` }
}
