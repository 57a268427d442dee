import { CacheFirst } from 'workbox-strategies'
import { CACHES, expireFiles } from './caches.ts'
import { type FetchEvent, worker } from './worker-scope.ts'
import type { FromWorker } from './worker-words.ts'

/** How long a page that is told of a newer build has to load it before the missing part fails, ms. */
const LEAVE_MS = 10_000

/** Files never change under their name. */
const files = new CacheFirst({ cacheName: CACHES.files, plugins: [expireFiles] })

/**
 * A file of a build, from the store or the network. A page that asks for a script which is gone stands on an old build: it is
 * told so, and the script does not fail before the page has had time to leave, so that no error takes its place meanwhile.
 */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event
  const answer = await files.handle({ request, event })
  const page =
    answer.status === 404 && request.destination === 'script' ? await worker.clients.get(clientId) : undefined
  if (!page) return answer
  page.postMessage({ kind: 'outdated' } satisfies FromWorker)
  return new Promise((resolve) => setTimeout(() => resolve(answer), LEAVE_MS))
}
