import { attachDrag, type Drag } from '#web/ui/drag.ts'

/** Told the key of the row a slide begins on, and then of the row it is over, each time that is another. */
type SlideListener = { onBegin: (from: string) => void; onOver: (to: string) => void }

/**
 * Hears a finger or a mouse that goes down or up over the boxes of rows.
 * @returns what ends listening
 */
export function attachTickSlide(list: HTMLElement, { onBegin, onOver }: SlideListener): () => void {
  let over: Element | undefined
  return attachDrag<never>(list, {
    itemAt: (pressed) => {
      const handle = pressed.closest<HTMLElement>('[data-deed="tick"]')
      return handle ? { item: handle, handle } : undefined
    },
    draw: (drag) => {
      const row = findRowUnder(drag, over)
      const [from, to] = [keyOf(drag.item), row && keyOf(row)]
      if (row === over || from === undefined || to === undefined) return
      if (over === undefined) onBegin(from)
      over = row
      onOver(to)
    },
    clear: () => {
      over = undefined
    },
    findPosition: () => undefined,
    onDrop: () => undefined,
  })
}

/** The row that the pointer is over or nearest to, from the one it was over last. */
function findRowUnder({ item, at: { y } }: Drag, over: Element | undefined): Element | undefined {
  let row = over ?? item.closest('[data-key]') ?? undefined
  while (row?.previousElementSibling && y < row.getBoundingClientRect().top) row = row.previousElementSibling
  while (row?.nextElementSibling && y > row.getBoundingClientRect().bottom) row = row.nextElementSibling
  return row
}

function keyOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-key]')?.dataset.key
}
