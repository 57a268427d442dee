import type { ChoiceGround } from '@sopaan/contract/choice-answers'
import type { ChoiceGroundAnswer } from '@sopaan/contract/choice-ground'
import { prepareBook } from '@sopaan/domain/book/prepared-book'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import { type CollegeCorrected, factsCorrectedBy } from '@sopaan/domain/colleges/corrected-facts'
import { bookPath, CACHE_OF_BOOK, GROUND_PATH, STORED_AT } from './worker-words.ts'

/** What choices are worked out of on this device, and since when it is here. */
export type StoredGround = { storedAt: string; ground: ChoiceGround }

/** The ground that was opened last: to unpack and lay out a book takes longer than to answer from it. */
let opened: StoredGround | undefined

/** The rank book that this browser has kept, laid out, with what stands beside it; undefined where none is kept. */
export async function openStoredGround(): Promise<StoredGround | undefined> {
  if (!('caches' in globalThis)) return undefined
  const cache = await caches.open(CACHE_OF_BOOK)
  const kept = await cache.match(GROUND_PATH)
  const storedAt = kept?.headers.get(STORED_AT)
  if (!kept || !storedAt) return undefined
  if (opened?.storedAt === storedAt) return opened
  const { bookHash, likelyRecord, corrections } = (await kept.json()) as ChoiceGroundAnswer
  const packed = await cache.match(bookPath(bookHash))
  if (!packed) return undefined
  const book = decodeBook(new Uint8Array(await packed.arrayBuffer()), bookHash)
  // The server checked what staff wrote, and stripped its answer to the call.
  const factsOf = factsCorrectedBy(corrections as unknown as CollegeCorrected[])
  opened = { storedAt, ground: { prepared: prepareBook(book), likelyRecord, factsOf } }
  return opened
}
