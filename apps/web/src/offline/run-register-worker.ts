import { readLanguageName } from '@sopaan/domain/languages'
import { type ToWorker, WORKER_PATH } from './worker-words.ts'

/** What the page needs comes first; then a pause, so that who only passes by pays nothing, ms. */
const PAUSE_MS = 2_500

/** Starts the service worker once the page stands and nothing else is to be done, and tells it what the page is made of. */
export function runRegisterWorker(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => setTimeout(() => whenIdle(() => void register()), PAUSE_MS))
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 })
  else work()
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    active?.postMessage({
      kind: 'visit',
      url: location.href.split('#', 1)[0] ?? location.href,
      language: readLanguageName(document.documentElement.lang),
      files: files.map(({ pathname }) => pathname).filter((pathname) => pathname.startsWith('/assets/')),
    } satisfies ToWorker)
  } catch {
    // A browser that forbids workers reads with the network.
  }
}
