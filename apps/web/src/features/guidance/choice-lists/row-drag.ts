/** A pointer that has moved less than this has pressed, CSS pixels. */
const SLOP_PX = 8
/** How near to an edge of the screen the page begins to scroll, CSS pixels. */
const EDGE_PX = 96
/**
 * How fast it scrolls with the pointer on the edge itself, CSS pixels a second; slower on the way to it. Each row that comes
 * into sight costs a cheap phone two frames, and more than two rows a second are felt. For a long way there is the place to type.
 */
const SCROLL_MAX_PX_PER_SECOND = 500
/** A frame that came late scrolls no further than this one, ms. */
const FRAME_MAX_MS = 50
/** Half of what stands between two rows, CSS pixels. */
const HALF_GAP_PX = 4
/** A click that comes so soon after a drag belongs to it, ms. */
const CLICK_AFTER_MS = 350

/** Told the key dragged, the key of the row it was dropped on, and on which edge of it. */
export type OnDrop = (key: string, on: string, edge: 'top' | 'bottom') => void

type RowPosition = { on: HTMLElement; edge: 'top' | 'bottom' }

type Drag = {
  row: HTMLElement
  pointer: number
  fromY: number
  y: number
  isMoving: boolean
  /** How far below the upper edge of the row it was taken. */
  heldPx: number
  /** How far the row is drawn from where it stands. */
  shiftPx: number
  /** Where it would land; undefined: where it stands. */
  place: RowPosition | undefined
  drawnAtMs: number
  drawnY: number
}

/**
 * Lets rows be dragged by their handles, with a mouse, a pen or a finger alike. A frame moves the row and a line that shows
 * where it would land, both by transform, so that nothing is laid out anew; the list itself changes at the drop alone.
 * Escape, or a browser that takes the pointer away, leaves everything as it was.
 * @param line  stands at the top of the list's box, hidden until something is dragged
 * @returns what ends listening
 */
export function attachRowDrag(list: HTMLElement, line: HTMLElement, onDrop: OnDrop): () => void {
  let drag: Drag | undefined
  let frame = 0
  let endedAtMs = Number.NEGATIVE_INFINITY

  function draw(nowMs: number): void {
    if (!drag) return
    const isScrolled = scrollNear(drag.y, Math.min(nowMs - drag.drawnAtMs, FRAME_MAX_MS))
    drag.drawnAtMs = nowMs
    if (isScrolled || drag.drawnY !== drag.y) drawDrag(drag, list, line)
    frame = requestAnimationFrame(draw)
  }
  function end(isDropped: boolean): void {
    if (!drag) return
    const { row, isMoving } = drag
    const place = isMoving && isDropped ? findRowPosition(drag) : undefined
    drag = undefined
    cancelAnimationFrame(frame)
    row.removeAttribute('data-dragged')
    row.style.transform = ''
    line.removeAttribute('data-shown')
    const [key, on] = [row.dataset.key, place?.on.dataset.key]
    if (place && key !== undefined && on !== undefined) onDrop(key, on, place.edge)
  }
  const heard: { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void } = {
    pointerdown: (event) => {
      const started = startDrag(event, list)
      if (started && !drag) drag = started
    },
    pointermove: (event) => {
      if (drag?.pointer !== event.pointerId) return
      // Nobody else has to look who hears it: that alone was a third of a frame.
      event.stopPropagation()
      drag.y = event.clientY
      if (drag.isMoving || Math.abs(drag.y - drag.fromY) < SLOP_PX) return
      drag.isMoving = true
      drag.drawnAtMs = performance.now()
      drag.row.setAttribute('data-dragged', '')
      frame = requestAnimationFrame(draw)
    },
    pointerup: (event) => {
      if (drag?.pointer !== event.pointerId) return
      if (drag.isMoving) endedAtMs = event.timeStamp
      end(true)
    },
    touchmove: (event) => drag && event.stopPropagation(),
    pointercancel: (event) => drag?.pointer === event.pointerId && end(false),
    keydown: (event) => event.key === 'Escape' && end(false),
  }
  // A handle opens a question where it is clicked, and a mouse that lets go of it clicks.
  const handleClick = (event: MouseEvent) => event.timeStamp - endedAtMs < CLICK_AFTER_MS && event.stopPropagation()
  const entries = Object.entries(heard) as [string, (event: Event) => void][]
  for (const [name, handle] of entries) window.addEventListener(name, handle, true)
  list.addEventListener('click', handleClick, true)
  return () => {
    end(false)
    for (const [name, handle] of entries) window.removeEventListener(name, handle, true)
    list.removeEventListener('click', handleClick, true)
  }
}

