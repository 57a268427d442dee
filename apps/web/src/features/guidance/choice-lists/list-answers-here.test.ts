import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { answerChecked, answerJudged, answerMade, answerOrdered } from '@sopaan/contract/list-answers'
import { readProfile } from '@sopaan/contract/read-profile'
import { answerRounds } from '@sopaan/contract/round-answers'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import { openCheckBook } from '@sopaan/domain/list-doctor/check-list'
import { openSeatBook } from '@sopaan/domain/seats/seat-facts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bookPath, GROUND_PATH, STORED_AT } from '#web/offline/worker-words.ts'
import { BookWorkerHere } from '#web/testing/book-worker-here.ts'
import { checkHere, judgeHere, makeHere, orderHere, playHere } from './list-answers-here.ts'
import { saveRounds } from './stored-rounds.ts'

const BOOK = new Uint8Array(
  brotliDecompressSync(readFileSync(join(import.meta.dirname, '../../../../../../data/national-book.bin.br'))),
)
const STORED = '2026-06-20T15:00:00.000Z'
const SEARCH = new URLSearchParams({ main: '12450', category: 'OBC-NCL', gender: 'female', state: 'Kerala' })
const PROFILE = { main: 12_450, category: 'OBC-NCL', gender: 'female', state: 'Kerala' } as const
const TASTE = { families: [], weights: { branch: 1, college: 3, home: 0, cost: 0 } } as const

const seats = openSeatBook(decodeBook(BOOK, 'shipped'))
const check = openCheckBook(seats)
if (!check) throw new Error('The shipped book can be checked.')
const factsOf = () => undefined
const ground = {
  preferences: { ...TASTE, families: [], states: [], count: 25, boldness: 'balanced' as const },
  factsOf,
}
const made = answerMade(check, PROFILE, ground)

/** A browser that has kept the shipped book, or nothing. */
function aBrowser({ hasBook = true } = {}): void {
  const facts = { bookHash: 'shipped', likelyRecord: { low: 60, high: 80 }, corrections: [] }
  const stored = new Map<string, () => Response>(
    hasBook
      ? [
          [GROUND_PATH, () => Response.json(facts, { headers: { [STORED_AT]: STORED } })],
          [bookPath('shipped'), () => new Response(BOOK)],
        ]
      : [],
  )
  const put = async (path: string, answer: Response) => {
    const text = await answer.text()
    stored.set(path, () => new Response(text))
  }
  vi.stubGlobal('caches', { open: async () => ({ match: async (path: string) => stored.get(path)?.(), put }) })
  vi.stubGlobal('Worker', BookWorkerHere)
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('a phone without a network judges, checks, makes and orders a list as the server does, and says of when it is', async () => {
  aBrowser()
  const judged = await judgeHere(made.keys, SEARCH)
  expect(judged?.storedAt).toBe(STORED)
  const server = answerJudged(seats, made.keys, { profile: PROFILE, factsOf })
  // What ships of the colleges is on the phone too, and not in this comparison.
  expect(judged?.choices.map(({ verdict, pools }) => ({ verdict, pools }))).toEqual(
    server.choices.map(({ verdict, pools }) => ({ verdict, pools })),
  )
  expect(await checkHere(made.keys, SEARCH)).toEqual(answerChecked(check, made.keys, PROFILE))
  expect((await makeHere(ground.preferences, SEARCH))?.keys).toHaveLength(25)
  const liked = { ...TASTE, families: [] }
  expect(await orderHere(made.keys, { taste: liked }, SEARCH)).toHaveLength(
    answerOrdered(check, made.keys, { profile: PROFILE, taste: liked, factsOf }).length,
  )
  expect(readProfile(PROFILE).homeState).toBe('Kerala')
})

test('a list is played from the book, with the likelihoods that the server said before of the same seats', async () => {
  aBrowser()
  const keys = made.keys.slice(0, 5)
  const offline = await playHere(keys, SEARCH, undefined)
  const ofBook = answerRounds({ open: seats }, { keys, profile: PROFILE })
  if (!offline || !ofBook) throw new Error('The shipped book holds a season round by round.')
  expect(offline).toEqual(ofBook)
  const said = {
    ...ofBook,
    choices: ofBook.choices.map((choice) => ({
      ...choice,
      pools: choice.pools.map((pool) => ({ ...pool, chances: pool.chances.map(() => 0.25) })),
    })),
  }
  await saveRounds(SEARCH, { ...said, choices: said.choices.slice(0, 3) })
  await saveRounds(SEARCH, { ...said, choices: said.choices.slice(2, 4) })
  const again = await playHere(keys.toReversed(), SEARCH, undefined)
  expect(
    again?.choices.map(({ pools }) => pools.every(({ chances }) => chances.every((chance) => chance === 0.25))),
  ).toEqual([false, true, true, true, true])
  expect(await playHere(keys, SEARCH, { season: 1999 })).toBeUndefined()
  const ahead = await playHere(keys, SEARCH, { year: 'tough' })
  expect(ahead).toEqual(answerRounds({ open: seats }, { keys, profile: PROFILE, year: 'tough' }))
  expect(ahead).toMatchObject({ season: 2027, year: 'tough', publishedRounds: 5 })
})

test('where no book is kept, or the answers would be refused, nothing is said here', async () => {
  aBrowser({ hasBook: false })
  expect(await judgeHere(made.keys, SEARCH)).toBeUndefined()
  aBrowser()
  const wrong = new URLSearchParams({ main: '0', category: 'OPEN' })
  expect([await judgeHere(made.keys, wrong), await checkHere(made.keys, wrong)]).toEqual([undefined, undefined])
  expect(await playHere(made.keys, wrong, undefined)).toBeUndefined()
})

test('seats are looked at without a rank too', async () => {
  aBrowser()
  const judged = await judgeHere(made.keys.slice(0, 2), new URLSearchParams())
  expect(judged?.choices.map(({ verdict }) => verdict)).toEqual([undefined, undefined])
})
