import { ExpirationPlugin } from 'workbox-expiration'
import type { NetworkFirst } from 'workbox-strategies'
import { CACHE_OF_BOOK, CACHE_OF_PAGES, CACHE_OF_ROUNDS, STORED_AT } from './worker-words.ts'

/** What is kept, by what it is. Whoever changes what stands in one gives it the next number: `isCurrent` lets the old one go. */
export const CACHES = {
  /** Pages that are the same for everyone. */
  pages: CACHE_OF_PAGES,
  /** Files whose name is the hash of their content: those of an old build too, for the tabs that still stand on it. */
  files: 'files-1',
  /** The rank book that holds, and what the predictor needs beside it. */
  book: CACHE_OF_BOOK,
  /** Rounds of the reader's seats, kept by the page that played them. */
  rounds: CACHE_OF_ROUNDS,
} as const

/** Whether a cache is one of those that hold now. */
export function isCurrent(name: string): boolean {
  return Object.values<string>(CACHES).includes(name)
}

/** Pages kept: a week of reading. */
const PAGES_MAX = 200
/** Files kept: two builds of everything. */
export const FILES_MAX = 700

/** Keeps what may be kept, with the instant at which it came. */
export const stamping = (mayStore: (url: URL, response: Response) => boolean) => ({
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    mayStore(new URL(request.url), response) ? stamped(response) : null,
})

/** The same answer with the instant at which the server gave it: what comes by way of a cache may be older than now. */
export async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(STORED_AT, new Date(headers.get('date') ?? Date.now()).toISOString())
  return new Response(await response.blob(), { status: response.status, headers })
}

/** Lets the oldest pages go. */
export const expirePages = expireAfter(PAGES_MAX)
/** Lets the oldest files go. */
export const expireFiles = expireAfter(FILES_MAX)

function expireAfter(maxEntries: number) {
  // The library's own two packages write an optional field in two ways.
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as NetworkFirst['plugins'][number]
}
