import { type RefObject, useEffect, useRef } from 'react'
import { attachSwipe } from '#web/ui/swipe.ts'
import { layOutAhead } from './lay-out-ahead.ts'
import { attachRowDrag } from './row-drag.ts'

/** A button of a row: which, and of which choice. */
export type RowAction = { key: string; deed: string }

/** What of the rows is talked to outside React. */
export type RowElements = {
  rows: RefObject<HTMLOListElement | null>
  line: RefObject<HTMLDivElement | null>
  /** The button that has the focus after the next change. */
  focusOn: RefObject<RowAction | undefined>
}

type RowHands = { moveTo: (moving: readonly string[], to: number) => void; swipeOut: (key: string) => void }

/** Moves rows as they are dragged, takes out what is swiped, and gives the focus to the row that a change was about. */
export function useRowMoves(
  { rows, line, focusOn }: RowElements,
  keys: readonly string[],
  { moveTo, swipeOut }: RowHands,
): void {
  // The list of the moment, for what is registered once and lives through many changes.
  const current = useRef({ keys, moveTo, swipeOut })
  useEffect(() => {
    current.current = { keys, moveTo, swipeOut }
    const { key, deed } = focusOn.current ?? {}
    focusOn.current = undefined
    if (key !== undefined) findRowAction(rows.current, key, deed ?? '')?.focus()
  })
  useEffect(() => {
    if (!rows.current || !line.current) return
    return attachRowDrag(rows.current, line.current, (key, on, edge) => {
      const others = current.current.keys.filter((each) => each !== key)
      const at = others.indexOf(on)
      if (at !== -1) current.current.moveTo([key], edge === 'top' ? at : at + 1)
    })
  }, [rows, line])
  const count = keys.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that came is laid out too.
  useEffect(() => {
    if (!rows.current) return
    return layOutAhead(rows.current)
  }, [rows, count])
  useEffect(() => {
    if (!rows.current) return
    return attachSwipe(rows.current, {
      // The handle drags.
      itemAt: (pressed) =>
        pressed.closest('[data-deed="place"]') ? undefined : (pressed.closest<HTMLElement>('[data-key]') ?? undefined),
      onOut: ({ dataset: { key } }) => key !== undefined && current.current.swipeOut(key),
    })
  }, [rows])
}

/** The button of a row that an event came from, and the choice of that row; neither where it came from none. */
export function rowActionOf(target: EventTarget): { deed: string | undefined; key: string | undefined } {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-deed]') : null
  return { deed: button?.dataset.deed, key: button?.closest<HTMLElement>('[data-key]')?.dataset.key }
}

/** The button of one choice that does this. */
export function findRowAction(list: HTMLElement | null, key: string, deed: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] [data-deed="${deed}"]`)
}
