import type { RankList } from '../book/rank-book.ts'
import type { Willingness } from './willingness.ts'

/** One seat pool of a choice as it looks to the candidate. */
export type PlayedPool = {
  /** The candidate's own rank for this pool: common, category or PwD rank of the pool's list. */
  rank: number
  /** The closing rank of each round of the season, first round first; null where none was printed. */
  closings: readonly (number | null)[]
}

/** A programme of an institute, as JoSAA's form takes it once, with the candidate's pools in the order they are tried. */
export type PlayedChoice<Pool extends PlayedPool = PlayedPool> = {
  /** What names the institute: slide stays within it. */
  institute: string
  list: RankList
  /** None where the candidate may take no pool of it. */
  pools: readonly Pool[]
}

/** A seat of a list: the place of its choice, and of its pool within the choice, both from 0. */
export type Seat = { choice: number; pool: number }
export type AcceptedSeat = Seat & { willingness: Willingness }

/**
 * The seat that a round gives a candidate, or leaves with them: the first choice, in the order of the list, of which a
 * pool is open. A held seat is never lost to the round, and within its choice the pool can only come earlier in the order
 * of clause 32E (a seat of one's category becomes an OPEN one). Source: JoSAA 2026, business rules, clauses 22, 34, 35.
 * @param round  from 1
 * @param held   the seat of the round before, which freeze, slide and float keep from different choices
 */
export function allotSeat(
  choices: readonly PlayedChoice[],
  round: number,
  held: AcceptedSeat | undefined,
): Seat | undefined {
  for (const choice of candidateChoices(choices, held)) {
    const open = firstOpenPool(choices[choice], round)
    if (held?.choice === choice) return { choice, pool: Math.min(held.pool, open ?? held.pool) }
    if (open !== undefined) return { choice, pool: open }
  }
  return undefined
}

/** Places of the choices that a round may give, best first; whoever holds a seat goes no further down than that. */
function candidateChoices(choices: readonly PlayedChoice[], held: AcceptedSeat | undefined): number[] {
  if (!held) return [...choices.keys()]
  if (held.willingness === 'freeze') return [held.choice]
  const upToHeld = Array.from({ length: held.choice + 1 }, (_, choice) => choice)
  if (held.willingness === 'float') return upToHeld
  const institute = choices[held.choice]?.institute
  return upToHeld.filter((choice) => choices[choice]?.institute === institute)
}

/** The last rank admitted has the seat too: equal ranks at the end get a seat each (clause 22). */
function firstOpenPool(choice: PlayedChoice | undefined, round: number): number | undefined {
  const open = choice?.pools.findIndex(({ rank, closings }) => rank <= (closings[round - 1] ?? 0)) ?? -1
  return open === -1 ? undefined : open
}
