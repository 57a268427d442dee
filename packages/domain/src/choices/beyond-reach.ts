import type { PreparedBook } from '../book/prepared-book.ts'
import { GENDER_POOLS, QUOTAS, type RoundColumn, SEAT_TYPES } from '../book/rank-book.ts'
import { closingRank } from '../choice-lists/replay.ts'
import { shortBranchName } from '../colleges/short-branch-names.ts'
import { shortInstituteName } from '../colleges/short-names.ts'
import { judgedGroups } from '../predictor/college-predictor.ts'
import { isGenderPoolOpen, isQuotaOpen, isSeatTypeOpen } from '../predictor/eligibility.ts'
import type { Profile } from '../predictor/profile.ts'
import { STATE_COUNSELLINGS } from '../state/counsellings/state-counsellings.ts'

/** How far the seats went that a candidate behind all of them may take. */
export type FarthestSeats = {
  /** The last open B.Tech seat of the newest season among the candidate's, and the rank it is held against. */
  last: { season: number; round: number; closing: number; rank: number } | null
  /** Seats of CSAB's last special round that went to the common rank or beyond it, and the farthest, by the names people say. */
  csab: {
    season: number
    round: number
    seats: number
    farthest: { institute: string; programme: string; closing: number }[]
  } | null
  /** The counselling of the home state, where we have its figures, and whether it goes by the JEE Main rank. */
  counselling: { id: string; name: string; exam: string; isByJeeRank: boolean } | null
}

const BTECH = 'Bachelor of Technology'
const FARTHEST_MAX = 3

/** For a candidate without a choice of 8 %: where the last seat of JoSAA went, and what CSAB gave beyond the rank. */
export function beyondReach(prepared: PreparedBook, profile: Profile): FarthestSeats {
  return {
    last: lastOpenSeat(prepared, profile),
    csab: csabBeyond(prepared, profile),
    counselling: ownCounselling(profile),
  }
}

function ownCounselling({ homeState }: Profile): FarthestSeats['counselling'] {
  const own = STATE_COUNSELLINGS.find(({ state }) => state === homeState)
  if (own === undefined) return null
  const { id, name, exam, measures } = own
  return { id, name, exam, isByJeeRank: measures.some(({ key }) => key === 'jeeRank') }
}

function lastOpenSeat(prepared: PreparedBook, profile: Profile): FarthestSeats['last'] {
  const { book, newest } = prepared
  let last: FarthestSeats['last'] = null
  for (const { group, judgedBy } of judgedGroups(prepared, profile)) {
    if (group.seatType !== 'OPEN' || group.isPreparatory || group.list !== 'main-1') continue
    for (const pool of group.openTo(profile.homeState).pools) {
      const closing = closingRank(newest, pool) ?? 0
      if (book.programmes[book.programme[pool] ?? -1]?.degree !== BTECH || closing <= (last?.closing ?? 0)) continue
      last = { season: newest.season, round: newest.round, closing, rank: judgedBy.rank }
    }
  }
  return last
}

/** CSAB prints common ranks for every category, so the common rank alone is held against them. */
function csabBeyond({ book }: PreparedBook, profile: Profile): FarthestSeats['csab'] {
  const rank = profile.ranks['main-1']?.common
  const column = newestCsab(book.rounds)
  if (rank === undefined || !column) return null
  const reached = Array.from({ length: book.poolCount }, (_, pool) => ({
    pool,
    closing: closingRank(column, pool) ?? 0,
  }))
    .filter(({ pool, closing }) => closing >= rank && isOpenTo(book, pool, profile))
    .sort((a, b) => b.closing - a.closing)
  return {
    season: column.season,
    round: column.round,
    seats: reached.length,
    farthest: reached.slice(0, FARTHEST_MAX).map(({ pool, closing }) => ({
      institute: shortInstituteName(book.institutes[book.institute[pool] ?? -1]?.name ?? ''),
      programme: shortBranchName(book.programmes[book.programme[pool] ?? -1]?.name ?? ''),
      closing,
    })),
  }
}

function newestCsab(rounds: readonly RoundColumn[]): RoundColumn | undefined {
  return rounds
    .filter(({ counselling }) => counselling === 'csab')
    .toSorted((a, b) => a.season - b.season || a.round - b.round)
    .at(-1)
}

function isOpenTo(book: PreparedBook['book'], pool: number, profile: Profile): boolean {
  const institute = book.institutes[book.institute[pool] ?? -1]
  const quota = QUOTAS[book.quota[pool] ?? -1]
  const [seatType, gender] = [SEAT_TYPES[book.seatType[pool] ?? -1], GENDER_POOLS[book.gender[pool] ?? -1]]
  if (!institute || !quota || !seatType || !gender || book.preparatory[pool] === 1) return false
  return (
    isQuotaOpen(institute, quota, profile.homeState) &&
    isSeatTypeOpen(seatType, profile) &&
    isGenderPoolOpen(gender, profile)
  )
}
