import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { PAGE_LANGUAGES } from '@sopaan/domain/languages'
import { CACHES, stamped } from './caches.ts'
import { dated, findStored, mayStorePage, PATIENCE_SECONDS, storedPages } from './stored-pages.ts'
import { type FetchEvent, type PageClient, worker } from './worker-scope.ts'
import { type FromWorker, GROUND_PATH, QUESTION_HASH, STORED_AS_PAGE } from './worker-words.ts'

/** The reader of an open page is on the way somewhere for so long, ms. */
const GOING_MS = 90_000

type Going = { page: PageClient; sinceMs: number }
/** By address, the page whose reader follows a link to it in the same tab. */
const going = new Map<string, Going>()

/** Remembers that the reader of a page is on the way to an address. */
export function rememberGoing(url: string, page: PageClient): void {
  for (const [known, { sinceMs }] of going) if (Date.now() - sinceMs > GOING_MS) going.delete(known)
  going.set(withoutHash(url), { page, sinceMs: Date.now() })
}

/**
 * A page for whoever goes to it: the newest, or the stored one, or none at all, so that the page the reader stands on stays
 * and says why. Who has no page yet is told what can be read without the network.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const answer = (await canAnswerStored(request.url)) ? await inTime(fromNetwork(event)) : await fromNetwork(event)
  if (answer && answer.status < 500) return dated(answer)
  const stored = await findStored(request.url)
  if (stored) return dated(stored)
  const asked = (await handQuestion(request.url)) ?? (await fromBrowser(request))
  if (asked) return asked
  const left = going.get(request.url)
  going.delete(request.url)
  if (left && (await worker.clients.get(left.page.id))) {
    left.page.postMessage({ kind: 'lost', url: request.url, why: answer ? 'busy' : 'offline' } satisfies FromWorker)
    return new Response(null, { status: 204 })
  }
  const { language } = readLanguage(new URL(request.url).pathname)
  return (
    answer ?? (await findStored(new URL(inLanguage(paths.offline(), language), request.url).href)) ?? Response.error()
  )
}

/**
 * The data of a page that the router makes itself: the newest, or the stored one; where only the page itself is stored, the
 * router is told to load that.
 */
export async function answerData(event: FetchEvent): Promise<Response> {
  const answer = await fromNetwork(event)
  if (answer && answer.status < 500) return answer
  const stored = await findStored(event.request.url)
  if (stored) return stored
  if (await findStored(pageOfData(event.request.url))) {
    return new Response(null, { status: 503, headers: { [STORED_AS_PAGE]: 'yes' } })
  }
  return answer ?? Response.error()
}

/** What the browser's own cache calls fresh says of no day, so that it does for the newest where there is a network alone. */
async function fromNetwork(event: FetchEvent): Promise<Response | undefined> {
  const request = navigator.onLine ? event.request : new Request(event.request, { cache: 'no-cache' })
  try {
    return await storedPages.handle({ request, event })
  } catch {
    return undefined
  }
}

/** A page that was opened before the worker kept anything, as the browser's own cache still has it, with its day. */
async function fromBrowser(request: Request): Promise<Response | undefined> {
  try {
    const page = await fetch(new Request(request, { cache: 'only-if-cached', mode: 'same-origin' }))
    return mayStorePage(new URL(request.url), page) ? dated(await stamped(page)) : undefined
  } catch {
    return undefined
  }
}

/** What comes while it is worth waiting for. */
function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_SECONDS * 1_000))])
}

/** `/hi/choice-list.data?_routes=…` is the data of `/hi/choice-list`, `/_root.data` that of `/`. */
function pageOfData(address: string): string {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/\/?_root\.data$/, '/').replace(/\.data$/, '')
  url.searchParams.delete('_routes')
  return url.href
}

function withoutHash(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

const PREDICTORS: ReadonlySet<string> = new Set(
  PAGE_LANGUAGES.map((language) => inLanguage(paths.tool('college-predictor'), language)),
)

/** Whether an address asks the predictor something that this browser can answer by itself. */
async function canAnswerStored(address: string): Promise<boolean> {
  const { origin, pathname, search } = new URL(address)
  if (search === '' || !PREDICTORS.has(pathname)) return false
  const ground = await (await caches.open(CACHES.book)).match(GROUND_PATH)
  return ground !== undefined && (await findStored(origin + pathname)) !== undefined
}

/** Sends a question of the predictor to the stored page of its questions, which answers it from the stored book. */
async function handQuestion(address: string): Promise<Response | undefined> {
  if (!(await canAnswerStored(address))) return undefined
  const { pathname, search } = new URL(address)
  return new Response(null, { status: 302, headers: { location: `${pathname}${QUESTION_HASH}${search.slice(1)}` } })
}
