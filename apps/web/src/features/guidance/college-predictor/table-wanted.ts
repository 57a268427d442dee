/** What is answered from the table: tabs, orders, filters, the search, and what stands behind the last row. */
const CONTROLS = '.result-controls, .result-more, #filters'
/** What follows the rows: who comes near it may want more of them. */
const FOOT = '.result-more'
/** A screen before it is seen. */
const NEAR = '100%'

/**
 * Begins something once the result of this page is about to be asked for more than it shows: a control is touched or has the
 * focus, or the last of its rows is near. To read rows, and to open the page of a seat, needs none of it.
 * @returns what stops waiting for it
 */
export function onceWanted(begin: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const start = () => {
    if (signal.aborted) return
    waiting.abort()
    begin()
  }
  const handle = ({ target }: Event) => {
    if (target instanceof Element && target.closest(CONTROLS)) start()
  }
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, handle, { capture: true, signal })
  const foot = document.querySelector(FOOT)
  if (foot && 'IntersectionObserver' in globalThis) {
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && start(), {
      rootMargin: NEAR,
    })
    observer.observe(foot)
    signal.addEventListener('abort', () => observer.disconnect())
  }
  return () => waiting.abort()
}
