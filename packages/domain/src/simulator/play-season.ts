import { type AcceptedSeat, allotSeat, type PlayedChoice, type Seat } from './allot-seat.ts'
import { isInWindow, type SeasonRules, withdrawalWindow } from './season-rules.ts'
import type { Willingness } from './willingness.ts'

/** What a candidate does after a round. */
export type Decision = Willingness | 'withdraw' | 'exit' | 'notReport'

/** What a round brought: a first seat, a better choice, another pool of the same choice, the same, nothing; or one is out. */
export const ROUND_EVENTS = ['allotted', 'upgraded', 'seatTypeChanged', 'kept', 'none', 'out'] as const
export type RoundEvent = (typeof ROUND_EVENTS)[number]

/** Why a decision was not accepted; the round then ends as if nothing had been said. */
export type DecisionRefusal =
  | 'NO_SEAT'
  | 'EXIT_NOT_OPEN'
  | 'HOLDS_A_SEAT'
  | 'WITHDRAW_NOT_OPEN'
  | 'NOTHING_TO_REPORT'
  | 'ONLY_FREEZE'
  | 'FROZEN'
  | 'NOT_BACK_TO_FLOAT'

/** Where a candidate is after a round. */
export type CandidateState =
  | { kind: 'waiting' }
  | ({ kind: 'holding' } & AcceptedSeat)
  | { kind: 'out'; reason: 'notReported' | 'withdrawn' | 'exited' }

export type SimulatedRound = {
  round: number
  event: RoundEvent
  /** The seat of this round before the decision; undefined where there is none. */
  seat: Seat | undefined
  /** After the decision. */
  state: CandidateState
  refused: DecisionRefusal | undefined
}

type Allotted = { round: number; event: RoundEvent; seat: Seat }

/**
 * One candidate with one list through the rounds of one season, against its published closing ranks: one person more is
 * taken not to move them. Source of every step: JoSAA 2026, business rules, clauses 33 to 35, 48 to 52 and 63 to 71. That
 * the seat type of a frozen seat may still improve is read from clauses 34 and 35, not from a sentence about Freeze.
 * @param decisions  by round; a round without one: what was said last, at first float, and freeze where that alone is open
 * @param lastRound  the last round that is published; the season's own last where it is over
 * @returns one entry a round
 */
export function playSeason(
  choices: readonly PlayedChoice[],
  decisions: ReadonlyMap<number, Decision>,
  rules: SeasonRules,
  lastRound: number = rules.rounds,
): SimulatedRound[] {
  const played: SimulatedRound[] = []
  let state: CandidateState = { kind: 'waiting' }
  for (let round = 1; round <= lastRound; round++) {
    const next: SimulatedRound = playRound({ choices, rules, round }, state, decisions.get(round))
    played.push(next)
    state = next.state
  }
  return played
}

/** The seat a candidate has after the last of the rounds; undefined where none came or it was given up. */
export function finalSeat(played: readonly SimulatedRound[]): AcceptedSeat | undefined {
  const state = played.at(-1)?.state
  return state?.kind === 'holding' ? state : undefined
}

type RoundOfSeason = { choices: readonly PlayedChoice[]; rules: SeasonRules; round: number }

function playRound(
  { choices, rules, round }: RoundOfSeason,
  before: CandidateState,
  decision: Decision | undefined,
): SimulatedRound {
  if (before.kind === 'out') return { round, event: 'out', seat: undefined, state: before, refused: undefined }
  const held = before.kind === 'holding' ? before : undefined
  const seat = allotSeat(choices, round, held)
  if (!seat) return { round, event: 'none', seat, ...decideWithoutSeat(decision, rules, round) }
  const allotted: Allotted = { round, event: eventOf(held, seat), seat }
  return { ...allotted, ...decideWithSeat(allotted, decision, held, { choices, rules, round }) }
}

function eventOf(held: Seat | undefined, seat: Seat): RoundEvent {
  if (!held) return 'allotted'
  if (seat.choice !== held.choice) return 'upgraded'
  return seat.pool === held.pool ? 'kept' : 'seatTypeChanged'
}

type Decided = Pick<SimulatedRound, 'state' | 'refused'>

function decideWithoutSeat(decision: Decision | undefined, { exit }: SeasonRules, round: number): Decided {
  if (decision === 'exit' && isInWindow(exit, round)) {
    return { state: { kind: 'out', reason: 'exited' }, refused: undefined }
  }
  const refused = decision && (decision === 'exit' ? 'EXIT_NOT_OPEN' : 'NO_SEAT')
  return { state: { kind: 'waiting' }, refused }
}

function decideWithSeat(
  { event, seat }: Allotted,
  decision: Decision | undefined,
  held: AcceptedSeat | undefined,
  { choices, rules, round }: RoundOfSeason,
): Decided {
  const mayOnlyFreeze = seat.choice === 0 || round === rules.rounds
  const unsaid = mayOnlyFreeze ? 'freeze' : (held?.willingness ?? 'float')
  const stay = (refused?: DecisionRefusal): Decided => ({
    state: { kind: 'holding', ...seat, willingness: unsaid },
    refused,
  })
  switch (decision) {
    case undefined:
      return stay()
    case 'exit':
      return stay('HOLDS_A_SEAT')
    case 'notReport':
      if (event !== 'allotted' && event !== 'upgraded') return stay('NOTHING_TO_REPORT')
      return { state: { kind: 'out', reason: 'notReported' }, refused: undefined }
    case 'withdraw': {
      const list = choices[seat.choice]?.list ?? 'main-1'
      if (!isInWindow(withdrawalWindow(rules, list), round)) return stay('WITHDRAW_NOT_OPEN')
      return { state: { kind: 'out', reason: 'withdrawn' }, refused: undefined }
    }
    default: {
      const refused = refuseWillingness(decision, held?.willingness, mayOnlyFreeze)
      if (refused) return stay(refused)
      return { state: { kind: 'holding', ...seat, willingness: decision }, refused: undefined }
    }
  }
}

/** Why one may not say float, slide or freeze now. Source: JoSAA 2026, business rules, clauses 48, 50, 51 and 52. */
function refuseWillingness(
  wanted: Willingness,
  before: Willingness | undefined,
  mayOnlyFreeze: boolean,
): DecisionRefusal | undefined {
  if (before === 'freeze' && wanted !== 'freeze') return 'FROZEN'
  if (mayOnlyFreeze && wanted !== 'freeze') return 'ONLY_FREEZE'
  return before === 'slide' && wanted === 'float' ? 'NOT_BACK_TO_FLOAT' : undefined
}
