import type { AcceptedSeat, PlayedChoice } from './allot-seat.ts'
import { finalSeat, playSeason, type SimulatedRound } from './play-season.ts'
import type { SeasonRules } from './season-rules.ts'
import type { Willingness } from './willingness.ts'

/** A season under one answer to the first allotment. */
export type AnswerCourse = {
  rounds: readonly SimulatedRound[]
  final: AcceptedSeat | undefined
  /** How often a better choice came. */
  upgrades: number
}

/**
 * A season as it goes after float, slide or freeze at the first allotment, nothing else said later. Where the first seat
 * is choice 1 or comes in the last round, freeze alone is open and the three are the same.
 * @param lastRound  the last round that is published
 */
export function compareAnswers(
  choices: readonly PlayedChoice[],
  rules: SeasonRules,
  lastRound: number,
): { firstRound: number | undefined; courses: Record<Willingness, AnswerCourse> } {
  const firstRound = playSeason(choices, new Map(), rules, lastRound).find(({ seat }) => seat)?.round
  const courseAfter = (answer: Willingness): AnswerCourse => {
    const decisions = firstRound === undefined ? new Map<number, Willingness>() : new Map([[firstRound, answer]])
    const rounds = playSeason(choices, decisions, rules, lastRound)
    return { rounds, final: finalSeat(rounds), upgrades: rounds.filter(({ event }) => event === 'upgraded').length }
  }
  const courses = { float: courseAfter('float'), slide: courseAfter('slide'), freeze: courseAfter('freeze') }
  return { firstRound, courses }
}
