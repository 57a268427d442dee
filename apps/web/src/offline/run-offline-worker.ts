import type { PageLanguage } from '@sopaan/domain/languages'
import { CacheFirst } from 'workbox-strategies'
import { answerData, answerPage, rememberGoing } from './answer-page.ts'
import { CACHES, expireFiles, isCurrent } from './caches.ts'
import { openNotice, showPush } from './show-push.ts'
import { storeOwnPages, storePages, storeTools, storeVisit } from './store-ahead.ts'
import { storedPages } from './stored-pages.ts'
import { type FetchEvent, type PageClient, type PageMessage, worker } from './worker-scope.ts'
import type { FromWorker, ToWorker } from './worker-words.ts'

/** How long a page that is told of a newer build has to load it before the missing part fails, ms. */
const LEAVE_MS = 10_000

/** Files never change under their name. */
const files = new CacheFirst({ cacheName: CACHES.files, plugins: [expireFiles] })

/** The service worker: keeps what was read, and answers with it where the network does not (decision 0262). */
export function runOfflineWorker(): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => event.waitUntil(start()))
  worker.addEventListener('message', (event) => receiveMessage(event))
  worker.addEventListener('push', (event) => event.waitUntil(showPush(event)))
  worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)))
  worker.addEventListener('fetch', (event) => {
    const answer = answerOf(event)
    // A store that cannot be opened is no reason to have no page: then it is as if there were no worker.
    if (answer) event.respondWith(answer.catch(() => fetch(event.request)))
  })
}

async function start(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !isCurrent(name)).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

function receiveMessage(event: PageMessage): void {
  // Pages of our own origin alone can speak to the worker, and they say what worker-words.ts has.
  const said = event.data as ToWorker
  if (said.kind === 'visit') event.waitUntil(storeVisit(said))
  else if (said.kind === 'pages') event.waitUntil(storePages(said.urls))
  else if (said.kind === 'own') event.waitUntil(storeOwnPages())
  else if (said.kind === 'keep') event.waitUntil(storeForPage(said.language, event.source))
  else if (event.source) rememberGoing(said.url, event.source)
}

async function storeForPage(language: PageLanguage, page: PageClient | null): Promise<void> {
  const isWhole = await storeTools(language)
  page?.postMessage({ kind: 'kept', isWhole } satisfies FromWorker)
}

/** The answer to a request; undefined where the worker has no part in it. */
function answerOf(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return undefined
  if (request.mode === 'navigate') return answerPage(event)
  if (pathname.startsWith('/assets/')) return answerFile(event)
  if (pathname.endsWith('.data')) return answerData(event)
  if (pathname === '/page-routes') return storedRoutes(event)
  return undefined
}

/** What tells the router that it does not know, and to load whatever page is wanted whole. */
const LOAD_WHOLE = { status: 204, headers: { 'x-remix-reload-document': 'yes' } }

/** Which routes there are, for the router. */
function storedRoutes(event: FetchEvent): Promise<Response> {
  return storedPages.handle({ request: event.request, event }).catch(() => new Response(null, LOAD_WHOLE))
}

/**
 * A file of a build, from the store or the network. A page that asks for a script which is gone stands on an old build: it is
 * told so, and the script does not fail before the page has had time to leave, so that no error takes its place meanwhile.
 */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event
  const answer = await files.handle({ request, event })
  const page =
    answer.status === 404 && request.destination === 'script' ? await worker.clients.get(clientId) : undefined
  if (!page) return answer
  page.postMessage({ kind: 'outdated' } satisfies FromWorker)
  return new Promise((resolve) => setTimeout(() => resolve(answer), LEAVE_MS))
}
