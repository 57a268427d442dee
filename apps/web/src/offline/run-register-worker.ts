import { readLanguageName } from '@sopaan/domain/languages'
import { catchInstallEvent } from './install-event.ts'
import { wasJustReloaded } from './new-build.ts'
import { weighVisit } from './weigh-visit.ts'
import { type ToWorker, WORKER_PATH } from './worker-words.ts'

/** What the page needs comes first; then a pause, so that who only passes by pays nothing, ms. */
const PAUSE_MS = 2_500

/**
 * Starts the service worker once the page stands and nothing else is to be done, and tells it what the page is made of; the
 * foot of the page says what the visit weighed. A page
 * whose own scripts are gone, kept somewhere on the way for longer than its build was served, is loaded once more.
 */
export function runRegisterWorker(): void {
  addEventListener('error', ({ target }) => leaveWhereGone(target), true)
  catchInstallEvent()
  addEventListener('load', weighVisit)
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => setTimeout(() => whenIdle(() => void register()), PAUSE_MS))
}

function leaveWhereGone(target: EventTarget | null): void {
  const isOwnScript =
    target instanceof HTMLScriptElement && (target.src === '' || target.src.startsWith(location.origin))
  if (isOwnScript && navigator.onLine && !wasJustReloaded()) location.reload()
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 })
  else work()
}

async function register(): Promise<void> {
  try {
    const { serviceWorker } = navigator
    // The worker of a new build that takes the place of an old one keeps what its own build is made of.
    if (serviceWorker.controller) {
      serviceWorker.addEventListener('controllerchange', () => sendVisit(serviceWorker.controller))
    }
    await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
    sendVisit((await serviceWorker.ready).active)
  } catch {
    // A browser that forbids workers reads with the network.
  }
}

function sendVisit(worker: ServiceWorker | null): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  worker?.postMessage({
    kind: 'visit',
    url: location.href.split('#', 1)[0] ?? location.href,
    language: readLanguageName(document.documentElement.lang),
    files: files.map(({ pathname }) => pathname).filter((pathname) => pathname.startsWith('/assets/')),
  } satisfies ToWorker)
}
