/** Rows that are laid out at once: few enough that a touch meanwhile does not wait. */
const ROWS_AT_ONCE = 8

/**
 * Lays the rows of a list out that are out of sight, while nobody does anything: a row that first comes into sight under a
 * finger costs a cheap phone three frames. Where a browser does not tell of idle time they are laid out when they are seen.
 * @returns what ends it
 */
export function layOutAhead(list: HTMLElement): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined
  const layOutSome = (): void => {
    const isDragged = list.querySelector('[data-dragged]') !== null
    const rows = list.querySelectorAll(':scope > li:not([data-laid])')
    if (!isDragged) for (const row of [...rows].slice(0, ROWS_AT_ONCE)) row.setAttribute('data-laid', '')
    if (rows.length > (isDragged ? 0 : ROWS_AT_ONCE)) next = requestIdleCallback(layOutSome)
  }
  let next = requestIdleCallback(layOutSome)
  return () => cancelIdleCallback(next)
}
