import type { PublishedList, SeatKind, StateSet } from './state-book.ts'
import type { Measure, ScoreKey, StateClaim } from './state-counselling.ts'
import { findStateCounselling } from './state-counsellings.ts'
import type { StateCategoryKey } from './state-names.ts'
import { readStateRegion } from './state-region.ts'

/** Who asks a state counselling. What is not claimed is not shown. */
export type StateProfile = {
  scores: Readonly<Partial<Record<ScoreKey, number>>>
  /** Key of a category of the counselling; `open` where none is claimed. */
  category: StateCategoryKey
  /** Not said: seats for women alone are not shown. */
  gender?: 'male' | 'female' | 'other' | undefined
  /** Key of a home of the counselling; unused where it asks for none. */
  home?: string | undefined
  claims: readonly StateClaim[]
}

export const STANDINGS = ['well-inside', 'just-inside', 'just-outside', 'well-outside'] as const
export type SeatState = (typeof STANDINGS)[number]

/** Nearer than this share of the closing figure's own place is "just" inside or outside. */
const JUST_SHARE = 0.1

/** The figure that one published list has for a seat, and whether the candidate's score would have got it. */
export type JudgedList = {
  round: string
  stage: string
  closing: number
  quality: readonly string[]
  seats: number | undefined
  isIn: boolean
}

/** A seat judged by one score. `closing` is the deepest of its lists, and `margin` how far inside it the score is. */
export type JudgedStateSeat = {
  seat: number
  measure: Measure
  score: number
  lists: readonly JudgedList[]
  deepest: JudgedList
  isIn: boolean
  standing: SeatState
  /** Ranks, marks or percentile points; 0 = the closing figure itself, below 0 = outside. */
  margin: number
}

/** A score of the profile, on the list it belongs to. */
type Scored = { measure: Measure; score: number }

/**
 * The score by which seats of each list are judged: the first measure of the list that the candidate has given. A list
 * without one is not judged: no score stands in for another list's.
 */
export function scoresByList(set: StateSet, profile: StateProfile): ReadonlyMap<string, Scored> {
  const found = new Map<string, Scored>()
  for (const measure of findStateCounselling(set.counselling).measures) {
    const score = profile.scores[measure.key]
    if (score !== undefined && !found.has(measure.list)) found.set(measure.list, { measure, score })
  }
  return found
}

/** Whether a candidate may take seats of a kind, whatever the score. */
export function canClaim(kind: SeatKind, set: Pick<StateSet, 'counselling'>, profile: StateProfile): boolean {
  if (kind.category !== 'open' && kind.category !== profile.category) return false
  if (kind.gender === 'female' && profile.gender !== 'female') return false
  if (kind.claims.some((claim) => !profile.claims.includes(claim))) return false
  return isFromThere(kind.region, set, profile.home)
}

/** How many seats for women alone are hidden because no gender was said; 0 where it was. */
export function countHiddenFemaleSeats(set: StateSet, profile: StateProfile): number {
  if (profile.gender !== undefined) return 0
  return judgeStateSeats(set, { ...profile, gender: 'female' }).length - judgeStateSeats(set, profile).length
}

/** Every seat the candidate may take and has a score for, judged. In the order of the book. */
export function judgeStateSeats(set: StateSet, profile: StateProfile): JudgedStateSeat[] {
  const scores = scoresByList(set, profile)
  const takes = set.kinds.map((kind) => (canClaim(kind, set, profile) ? scores.get(kind.list) : undefined))
  const judged: JudgedStateSeat[] = []
  for (let seat = 0; seat < set.seatCount; seat++) {
    const scored = takes[set.kind[seat] ?? -1]
    const one = scored && judgeSeat(set, seat, scored)
    if (one) judged.push(one)
  }
  return judged
}

/**
 * How far from the top of its list a figure is: a rank is that itself, marks and percentiles are counted from the highest
 * there is. Smaller is harder.
 */
export function rankFromTop(measure: Measure, figure: number): number {
  return measure.kind === 'rank' ? figure : tidy(measure.max - figure)
}

function judgeSeat(set: StateSet, seat: number, { measure, score }: Scored): JudgedStateSeat | undefined {
  const lists = set.lists.flatMap((list): JudgedList[] => {
    const closing = figuresOf(list, measure)?.[seat] ?? Number.NaN
    if (Number.isNaN(closing)) return []
    const isIn = rankFromTop(measure, score) <= rankFromTop(measure, closing)
    const { round, stage } = list
    const quality = set.qualities[list.quality[seat] ?? 0] ?? []
    return [{ round, stage, closing, quality, seats: list.seats?.[seat] || undefined, isIn }]
  })
  const [first, ...others] = lists
  if (!first) return undefined
  const deepest = others.reduce(
    (deep, list) => (rankFromTop(measure, list.closing) > rankFromTop(measure, deep.closing) ? list : deep),
    first,
  )
  const place = rankFromTop(measure, deepest.closing)
  const margin = tidy(place - rankFromTop(measure, score))
  return { seat, measure, score, lists, deepest, isIn: margin >= 0, standing: chanceStateOf(margin, place), margin }
}

function figuresOf(list: PublishedList, measure: Measure): Float64Array | undefined {
  return measure.column === 'closing' ? list.closing : list.alternative
}

function chanceStateOf(margin: number, place: number): SeatState {
  const isJust = Math.abs(margin) <= place * JUST_SHARE
  if (margin >= 0) return isJust ? 'just-inside' : 'well-inside'
  return isJust ? 'just-outside' : 'well-outside'
}

/** Differences of printed decimals, without the dust of binary fractions. */
function tidy(value: number): number {
  return Math.round(value * 1e7) / 1e7
}

function isFromThere(
  region: string,
  { counselling }: Pick<StateSet, 'counselling'>,
  home: string | undefined,
): boolean {
  const { asks, university } = readStateRegion(region)
  if (university) return home !== undefined && (asks === 'home') === (university.key === home)
  const { homes } = findStateCounselling(counselling)
  return homes === 'universities' || homes.every((each) => each !== region) || region === home
}
