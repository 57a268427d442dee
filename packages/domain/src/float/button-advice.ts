import type { Seat } from '../simulator/allot-seat.ts'
import type { Willingness } from '../simulator/willingness.ts'
import type { SeasonProgress } from './float-chance.ts'
import { type ChanceChoice, improvementChance } from './improvement-chance.ts'

/** Why a button is the right one for a seat; each speaks for one button. */
export const ADVICE_REASONS = ['first-choice', 'last-round', 'nothing-near', 'own-college', 'something-higher'] as const
export type AdviceReason = (typeof ADVICE_REASONS)[number]

/** What a reason speaks for. */
export const ADVISED_BUTTONS: Readonly<Record<AdviceReason, Willingness>> = {
  'first-choice': 'freeze',
  'last-round': 'freeze',
  'nothing-near': 'freeze',
  'own-college': 'slide',
  'something-higher': 'float',
}

export type ButtonAdvice = {
  because: AdviceReason
  /** The chance, 0 to 1, that a better choice still comes to who floats. */
  chance: number
  /** How many better choices may still come, each for itself. */
  choices: number
}

/** Below this a chance is told as none: what is read on screen as "<1%". */
const CHANCE_MIN = 0.01

/**
 * Which button a seat that was allotted speaks for. Floating never costs the seat, so it is advised as long as anything
 * better may come; Slide where that is in the same institute alone, since it brings the same and nothing from elsewhere;
 * Freeze where nothing else is open or nothing better has a chance. All of it holds for a list in the order one wishes.
 * @returns undefined where of no better choice the chance is known
 */
export function adviseButton(
  choices: readonly ChanceChoice[],
  seat: Pick<Seat, 'choice'>,
  progress: SeasonProgress,
): ButtonAdvice | undefined {
  if (seat.choice === 0) return { because: 'first-choice', chance: 0, choices: 0 }
  if (progress.round >= progress.rounds) return { because: 'last-round', chance: 0, choices: 0 }
  const better = choices.slice(0, seat.choice).map(({ institute, pools }) => ({
    isOwnCollege: institute === choices[seat.choice]?.institute,
    chances: pools.flatMap(({ chances }) => chances[progress.round - 1] ?? []),
    isOpenToThem: pools.length > 0,
  }))
  const isUnknown =
    better.some(({ isOpenToThem }) => isOpenToThem) && better.every(({ chances }) => chances.length === 0)
  if (isUnknown) return undefined
  const chance = improvementChance(choices, { choice: seat.choice, pool: 0, willingness: 'float' }, progress)
  const near = better.filter(({ chances }) => anyOf(chances) >= CHANCE_MIN)
  if (chance < CHANCE_MIN) return { because: 'nothing-near', chance, choices: 0 }
  const isOwnCollege = near.length > 0 && near.every((choice) => choice.isOwnCollege)
  return { because: isOwnCollege ? 'own-college' : 'something-higher', chance, choices: near.length }
}

/** The chance that one of several comes, were they to come each for itself. */
function anyOf(chances: readonly number[]): number {
  return 1 - chances.reduce((none, chance) => none * (1 - chance), 1)
}
