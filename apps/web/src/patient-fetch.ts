import { type Wait, whenLineIsBack } from './offline/watch-line.ts'
import { BUILD_HEADER, STORED_AS_PAGE, STORED_AT } from './offline/worker-words.ts'
import { createWatched } from './watched.ts'

/** How often a request of the router is made before the reader is asked, and the pauses between, ms. */
const PAUSES_MS = [600, 1800]
/** Answers that say "not now": worth a second try. */
const NOT_NOW = new Set([429, 502, 503, 504])
/** Where the router learns of routes: `routeDiscovery` of react-router.config.ts. */
const ROUTES_PATH = '/page-routes'

/** The server's word to the router that this tab stands on another build; the router itself gives up at the second. */
const LOAD_WHOLE = 'x-remix-reload-document'

declare global {
  interface Window {
    /** What the router knows of its build. */
    __reactRouterManifest?: { version: string }
  }
}

const wait = createWatched<Wait | undefined>(undefined)

/** What the page waits for, to be told to the reader; undefined while nothing is in the way. */
export function useWait(): Wait | undefined {
  return wait.useValue()
}

/** Tells the reader that something waits, or with undefined that nothing does any more. */
export function showWait(next: Wait | undefined): void {
  wait.write(next)
}

const storedAt = createWatched<string | undefined>(undefined)

/** Since when the page that stands here is on this device; undefined where it came from the network. */
export function useStoredAt(): string | undefined {
  return storedAt.useValue()
}

/** Says since when the page that stands here is on this device. */
export function showStoredAt(next: string | undefined): void {
  storedAt.write(next)
}

const destination = createWatched<string | undefined>(undefined)

/** Where the reader is on the way to. */
export function readDestination(): string | undefined {
  return destination.read()
}

/** Says where the reader is on the way to: what a page load would have to open. */
export function setDestination(path: string | undefined): void {
  destination.write(path)
}

/**
 * A fetch that never lets a lost network take a page away: what the router asks for on the way to a page is asked again,
 * then held until the reader or the browser says that there is a connection, while the page that stood there stays. A list
 * of routes that is refused is gone round by a full page load, and so is a page that is stored whole alone, or whose data is
 * of a newer build than this tab stands on. Data from the store says since when it is there. Everything else is fetched as it is.
 * @param load  opens a path as a whole page
 */
export function patientFetch(plain: typeof fetch, load: (path: string) => void): typeof fetch {
  return async (input, init) => {
    const kind = kindOf(input, init)
    if (kind === undefined) return plain(input, init)
    for (let attempt = 0; ; attempt += 1) {
      const answer = await tryOnce(() => plain(input, init), init?.signal)
      const towards = destination.read()
      if (towards !== undefined && answer && isForWholePage(kind, answer)) {
        load(towards)
        return untilAborted(init?.signal)
      }
      if (answer instanceof Response && !NOT_NOW.has(answer.status) && (kind === 'data' || answer.ok)) {
        if (kind === 'data') showStoredAt(answer.headers.get(STORED_AT) ?? undefined)
        return answer
      }
      const pause = navigator.onLine ? PAUSES_MS[attempt] : undefined
      if (pause !== undefined) {
        await pauseFor(pause, init?.signal)
      } else if (kind === 'routes' && answer instanceof Response && towards !== undefined) {
        load(towards)
        return untilAborted(init?.signal)
      } else {
        await untilRetried(answer instanceof Response ? 'busy' : 'offline', init?.signal)
      }
    }
  }
}

/** Whether what was asked for is stored whole alone, or comes of another build, whose data this one may not understand. */
function isForWholePage(kind: 'routes' | 'data', { headers }: Response): boolean {
  if (headers.has(STORED_AS_PAGE) || (kind === 'routes' && headers.has(LOAD_WHOLE))) return true
  const [own, build] = [window.__reactRouterManifest?.version, headers.get(BUILD_HEADER)]
  return own !== undefined && build !== null && build !== own && !headers.has(STORED_AT)
}

/** What the router asks for on the way to a page; what it asks for in advance carries no signal and may fail in silence. */
function kindOf(input: RequestInfo | URL, init: RequestInit | undefined): 'routes' | 'data' | undefined {
  if (!(input instanceof URL) || !init?.signal || input.origin !== location.origin) return undefined
  if ((init.method ?? 'GET') !== 'GET') return undefined
  if (input.pathname === ROUTES_PATH) return 'routes'
  return input.pathname.endsWith('.data') ? 'data' : undefined
}

/** The answer, or undefined where none came. @throws what an abort throws */
async function tryOnce(work: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  try {
    return await work()
  } catch (thrown) {
    if (signal?.aborted) throw thrown
    return undefined
  }
}

function pauseFor(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return delayed(signal, (go) => {
    const timer = setTimeout(go, ms)
    return () => clearTimeout(timer)
  })
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return delayed(signal, () => () => undefined) as Promise<never>
}

/** Until the reader presses Try Again or something comes through again; whoever goes elsewhere ends the wait. */
function untilRetried(why: Wait['why'], signal: AbortSignal | null | undefined): Promise<void> {
  return delayed(signal, (go) => {
    const own: Wait = { why, retry: go }
    showWait(own)
    const stop = whenLineIsBack(go)
    return () => {
      stop()
      if (wait.read() === own) showWait(undefined)
    }
  })
}

/** Waits for `begin` to go on, or for the abort, whose error is thrown; tidies up after either. */
function delayed(signal: AbortSignal | null | undefined, begin: (go: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = begin(() => {
      settle()
      resolve()
    })
    const abort = () => {
      settle()
      reject(signal?.reason)
    }
    const settle = () => {
      end()
      signal?.removeEventListener('abort', abort)
    }
    signal?.addEventListener('abort', abort)
  })
}
