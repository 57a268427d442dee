type Named<Sort extends string> = Sort extends `-${string}` ? never : Sort

/**
 * The rows of a list that is read whole, in an order of its call: `name` from the first on, `-name` from the last. What has
 * no value there comes last whichever way, and ties stay as they were.
 */
export function orderRows<Row, Sort extends string>(
  rows: readonly Row[],
  sort: Sort,
  keys: Readonly<Record<Named<Sort>, (row: Row) => string | number | null>>,
): Row[] {
  // A sort of a call is the name of one of these, with or without a minus.
  const keyOf = keys[sort.replace('-', '') as Named<Sort>]
  const way = sort.startsWith('-') ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
    return way * order
  })
}
