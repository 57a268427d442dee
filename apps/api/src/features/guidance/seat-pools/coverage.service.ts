import type { CoverageAnswer, CoveredBody } from '@sopaan/contract/coverage'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { countFacts, countMissingFees } from '@sopaan/domain/colleges/fact-coverage'
import { GUIDE_SLUGS } from '@sopaan/domain/counselling/guide-slugs'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { MAIN_SEASONS } from '@sopaan/domain/ranks/jee-main-candidates'
import { MARKS_AT_99_SEASON, SHIFT_MARKS, SHIFT_MARKS_AT_99, SHIFT_SEASON } from '@sopaan/domain/ranks/shift-marks'
import { type CoveredRound, countPrinted, countRounds, listCoveredSeasons } from '@sopaan/domain/seats/covered-rounds'
import type { Deps } from '#api/deps.ts'
import { readWholeHistory } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { findGuide } from '#api/features/guidance/guides/guides.service.ts'
import type { SeatDirectory } from './seat-directory.service.ts'

/** What data the product holds, of which years, and what is missing: everything counted from the data. */
export async function readCoverage(deps: Deps, directory: SeatDirectory): Promise<CoverageAnswer> {
  const colleges = [...directory.offering].flatMap((name) => directory.factsOf(name) ?? [])
  const { season, colleges: seats } = directory.seatCounts
  const withSeats = colleges.filter(({ name }) => seats.has(name)).length
  return {
    bodies: await listBodies(directory.book),
    matrix: {
      season,
      seats: [...seats.values()].reduce((sum, { count }) => sum + count, 0),
      institutes: seats.size,
    },
    colleges: colleges.length,
    facts: [...countFacts(colleges), { fact: 'seats', colleges: withSeats, oldest: season, newest: season }],
    feesMissing: countMissingFees(colleges),
    marks: { season: SHIFT_SEASON, shifts: Object.keys(SHIFT_MARKS).length },
    marksAt99: { season: MARKS_AT_99_SEASON, shifts: Object.keys(SHIFT_MARKS_AT_99).length },
    candidates: { oldest: Math.min(...MAIN_SEASONS), newest: Math.max(...MAIN_SEASONS) },
    guides: await countGuides(deps),
    bookHash: directory.book.hash,
  }
}

let shipped: Promise<CoveredRound[]> | undefined

/** The tables of the book in use, and those of earlier seasons that ship beside it; counted once a book. */
const bodiesOf = new WeakMap<RankBook, Promise<CoveredBody[]>>()

function listBodies(book: RankBook): Promise<CoveredBody[]> {
  const counted = bodiesOf.get(book) ?? countBodies(book)
  bodiesOf.set(book, counted)
  return counted
}

async function countBodies(book: RankBook): Promise<CoveredBody[]> {
  shipped ??= readWholeHistory().then(countRounds)
  const rounds = [...countRounds(book), ...(await shipped)]
  return (['josaa', 'csab'] as const).map((counselling) => {
    const seasons = listCoveredSeasons(rounds, counselling)
    const newest = seasons.find(({ isFull }) => isFull)
    const newestFull = newest
      ? { season: newest.season, ...countPrinted(book, { counselling, season: newest.season }) }
      : null
    return { counselling, seasons, newestFull }
  })
}

async function countGuides(deps: Deps): Promise<CoverageAnswer['guides']> {
  const guides = await Promise.all(GUIDE_SLUGS.map((slug) => findGuide(deps, slug, FIRST_LANGUAGE)))
  const seasons = guides.map(({ season }) => season)
  const [checkedOn = ''] = guides.map((guide) => guide.checkedOn).sort()
  return { count: guides.length, oldest: Math.min(...seasons), newest: Math.max(...seasons), checkedOn }
}
