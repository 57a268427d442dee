import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { loadNewBuild, wasJustReloaded } from './new-build.ts'
import { type FromWorker, STORED_AT, type ToWorker } from './worker-words.ts'

/** Why the reader cannot go on: nothing comes through, or what comes is "not now". `retry` goes on. */
export type Wait = { why: 'offline' | 'busy'; retry: () => void }

/** Between two looks whether the line is back, ms; each is twice as long as the one before. */
const FIRST_PROBE_MS = 4_000
const LAST_PROBE_MS = MINUTE_MS
/** Small, the same for everyone, and answered by a busy product too. */
const PROBE_PATH = '/favicon.svg'

/**
 * Keeps the page where its reader cannot go on: a link or form that leads nowhere is followed when the line is back, by itself.
 * A page that lacks a part of its build, since a newer one took its place, loads the newer one.
 * @param show  says why nothing comes, or with undefined that it came
 * @param findDestination  where the reader is on the way to; undefined where the page stays
 * @returns ends the watch
 */
export function watchLine(
  show: (wait: Wait | undefined) => void,
  findDestination: () => string | undefined = () => undefined,
): () => void {
  let stopWaiting = () => {}
  const wait = (why: Wait['why'], go: () => void) => {
    stopWaiting()
    const retry = () => {
      stopWaiting()
      show(undefined)
      go()
    }
    stopWaiting = whenLineIsBack(retry)
    show({ why, retry })
  }
  const follow = (event: Event, url: string, go: () => void) => {
    const { controller } = navigator.serviceWorker ?? {}
    if (controller) return controller.postMessage({ kind: 'going', url } satisfies ToWorker)
    if (navigator.onLine) return
    event.preventDefault()
    event.stopPropagation()
    wait('offline', go)
  }
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || event.defaultPrevented || !isSameTab(event, link)) return
    follow(event, withoutHash(link.href), () => link.click())
  }
  const handleSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !isFollowed(form)) return
    // A field may be named action too, which then stands in the place of the form's own.
    const url = new URL(form.getAttribute('action') ?? '', location.href)
    url.search = String(new URLSearchParams(new FormData(form, event.submitter) as unknown as Record<string, string>))
    follow(event, url.href, () => form.requestSubmit())
  }
  const leaveBuild = () => {
    const destination = findDestination()
    if (destination !== undefined) location.assign(destination)
    else if (wasJustReloaded()) wait('busy', loadNewBuild)
    else loadNewBuild()
  }
  // Without a worker nobody tells why a part did not come; with one it has told.
  const handleMissing = () => {
    if (!navigator.serviceWorker?.controller && navigator.onLine) leaveBuild()
  }
  const handleMessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'lost') wait(data.why, () => location.assign(data.url))
    if (data.kind === 'outdated') leaveBuild()
  }
  addEventListener('click', handleClick, true)
  addEventListener('submit', handleSubmit, true)
  addEventListener('vite:preloadError', handleMissing)
  navigator.serviceWorker?.addEventListener('message', handleMessage)
  return () => {
    stopWaiting()
    removeEventListener('click', handleClick, true)
    removeEventListener('submit', handleSubmit, true)
    removeEventListener('vite:preloadError', handleMissing)
    navigator.serviceWorker?.removeEventListener('message', handleMessage)
  }
}

/** When the page that stands here was stored; undefined where it came from the network. */
export function readStoredAt(): string | undefined {
  return document.documentElement.dataset.storedAt
}

/** Calls back once as soon as something comes through again. @returns ends the wait */
export function whenLineIsBack(go: () => void): () => void {
  let pauseMs = FIRST_PROBE_MS
  let timer: ReturnType<typeof setTimeout>
  const probe = async () => {
    if (document.visibilityState === 'visible' && (await isLineThere())) return end(go)
    pauseMs = Math.min(pauseMs * 2, LAST_PROBE_MS)
    timer = setTimeout(probe, pauseMs)
  }
  const handleOnline = () => end(go)
  const end = (then: () => void) => {
    clearTimeout(timer)
    removeEventListener('online', handleOnline)
    then()
  }
  addEventListener('online', handleOnline)
  timer = setTimeout(probe, pauseMs)
  return () => end(() => {})
}

async function isLineThere(): Promise<boolean> {
  try {
    const answer = await fetch(PROBE_PATH, { method: 'HEAD', cache: 'no-store' })
    return answer.ok && !answer.headers.has(STORED_AT)
  } catch {
    return false
  }
}

/** Whether a press on a link leaves this page for another of ours in the same tab. */
function isSameTab(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.origin !== location.origin || link.hasAttribute('download') || (link.target || '_self') !== '_self')
    return false
  return link.pathname !== location.pathname || link.search !== location.search || !link.href.includes('#')
}

/** Whether a form leads to an address. One that a program sends says itself what came of it, and never goes later unasked. */
function isFollowed(form: HTMLFormElement): boolean {
  return form.method === 'get' && (form.hasAttribute('action') || form.hasAttribute('method'))
}

function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? address
}
