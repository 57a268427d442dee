import { brotliCompressSync, constants } from 'node:zlib'
import type { RankBook, RoundColumn } from '@sopaan/domain/book/rank-book'
import { encodeBook, hashBook } from '@sopaan/domain/book/rank-book-file'
import { changeCurrentBook, insertRankBook } from '#api/features/guidance/cutoffs/rank-books.queries.ts'
import { loadShippedBook } from '#api/features/guidance/cutoffs/shipped-book.ts'
import type { TestApp } from './start-app.ts'

/** The season after the newest that ships: in these tests it runs. */
export const RUNNING_SEASON = 2027

/**
 * Publishes rounds of a running season as an import of staff does: those of 2026 with every closing rank times a factor, in
 * the order of the list. They come in now, what stood before is withdrawn, and minutes pass, so that the book in use is
 * looked at.
 */
export async function publishRounds(server: TestApp, factors: readonly number[]): Promise<void> {
  return publish(server, { josaa: factors })
}

/** Publishes mock allotments of that season in the same way, and no round. */
export async function publishMocks(server: TestApp, factors: readonly number[]): Promise<void> {
  return publish(server, { 'josaa-mock': factors })
}

/** Publishes both, as they stand once round 1 is out. */
export async function publishMocksAndRounds(server: TestApp, mocks: readonly number[], rounds: readonly number[]) {
  return publish(server, { 'josaa-mock': mocks, josaa: rounds })
}

type Factors = Partial<Record<'josaa' | 'josaa-mock', readonly number[]>>

async function publish({ deps, clock }: TestApp, factors: Factors): Promise<void> {
  const { book } = await loadShippedBook()
  const rounds = (['josaa-mock', 'josaa'] as const).flatMap((counselling) =>
    (factors[counselling] ?? []).map((factor, at) => ({ ...roundLike(book, at + 1, factor), counselling })),
  )
  const encoded = encodeBook({ ...book, rounds: [...book.rounds, ...rounds] })
  const hash = await hashBook(encoded)
  const bytes = brotliCompressSync(encoded, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  await insertRankBook(deps.db, { hash, bytes, importCount: rounds.length, madeAt: deps.now() })
  await changeCurrentBook(deps.db, hash, deps.now())
  await deps.db.updateTable('imports').set({ status: 'withdrawn' }).execute()
  await deps.db
    .insertInto('imports')
    .values(
      rounds.map(({ counselling, season, round }) => ({
        ...{ counselling, season, round, isFinal: false, status: 'published', isShipped: false },
        ...{ source: 'test', fileHash: 'test', rowsRead: 1, rowsTaken: 1, rowsRefused: 0, publishedAt: deps.now() },
      })),
    )
    .execute()
  clock.advance(2 * 60_000)
}

function roundLike(book: RankBook, round: number, factor: number): RoundColumn {
  const like = book.rounds.find((one) => one.counselling === 'josaa' && one.season === 2026 && one.round === round)
  if (like === undefined) throw new Error(`The book that ships has no round ${round} of 2026`)
  const scaled = (ranks: Int32Array) => ranks.map((rank) => (rank === 0 ? 0 : Math.max(1, Math.floor(rank * factor))))
  return {
    ...like,
    ...{ season: RUNNING_SEASON, isFinal: false },
    ...{ opening: scaled(like.opening), closing: scaled(like.closing) },
  }
}