/** What begins where a handle is pressed; nothing for other buttons of a mouse and further fingers. */
function startDrag(event: PointerEvent, list: HTMLElement): Drag | undefined {
  const { target, clientY: fromY, pointerId: pointer, isPrimary, button } = event
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-deed="place"]') : null
  const row = handle?.closest<HTMLElement>('[data-key]')
  if (!handle || !row || !list.contains(row) || !isPrimary || button !== 0) return undefined
  // So that a mouse is heard outside of the window too.
  handle.setPointerCapture(pointer)
  const heldPx = fromY - row.getBoundingClientRect().top
  const still = { isMoving: false, shiftPx: 0, place: undefined, drawnAtMs: 0, drawnY: Number.NaN }
  return { row, pointer, fromY, y: fromY, heldPx, ...still }
}

/** Scrolls the page where the pointer is near the upper or lower edge of the screen. @returns whether it did */
function scrollNear(y: number, passedMs: number): boolean {
  const above = Math.max(EDGE_PX - y, 0)
  const below = Math.max(y - (window.innerHeight - EDGE_PX), 0)
  const share = Math.min(Math.max(above, below) / EDGE_PX, 1)
  if (share === 0) return false
  const px = (share * SCROLL_MAX_PX_PER_SECOND * passedMs) / 1_000
  window.scrollBy({ top: above > 0 ? -px : px, behavior: 'instant' })
  return true
}

/** Draws the row under the pointer, never outside of its list, and the line. */
function drawDrag(drag: Drag, list: HTMLElement, line: HTMLElement): void {
  const box = list.getBoundingClientRect()
  const { top, height } = drag.row.getBoundingClientRect()
  const stands = top - drag.shiftPx
  const wanted = Math.min(Math.max(drag.y - drag.heldPx, box.top), box.bottom - height)
  drag.place = findRowPosition(drag)
  drag.drawnY = drag.y
  drag.shiftPx = wanted - stands
  drag.row.style.transform = `translateY(${drag.shiftPx}px)`
  line.toggleAttribute('data-shown', drag.place !== undefined)
  if (drag.place) line.style.transform = `translateY(${lineY(drag.place) - box.top}px)`
}

function lineY({ on, edge }: RowPosition): number {
  const { top, bottom } = on.getBoundingClientRect()
  return edge === 'top' ? top - HALF_GAP_PX : bottom + HALF_GAP_PX
}

/** Beside which row the pointer would drop what it drags: from the row it passed last, a few steps away at most. */
function findRowPosition({ row, y, shiftPx, place }: Drag): RowPosition | undefined {
  const boxOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    // The dragged row counts where it stands, not where it is drawn.
    return element === row ? { top: top - shiftPx, bottom: bottom - shiftPx } : { top, bottom }
  }
  let on: Element = place?.on ?? row
  let box = boxOf(on)
  while (y < box.top - HALF_GAP_PX && on.previousElementSibling) {
    on = on.previousElementSibling
    box = boxOf(on)
  }
  while (y > box.bottom + HALF_GAP_PX && on.nextElementSibling) {
    on = on.nextElementSibling
    box = boxOf(on)
  }
  if (on === row || !(on instanceof HTMLElement)) return undefined
  return { on, edge: y < (box.top + box.bottom) / 2 ? 'top' : 'bottom' }
}
