import type { AcceptedSeat } from '../simulator/allot-seat.ts'
import { betterChance, type SeasonProgress } from './float-chance.ts'
import { FLOAT_MODEL } from './float-model.ts'

/** What is read of a choice: its institute, and after each round the chance of each of its pools, null where it has none. */
export type ChanceChoice = { institute: string; pools: readonly { chances: readonly (number | null)[] }[] }

/**
 * The chance, 0 to 1, that a seat still gives way to a better choice: any for float, one of the same institute for slide.
 * @returns 0 after freeze, after the last round, and where no choice is better
 */
export function improvementChance(
  choices: readonly ChanceChoice[],
  { choice, willingness }: AcceptedSeat,
  progress: SeasonProgress,
): number {
  if (willingness === 'freeze' || progress.round >= progress.rounds) return 0
  const institute = choices[choice]?.institute
  const better = choices.slice(0, choice).filter((other) => willingness === 'float' || other.institute === institute)
  const chances = better.flatMap(({ pools }) => pools.map((pool) => pool.chances[progress.round - 1] ?? null))
  return betterChance(
    FLOAT_MODEL,
    chances.filter((chance) => chance !== null),
    better.length,
    progress,
  )
}
