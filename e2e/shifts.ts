/** Web Vitals: the sum that a page may shift; a good page stays under 0.1, ours under a fifth of that. */
export const SHIFT_MAX = 0.02

declare global {
  var shifts: { value: number; of: string }[]
}

/** Runs inside the page before anything else: every shift that nobody asked for, with what moved first. */
export function watchShifts(): void {
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources?: { node?: Node | null }[]
      }
      if (shift.hadRecentInput) continue
      const node = shift.sources?.[0]?.node
      const of = node instanceof Element ? `${node.nodeName}.${node.className}` : (node?.parentElement?.className ?? '')
      globalThis.shifts.push({ value: shift.value, of: of.slice(0, 80) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
