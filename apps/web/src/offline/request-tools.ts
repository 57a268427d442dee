import type { PageLanguage } from '@sopaan/domain/languages'
import { CACHE_OF_BOOK, type FromWorker, GROUND_PATH, STORED_AT, type ToWorker } from './worker-words.ts'

/** Since when this browser has the tools and the rank book; undefined where it has not. */
export async function findStoredAt(): Promise<string | undefined> {
  if (!('caches' in globalThis)) return undefined
  const ground = await (await caches.open(CACHE_OF_BOOK)).match(GROUND_PATH)
  return ground?.headers.get(STORED_AT) ?? undefined
}

/** Has the worker keep the tools and the rank book, whatever the line costs. @returns whether all of it came */
export async function requestTools(language: PageLanguage): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind !== 'kept') return
      navigator.serviceWorker.removeEventListener('message', listen)
      resolve(data.isWhole)
    }
    navigator.serviceWorker.addEventListener('message', listen)
    active?.postMessage({ kind: 'keep', language } satisfies ToWorker)
  })
}
