import { hashBook } from '@sopaan/domain/book/rank-book-file'
import { CACHES, stamped } from './caches.ts'
import { bookPath, GROUND_PATH } from './worker-words.ts'

/**
 * Keeps the rank book that holds, with what the predictor needs beside it. A newer one takes the place of the old when it is
 * there whole and is what its name says; until then the old one stays with its own facts.
 * @returns whether the book that holds is here
 */
export async function storeBook(): Promise<boolean> {
  const cache = await caches.open(CACHES.book)
  try {
    const ground = await fetch(GROUND_PATH)
    if (!ground.ok) return false
    const { bookHash } = (await ground.clone().json()) as { bookHash: string }
    const path = bookPath(bookHash)
    if (!(await cache.match(path))) {
      const book = await fetch(path)
      if (!book.ok || (await hashBook(new Uint8Array(await book.clone().arrayBuffer()))) !== bookHash) return false
      await cache.put(path, book)
    }
    await cache.put(GROUND_PATH, await stamped(ground))
    const old = (await cache.keys()).filter(({ url }) => ![path, GROUND_PATH].includes(new URL(url).pathname))
    await Promise.all(old.map((request) => cache.delete(request)))
    return true
  } catch {
    // The line went meanwhile: the next visit keeps it.
    return false
  }
}
