import type { InstituteType } from '../book/rank-book.ts'
import { type InstituteFacts, listHomeCities } from '../colleges/college-facts.ts'
import { distanceKm, type Point } from '../colleges/distance.ts'
import type { Profile } from '../predictor/profile.ts'
import type { State } from '../state/states.ts'

/** What somebody likes; weights are whole numbers from 0, and only their shares matter. */
export type Preferences = {
  /** Branch family codes, best first; empty = any. */
  families: readonly string[]
  /** States of the institutes; empty = any. */
  states: readonly State[]
  weights: Weights
}
export type Weights = { branch: number; college: number; home: number; cost: number }

/** What is read of a seat to say how much it is liked. */
export type LikedSeat = {
  institute: { type: InstituteType; state?: string | undefined }
  /** What is published of the institute, with what was put right. */
  facts: InstituteFacts | undefined
  family: string
  /** How much the institute is wanted among its kind, 0 to 1. */
  standing: number
  /** How much the branch is wanted by all, 0 to 1: what counts where no branch was chosen. */
  demand: number
}

/** The least of branches that were chosen is still liked so much. */
const LAST_BRANCH = 0.4
/** Kinds of institutes as most candidates rank them; within a kind its own closing ranks speak. */
const KIND_VALUE: Record<InstituteType, number> = { IIT: 1, IISC: 1, NIT: 0.7, IIIT: 0.5, GFTI: 0.35 }
const KIND_SHARE = 0.6
/** Beyond it nothing is near. */
const FAR_KM = 2_000
/** From here on a year is dear, in rupees without hostel; where no fee is known it counts as the middle. */
const DEAR_INR = 400_000
const UNKNOWN_COST = 0.5

/**
 * How much a seat is liked, 0 to 1, by the candidate's own weights. Chances have no part in it.
 * Sources: fees as the facts of the institute have them; distances in a straight line from the middle of the home state.
 */
export function likingOf(seat: LikedSeat, { families, weights }: Preferences, profile: Profile): number {
  const parts: Record<keyof Weights, number> = {
    branch: families.length > 0 ? likingOfBranch(seat.family, families) : seat.demand,
    college: KIND_SHARE * KIND_VALUE[seat.institute.type] + (1 - KIND_SHARE) * seat.standing,
    home: nearness(seat.institute.state, seat.facts, profile.homeState),
    cost: cheapness(seat.facts, profile),
  }
  const keys = ['branch', 'college', 'home', 'cost'] as const
  const total = keys.reduce((sum, key) => sum + weights[key], 0)
  return keys.reduce((sum, key) => sum + weights[key] * parts[key], 0) / (total || 1)
}

function likingOfBranch(family: string, families: readonly string[]): number {
  const at = families.indexOf(family)
  if (at === -1) return 0
  return families.length === 1 ? 1 : 1 - ((1 - LAST_BRANCH) * at) / (families.length - 1)
}

function nearness(state: string | undefined, facts: InstituteFacts | undefined, home: Profile['homeState']): number {
  if (home === undefined || home === 'Overseas') return 0
  if (state === home) return 1
  const middle = middleOf(home)
  return facts?.at && middle ? Math.max(0, 0.9 * (1 - distanceKm(facts.at, middle) / FAR_KM)) : 0
}

function middleOf(home: State): Point | undefined {
  const cities = listHomeCities().filter(({ state }) => state === home)
  if (cities.length === 0) return undefined
  const mean = (axis: 0 | 1) => cities.reduce((sum, { at }) => sum + at[axis], 0) / cities.length
  return [mean(0), mean(1)]
}

function cheapness(facts: InstituteFacts | undefined, profile: Profile): number {
  const fees = facts?.fees
  if (!fees || fees.kind === 'none') return UNKNOWN_COST
  const hasConcession = profile.category === 'SC' || profile.category === 'ST' || profile.isPwd
  const perYearInr =
    fees.kind === 'common'
      ? fees.tuitionPerYearInr
      : ((hasConcession ? fees.scStPwdPerYearInr : undefined) ?? fees.perYearInr)
  return Math.max(0, 1 - perYearInr / DEAR_INR)
}
