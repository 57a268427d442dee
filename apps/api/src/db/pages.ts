import { type SelectQueryBuilder, sql } from 'kysely'

/** Which page of a list, from 1, and how many rows it holds at most. */
export type Page = { page: number; limit: number }

/** One page of a query that has its order: rows of `page`, from 1, at most `limit` of them. */
export function onPage<DB, TB extends keyof DB, O>({ page, limit }: Page) {
  return (query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    query.limit(limit).offset((page - 1) * limit)
}

/** What counts the rows of a query that is narrowed by what it is given: the total beside a page of them. */
export function countOf<Args extends readonly unknown[], DB, TB extends keyof DB, O>(
  narrowed: (...given: Args) => SelectQueryBuilder<DB, TB, O>,
): (...given: Args) => Promise<number> {
  return (...given) => countRows(narrowed(...given))
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
