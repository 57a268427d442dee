import { rowsOfRound } from '../book/book-rows.ts'
import type { Institute, RankBook } from '../book/rank-book.ts'
import type { Profile } from '../predictor/profile.ts'
import type { CutoffRow } from '../seats/cutoff-row.ts'

/**
 * A second reading of the clauses of allotment, for tests: it takes printed rows instead of columns, writes down every seat
 * that a round had open for the candidate, sorts them, takes the first, and works out every round from the first again. It
 * shares no rule with `simulator/` and none with `predictor/`.
 */

export type OracleChoice = { institute: string; name: string; degree: string; durationYears: number }

/** The printed rows of a season by round and choice, and the institutes they name. */
export type OracleSeason = {
  rounds: readonly ReadonlyMap<string, readonly CutoffRow[]>[]
  institutes: ReadonlyMap<string, Institute>
}

export type OracleCase = {
  season: OracleSeason
  profile: Profile
  list: readonly OracleChoice[]
  decisions: ReadonlyMap<number, string>
}

type OpenSeat = { place: number; tier: number; quota: number; gender: number; row: CutoffRow }
type Progress = { seat: OpenSeat | undefined; said: string; line: string; out: string }

const TIERS = ['common', 'openPwd', 'category', 'categoryPwd'] as const
const QUOTA_ORDER = ['AI', 'HS', 'GO', 'JK', 'LA', 'OS']

/** Reads a season's rows out of a book. */
export function oracleSeason(book: RankBook, season: number): OracleSeason {
  const rounds = book.rounds.filter((round) => round.counselling === 'josaa' && round.season === season)
  return {
    rounds: rounds.map((round) =>
      Map.groupBy(
        [...rowsOfRound(book, round)].filter((row) => !row.isPreparatory),
        (row) => choiceKey({ ...row, name: row.programme }),
      ),
    ),
    institutes: new Map(book.institutes.map((institute) => [institute.name, institute])),
  }
}

/** Each round in a line: `event | choice 2 | OS OPEN neutral | float | refusal`, with `-` for what is not there. */
export function oracleRounds(oracle: OracleCase): string[] {
  return oracle.season.rounds.map((_, at) => progressAfter(oracle, at + 1).line)
}

function progressAfter(oracle: OracleCase, round: number): Progress {
  if (round === 0) return { seat: undefined, said: '', line: '', out: '' }
  const before = progressAfter(oracle, round - 1)
  if (before.out) return { ...before, line: 'out | - | - | out | -' }
  const seats = openSeats(oracle, round)
    .filter((seat) => isBetterAndWanted(oracle, before, seat))
    .concat(before.seat ?? [])
    .sort((a, b) => a.place - b.place || a.tier - b.tier || a.quota - b.quota || b.gender - a.gender)
  return afterDecision(oracle, round, before, seats[0])
}

function choiceKey({ institute, name, degree, durationYears }: OracleChoice): string {
  return `${institute}, ${name}, ${degree}, ${durationYears}`
}

/** Every pool of the listed choices whose printed closing rank the candidate's rank for it reaches. */
function openSeats({ season, profile, list }: OracleCase, round: number): OpenSeat[] {
  return list.flatMap((choice, place) => {
    const rows = season.rounds[round - 1]?.get(choiceKey(choice)) ?? []
    const institute = season.institutes.get(choice.institute)
    return rows.flatMap((row) => {
      const tier = tierOf(profile, row.seatType)
      const quota = quotaOf(profile, institute, row.quota)
      if (tier === -1 || quota === -1 || (row.gender === 'female' && profile.gender !== 'female')) return []
      if (rankOf(profile, institute, row, tier) > row.closingRank) return []
      return [{ place, tier, quota, gender: row.gender === 'female' ? 1 : 0, row }]
    })
  })
}

function tierOf({ category, isPwd }: Profile, seatType: string): number {
  const own = isPwd ? ['OPEN', 'OPEN (PwD)', category, `${category} (PwD)`] : ['OPEN', '', category, '']
  return own.indexOf(seatType)
}

function quotaOf({ homeState }: Profile, institute: Institute | undefined, quota: string): number {
  const homes = Object.entries(institute?.homeStates ?? {})
    .filter(([name, states]) => name !== 'AP' && homeState !== undefined && states?.includes(homeState))
    .map(([name]) => name)
  const isOpen =
    quota === 'AI' || (quota === 'OS' ? homeState !== undefined && homes.length === 0 : homes.includes(quota))
  return isOpen ? QUOTA_ORDER.indexOf(quota) : -1
}

