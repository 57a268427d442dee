/** Farther than this a finger slides, CSS pixels. */
const SLIP_MAX_PX = 10
/** Longer than this it is held, which browsers answer by themselves, ms. */
const PRESS_MAX_MS = 500
/** What is answered by a program wherever it stands; links are left to the browser, which goes where they lead. */
export const PRESSED = 'button, summary'
/** What is typed in keeps its focus and its keyboard until the browser itself takes them away. */
const TYPED_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

type Press = { target: EventTarget | null; x: number; y: number; atMs: number }

/**
 * Clicks what a finger taps as it lifts. A browser else plays a whole mouse before the click (over, move, down, up, each with
 * a search for what lies under it), which takes a cheap phone 20 ms of the 50 that an answer may take.
 * @param pressable  what is clicked so: links, buttons and labels that answer at once
 * @returns what ends listening
 */
export function attachQuickTaps(box: HTMLElement, pressable: string): () => void {
  let press: Press | undefined
  const ended = new AbortController()
  function handleStart({ target, touches, timeStamp }: TouchEvent): void {
    const [touch] = touches
    press = touch && touches.length === 1 ? { target, x: touch.clientX, y: touch.clientY, atMs: timeStamp } : undefined
  }
  function handleEnd(event: TouchEvent): void {
    const last = press
    press = undefined
    const [touch] = event.changedTouches
    if (!last || !touch || event.touches.length > 0 || !event.cancelable || event.defaultPrevented) return
    const pressed = last.target instanceof Element ? last.target.closest<HTMLElement>(pressable) : null
    const isTap =
      Math.hypot(touch.clientX - last.x, touch.clientY - last.y) <= SLIP_MAX_PX &&
      event.timeStamp - last.atMs <= PRESS_MAX_MS
    if (!pressed || !isTap || document.activeElement?.matches(TYPED_IN)) return
    event.preventDefault()
    // As the mouse would have left it: what opens gives the focus back here.
    if (pressed instanceof HTMLButtonElement) pressed.focus({ preventScroll: true })
    pressed.click()
  }
  box.addEventListener('touchstart', handleStart, { signal: ended.signal, passive: true })
  box.addEventListener('touchend', handleEnd, { signal: ended.signal, passive: false })
  return () => ended.abort()
}
