import { inLanguage, paths } from '@sopaan/contract/paths'
import { PAGE_LANGUAGES } from '@sopaan/domain/languages'
import { NetworkFirst } from 'workbox-strategies'
import { CACHES, expirePages, stamping } from './caches.ts'
import { STORED_AT } from './worker-words.ts'

/** How long a stored page waits for a newer one, seconds: with one bar of signal the network may never say no. */
export const PATIENCE_SECONDS = 5

/** Pages without a figure of anybody in them, though none says that it may be kept: what they show is in the browser. */
const EMPTY_PAGES: ReadonlySet<string> = new Set(
  PAGE_LANGUAGES.flatMap((language) => [
    inLanguage(paths.choiceList(), language),
    inLanguage(paths.offline(), language),
  ]),
)

/**
 * Pages of a signed-in person's study, and of the lists. What the server sends of them is a shell for everyone (decision C22): who is there, and
 * what they see, the page finds out in the browser.
 */
export const OWN_PAGES: readonly string[] = [
  paths.dashboard('mentee-dashboard'),
  paths.dashboardTool('mentee-dashboard', 'study-planner'),
  `${paths.dashboard('mentee-dashboard')}/mocks`,
  `${paths.dashboard('mentee-dashboard')}/choices`,
]

/** Whether a page, or the data of one, is the same for everyone, so that it may be kept in a browser that several use. */
export function mayStorePage({ pathname }: URL, response: Response): boolean {
  if (response.status !== 200 || response.redirected) return false
  if (EMPTY_PAGES.has(pathname.replace(/\.data$/, '')) || OWN_PAGES.includes(pathname)) return true
  const kept = response.headers.get('cache-control') ?? ''
  if (/\bpublic\b/.test(kept)) return true
  // What was packed against a page of its reader says private on the line: what is in it is the same for everyone.
  const isPackedForOne = /\bavailable-dictionary\b/.test(response.headers.get('vary') ?? '')
  return isPackedForOne && /\bmax-age=\d/.test(kept) && !/\bno-store\b/.test(kept)
}

/** A page varies by how it was packed for the line alone (decision 0148), which is over once it is stored. */
export const ANY_PACKING = { ignoreVary: true }

/** The newest of a page: from the network, or where that is lost or slow, as it was stored. */
export const storedPages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: ANY_PACKING,
  plugins: [stamping(mayStorePage), expirePages],
})

/** A stored page that says when it was stored; a page of the network is left as it is. */
export async function dated(page: Response): Promise<Response> {
  const storedAt = page.headers.get(STORED_AT)
  if (storedAt === null) return page
  const html = (await page.text()).replace('<html ', `<html data-stored-at="${storedAt}" `)
  return new Response(html, { status: page.status, headers: page.headers })
}

/** A page as it was stored; the shell of an own page is the same whatever it is asked. */
export async function findStored(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.pages)
  return (
    (await cache.match(url, ANY_PACKING)) ??
    (OWN_PAGES.includes(new URL(url).pathname) ? cache.match(url, ANY_QUESTION) : undefined)
  )
}

const ANY_QUESTION = { ...ANY_PACKING, ignoreSearch: true }
