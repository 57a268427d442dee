import type { StoredKey } from '#web/stored.ts'
import { isOnMobileData, wantsLess } from './sparing.ts'

/** How many visits there were, this one among them. */
const VISITS = 'visits' satisfies StoredKey

/**
 * Before anything of a page is fetched: who saves data or has a slow line is given the system's letters and no portraits, who is
 * here for the first time on mobile data the system's letters (the style sheet reads the marks); everybody else has the font
 * fetched at once. Decided here, for a public page is kept on the
 * way under its address alone, and is the same for both.
 */
export function runSpareData(): void {
  const root = document.documentElement
  if (wantsLess()) {
    root.dataset.sparing = ''
    return
  }
  if (isOnMobileData() && isFirstVisit()) {
    root.dataset.letters = 'system'
    return
  }
  const link = document.createElement('link')
  const said = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
    href: root.dataset.font ?? '',
  }
  for (const [name, value] of Object.entries(said)) link.setAttribute(name, value)
  document.head.append(link)
}

/** A browser that keeps nothing is here for the first time each time. */
function isFirstVisit(): boolean {
  try {
    return Number(localStorage.getItem(VISITS) ?? 0) < 2
  } catch {
    return true
  }
}
