/**
 * Says after 15 s that the scripts have not come, where they have not, and over whatever waits for them.
 */
export function runLate(): void {
  const LATE_MS = 15_000
  setTimeout(() => {
    const late = document.querySelector<HTMLElement>('[data-late]')
    if (late !== null) late.hidden = false
  }, LATE_MS)
}
