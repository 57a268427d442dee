/** A pointer that has moved less than this has pressed, CSS pixels. */
const SLOP_PX = 8
/** How near to an edge of the screen the page begins to scroll, CSS pixels. */
const EDGE_PX = 96
/**
 * How fast it scrolls with the pointer on the edge itself, CSS pixels a second; slower on the way to it. Each row that comes
 * into sight costs a cheap phone two frames, and more than two rows a second are felt.
 */
const SCROLL_MAX_PX_PER_SECOND = 500
/** A frame that came late scrolls no further than this one, ms. */
const FRAME_MAX_MS = 50
/** A click that comes so soon after a drag belongs to it, ms. */
const CLICK_AFTER_MS = 350

/** What is dragged, by which pointer, from where and where that is now, CSS pixels of the window. */
export type Drag = {
  item: HTMLElement
  pointer: number
  from: { x: number; y: number; scrollY: number }
  at: { x: number; y: number }
}

/** What differs between a list and a week: which presses take something along, how that is drawn, and where it lands. */
export type DragLayout<Position> = {
  /** What a press takes along, and the handle it is taken by where it has one of its own. */
  itemAt: (pressed: Element) => { item: HTMLElement; handle?: Element } | undefined
  /** How long a finger rests on an item before it takes it along, ms, so that the page still scrolls; a handle needs none. */
  restMs?: number
  /** Draws what is dragged under the pointer, and where it would land. */
  draw: (drag: Drag) => void
  /** Takes away what was drawn. */
  clear: (drag: Drag) => void
  /** Where it would land; undefined where it stands. */
  findPosition: (drag: Drag) => Position | undefined
  onDrop: (item: HTMLElement, position: Position) => void
}

type Events = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void }

/**
 * Lets items of a box be dragged, with a mouse, a pen or a finger alike. Frames alone draw, and only what moved; the list
 * itself changes at the drop. Escape, or a browser that takes the pointer away, leaves everything as it was.
 * @returns what ends listening
 */
export function attachDrag<Position>(box: HTMLElement, layout: DragLayout<Position>): () => void {
  let drag: Drag | undefined
  let stopFrames: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let endedAtMs = Number.NEGATIVE_INFINITY
  const isMoving = () => stopFrames !== undefined

  function begin(): void {
    if (!drag) return
    drag.item.setAttribute('data-dragged', '')
    stopFrames = drawFrames(drag, layout.draw)
  }
  function end(isDropped: boolean): void {
    clearTimeout(timer)
    if (!drag) return
    const ended = drag
    const position = isMoving() && isDropped ? layout.findPosition(ended) : undefined
    drag = undefined
    stopFrames?.()
    stopFrames = undefined
    ended.item.removeAttribute('data-dragged')
    layout.clear(ended)
    if (position !== undefined) layout.onDrop(ended.item, position)
  }
  const mustRest = ({ pointerType }: PointerEvent) => layout.restMs !== undefined && pointerType !== 'mouse'
  const stopListening = listenToPointers({
    pointerdown: (event) => {
      endedAtMs = Number.NEGATIVE_INFINITY
      if (drag) return
      drag = startDrag(event, box, layout.itemAt)
      if (drag && mustRest(event)) timer = setTimeout(begin, layout.restMs)
    },
    pointermove: (event) => {
      if (drag?.pointer !== event.pointerId) return
      // Nobody else has to look who hears it: that alone was a third of a frame.
      event.stopPropagation()
      drag.at = { x: event.clientX, y: event.clientY }
      if (isMoving() || Math.hypot(drag.at.x - drag.from.x, drag.at.y - drag.from.y) < SLOP_PX) return
      if (mustRest(event)) end(false)
      else begin()
    },
    pointerup: (event) => {
      if (drag?.pointer !== event.pointerId) return
      if (isMoving()) endedAtMs = event.timeStamp
      end(true)
    },
    pointercancel: (event) => drag?.pointer === event.pointerId && end(false),
    keydown: (event) => event.key === 'Escape' && end(false),
  })
  const stopTouches = listenToTouches(box, { isPassive: layout.restMs === undefined, isDragging: isMoving })
  // A handle opens a question where it is clicked, and a mouse that lets go of it clicks.
  const handleClick = (event: MouseEvent) => event.timeStamp - endedAtMs < CLICK_AFTER_MS && event.stopPropagation()
  box.addEventListener('click', handleClick, true)
  return () => {
    end(false)
    for (const stop of [stopListening, stopTouches]) stop()
    box.removeEventListener('click', handleClick, true)
  }
}

/** How far what is dragged has come from where it stands, the page's own scrolling counted, CSS pixels. */
export function movedBy({ from, at }: Drag): { x: number; y: number } {
  return { x: at.x - from.x, y: at.y - from.y + window.scrollY - from.scrollY }
}

/** Draws a drag frame by frame, where it or the page has moved. @returns ends it */
function drawFrames(drag: Drag, draw: (drag: Drag) => void): () => void {
  let drawnAtMs = performance.now()
  let drawn: Drag['at'] | undefined
  const drawFrame = (nowMs: number) => {
    const isScrolled = scrollNear(drag.at.y, Math.min(nowMs - drawnAtMs, FRAME_MAX_MS))
    drawnAtMs = nowMs
    if (isScrolled || drawn !== drag.at) draw(drag)
    drawn = drag.at
    frame = requestAnimationFrame(drawFrame)
  }
  let frame = requestAnimationFrame(drawFrame)
  return () => cancelAnimationFrame(frame)
}

/** Hears the window before anything else does. @returns ends it */
function listenToPointers(events: Events): () => void {
  const entries = Object.entries(events) as [string, (event: Event) => void][]
  for (const [name, handle] of entries) window.addEventListener(name, handle, true)
  return () => {
    for (const [name, handle] of entries) window.removeEventListener(name, handle, true)
  }
}

/** What begins where an item is pressed; nothing for other buttons of a mouse and further fingers. */
function startDrag(event: PointerEvent, box: HTMLElement, itemAt: DragLayout<unknown>['itemAt']): Drag | undefined {
  const { target, clientX: x, clientY: y, pointerId: pointer, isPrimary, button } = event
  const taken = target instanceof Element ? itemAt(target) : undefined
  if (!taken || !box.contains(taken.item) || !isPrimary || button !== 0) return undefined
  // So that a mouse is heard outside of the window too.
  taken.handle?.setPointerCapture?.(pointer)
  return { item: taken.item, pointer, from: { x, y, scrollY: window.scrollY }, at: { x, y } }
}

type Touches = { isPassive: boolean; isDragging: () => boolean }

/**
 * While a finger carries an item nobody else hears of it; where it could scroll as well, the page stays and no menu of the
 * browser comes up. A listener that may stop the page slows all scrolling, so a handle does without.
 */
function listenToTouches(box: HTMLElement, { isPassive, isDragging }: Touches): () => void {
  const handle = (event: Event) => {
    if (!isDragging()) return
    if (isPassive) event.stopPropagation()
    else if (event.cancelable) event.preventDefault()
  }
  window.addEventListener('touchmove', handle, { passive: isPassive, capture: true })
  if (!isPassive) box.addEventListener('contextmenu', handle)
  return () => {
    window.removeEventListener('touchmove', handle, { capture: true })
    box.removeEventListener('contextmenu', handle)
  }
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
