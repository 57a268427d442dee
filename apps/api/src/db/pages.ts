import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

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

/** What each order of a list goes by; the first of its words names one, with a minus from the last to the first. */
export type Orders<Sort extends string> = Readonly<
  Record<Sort extends `-${string}` ? never : Sort, RawBuilder<unknown>>
>

/** The order that a list is asked for in; what has no value in it comes last whichever way, and ties go by `tie`. */
export function orderOfSort<Sort extends string>(
  orders: Orders<Sort>,
  sort: Sort,
  tie: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // Each order is the name of one of these, with or without a minus.
  const by = sort.replace('-', '') as keyof Orders<Sort>
  const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  return sql`${orders[by]} ${way} nulls last, ${tie} ${way}`
}

/** Rows of some ids, in their order. */
export function ofIds<DB, TB extends keyof DB, O>(column: RawBuilder<unknown>, ids: readonly string[]) {
  return (query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    query.where(sql<boolean>`${column} = any(${ids}::uuid[])`).orderBy(sql`array_position(${ids}::uuid[], ${column})`)
}

/** A pattern that finds a text as it stands, wherever it stands: `%` and `_` mean themselves. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
