import { type CheckBook, checkChoice, checkList } from '../list-doctor/check-list.ts'
import type { CheckedChoice } from '../list-doctor/checked-choice.ts'
import { REACH_MIN, ROWS_USUAL, SHORT_RISK } from '../list-doctor/list-doctor.ts'
import { AS_SURE, bestChance } from '../list-doctor/repairs.ts'
import { noneOfFirst, type RiskPool } from '../list-risk/none-of-first.ts'
import { openPools } from '../list-risk/risk-book.ts'
import type { Profile } from '../predictor/profile.ts'
import { chooseSeats, type LikedKind, likedKindOf, type Shares } from './choose-seats.ts'
import type { DrawnPool } from './drawn-seasons.ts'
import type { FewerWhy } from './fewer-whys.ts'
import { type LikedSeatChoice, liftWanted, wantedKinds } from './lift-wanted.ts'
import { type FactsOf, openLiking } from './open-liking.ts'
import type { Preferences } from './preferences.ts'
import { sortByLiking } from './sort-by-liking.ts'

/**
 * How bold a list is: the chance of no seat it stays under where it can, never so large that its doctor would speak of it;
 * how its dreams, targets and safe seats stand to each other; and how much liking it gives up to have its share of dreams and
 * targets: none, what two tenths of liking are, or whatever it takes.
 */
const BOLDNESS = {
  careful: { target: 0.005, shares: { dream: 1, target: 1, safe: 1 }, yields: 0 },
  balanced: { target: 0.01, shares: { dream: 2, target: 2, safe: 1 }, yields: 0.2 },
  bold: { target: 0.015, shares: { dream: 4, target: 2, safe: 1 }, yields: 1 },
} as const satisfies Record<string, { target: number; shares: Shares; yields: number }>
export type Boldness = keyof typeof BOLDNESS

type Making = {
  count: number
  boldness: Boldness
  factsOf: FactsOf
}

/** A list made for somebody. */
export type MadeList = {
  /** Best liked first. */
  choices: CheckedChoice[]
  /** How many seats fit what was said to be liked. */
  found: number
  /** The chance that it gives nothing, 0 to 1. */
  noSeat: number
  /** By the best single chance of each. */
  kinds: Record<LikedKind, number>
  /** Why it has fewer dreams or targets than its boldness wants: it keeps to the order of liking, or there are none more. */
  fewer: FewerWhy
  /** Dreams and targets that stand above surer seats which are liked more, so that it is as bold as asked for: their keys. */
  lifted: string[]
  /** The rows under the one that comes almost surely: as sure as it, and never reached. */
  spare: number
  /** Safe seats at the end that do not fit what was said to be liked. */
  beyond: number
}

/** Below it a page says "under 1 %": such a choice takes no row. */
const CHANCE_MIN = 0.01
/** So many safe seats a list has room for at its end. */
const SAFE_ENDS = 5

/**
 * A list of what the candidate likes and can get, in the order of liking: none that cannot come, none twice, none that is
 * harder to get under one that comes almost surely. What its boldness lacks of dreams and targets goes above surer seats that
 * are liked more, where all want it more than those. Where more fit than the count, those are taken that make the best of it
 * at a small risk. Where a sure one comes before the usual length, rows as sure follow it up to that; where what is liked
 * leaves a risk, safe seats beyond it end the list.
 */
export function makeList(
  check: CheckBook,
  profile: Profile,
  preferences: Preferences,
  { count, boldness, factsOf }: Making,
): MadeList {
  const liked = listLiked(check, profile, preferences, factsOf)
  const inOrder = chooseReached(check, liked, { count, boldness })
  const { shares, yields } = BOLDNESS[boldness]
  const lift = (most: number) => liftWanted(liked, inOrder, { count, shares, yields: most, shocks: check.risk.shocks })
  const chosen = lift(yields)
  const [end] = chosen.filter((seat) => inOrder.includes(seat)).slice(-1)
  const spare = liked
    .slice(end ? liked.indexOf(end) + 1 : 0)
    .filter((seat) => seat.best.chance >= AS_SURE && !chosen.includes(seat))
    .slice(0, Math.max(0, ROWS_USUAL - chosen.length))
  const rows = [...chosen, ...spare].map(({ best }) => checkChoice(check, best.pool, profile))
  const beyond = rows.length > 0 ? safeBeyond(check, rows, profile) : []
  const choices = [...rows, ...beyond]
  const kinds = { dream: 0, target: 0, safe: 0 }
  for (const { best } of [...chosen, ...spare]) kinds[likedKindOf([best])] += 1
  kinds.safe += beyond.length
  return {
    choices,
    found: liked.length,
    noSeat: noSeatOf(check, choices),
    kinds,
    fewer: isShort(kinds, wantedKinds(Math.max(choices.length, ROWS_USUAL), shares))
      ? fewerWhy(chosen, lift(BOLDNESS.bold.yields))
      : 'none',
    lifted: rows.filter((_, at) => chosen[at] && !inOrder.includes(chosen[at])).map(({ key }) => key),
    spare: spare.length,
    beyond: beyond.length,
  }
}

