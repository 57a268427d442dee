import { QUOTAS, RANK_LISTS, SEAT_TYPES } from '../book/rank-book.ts'
import { choiceKeyOf } from '../choice-lists/choice-list.ts'
import { closingRank } from '../choice-lists/replay.ts'
import { type OpenPool, openPools, openRiskBook, type RiskBook } from '../list-risk/risk-book.ts'
import { eligibleRank, isAatSeat } from '../predictor/eligibility.ts'
import type { Profile } from '../predictor/profile.ts'
import type { OpenSeatBook } from '../seats/seat-facts.ts'
import { positionOfSeat } from '../seats/seat-positions.ts'
import { STATES } from '../state/states.ts'
import type { Candidate, CheckedChoice, CheckedPool } from './checked-choice.ts'
import type { Offers } from './list-doctor.ts'
import { findNewName } from './new-name.ts'

/** A book opened for checking lists. */
export type CheckBook = {
  open: OpenSeatBook
  risk: RiskBook
  programmes: readonly { institute: number; programme: number }[]
}

/** A list as the doctor reads it, with what could be added to it. */
export type CheckedList = {
  candidate: Candidate
  /** The rows that the book has, in the list's order. */
  choices: CheckedChoice[]
  /** Rows that the book does not have any more: renamed or gone since they were chosen. */
  unknownKeys: string[]
  offers: Offers
}

/** From here on a seat is offered to end a list with. */
const SAFE_OFFERED = 0.93
const HOME_OFFERED = 0.3
/** From here up to where others begin a seat is a dream worth a row. */
const DREAM_OFFERED = 0.03
const SAFE_COUNT = 12
const HOME_COUNT = 5
const DREAM_COUNT = 5

/** Opens a book for checking lists; undefined for a book without the figures that lists are judged with. */
export function openCheckBook(open: OpenSeatBook): CheckBook | undefined {
  const risk = openRiskBook(open.book, open.forecast)
  if (!risk) return undefined
  const { book } = open
  const seen = new Map<number, CheckBook['programmes'][number]>()
  for (let pool = 0; pool < book.poolCount; pool++) {
    const [institute = 0, programme = 0] = [book.institute[pool], book.programme[pool]]
    const key = institute * 65_536 + programme
    if (!seen.has(key) && risk.poolsOf(institute, programme).length > 0) seen.set(key, { institute, programme })
  }
  return { open, risk, programmes: [...seen.values()] }
}

/**
 * A list made ready for `findFaults`: every row with all pools of its programme that are open to the candidate. Seats of the
 * preparatory course are left out: nothing is forecast for them.
 */
export function checkList(check: CheckBook, keys: readonly string[], profile: Profile): CheckedList {
  const { open } = check
  const choices = keys.flatMap((key) => {
    const pool = open.keys.poolsOf(key).find((each) => open.book.preparatory[each] !== 1)
    return pool === undefined ? [] : [checkChoice(check, pool, profile)].map((choice) => ({ ...choice, key }))
  })
  return {
    candidate: candidateOf(profile),
    choices,
    unknownKeys: keys.filter((key) => open.keys.poolsOf(key).length === 0),
    offers: { ...offersFor(check, profile, choices), renamed: renamedOf(check, choices, profile) },
  }
}

/** The choice that a pool belongs to, for a candidate. */
export function checkChoice(check: CheckBook, pool: number, profile: Profile): CheckedChoice {
  const { open, risk } = check
  const { book } = open
  const { institute, programme } = positionOfSeat(book, pool)
  const position = { institute: book.institute[pool] ?? 0, programme: book.programme[pool] ?? 0 }
  const pools = openPools(risk, position.institute, position.programme, profile)
  const isOffered = risk.poolsOf(position.institute, position.programme).length > 0
  const newPool = isOffered ? undefined : firstPool(check, findNewName(check, position))
  return {
    key: choiceKeyOf(open.keys.keyOf(pool)),
    institute: institute.name,
    programme: programme.name,
    degree: programme.degree,
    durationYears: programme.durationYears,
    family: programme.family,
    list: RANK_LISTS[book.list[pool] ?? 0] ?? 'main-1',
    isOffered,
    ...(newPool !== undefined && { newKey: choiceKeyOf(open.keys.keyOf(newPool)) }),
    needsAat: isAatSeat(book, pool),
    needsState: pools.length === 0 && isOpenInSomeState(check, position, profile),
    pools: pools.map((own) => toCheckedPool(open, own)),
  }
}

