import { attachDrag, type Drag, movedBy } from '#web/ui/drag.ts'
import { attachShift, type Shift } from '#web/ui/shift.ts'

/** Told the key dragged, the key of the row it was dropped on, and on which edge of it. */
export type OnDrop = (key: string, on: string, edge: 'top' | 'bottom') => void

type RowPosition = {
  on: HTMLElement
  edge: 'top' | 'bottom'
  /** Where the edge is in the window, CSS pixels. */
  y: number
}

/**
 * What of a drag a list draws: where in the list the row stands and how high it is, how far from there it is drawn, where it
 * would land, and how far below the top of the list the line says so; undefined while it is hidden.
 */
type Drawn = {
  offsetPx: number
  heightPx: number
  shiftPx: number
  place: RowPosition | undefined
  linePx: number | undefined
  row: Shift
  line: Shift
}

/**
 * Lets rows be dragged by their handles. A frame moves the row and a line that shows where it would land and nothing else,
 * so that nothing is laid out or painted anew.
 * @param line  stands at the top of the list's box, hidden until something is dragged
 * @returns what ends listening
 */
export function attachRowDrag(list: HTMLElement, line: HTMLElement, onDrop: OnDrop): () => void {
  let drawn: Drawn | undefined
  return attachDrag<RowPosition>(list, {
    itemAt: (pressed) => {
      const handle = pressed.closest<HTMLElement>('[data-deed="place"]')
      const item = handle?.closest<HTMLElement>('[data-key]')
      return handle && item ? { item, handle } : undefined
    },
    draw: (drag) => {
      drawn = drawRow(drag, drawn ?? beginDrawing(drag.item, list, line), { list, line })
    },
    clear: () => {
      drawn?.row.end()
      drawn?.line.end()
      drawn = undefined
      line.removeAttribute('data-shown')
    },
    findPosition: (drag) => findRowPosition(drag, drawn),
    onDrop: (item, { on, edge }) => {
      const [key, target] = [item.dataset.key, on.dataset.key]
      if (key !== undefined && target !== undefined) onDrop(key, target, edge)
    },
  })
}

function beginDrawing(item: HTMLElement, list: HTMLElement, line: HTMLElement): Drawn {
  const { top, height: heightPx } = item.getBoundingClientRect()
  const offsetPx = top - list.getBoundingClientRect().top
  return {
    ...{ offsetPx, heightPx, shiftPx: 0, place: undefined, linePx: undefined },
    ...{ row: attachShift(item), line: attachShift(line) },
  }
}

/** Draws the row under the pointer, never outside of its list, and the line. */
function drawRow(drag: Drag, drawn: Drawn, { list, line }: Record<'list' | 'line', HTMLElement>): Drawn {
  const { offsetPx, heightPx } = drawn
  const box = list.getBoundingClientRect()
  // Where the row stood when it was pressed, were the page not scrolled since.
  const wanted = movedBy(drag).y
  const place = findRowPosition(drag, drawn)
  const shiftPx = Math.min(Math.max(wanted, -offsetPx), box.height - heightPx - offsetPx)
  const linePx = place && place.y - box.top
  // All that is read is read by now: to read after a write lays the page out once more.
  drawn.row.to({ y: shiftPx })
  if (linePx !== drawn.linePx) {
    line.toggleAttribute('data-shown', linePx !== undefined)
    if (linePx !== undefined) drawn.line.to({ y: linePx })
  }
  return { ...drawn, shiftPx, place, linePx }
}

/** Beside which row the pointer would drop what it drags: from the row it passed last, a few steps away at most. */
function findRowPosition({ item, at: { y } }: Drag, drawn: Drawn | undefined): RowPosition | undefined {
  const { shiftPx = 0, place } = drawn ?? {}
  const boxOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    // The dragged row counts where it stands, not where it is drawn.
    return element === item ? { top: top - shiftPx, bottom: bottom - shiftPx } : { top, bottom }
  }
  let on: Element = place?.on ?? item
  let box = boxOf(on)
  while (y < box.top && on.previousElementSibling) {
    on = on.previousElementSibling
    box = boxOf(on)
  }
  while (y > box.bottom && on.nextElementSibling) {
    on = on.nextElementSibling
    box = boxOf(on)
  }
  if (on === item || !(on instanceof HTMLElement)) return undefined
  const edge = y < (box.top + box.bottom) / 2 ? 'top' : 'bottom'
  return { on, edge, y: box[edge] }
}
