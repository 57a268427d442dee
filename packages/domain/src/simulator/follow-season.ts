import { allotSeat, type PlayedChoice, type Seat } from './allot-seat.ts'
import { playSeason, type RoundEvent } from './play-season.ts'
import type { SeasonRules } from './season-rules.ts'

/** From so many points on a chance has moved: less is what a guess wavers by anyway. */
export const MOVED_POINTS = 5

/** A choice in a season that runs: what plays it, and its chance before the first round and after each one since. */
export type FollowedChoice = PlayedChoice & {
  /** Whole percent; the first before round 1, then after each round; null where nothing can be said. */
  chances: readonly (number | null)[]
}

/** A choice, by its place from 0, whose chance moved, in whole percent. */
export type MovedChance = { choice: number; from: number; to: number }

/** What one published round means for a list. */
export type RoundFollowed = {
  round: number
  /** Of who floats all along: what the round brought and which seat they now have; undefined where there is none. */
  event: RoundEvent
  seat: Seat | undefined
  /** Places of choices that were open to the candidate in this round and not in the one before. */
  opened: readonly number[]
  /** Places of choices that were open in the round before and are not in this one. */
  closed: readonly number[]
  /** Chances that the round moved by `MOVED_POINTS` or more, the largest move first. */
  moved: readonly MovedChance[]
}

/**
 * A list round by round through the rounds of a season that are published: the seat of who floats, what came within reach
 * and went out of it, and which chances each round moved.
 * @param published  the last round that is out, at least 0
 */
export function followSeason(
  choices: readonly FollowedChoice[],
  rules: SeasonRules,
  published: number,
): RoundFollowed[] {
  return playSeason(choices, new Map(), rules, published).map(({ round, event, seat }) => {
    const isOpenNow = choices.map((choice) => isOpen(choice, round))
    const wasOpen = choices.map((choice) => round > 1 && isOpen(choice, round - 1))
    const places = [...choices.keys()]
    return {
      round,
      event,
      seat,
      opened: places.filter((at) => isOpenNow[at] && !wasOpen[at]),
      closed: places.filter((at) => wasOpen[at] && !isOpenNow[at]),
      moved: listMoved(choices, round),
    }
  })
}

function isOpen(choice: PlayedChoice, round: number): boolean {
  return allotSeat([choice], round, undefined) !== undefined
}

function listMoved(choices: readonly FollowedChoice[], round: number): MovedChance[] {
  return choices
    .flatMap(({ chances }, choice) => {
      const [from, to] = [chances[round - 1] ?? null, chances[round] ?? null]
      if (from === null || to === null || Math.abs(to - from) < MOVED_POINTS) return []
      return [{ choice, from, to }]
    })
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || a.choice - b.choice)
}
