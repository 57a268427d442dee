import { expect, test } from 'vitest'
import type { Profile } from '../predictor/profile.ts'
import { openSeatBook } from '../seats/seat-facts.ts'
import { findPool, type NamedSeat, SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { choiceKeyOf } from './choice-list.ts'
import { countBelowSafe } from './choice-list-order.ts'
import { floorOf, replayChoices } from './choice-list-replay.ts'
import { type ChoiceJudgement, chanceOfChoice, judgeChoices } from './judged-choices.ts'

const SILCHAR = 'National Institute of Technology, Silchar'
const MESRA = 'Birla Institute of Technology, Mesra, Ranchi'
const JAIPUR = 'Malaviya National Institute of Technology Jaipur'
const CSE = 'Computer Science and Engineering'
const ECE = 'Electronics and Communication Engineering'
const CIVIL = 'Civil Engineering'
const TIRUPATI_CSE: NamedSeat = { institute: 'Indian Institute of Technology Tirupati', programme: CSE, quota: 'AI' }

const open = openSeatBook(SHIPPED_BOOK)
const keyOf = (seat: NamedSeat) => choiceKeyOf(open.keys.keyOf(findPool(SHIPPED_BOOK, seat)))
/** What replaying reads of judged choices. */
const playable = (choices: readonly ChoiceJudgement[]) =>
  choices.map(({ pools }) =>
    pools.map(({ verdict, closings }) => ({ rank: verdict?.state === 'judged' ? verdict.rank : undefined, closings })),
  )
const man = (homeState: Profile['homeState'], ranks: Profile['ranks']): Profile => {
  return { category: 'OPEN', gender: 'male', isPwd: false, homeState, ranks }
}

/** What a list would have got in each round of JoSAA 2025: the place in the list from 1, or – for none. */
function playIn2025(seats: readonly NamedSeat[], profile: Profile): string {
  const { choices, rounds } = judgeChoices(open, seats.map(keyOf), profile)
  const played = replayChoices(playable(choices), rounds)
  const season = played.find((each) => each.season === 2025)
  return season?.rounds.map(({ place }) => (place === undefined ? '–' : place + 1)).join(' ') ?? 'not in the book'
}

/**
 * Closing ranks of rounds 1 to 6 of JoSAA 2025, as printed (held to the book in replay.test.ts):
 * Silchar ECE HS 34934 38288 38427 38427 38427 40328, OS 15294 16180 16180 16180 16876 18068;
 * Mesra CSE AI 16476 16730 16730 16897 16897 18711; Jaipur Civil OS 30890 32228 32400 32557 33416 35746, HS 27034 28260
 * 28260 28260 28260 28717; Tirupati CSE 4620 4620 4648 4648 4855 5034.
 */
test.each([
  {
    because: 'the first choice that comes is taken, however easy the later ones are',
    list: [
      { institute: MESRA, programme: CSE, quota: 'AI' },
      { institute: SILCHAR, programme: ECE, quota: 'OS' },
      { institute: JAIPUR, programme: CIVIL, quota: 'OS' },
    ],
    profile: man('Maharashtra', { 'main-1': { common: 16_800 } }),
    // 16,800 is behind 16,476 and 16,730, not behind 16,897; OS at Silchar opens to it in round 5; Jaipur all along.
    rounds: '3 3 3 1 1 1',
  },
  {
    because: 'an order turned round gives the lower seat at once',
    list: [
      { institute: JAIPUR, programme: CIVIL, quota: 'OS' },
      { institute: MESRA, programme: CSE, quota: 'AI' },
    ],
    profile: man('Maharashtra', { 'main-1': { common: 16_800 } }),
    rounds: '1 1 1 1 1 1',
  },
  {
    because: 'a seat that is not the candidate’s is passed over, though its closing rank would do',
    list: [
      { institute: SILCHAR, programme: ECE, quota: 'HS' },
      { institute: JAIPUR, programme: CIVIL, quota: 'OS' },
    ],
    profile: man('Maharashtra', { 'main-1': { common: 32_400 } }),
    rounds: '– – 2 2 2 2',
  },
  {
    because: 'exactly the closing rank comes, one behind it does not',
    list: [{ institute: SILCHAR, programme: ECE, quota: 'HS' }],
    profile: man('Assam', { 'main-1': { common: 40_328 } }),
    rounds: '– – – – – 1',
  },
  {
    because: 'one behind the last closing rank gets nothing in any round',
    list: [{ institute: SILCHAR, programme: ECE, quota: 'HS' }],
    profile: man('Assam', { 'main-1': { common: 40_329 } }),
    rounds: '– – – – – –',
  },
  {
    because: 'each choice is judged by the rank of its own list',
    list: [TIRUPATI_CSE, { institute: JAIPUR, programme: CIVIL, quota: 'OS' }],
    profile: man('Punjab', { 'main-1': { common: 30_000 }, advanced: { common: 4_700 } }),
    rounds: '2 2 2 2 1 1',
  },
  {
    because: 'without a rank of its list a choice is passed over',
    list: [TIRUPATI_CSE, { institute: JAIPUR, programme: CIVIL, quota: 'OS' }],
    profile: man('Punjab', { 'main-1': { common: 30_000 } }),
    rounds: '2 2 2 2 2 2',
  },
] as const)('JoSAA 2025: $because', ({ list, profile, rounds }) => {
  expect(playIn2025(list, profile)).toBe(rounds)
})

test('five seasons are played, those of the book with every round and the others with the final one', () => {
  const { rounds } = judgeChoices(open, [keyOf(TIRUPATI_CSE)], undefined)
  const bySeason = Map.groupBy(rounds, ({ season }) => season)
  expect([...bySeason].map(([season, played]) => [season, played.map(({ round }) => round).join('')])).toEqual([
    [2022, '6'],
    [2023, '6'],
    [2024, '12345'],
    [2025, '123456'],
    [2026, '12345'],
  ])
  expect(rounds.filter(({ isFinal }) => isFinal)).toHaveLength(5)
})

test('a season that printed no rank for a choice says so, instead of counting against the rank', () => {
  const rounds = [{ season: 2026, round: 5, isFinal: true }]
  const [season] = replayChoices([[{ rank: 10, closings: [null] }], [{ rank: 10, closings: [10] }]], rounds)
  expect(season).toEqual({ season: 2026, rounds: [{ round: 5, isFinal: true, place: 1 }], notOffered: [0] })
})

test('another category or state judges every choice anew, by the pools that are open then', () => {
  const keys = [keyOf({ institute: SILCHAR, programme: ECE, quota: 'HS' })]
  const answer = (profile: Profile) => {
    const [choice] = judgeChoices(open, keys, profile).choices
    return { state: choice?.verdict?.state, seats: choice?.pools.map(({ quota, gender }) => `${quota} ${gender}`) }
  }
  const ranked = { 'main-1': { common: 30_000 } }
  expect(answer(man('Assam', ranked))).toEqual({ state: 'judged', seats: ['HS neutral'] })
  expect(answer(man('Kerala', ranked))).toEqual({ state: 'judged', seats: ['OS neutral'] })
  expect(answer({ ...man('Assam', ranked), gender: 'female' }).seats?.toSorted()).toEqual(['HS female', 'HS neutral'])
  const unsaid = judgeChoices(open, keys, man(undefined, ranked)).choices[0]
  expect(unsaid?.verdict).toEqual({ state: 'not-theirs', because: 'home-state-missing' })
  expect(unsaid?.pools).toEqual([])
  expect(answer(man('Assam', { advanced: { common: 900 } })).state).toBe('rank-missing')
})

test('of a girl’s pools the likelier leads, and her list gets what either of them would have given', () => {
  const keys = [keyOf({ institute: SILCHAR, programme: ECE, quota: 'HS' })]
  // JoSAA 2025, final round: Silchar ECE HS OPEN closed at 40,328 neutral and, later, at more for women alone.
  const girl: Profile = { ...man('Assam', { 'main-1': { common: 40_329 } }), gender: 'female' }
  const { choices, rounds } = judgeChoices(open, keys, girl)
  const percents = choices[0]?.pools.map(({ verdict }) =>
    verdict?.state === 'judged' ? (verdict.chance?.percent ?? -1) : -1,
  )
  expect(percents).toEqual(percents?.toSorted((a, b) => b - a))
  expect(choices[0]?.verdict).toEqual(choices[0]?.pools[0]?.verdict)
  const final = replayChoices(playable(choices), rounds)
    .find(({ season }) => season === 2025)
    ?.rounds.at(-1)
  expect(final?.place).toBe(0)
})

test('a choice that the book no longer has is named, and the others keep their order', () => {
  const [one, other] = [keyOf(TIRUPATI_CSE), keyOf({ institute: JAIPUR, programme: CIVIL, quota: 'OS' })]
  const judged = judgeChoices(open, [other, 'a/b', one], undefined)
  expect(judged.choices.map(({ key }) => key)).toEqual([other, one])
  expect(judged.unknownKeys).toEqual(['a/b'])
  expect(judged.choices[0]?.verdict).toBeUndefined()
  expect(judged.choices[1]?.pools.map(({ seatType, gender }) => [seatType, gender])).toEqual([['OPEN', 'neutral']])
})

test('what stands below the first Safe choice is counted', () => {
  const verdict = (band: 'safe' | 'reach') => {
    return { state: 'judged', rank: 1, rankKind: 'common', chance: { percent: 50, band } } as const
  }
  expect(countBelowSafe([verdict('reach'), verdict('safe'), undefined, verdict('reach')])).toBe(2)
  expect(countBelowSafe([verdict('reach'), undefined])).toBeUndefined()
  expect(countBelowSafe([])).toBeUndefined()
})

test('a list with B.Arch of an IIT is played past it until the AAT is passed', () => {
  const kharagpur = 'Indian Institute of Technology Kharagpur'
  const keys = [
    keyOf({ institute: kharagpur, programme: 'Architecture', quota: 'AI' }),
    keyOf({
      institute: 'Indian Institute of Technology Jammu',
      programme: 'Materials and Metallurgical Engineering',
      quota: 'AI',
    }),
  ]
  const played = (profile: Profile) => {
    const { choices, rounds } = judgeChoices(open, keys, profile)
    const final = replayChoices(playable(choices), rounds).at(-1)
    return [choices[0]?.verdict?.state, final?.rounds.at(-1)?.place]
  }
  // JoSAA 2026, round 5, OPEN: Architecture at Kharagpur closed behind 12,000, and Materials at Jammu at 18,637.
  const candidate = man('Bihar', { advanced: { common: 12_000 } })
  expect(played(candidate)).toEqual(['not-theirs', 1])
  expect(played({ ...candidate, hasPassedAat: true })).toEqual(['judged', 0])
})

test('the floor is the lowest row any season went down to, and there is none while a season gave nothing', () => {
  const rounds = [2025, 2026].map((season) => ({ season, round: 6, isFinal: true }))
  const list = [
    [{ rank: 10, closings: [20, 5] }],
    [{ rank: 10, closings: [20, 20] }],
    [{ rank: 10, closings: [30, 30] }],
  ]
  expect(floorOf(replayChoices(list, rounds))).toBe(1)
  expect(floorOf(replayChoices(list.slice(0, 1), rounds))).toBeUndefined()
  expect(floorOf(replayChoices(list, []))).toBeUndefined()
})

test('the chance of a choice by itself is the one that its row shows', () => {
  const profile = man('Assam', { 'main-1': { common: 33_000 } })
  const keys = [...new Set(Array.from({ length: 4_000 }, (_, pool) => choiceKeyOf(open.keys.keyOf(pool))))]
  const { choices } = judgeChoices(open, keys, profile)
  const shown = choices.map(({ verdict }) => (verdict?.state === 'judged' ? verdict.chance?.percent : undefined))
  expect(keys.map((key) => chanceOfChoice(open, open.keys.poolsOf(key), profile)?.percent)).toEqual(shown)
  expect(shown.filter((percent) => percent !== undefined).length).toBeGreaterThan(20)
})
