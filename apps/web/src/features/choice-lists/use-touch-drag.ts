import { type RefObject, useEffect } from 'react'

/** A finger that has moved less than this has pressed, CSS pixels. */
const SLOP_PX = 8
/** How near to an edge of the screen the page begins to scroll, and how far in a frame, CSS pixels. */
const EDGE_PX = 96
const SCROLL_PX = 14

type Drag = {
  row: HTMLElement
  pointer: number
  fromY: number
  y: number
  isMoving: boolean
  target: HTMLElement | null
}

/**
 * Dragging a row by its handle with a finger: browsers drag by themselves only after a long press, and some in-app ones not
 * at all. Where a row would land is shown by an attribute, once a frame; React hears of the drop alone.
 */
export function useTouchDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (key: string, on: string, edge: 'top' | 'bottom') => void,
) {
  useEffect(() => {
    const element = list.current
    if (!element) return
    let drag: Drag | undefined
    let frame = 0

    function mark(target: HTMLElement | null, edge: 'top' | 'bottom'): void {
      if (drag?.target !== target) drag?.target?.removeAttribute('data-edge')
      if (drag) drag.target = target
      if (target && target.dataset.edge !== edge) target.dataset.edge = edge
    }
    function draw(): void {
      if (!drag?.isMoving) return
      if (drag.y < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
      else if (drag.y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
      const { left, width } = drag.row.getBoundingClientRect()
      const below = document.elementFromPoint(left + width / 2, drag.y)?.closest<HTMLElement>('[data-key]') ?? null
      const target = below === drag.row || !element?.contains(below) ? null : below
      const box = target?.getBoundingClientRect()
      mark(target, box && drag.y < box.top + box.height / 2 ? 'top' : 'bottom')
      frame = requestAnimationFrame(draw)
    }
    function end(isDropped: boolean): void {
      if (!drag) return
      const { row, target, isMoving } = drag
      const edge = target?.dataset.edge
      mark(null, 'top')
      row.removeAttribute('data-dragged')
      row.draggable = true
      drag = undefined
      cancelAnimationFrame(frame)
      const [key, on] = [row.dataset.key, target?.dataset.key]
      if (!isDropped || !isMoving || key === undefined || on === undefined) return
      onDrop(key, on, edge === 'top' ? 'top' : 'bottom')
    }
    const handles: Record<string, (event: PointerEvent) => void> = {
      pointerdown: (event) => {
        const handle = event.target instanceof Element ? event.target.closest('[data-deed="place"]') : null
        const row = handle?.closest<HTMLElement>('[data-key]')
        if (event.pointerType === 'mouse' || !row || !event.isPrimary) return
        // The browser's own dragging would take the finger over.
        row.draggable = false
        drag = { row, pointer: event.pointerId, fromY: event.clientY, y: event.clientY, isMoving: false, target: null }
      },
      pointermove: (event) => {
        if (!drag || event.pointerId !== drag.pointer) return
        drag.y = event.clientY
        if (drag.isMoving || Math.abs(drag.y - drag.fromY) < SLOP_PX) return
        drag.isMoving = true
        drag.row.setAttribute('data-dragged', '')
        frame = requestAnimationFrame(draw)
      },
      pointerup: () => end(true),
      pointercancel: () => end(false),
    }
    const names = Object.entries(handles) as [keyof HTMLElementEventMap, (event: Event) => void][]
    for (const [name, handle] of names) element.addEventListener(name, handle)
    return () => {
      for (const [name, handle] of names) element.removeEventListener(name, handle)
      cancelAnimationFrame(frame)
    }
  }, [list, onDrop])
}
