import { createHash } from 'node:crypto'
import type { SharedChoiceList } from '@sopaan/contract/choice-lists'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import type { Language } from '@sopaan/domain/languages'
import { Prepared } from '#api/http/prepared.ts'
import { WorkThread } from '#api/work-thread.ts'
import { factsOfList, factsOfSeat } from './share-facts.ts'
import type { ShareFacts } from './share-picture.ts'

/** Pictures kept, the ones asked for last: about 40 KB each. */
const CACHED_MAX = 1_000
/** Pictures being drawn or waiting; the next one is refused. Source: R-BP-4. */
const DRAWING_MAX = 8
/** A picture takes about 0.2 s. */
const DRAW_MAX_MS = 10_000

export type PictureOptions = {
  language: Language
  /** Called before a picture that is not kept is drawn; what it throws refuses the picture. */
  beforeDrawing: () => void
}

const cachedPictures = new Map<string, Promise<Prepared>>()
/** One for the process: pictures look the same to everybody. */
const drawing = new WorkThread<ShareFacts>({
  script: new URL('./draw-worker.ts', import.meta.url),
  ordersMax: DRAWING_MAX,
  deadlineMs: DRAW_MAX_MS,
})

/** The picture of a seat's link as PNG. @throws {Refusal} UNAVAILABLE while too many are being drawn */
export async function seatPicture(seat: SeatPage, options: PictureOptions): Promise<Prepared> {
  return pictureOf(factsOfSeat(seat, options.language), options)
}

/** The picture of a shared list's link as PNG. @throws {Refusal} UNAVAILABLE while too many are being drawn */
export async function listPicture(list: SharedChoiceList, options: PictureOptions): Promise<Prepared> {
  return pictureOf(factsOfList(list, options.language), options)
}

/** The same facts give the same picture, drawn once. */
async function pictureOf(facts: ShareFacts, { beforeDrawing }: PictureOptions): Promise<Prepared> {
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
  const known = cachedPictures.get(key)
  if (known) cachedPictures.delete(key)
  else beforeDrawing()
  const picture = known ?? draw(facts)
  cachedPictures.set(key, picture)
  const oldest = cachedPictures.keys().next()
  if (cachedPictures.size > CACHED_MAX && oldest.done !== true) cachedPictures.delete(oldest.value)
  try {
    return await picture
  } catch (thrown) {
    // A picture that failed is not kept: the next reader tries again.
    cachedPictures.delete(key)
    throw thrown
  }
}

async function draw(facts: ShareFacts): Promise<Prepared> {
  return new Prepared(await drawing.make(facts), { contentType: 'image/png' })
}
