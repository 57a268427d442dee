/** From so far to the left on a finger takes a row out, CSS pixels: farther than a hand slips while it scrolls. */
const OUT_PX = 112
/** Nearer than this, or steeper, it is a tap or a scroll, CSS pixels. */
const BEGIN_PX = 14

type Swipe = { item: HTMLElement; pointerId: number; x: number; y: number; isOn: boolean }

type SwipeOptions = {
  /** What a press on an element would swipe; undefined where it swipes nothing. */
  itemAt: (pressed: Element) => HTMLElement | undefined
  onOut: (item: HTMLElement) => void
}

/**
 * Lets a finger take items of a list out by a swipe to the left. Up and down the page scrolls as ever.
 * @returns what ends listening
 */
export function attachSwipe(list: HTMLElement, { itemAt, onOut }: SwipeOptions): () => void {
  let swipe: Swipe | undefined
  const ended = new AbortController()
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    on: (of: PointerEvent) => void,
  ) => list.addEventListener(type, on, { signal: ended.signal })
  function clear(): Swipe | undefined {
    const last = swipe
    if (last) last.item.style.translate = ''
    swipe = undefined
    return last
  }
  list.style.touchAction = 'pan-y pinch-zoom'
  listen('pointerdown', ({ target, pointerType, pointerId, clientX: x, clientY: y }) => {
    clear()
    if (pointerType !== 'touch' || !(target instanceof Element)) return
    const item = itemAt(target)
    if (item) swipe = { item, pointerId, x, y, isOn: false }
  })
  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (swipe?.pointerId !== pointerId) return
    const left = swipe.x - clientX
    if (!swipe.isOn) {
      if (left < BEGIN_PX || left < 2 * Math.abs(clientY - swipe.y)) return
      swipe.isOn = true
      // What is let go over a button or link of the row is no press of it.
      swipe.item.setPointerCapture?.(pointerId)
    }
    swipe.item.style.translate = `${Math.min(0, -left)}px`
  })
  listen('pointerup', ({ clientX }) => {
    const last = clear()
    if (last?.isOn && last.x - clientX >= OUT_PX) onOut(last.item)
  })
  listen('pointercancel', clear)
  return () => {
    clear()
    ended.abort()
  }
}
