import { type SelectQueryBuilder, sql } from 'kysely'

/** Which page of a list, from 1, and how many rows it holds at most. */
export type Page = { page: number; limit: number }

/** One page of a query that has its order: rows of `page`, from 1, at most `limit` of them. */
export function onPage<DB, TB extends keyof DB, O>({ page, limit }: Page) {
  return (query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    query.limit(limit).offset((page - 1) * limit)
}

/** How many rows a query finds, whatever it selects. */
export async function countRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const bare: SelectQueryBuilder<DB, TB, object> = query.clearSelect()
  const { count } = await bare
    .select(sql<string>`count(*)`.as('count'))
    .$castTo<{ count: string }>()
    .executeTakeFirstOrThrow()
  return Number(count)
}
