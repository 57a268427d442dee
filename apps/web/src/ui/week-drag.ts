/** A mouse that has moved less than this has pressed, and a finger that moves more before it has waited scrolls, CSS pixels. */
const SLOP_PX = 6
/** How long a finger rests on an item before it takes it along, ms. */
const LONG_PRESS_MS = 300
/** How near to an edge of the screen the page begins to scroll, CSS pixels, and how far a frame scrolls. */
const EDGE_PX = 88
const SCROLL_PX = 10

/** Where an item was let go: the day, and the items it landed between; undefined at either end of the day. */
export type WeekDrop = { key: string; day: string; before: string | undefined; after: string | undefined }

type Drag = {
  item: HTMLElement
  pointer: number
  from: { x: number; y: number; scrollY: number }
  at: { x: number; y: number }
  isMoving: boolean
}

/**
 * Lets items of a week be dragged to another day or another place in it: with a mouse at once, with a finger once it has
 * rested on one, so that the page still scrolls. Escape, or a browser that takes the pointer away, leaves all as it was.
 * @returns what ends listening
 */
export function attachWeekDrag(week: HTMLElement, onDrop: (drop: WeekDrop) => void): () => void {
  let drag: Drag | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let hasJustDropped = false

  function begin(): void {
    if (!drag) return
    drag.isMoving = true
    drag.item.setAttribute('data-dragged', '')
    frame = requestAnimationFrame(draw)
  }
  function draw(): void {
    if (!drag?.isMoving) return
    const { item, from, at } = drag
    scrollNear(at.y)
    item.style.translate = `${at.x - from.x}px ${at.y - from.y + window.scrollY - from.scrollY}px`
    mark(week, findBlockPosition(week, drag))
    frame = requestAnimationFrame(draw)
  }
  function end(isDropped: boolean): void {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    if (!drag) return
    const place = drag.isMoving && isDropped ? findBlockPosition(week, drag) : undefined
    const key = drag.item.dataset.item
    hasJustDropped = drag.isMoving
    drag.item.removeAttribute('data-dragged')
    drag.item.style.translate = ''
    drag = undefined
    mark(week, undefined)
    if (place && key !== undefined) onDrop({ key, ...place })
  }
  const heard: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
    pointerdown: (event) => {
      hasJustDropped = false
      const started = drag ? undefined : startDrag(event, week)
      if (!started) return
      drag = started
      if (event.pointerType !== 'mouse') timer = setTimeout(begin, LONG_PRESS_MS)
    },
    pointermove: (event) => {
      if (drag?.pointer !== event.pointerId) return
      drag.at = { x: event.clientX, y: event.clientY }
      const movedPx = Math.hypot(drag.at.x - drag.from.x, drag.at.y - drag.from.y)
      if (drag.isMoving || movedPx < SLOP_PX) return
      if (event.pointerType === 'mouse') begin()
      else end(false)
    },
    pointerup: (event) => drag?.pointer === event.pointerId && end(true),
    pointercancel: (event) => drag?.pointer === event.pointerId && end(false),
    keydown: (event) => event.key === 'Escape' && end(false),
  }
  // While a finger carries an item the page stays, and no menu of the browser comes up.
  const hold = (event: Event) => drag?.isMoving && event.cancelable && event.preventDefault()
  const handleClick = (event: MouseEvent) => hasJustDropped && event.stopPropagation()
  const entries = Object.entries(heard) as [string, (event: Event) => void][]
  for (const [name, handle] of entries) document.addEventListener(name, handle)
  document.addEventListener('touchmove', hold, { passive: false })
  week.addEventListener('contextmenu', hold)
  week.addEventListener('click', handleClick, true)
  return () => {
    end(false)
    for (const [name, handle] of entries) document.removeEventListener(name, handle)
    document.removeEventListener('touchmove', hold)
    week.removeEventListener('contextmenu', hold)
    week.removeEventListener('click', handleClick, true)
  }
}

/** What begins where an item is pressed beside its menu; nothing for other buttons of a mouse and further fingers. */
function startDrag(event: PointerEvent, week: HTMLElement): Drag | undefined {
  const { target, clientX: x, clientY: y, pointerId: pointer, isPrimary, button } = event
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-item][data-movable]') : null
  const isMenu = target instanceof Element && target.closest('[data-actions]') !== null
  if (!item || isMenu || !week.contains(item) || !isPrimary || button !== 0) return undefined
  return { item, pointer, from: { x, y, scrollY: window.scrollY }, at: { x, y }, isMoving: false }
}

function scrollNear(y: number): void {
  if (y < EDGE_PX) window.scrollBy({ top: -SCROLL_PX, behavior: 'instant' })
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy({ top: SCROLL_PX, behavior: 'instant' })
}

type BlockPosition = Omit<WeekDrop, 'key'>

/** The day under the pointer, which meets it through the dragged item, and the items above and below. */
function findBlockPosition(week: HTMLElement, { item, at }: Drag): BlockPosition | undefined {
  const day = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-day]')
  if (!day?.dataset.day || !week.contains(day)) return undefined
  const others = [...day.querySelectorAll<HTMLElement>('[data-item]')].filter((each) => each !== item)
  const next = others.findIndex((each) => {
    const { top, height } = each.getBoundingClientRect()
    return at.y < top + height / 2
  })
  const place = next === -1 ? others.length : next
  return { day: day.dataset.day, before: others[place]?.dataset.item, after: others[place - 1]?.dataset.item }
}

/** Shows by attributes where an item would land. */
function mark(week: HTMLElement, place: BlockPosition | undefined): void {
  for (const day of week.querySelectorAll<HTMLElement>('[data-day]'))
    day.toggleAttribute('data-over', day.dataset.day === place?.day)
  for (const item of week.querySelectorAll<HTMLElement>('[data-item]')) {
    const edge =
      place?.before !== undefined && item.dataset.item === place.before
        ? 'top'
        : place?.before === undefined && item.dataset.item === place?.after
          ? 'bottom'
          : undefined
    if (edge === undefined) item.removeAttribute('data-edge')
    else item.setAttribute('data-edge', edge)
  }
}
