import { useEffect } from 'react'
import { isShown, readSingleKey } from './single-key.ts'

const ROWS = '[data-row]'

/**
 * Lets lists of staff be worked through by keys: J and K go to the next row and the one before, X ticks it, and Enter opens
 * it, since the way to it has the focus. They hold while nothing is typed and no dialog is open.
 */
export function useRowKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

function handleKey(event: KeyboardEvent): void {
  const key = readSingleKey(event)
  const { target } = event
  if (key === undefined || !['j', 'k', 'x'].includes(key) || !(target instanceof HTMLElement)) return
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter(isShown)
  const at = rows.findIndex((row) => row.contains(target))
  if (key === 'x') {
    const box = rows[at]?.querySelector<HTMLInputElement>('input[type=checkbox]')
    if (!box) return
    event.preventDefault()
    box.click()
    return
  }
  const next = rows[key === 'j' ? at + 1 : Math.max(0, at - 1)]
  if (!next) return
  event.preventDefault()
  const way = next.querySelector<HTMLElement>('a[href], button') ?? next.querySelector<HTMLElement>('input')
  // A row that opens nothing is gone to itself, so that those after it are come to.
  if (!way) next.tabIndex = -1
  const goal = way ?? next
  goal.focus()
}
