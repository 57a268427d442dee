const CHANGED = 'own-list-count'

/** Says in this page how many choices the chosen list of the account holds now. */
export function announceListCount(count: number): void {
  dispatchEvent(new CustomEvent(CHANGED, { detail: count }))
}

/** Calls back with how many choices the chosen list holds, each time this page is told. @returns ends it */
export function watchListCount(onCount: (count: number) => void): () => void {
  const handleChange = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'number') onCount(event.detail)
  }
  addEventListener(CHANGED, handleChange)
  return () => removeEventListener(CHANGED, handleChange)
}
