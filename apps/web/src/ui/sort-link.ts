import type { Column } from './table.tsx'

type Sort = NonNullable<Column<unknown>['sort']>

/**
 * What a press on a head does: it sorts by the column, a second press turns the order round. It stands in the address as
 * `sort`, with a minus from the last to the first; the page goes back to the first.
 * @param usual  the order where the address names none; without it what waits comes first, and no column says so
 * @param first  the way of the first press: from the first letter on for words, the newest or largest first for figures
 */
export function sortLink(
  search: URLSearchParams,
  column: string,
  { usual = '', first = 'descending' }: { usual?: string; first?: 'ascending' | 'descending' } = {},
): Sort {
  const sort = search.get('sort') ?? usual
  const state = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'
  const isDown = state === 'none' ? first === 'descending' : state === 'ascending'
  const next = new URLSearchParams(search)
  next.delete('page')
  next.set('sort', isDown ? `-${column}` : column)
  return { to: `?${next}`, state }
}
