import { readStored, writeStored } from '#web/stored.ts'

const BYTES_PER_KB = 1024
const KB_PER_MB = 1000

/** What the pages of this visit brought over the line, in bytes: those before and this one. What was kept ahead is not in it. */
function countVisitBytes(before: number): number {
  const parts = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return (parts as PerformanceResourceTiming[]).reduce((sum, { transferSize }) => sum + transferSize, before)
}

/** A size as people read it on a bill of data: whole kilobytes, from a thousand on megabytes with one decimal. */
export function writeSize(bytes: number): string {
  const kb = Math.round(bytes / BYTES_PER_KB)
  return kb < KB_PER_MB ? `${kb} KB` : `${(kb / BYTES_PER_KB).toFixed(1)} MB`
}

/** Says at the foot of the page what the visit weighed, whenever that line comes into sight, and takes it along to the next page. */
export function weighVisit(): void {
  const before = Number(readStored('visitBytes') ?? 0) || 0
  addEventListener('pagehide', () => {
    // A page that comes back from the browser's memory must not count what the pages after it weighed twice.
    const now = Math.max(countVisitBytes(before), Number(readStored('visitBytes') ?? 0) || 0)
    writeStored('visitBytes', String(now))
  })
  const line = document.querySelector<HTMLElement>('[data-visit-weight]')
  if (line === null || !('IntersectionObserver' in globalThis)) return
  new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return
    line.textContent = (line.dataset.visitWeight ?? '').replace('{size}', writeSize(countVisitBytes(before)))
  }).observe(line)
}
