import type { ToWorker } from './worker-words.ts'

/** Pages of one list at most: about 15 KB each on the wire. */
const PAGES_MAX = 24

/** Has the worker keep pages that the reader is likely to want without a network, unless the reader spares data. */
export async function requestPages(urls: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ kind: 'pages', urls: urls.slice(0, PAGES_MAX) } satisfies ToWorker)
}
