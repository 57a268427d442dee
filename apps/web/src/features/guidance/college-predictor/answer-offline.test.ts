import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bookPath, GROUND_PATH, STORED_AT } from '#web/offline/worker-words.ts'
import { BookWorkerHere } from '#web/testing/book-worker-here.ts'
import { answerOffline } from './answer-offline.ts'

const BOOK = brotliDecompressSync(
  readFileSync(join(import.meta.dirname, '../../../../../../data/national-book.bin.br')),
)
/** Of no other file: what this process has opened is known by when it was kept. */
const STORED = '2026-06-20T15:20:00.000Z'
const PREDICTOR = 'https://sopaan.test/tools/college-predictor'

/** A browser that has kept the shipped book, with a fee that staff put right. */
function storeShippedBook(): void {
  const correction = {
    institute: 'National Institute of Technology Calicut',
    fact: 'fees',
    value: { cycle: '2026-27', perYearInr: 150_001 },
    ...{ source: 'Fee sheet', sourceOn: '2026-06-01', sourceUrl: null },
  }
  const ground = { bookHash: 'corrected', likelyRecord: { low: 60, high: 80 }, corrections: [correction] }
  const stored = new Map<string, () => Response>([
    [GROUND_PATH, () => Response.json(ground, { headers: { [STORED_AT]: STORED } })],
    [bookPath('corrected'), () => new Response(new Uint8Array(BOOK))],
  ])
  vi.stubGlobal('caches', { open: async () => ({ match: async (path: string) => stored.get(path)?.() }) })
  vi.stubGlobal('Worker', BookWorkerHere)
  onTestFinished(() => void vi.unstubAllGlobals())
}

// JoSAA 2026, round 5, HS, OPEN: female-only 14263, gender-neutral 8814.
test('a phone without a network says what the kept book says, and of when it is', async () => {
  storeShippedBook()
  const asked = 'main=12450&category=OBC-NCL&gender=female&state=Kerala&family=CSE'
  const view = await answerOffline(`${PREDICTOR}?${asked}&q=nit+calicut+computer+science`)
  if (view?.state !== 'answered') throw new Error('It is answered.')
  const [row] = view.answer.data
  expect(row?.institute).toMatchObject({ shortName: 'NIT Calicut', feeInr: 150_001 })
  expect(row?.pools.map(({ gender, closings }) => [gender, closings.at(-1)])).toEqual([
    ['female', 14_263],
    ['neutral', 8_814],
  ])
  expect(view.answer).toMatchObject({ storedAt: STORED, bookHash: 'corrected', likelyRecord: { low: 60, high: 80 } })
})

test('a rank that is left to us is read into the address first', async () => {
  storeShippedBook()
  const way = await answerOffline(`${PREDICTOR}?main=12450&category=SC&guess=mainCategory`).catch((thrown) => thrown)
  expect(way.headers.get('location')).toMatch(/^\/tools\/college-predictor\?main=12450&.*mainCategory=\d+/)
})

test('what the call would refuse waits for the server, and so does a phone without a book', async () => {
  storeShippedBook()
  for (const asked of [
    'main=0',
    'main=3000000',
    'main=x',
    'main=500&state=Atlantis',
    'main=500&type=XYZ',
    'state=Goa',
  ]) {
    expect([asked, await answerOffline(`${PREDICTOR}?${asked}`)]).toEqual([asked, undefined])
  }
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined }) })
  expect(await answerOffline(`${PREDICTOR}?main=500`)).toBeUndefined()
})