function rankOf(profile: Profile, institute: Institute | undefined, row: CutoffRow, tier: number): number {
  const isAdvanced = institute?.type === 'IIT' || institute?.type === 'IISC'
  if (isAdvanced && row.degree === 'Bachelor of Architecture' && !profile.hasPassedAat) return Number.POSITIVE_INFINITY
  const ofPaper2 = row.degree.includes('Architecture')
    ? 'main-2a'
    : row.degree.includes('Planning')
      ? 'main-2b'
      : 'main-1'
  const ranks = profile.ranks[isAdvanced ? 'advanced' : ofPaper2]
  const rank = ranks?.[TIERS[tier] ?? 'common']
  return (
    rank ?? (tier === 1 && profile.category === 'OPEN' ? ranks?.categoryPwd : undefined) ?? Number.POSITIVE_INFINITY
  )
}

/** Float takes what is higher, slide what is higher in the institute, freeze nothing; the own choice may change its pool. */
function isBetterAndWanted({ list }: OracleCase, { seat, said }: Progress, open: OpenSeat): boolean {
  if (!seat || open.place === seat.place) return true
  if (open.place > seat.place || said === 'freeze') return false
  return said === 'float' || list[open.place]?.institute === list[seat.place]?.institute
}

function afterDecision(oracle: OracleCase, round: number, before: Progress, seat: OpenSeat | undefined): Progress {
  const wanted = oracle.decisions.get(round) ?? ''
  const last = oracle.season.rounds.length
  const mayExit = round >= 2 && round < last
  if (!seat) {
    if (wanted === 'exit' && mayExit) return { ...before, out: 'exited', line: 'none | - | - | exited | -' }
    const refused = wanted === '' ? '-' : wanted === 'exit' ? 'EXIT_NOT_OPEN' : 'NO_SEAT'
    return { ...before, line: `none | - | - | waiting | ${refused}` }
  }
  const event = eventOf(before.seat, seat)
  const what = `${event} | choice ${seat.place + 1} | ${seat.row.quota} ${seat.row.seatType} ${seat.row.gender}`
  const leaving = leavingOf(oracle, round, event, seat)
  if (leaving === 'withdrawn' || leaving === 'notReported') {
    return { seat: undefined, said: '', out: leaving, line: `${what} | ${leaving} | -` }
  }
  const onlyFreeze = seat.place === 0 || round === last
  const unsaid = onlyFreeze ? 'freeze' : before.said || 'float'
  const refused = leaving || refusalOf(wanted, before.said, onlyFreeze)
  const said = refused || wanted === '' ? unsaid : wanted
  return { seat, said, out: '', line: `${what} | ${said} | ${refused || '-'}` }
}

function eventOf(before: OpenSeat | undefined, seat: OpenSeat): string {
  if (!before) return 'allotted'
  if (before.place !== seat.place) return 'upgraded'
  const isSame = before.tier === seat.tier && before.quota === seat.quota && before.gender === seat.gender
  return isSame ? 'kept' : 'seatTypeChanged'
}

function leavingOf({ season, decisions }: OracleCase, round: number, event: string, { row }: OpenSeat): string {
  const wanted = decisions.get(round) ?? ''
  if (wanted === 'exit') return 'HOLDS_A_SEAT'
  if (wanted === 'notReport') return ['allotted', 'upgraded'].includes(event) ? 'notReported' : 'NOTHING_TO_REPORT'
  if (wanted !== 'withdraw') return ''
  const type = season.institutes.get(row.institute)?.type
  const last = season.rounds.length - (type === 'IIT' || type === 'IISC' ? 1 : 0)
  return round >= 2 && round <= last ? 'withdrawn' : 'WITHDRAW_NOT_OPEN'
}

function refusalOf(wanted: string, said: string, onlyFreeze: boolean): string {
  if (wanted === '' || wanted === 'freeze') return ''
  if (said === 'freeze') return 'FROZEN'
  if (onlyFreeze) return 'ONLY_FREEZE'
  return said === 'slide' && wanted === 'float' ? 'NOT_BACK_TO_FLOAT' : ''
}
