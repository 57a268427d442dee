import type { RankList } from '../book/rank-book.ts'

/** Rounds within which something may be done, both included. */
export type RoundWindow = { from: number; to: number }

/** What a season's rules say of its rounds. */
export type SeasonRules = {
  season: number
  /** The last round of the season. */
  rounds: number
  /** Rounds in which who holds a seat may withdraw, by the side that gave it: IITs and IISc, or NIT+ (all others). */
  withdrawal: { iit: RoundWindow; nitPlus: RoundWindow }
  /** Rounds in which who holds no seat may leave. */
  exit: RoundWindow
  /** Whether these windows were read in the season's own rules; else they are those of 2026, counted from the last round. */
  isOfficial: boolean
  /** When each round came and until when its seat had to be accepted and paid for; empty where no official text was read. */
  dates: readonly RoundDates[]
}

/** Days of India, `YYYY-MM-DD`; the hour is 17:00 for both unless the schedule of the season says otherwise. */
export type RoundDates = { round: number; allottedOn: string; payByOn: string }

/** Source: JoSAA 2026, schedule of events (annexure 3 of the business rules). Every payment ends at 17:00. */
const DATES: Readonly<Record<number, readonly RoundDates[]>> = {
  2026: [
    { round: 1, allottedOn: '2026-06-13', payByOn: '2026-06-26' },
    { round: 2, allottedOn: '2026-06-30', payByOn: '2026-07-03' },
    { round: 3, allottedOn: '2026-07-06', payByOn: '2026-07-08' },
    { round: 4, allottedOn: '2026-07-10', payByOn: '2026-07-13' },
    { round: 5, allottedOn: '2026-07-16', payByOn: '2026-07-20' },
  ],
}

/** Seasons whose business rules were read. */
const READ_SEASONS: readonly number[] = [2026]

/** Nobody withdraws or exits before this round. Source: JoSAA 2026, business rules, clauses 63 and 68. */
const FIRST_LEAVING_ROUND = 2

/**
 * The rules of a season with so many rounds: withdrawal from round 2, from an IIT or IISc until the last round but one,
 * from NIT+ until the last; exit from round 2 until the last but one. Source: JoSAA 2026, business rules, clauses 63 to 71.
 * @param rounds  the season's last round
 */
export function seasonRules(season: number, rounds: number): SeasonRules {
  const [from, beforeLast] = [FIRST_LEAVING_ROUND, rounds - 1]
  return {
    season,
    rounds,
    withdrawal: { iit: { from, to: beforeLast }, nitPlus: { from, to: rounds } },
    exit: { from, to: beforeLast },
    isOfficial: READ_SEASONS.includes(season),
    dates: DATES[season] ?? [],
  }
}

/** Rounds in which a seat of a rank list may be withdrawn from. IITs and IISc, and they alone, fill by JEE (Advanced). */
export function withdrawalWindow({ withdrawal }: SeasonRules, list: RankList): RoundWindow {
  return list === 'advanced' ? withdrawal.iit : withdrawal.nitPlus
}

/** Whether a round is within a window. */
export function isInWindow({ from, to }: RoundWindow, round: number): boolean {
  return round >= from && round <= to
}
