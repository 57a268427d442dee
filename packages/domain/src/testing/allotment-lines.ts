import type { PlayedChoice } from '../simulator/allot-seat.ts'
import type { CandidatePool } from '../simulator/candidate-pools.ts'
import type { SimulatedRound } from '../simulator/play-season.ts'

/** Played rounds as the cases and the oracle write them: `upgraded | choice 2 | OS OPEN neutral | float | -`. */
export function writeRounds(
  rounds: readonly SimulatedRound[],
  choices: readonly PlayedChoice<CandidatePool>[],
): string[] {
  return rounds.map(({ event, seat, state, refused }) => {
    const pool = choices[seat?.choice ?? -1]?.pools[seat?.pool ?? -1]
    const where = pool ? `${pool.quota} ${pool.seatType} ${pool.gender}` : '-'
    const ending = state.kind === 'holding' ? state.willingness : state.kind === 'waiting' ? 'waiting' : undefined
    const reason = state.kind === 'out' && event !== 'out' ? state.reason : 'out'
    return [event, seat ? `choice ${seat.choice + 1}` : '-', where, ending ?? reason, refused ?? '-'].join(' | ')
  })
}