/** Whether a seat is open to somebody who did not say the home state once a state is said. */
function isOpenInSomeState(
  { open: { book }, risk }: CheckBook,
  { institute, programme }: { institute: number; programme: number },
  profile: Profile,
): boolean {
  if (profile.homeState !== undefined) return false
  const pools = risk.poolsOf(institute, programme)
  return STATES.some((homeState) =>
    pools.some((pool) => eligibleRank(book, pool, { ...profile, homeState }) !== undefined),
  )
}

/** What the doctor knows of the one who gave these answers. */
export function candidateOf(profile: Profile): Candidate {
  const lists = RANK_LISTS.filter((list) => Object.values(profile.ranks[list] ?? {}).some((rank) => rank !== undefined))
  return { lists, hasPassedAat: profile.hasPassedAat === true }
}

/** Likely seats, those of the branches on the list first, and of these branches seats at the NIT of the home state and dreams. */
function offersFor(
  check: CheckBook,
  profile: Profile,
  choices: readonly CheckedChoice[],
): Pick<Offers, 'safe' | 'home' | 'dream'> {
  const { open } = check
  const families = new Set(choices.map(({ family }) => family))
  const [safe, home, dream]: [Ranked[], Ranked[], Ranked[]] = [[], [], []]
  for (const { institute, programme } of check.programmes) {
    const pools = openPools(check.risk, institute, programme, profile)
    const best = bestPool(pools)
    if (!best || best.chance < DREAM_OFFERED) continue
    const isLiked = families.size === 0 || families.has(open.book.programmes[programme]?.family ?? '')
    const ranked = { pool: best.pool, isLiked, hardness: check.risk.forecast.mu[best.pool] ?? 0 }
    if (best.chance >= SAFE_OFFERED) safe.push(ranked)
    if (!isLiked) continue
    if (best.chance < HOME_OFFERED) dream.push(ranked)
    else if (isHomeNit(open, best.pool, institute)) home.push(ranked)
  }
  const pick = (offered: Ranked[], count: number) =>
    offered
      .sort((a, b) => Number(b.isLiked) - Number(a.isLiked) || a.hardness - b.hardness || a.pool - b.pool)
      .slice(0, count)
      .map(({ pool }) => checkChoice(check, pool, profile))
  return { safe: pick(safe, SAFE_COUNT), home: pick(home, HOME_COUNT), dream: pick(dream, DREAM_COUNT) }
}

/** What rows became that are not offered any more under the name they have. */
function renamedOf(check: CheckBook, choices: readonly CheckedChoice[], profile: Profile): CheckedChoice[] {
  return choices.flatMap(({ newKey }) => {
    const [pool] = newKey === undefined ? [] : check.open.keys.poolsOf(newKey)
    return pool === undefined ? [] : [checkChoice(check, pool, profile)]
  })
}

function firstPool({ risk }: CheckBook, at: { institute: number; programme: number } | undefined): number | undefined {
  return at && risk.poolsOf(at.institute, at.programme)[0]
}

type Ranked = { pool: number; isLiked: boolean; hardness: number }

function isHomeNit({ book }: OpenSeatBook, pool: number, institute: number): boolean {
  const isNit = book.institutes[institute]?.type === 'NIT'
  return isNit && QUOTAS[book.quota[pool] ?? 0] === 'HS'
}

function bestPool(pools: readonly OpenPool[]): OpenPool | undefined {
  return pools.reduce<OpenPool | undefined>(
    (best, pool) => (best && best.chance >= pool.chance ? best : pool),
    undefined,
  )
}

function toCheckedPool(open: OpenSeatBook, own: OpenPool): CheckedPool {
  const { list, group, spread, chance, chanceIfOffered, survival, pool } = own
  const needsPaper = SEAT_TYPES[open.book.seatType[pool] ?? 0]?.startsWith('OPEN') === false
  const lastClosing = closingRank(open.newest, pool) ?? 0
  return { list, group, spread, chance, chanceIfOffered, survival, lastClosing, ...(needsPaper && { needsPaper }) }
}
