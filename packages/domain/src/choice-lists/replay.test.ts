import { describe, expect, test } from 'vitest'
import type { RankList } from '../book/rank-book.ts'
import type { ListRanks, Profile } from '../predictor/profile.ts'
import { judgeSeat, openSeatBook } from '../seats/seat-facts.ts'
import type { State } from '../state/states.ts'
import { findPool, type NamedSeat, SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { closingRank, josaaFinals } from './replay.ts'

const SEATS = openSeatBook(SHIPPED_BOOK)
const SILCHAR = 'National Institute of Technology, Silchar'
const GOA = 'National Institute of Technology Goa'
const SRINAGAR = 'National Institute of Technology, Srinagar'
const MESRA = 'Birla Institute of Technology, Mesra, Ranchi'
const JAIPUR = 'Malaviya National Institute of Technology Jaipur'
const TRICHY = 'National Institute of Technology, Tiruchirappalli'
const CSE = 'Computer Science and Engineering'
const ECE = 'Electronics and Communication Engineering'

const ECE_AT_HOME: NamedSeat = { institute: SILCHAR, programme: ECE, quota: 'HS' }
const ECE_AT_HOME_FOR_WOMEN: NamedSeat = { ...ECE_AT_HOME, gender: 'female' }
const ECE_ELSEWHERE: NamedSeat = { institute: SILCHAR, programme: ECE, quota: 'OS' }

/** JoSAA 2025, rounds 1 to 6: the closing ranks of each round as printed. */
const CLOSINGS: readonly (readonly [NamedSeat, readonly number[]])[] = [
  [ECE_AT_HOME, [34934, 38288, 38427, 38427, 38427, 40328]],
  [ECE_AT_HOME_FOR_WOMEN, [58994, 62066, 62066, 62066, 67048, 68973]],
  [ECE_ELSEWHERE, [15294, 16180, 16180, 16180, 16876, 18068]],
  [{ institute: MESRA, programme: CSE, quota: 'HS' }, [29002, 30491, 30491, 30491, 31836, 32592]],
  [{ institute: MESRA, programme: CSE, quota: 'AI' }, [16476, 16730, 16730, 16897, 16897, 18711]],
  [{ institute: GOA, programme: CSE, quota: 'HS' }, [16198, 16198, 16198, 16198, 16198, 16198]],
  [{ institute: GOA, programme: CSE, quota: 'GO' }, [27338, 27338, 27338, 27338, 27338, 27338]],
  [{ institute: GOA, programme: CSE, quota: 'OS' }, [11696, 12359, 12359, 12359, 12542, 13640]],
  [{ institute: SRINAGAR, programme: CSE, quota: 'LA' }, [220991, 220991, 220991, 220991, 220991, 220991]],
  [{ institute: SRINAGAR, programme: CSE, quota: 'JK' }, [35088, 36408, 37158, 37158, 37158, 39108]],
  [{ institute: SRINAGAR, programme: CSE, quota: 'OS' }, [22015, 24214, 24301, 24301, 24301, 26171]],
  [{ institute: JAIPUR, programme: 'Civil Engineering', quota: 'OS' }, [30890, 32228, 32400, 32557, 33416, 35746]],
  [{ institute: JAIPUR, programme: 'Civil Engineering', quota: 'HS' }, [27034, 28260, 28260, 28260, 28260, 28717]],
  [{ institute: TRICHY, programme: CSE, quota: 'OS', seatType: 'OPEN (PwD)' }, [43, 43, 43, 43, 43, 43]],
  [
    { institute: 'Indian Institute of Technology Tirupati', programme: CSE, quota: 'AI' },
    [4620, 4620, 4648, 4648, 4855, 5034],
  ],
]

type Case = {
  because: string
  who: Profile
  seat: NamedSeat
  /** First round of JoSAA 2025 that admits; 'no round' = may take it, never reached; 'not theirs' = may not take it. */
  comes: number | 'no round' | 'not theirs'
}

const inAssam = (rank: number, gender: Profile['gender'] = 'male') => open({ common: rank }, 'Assam', 'main-1', gender)
const ladakhi = open({ common: 220000 }, 'Ladakh')
const lakshadweep = open({ common: 16100 }, 'Lakshadweep')
const maharashtrian = (rank: number) => open({ common: rank }, 'Maharashtra')

/** Source: JoSAA 2025, opening and closing ranks, rounds 1 to 6. */
const CASES: readonly Case[] = [
  { because: 'home state, behind no closing rank', who: inAssam(33157), seat: ECE_AT_HOME, comes: 1 },
  { because: 'OS is not for the home state', who: inAssam(33157), seat: ECE_ELSEWHERE, comes: 'not theirs' },
  { because: 'exactly the last rank gets in', who: inAssam(40328), seat: ECE_AT_HOME, comes: 6 },
  { because: 'one behind the last rank', who: inAssam(40329), seat: ECE_AT_HOME, comes: 'no round' },
  { because: 'other states take OS', who: maharashtrian(15000), seat: ECE_ELSEWHERE, comes: 1 },
  { because: 'other states never take HS', who: maharashtrian(15000), seat: ECE_AT_HOME, comes: 'not theirs' },
  {
    because: 'rank 5,000 against a closing rank of 2,409',
    who: maharashtrian(5000),
    seat: { institute: 'National Institute of Technology, Warangal', programme: CSE, quota: 'OS' },
    comes: 'no round',
  },
  {
    because: 'where AI and HS both stand, HS comes',
    who: open({ common: 22739 }, 'Jharkhand'),
    seat: { institute: MESRA, programme: CSE, quota: 'HS' },
    comes: 1,
  },
  {
    because: 'where AI and HS both stand, AI is judged too',
    who: open({ common: 22739 }, 'Jharkhand'),
    seat: { institute: MESRA, programme: CSE, quota: 'AI' },
    comes: 'no round',
  },
  { because: 'a woman takes the women’s seats', who: inAssam(50000, 'female'), seat: ECE_AT_HOME_FOR_WOMEN, comes: 1 },
  { because: 'a woman takes the neutral seats', who: inAssam(30000, 'female'), seat: ECE_AT_HOME, comes: 1 },
  { because: 'and the women’s seats with it', who: inAssam(30000, 'female'), seat: ECE_AT_HOME_FOR_WOMEN, comes: 1 },
  { because: 'a man never takes them', who: inAssam(30000), seat: ECE_AT_HOME_FOR_WOMEN, comes: 'not theirs' },
  {
    because: 'an OPEN candidate never takes an SC seat',
    who: inAssam(5000),
    seat: { ...ECE_AT_HOME, seatType: 'SC' },
    comes: 'not theirs',
  },
  {
    because: 'Advanced rank 67 against a closing rank of 66',
    who: open({ common: 67 }, 'Maharashtra', 'advanced'),
    seat: { institute: 'Indian Institute of Technology Bombay', programme: CSE, quota: 'AI' },
    comes: 'no round',
  },
  {
    because: 'rank 4,700 waits until the seat closes at 4,855',
    who: open({ common: 4700 }, undefined, 'advanced'),
    seat: { institute: 'Indian Institute of Technology Tirupati', programme: CSE, quota: 'AI' },
    comes: 5,
  },
  { because: 'Lakshadweep is home at NIT Goa', who: lakshadweep, seat: at(GOA, 'HS'), comes: 1 },
  { because: 'GO is for Goa alone', who: lakshadweep, seat: at(GOA, 'GO'), comes: 'not theirs' },
  { because: 'who has HS there takes no OS there', who: lakshadweep, seat: at(GOA, 'OS'), comes: 'not theirs' },
  { because: 'Goa takes GO at NIT Goa', who: open({ common: 27338 }, 'Goa'), seat: at(GOA, 'GO'), comes: 1 },
  { because: 'Ladakh takes LA, behind the closing rank of JK', who: ladakhi, seat: at(SRINAGAR, 'LA'), comes: 1 },
  { because: 'JK is not for Ladakh', who: ladakhi, seat: at(SRINAGAR, 'JK'), comes: 'not theirs' },
  { because: 'nor is OS at NIT Srinagar', who: ladakhi, seat: at(SRINAGAR, 'OS'), comes: 'not theirs' },
  {
    because: 'a Paper 1 rank of 150 says nothing of Architecture, which closed at 207 on its own list',
    who: open({ common: 150 }, 'Delhi'),
    seat: { institute: 'School of Planning & Architecture, New Delhi', programme: 'Architecture', quota: 'AI' },
    comes: 'not theirs',
  },
  {
    because: 'the same rank on the list of Paper 2A',
    who: open({ common: 150 }, 'Delhi', 'main-2a'),
    seat: { institute: 'School of Planning & Architecture, New Delhi', programme: 'Architecture', quota: 'AI' },
    comes: 1,
  },
  {
    because: 'PwD rank 40 against the PwD closing rank 43',
    who: { ...open({ categoryPwd: 40 }, 'Kerala'), isPwd: true },
    seat: { institute: TRICHY, programme: CSE, quota: 'OS', seatType: 'OPEN (PwD)' },
    comes: 1,
  },
  {
    because: 'a PwD seat is never judged by the common rank',
    who: { ...open({ common: 40 }, 'Kerala'), isPwd: true },
    seat: { institute: TRICHY, programme: CSE, quota: 'OS', seatType: 'OPEN (PwD)' },
    comes: 'not theirs',
  },
  {
    because: 'rank 8,500 against a closing rank of 1,827',
    who: maharashtrian(8500),
    seat: { institute: 'National Institute of Technology Karnataka, Surathkal', programme: CSE, quota: 'OS' },
    comes: 'no round',
  },
  {
    because: 'OS can be easier than HS',
    who: open({ common: 30000 }, 'Punjab'),
    seat: { institute: JAIPUR, programme: 'Civil Engineering', quota: 'OS' },
    comes: 1,
  },
  {
    because: 'and HS is harder there for who is at home',
    who: open({ common: 30000 }, 'Rajasthan'),
    seat: { institute: JAIPUR, programme: 'Civil Engineering', quota: 'HS' },
    comes: 'no round',
  },
]

describe('JoSAA 2025', () => {
  test.each(CLOSINGS)('%o stands in the book with the closing ranks that were printed', (seat, closings) => {
    const pool = findPool(SHIPPED_BOOK, seat)
    const rounds = SHIPPED_BOOK.rounds.filter(({ counselling, season }) => counselling === 'josaa' && season === 2025)
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6])
    expect(rounds.map(({ closing }) => closing[pool])).toEqual(closings)
  })

  test.each(CASES)('$because', ({ who, seat, comes }) => {
    const pool = findPool(SHIPPED_BOOK, seat)
    const replayed = replay2025(pool, who)
    expect(replayed === undefined ? 'not theirs' : (replayed.earliestRound ?? 'no round')).toBe(comes)
  })

  /** Counted over the printed tables: own category, neutral seats of Paper 1, without GO, JK and LA. */
  test.each([
    { rank: 8500, state: 'Maharashtra', after1: 583, after6: 590, hardest: [8510, 8532, 8600, 8902, 9204] },
    { rank: 20000, state: 'Maharashtra', after1: 462, after6: 490, hardest: [20008, 20044, 20115, 20155, 20199] },
    { rank: 33157, state: 'Assam', after1: 317, after6: 381, hardest: [33379, 33468, 33596, 33738, 33769] },
  ] as const)('rank $rank from $state is not behind $after1 seats in round 1 and $after6 in round 6', (counted) => {
    const who = open({ common: counted.rank }, counted.state)
    const seats = Array.from({ length: SHIPPED_BOOK.poolCount }, (_, pool) => ({ pool, played: replay2025(pool, who) }))
    const atOnce = seats.filter(({ played }) => played?.earliestRound === 1)
    const inTheEnd = seats.filter(({ played }) => played?.wouldGet)
    expect([atOnce.length, inTheEnd.length]).toEqual([counted.after1, counted.after6])
    const final = josaaFinals(SHIPPED_BOOK).find(({ season }) => season === 2025)
    const closings = inTheEnd.map(({ pool }) => (final && closingRank(final, pool)) ?? 0)
    expect(closings.sort((a, b) => a - b).slice(0, 5)).toEqual(counted.hardest)
  })
})

/** How the season 2025 would have answered a candidate; undefined where the seat is not theirs. */
function replay2025(pool: number, who: Profile) {
  const verdict = judgeSeat(SEATS, pool, who)
  return verdict.state === 'judged' ? verdict.seasons.find(({ season }) => season === 2025) : undefined
}

function open(
  ranks: ListRanks,
  homeState: State | undefined,
  list: RankList = 'main-1',
  gender: Profile['gender'] = 'male',
): Profile {
  return { category: 'OPEN', gender, isPwd: false, homeState, ranks: { [list]: ranks } }
}

function at(institute: string, quota: NamedSeat['quota']): NamedSeat {
  return { institute, programme: CSE, quota }
}
