import type { Measure, ScoreKey, StateClaim } from './counsellings/state-counselling.ts'
import { findStateCounselling } from './counsellings/state-counsellings.ts'
import { rankFromTop, roundFigure } from './forecast/closing-ranks.ts'
import { type StateChance, stateChance } from './forecast/state-chance.ts'
import { deepestOf, type PublishedFigure, publishedFigures } from './forecast/state-figures.ts'
import type { SeatState } from './forecast/state-standings.ts'
import type { StateSeatKind, StateSet } from './state-book.ts'
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

/**
 * For a set that does not say how far its seats move: what half of the seats of six State counsellings moved by or less from one
 * season to the next, 2020 to 2026 (`npm run state-book` prints it).
 */
const USUAL_MOVE = 0.19

/** A published figure, and whether the candidate's score would have got the seat. */
export type JudgedList = PublishedFigure & { isIn: boolean }

/** A seat judged by one score. `closing` is the deepest of its lists, and `margin` how far inside it the score is. */
export type JudgedStateSeat = {
  seat: number
  measure: Measure
  score: number
  lists: readonly JudgedList[]
  deepest: JudgedList
  isIn: boolean
  standing: SeatState
  /** What is expected of it next season; undefined where nothing is. */
  expected: StateChance | undefined
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
export function canClaim(kind: StateSeatKind, set: Pick<StateSet, 'counselling'>, profile: StateProfile): boolean {
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

/**
 * Every seat the candidate may take and has a score for, judged. In the order of the book.
 * @param seats  those asked about; all of the set where not given
 */
export function judgeStateSeats(
  set: StateSet,
  profile: StateProfile,
  seats: Iterable<number> = Array(set.seatCount).keys(),
): JudgedStateSeat[] {
  const scores = scoresByList(set, profile)
  const takes = set.kinds.map((kind) => (canClaim(kind, set, profile) ? scores.get(kind.list) : undefined))
  const judged: JudgedStateSeat[] = []
  for (const seat of seats) {
    const scored = takes[set.kind[seat] ?? -1]
    const one = scored && judgeSeat(set, seat, scored)
    if (one) judged.push(one)
  }
  return judged
}

function judgeSeat(set: StateSet, seat: number, { measure, score }: Scored): JudgedStateSeat | undefined {
  const lists = publishedFigures(set, seat, measure).map((figure): JudgedList => {
    return { ...figure, isIn: rankFromTop(measure, score) <= rankFromTop(measure, figure.closing) }
  })
  const deepest = deepestOf(lists, measure)
  if (!deepest) return undefined
  const place = rankFromTop(measure, deepest.closing)
  const margin = roundFigure(place - rankFromTop(measure, score))
  const standing = chanceStateOf(margin, place * usualMoveOf(set))
  const expected = stateChance(set, seat, measure, score)
  return { seat, measure, score, lists, deepest, isIn: margin >= 0, standing, expected, margin }
}

/** The share of its closing place by which half of a body's seats move from one season to the next, or less. */
export function usualMoveOf({ usualMove = USUAL_MOVE }: Pick<StateSet, 'usualMove'>): number {
  return usualMove
}

function chanceStateOf(margin: number, near: number): SeatState {
  const isJust = Math.abs(margin) <= near
  if (margin >= 0) return isJust ? 'just-inside' : 'well-inside'
  return isJust ? 'just-outside' : 'well-outside'
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
