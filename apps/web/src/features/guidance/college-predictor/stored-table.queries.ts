import { answerChoiceTable, type ChoiceGround } from '@sopaan/contract/choice-answers'
import type { ChoiceGroundAnswer } from '@sopaan/contract/choice-ground'
import type { ChoiceTableAnswer } from '@sopaan/contract/college-choices'
import { type ProfileQuery, RANK_MAX } from '@sopaan/contract/college-predictor'
import { readProfile } from '@sopaan/contract/read-profile'
import { prepareBook } from '@sopaan/domain/book/prepared-book'
import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import { type CollegeCorrected, factsCorrectedBy } from '@sopaan/domain/colleges/corrected-facts'
import { GENDERS } from '@sopaan/domain/predictor/profile'
import { ELIGIBLE_STATES } from '@sopaan/domain/state/states'
import { bookPath, CACHE_OF_BOOK, GROUND_PATH, STORED_AT } from '#web/offline/worker-words.ts'
import { profileEntries, queryOf } from '#web/search-form/predictor-search.ts'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'

/** Every choice of a reader, worked out of the book that this browser has kept, and when it was kept. */
export type StoredTable = { answer: ChoiceTableAnswer; storedAt: string }

/** The ground that was opened last: to unpack and lay out a book takes longer than to answer from it. */
let opened: { storedAt: string; ground: ChoiceGround } | undefined

/**
 * Every choice of the reader in the address, from the rank book of this browser (decision 0262).
 * @returns undefined where no book is kept, or for answers that the call would refuse
 */
export async function readStoredTable(search: URLSearchParams): Promise<StoredTable | undefined> {
  const query = readReader(search)
  const found = query && (await openGround())
  if (!found) return undefined
  return { answer: answerChoiceTable(found.ground, readProfile(query)), storedAt: found.storedAt }
}

async function openGround(): Promise<typeof opened> {
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

/** The reader in an address as the call reads it; undefined where it would refuse one of the answers, or none is a rank. */
function readReader(search: URLSearchParams): ProfileQuery | undefined {
  const typed = queryOf(new URLSearchParams(profileEntries(search)))
  const ranks = RANK_FIELDS.flatMap(({ key }) => (typed[key] === undefined ? [] : [[key, Number(typed[key])] as const]))
  const isRank = (rank: number) => Number.isInteger(rank) && rank >= 1 && rank <= RANK_MAX
  const facts = { category: CATEGORIES, gender: GENDERS, state: ELIGIBLE_STATES, pwd: BOTH, aat: BOTH }
  const isKnown = Object.entries(facts).every(
    ([key, words]) => typed[key] === undefined || words.some((word) => word === typed[key]),
  )
  if (ranks.length === 0 || !ranks.every(([, rank]) => isRank(rank)) || !isKnown) return undefined
  // Each answer was looked up above.
  return { ...typed, ...Object.fromEntries(ranks) } as ProfileQuery
}

const BOTH = ['true', 'false'] as const
