import { createHash } from 'node:crypto'
import type { SharedChoiceList } from '@sopaan/contract/choice-lists'
import { refuse } from '@sopaan/contract/refusals'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import type { Language } from '@sopaan/domain/indian-numbers'
import sharp from 'sharp'
import { Prepared } from '#api/http/prepared.ts'
import { factsOfList, factsOfSeat } from './share-facts.ts'
import { drawSharePicture, type ShareFacts } from './share-picture.ts'

/** Pictures kept, the ones asked for last: about 40 KB each. */
const KEPT_MAX = 200
/** Pictures being drawn at a time; the next one is refused. Source: R-BP-4. */
const DRAWING_MAX = 8
const RETRY_AFTER_SECONDS = 2

const kept = new Map<string, Promise<Buffer>>()
let drawing = 0

/** The picture of a seat's link as PNG. @throws {Refusal} UNAVAILABLE while too many are being drawn */
export async function seatPicture(seat: SeatPage, language: Language): Promise<Prepared> {
  return pictureOf(factsOfSeat(seat, language))
}

/** The picture of a shared list's link as PNG. @throws {Refusal} UNAVAILABLE while too many are being drawn */
export async function listPicture(list: SharedChoiceList, language: Language): Promise<Prepared> {
  return pictureOf(factsOfList(list, language))
}

/** The same facts give the same picture, drawn once. */
async function pictureOf(facts: ShareFacts): Promise<Prepared> {
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
  const known = kept.get(key)
  if (known) kept.delete(key)
  else if (drawing >= DRAWING_MAX) refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  const picture = known ?? draw(facts)
  kept.set(key, picture)
  const oldest = kept.keys().next()
  if (kept.size > KEPT_MAX && oldest.done !== true) kept.delete(oldest.value)
  try {
    return new Prepared(await picture, { contentType: 'image/png' })
  } catch (thrown) {
    // A picture that failed is not kept: the next reader tries again.
    kept.delete(key)
    throw thrown
  }
}

async function draw(facts: ShareFacts): Promise<Buffer> {
  drawing += 1
  try {
    return await sharp(Buffer.from(drawSharePicture(facts)))
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer()
  } finally {
    drawing -= 1
  }
}