function isShort(kinds: MadeList['kinds'], wanted: MadeList['kinds']): boolean {
  return kinds.dream < wanted.dream || kinds.target < wanted.target
}

function fewerWhy(chosen: readonly LikedSeatChoice[], boldest: readonly LikedSeatChoice[]): FewerWhy {
  return boldest.some((seat) => !chosen.includes(seat)) ? 'order' : 'seats'
}

/**
 * Which of the liked to enter, so that each can come: those before one comes almost surely. Where fewer than these were
 * asked for, what is chosen may leave room for safe seats that are liked less; they end the list.
 */
function chooseReached(
  check: CheckBook,
  liked: readonly LikedSeatChoice[],
  { count, boldness }: Pick<Making, 'count' | 'boldness'>,
): LikedSeatChoice[] {
  const { shocks } = check.risk
  const choose = (from: readonly LikedSeatChoice[], most: number) =>
    chooseSeats(from, most, { shocks, ...BOLDNESS[boldness] }).flatMap((at) => from[at] ?? [])
  const sure = noneOfFirst(
    liked.map(({ pools }) => pools),
    shocks,
  ).findIndex((none) => none < REACH_MIN)
  if (sure === -1) return choose(liked, count)
  const reached = liked.slice(0, sure + 1)
  const chosen = choose(reached, count)
  if (noSeatOf(check, chosen) < REACH_MIN) return chosen
  const safe = liked.slice(sure + 1).filter(({ best }) => likedKindOf([best]) === 'safe')
  const ends = safe.slice(0, SAFE_ENDS)
  const list = choose(reached, count - ends.length)
  for (const end of ends) if (noSeatOf(check, list) >= REACH_MIN) list.push(end)
  return list
}

/** Safe seats to end a list with until its risk is small, the safest last; none where it is small already. */
function safeBeyond(check: CheckBook, rows: readonly CheckedChoice[], profile: Profile): CheckedChoice[] {
  const isSmall = (added: readonly CheckedChoice[]) => noSeatOf(check, [...rows, ...added]) < SHORT_RISK
  if (isSmall([])) return []
  const keys = rows.map(({ key }) => key)
  const added: CheckedChoice[] = []
  for (const choice of checkList(check, keys, profile).offers.safe) {
    if (isSmall(added)) break
    if (!keys.includes(choice.key)) added.push(choice)
  }
  return added.sort((a, b) => bestChance(a) - bestChance(b))
}

function noSeatOf(check: CheckBook, choices: readonly { pools: readonly RiskPool[] }[]): number {
  const none = noneOfFirst(
    choices.map(({ pools }) => pools),
    check.risk.shocks,
  )
  return none.at(-1) ?? 1
}

/** All that fits and can be got, best liked first. */
function listLiked(check: CheckBook, profile: Profile, preferences: Preferences, factsOf: FactsOf): LikedSeatChoice[] {
  const { book } = check.open
  const likingAt = openLiking(check, profile, preferences, factsOf)
  const liked = check.programmes.flatMap(({ institute, programme }): LikedSeatChoice[] => {
    const [at, of] = [book.institutes[institute], book.programmes[programme]]
    if (!at || !of || !fits(preferences, of.family, at.state)) return []
    const pools = openPools(check.risk, institute, programme, profile)
    const best = pools.reduce<DrawnPool | undefined>(
      (most, pool) => (most && most.chance >= pool.chance ? most : pool),
      undefined,
    )
    if (!best || best.chance < CHANCE_MIN) return []
    return [{ ...likingAt(institute, programme), pools, best }]
  })
  return sortByLiking(liked)
}

function fits({ families, states }: Preferences, family: string, state: string | undefined): boolean {
  const isState = states.length === 0 || states.some((wanted) => wanted === state)
  return isState && (families.length === 0 || families.includes(family))
}
