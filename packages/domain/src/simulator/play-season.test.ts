import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replayChoices } from '../choice-lists/choice-list-replay.ts'
import type { Profile } from '../predictor/profile.ts'
import { readStates } from '../state/states.ts'
import { writeRounds } from '../testing/allotment-lines.ts'
import { oracleRounds, oracleSeason } from '../testing/allotment-oracle.ts'
import { randomList, seededRandom } from '../testing/random-lists.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import type { PlayedChoice } from './allot-seat.ts'
import {
  type CandidatePool,
  listPlayableSeasons,
  openPlayableBook,
  openSeason,
  playedChoice,
} from './candidate-pools.ts'
import { type Decision, finalSeat, playSeason } from './play-season.ts'
import { seasonRules } from './season-rules.ts'

/** Worked by hand from the printed closing ranks and a second time by another program. Source: JoSAA 2025 and 2026, every round. */
type Case = {
  id: string
  shows: string
  season: number
  profile: Omit<Profile, 'homeState'> & { state: string }
  choices: { choice: string; pools: string[] }[]
  decisions: Record<string, Decision>
  rounds: string[]
}

const CASES: Case[] = JSON.parse(readFileSync(new URL('../testing/allotment-cases.json', import.meta.url), 'utf8'))
const PLAYABLE = openPlayableBook(SHIPPED_BOOK)
const SEASONS = listPlayableSeasons(SHIPPED_BOOK).map((season) => {
  const open = openSeason(PLAYABLE, season)
  return { season, open, rules: seasonRules(season, open.columns.length), oracle: oracleSeason(SHIPPED_BOOK, season) }
})
const RUNS = { numRuns: 1_000 }
/** A season, a seed of a list, and its length; a failing run is printed with its seed. */
const questions = [fc.constantFrom(...SEASONS), fc.nat(), fc.integer({ min: 1, max: 30 })] as const

describe('cases worked by hand', () => {
  for (const { id, shows, ...given } of CASES) {
    test(`${id}: ${shows}`, () => {
      const played = playCase(given)
      expect(played.choices.map(({ pools }) => pools.map(describePool))).toEqual(
        given.choices.map(({ pools }) => pools),
      )
      expect(writeRounds(played.rounds, played.choices)).toEqual(given.rounds)
    })
  }
})

test('every round of a random list is what a second reading of the clauses says', () => {
  fc.assert(
    fc.property(...questions, ({ season, open, rules, oracle }, seed, length) => {
      const { profile, choices, decisions } = randomList(SHIPPED_BOOK, season, seededRandom(seed), length)
      const played = choices.map((choice) => playedChoice(open, profile, choice))
      const list = choices.map(({ institute, programme }) => ({ institute, ...programme }))
      expect(writeRounds(playSeason(played, decisions, rules), played)).toEqual(
        oracleRounds({ season: oracle, profile, list, decisions }),
      )
    }),
    RUNS,
  )
})

test('who floats all along has in each round the best place that the replay of the rounds up to it found', () => {
  fc.assert(
    fc.property(...questions, ({ season, open, rules }, seed, length) => {
      const { profile, choices } = randomList(SHIPPED_BOOK, season, seededRandom(seed), length)
      const played = choices.map((choice) => playedChoice(open, profile, choice))
      const rounds = open.columns.map(({ round, isFinal }) => ({ season, round, isFinal }))
      const [replay] = replayChoices(
        played.map(({ pools }) => pools),
        rounds,
      )
      let best = Number.POSITIVE_INFINITY
      const bestSoFar = replay?.rounds.map(({ place }) => {
        best = Math.min(best, place ?? Number.POSITIVE_INFINITY)
        return best
      })
      const places = playSeason(played, new Map(), rules).map(({ seat }) => seat?.choice ?? Number.POSITIVE_INFINITY)
      expect(places).toEqual(bestSoFar)
    }),
    RUNS,
  )
})

/** What one answer to the first allotment ends at; nothing else is said. */
function endAfter(played: readonly PlayedChoice[], rules: (typeof SEASONS)[number]['rules'], answer: Decision) {
  const first = playSeason(played, new Map(), rules).find(({ seat }) => seat)?.round ?? 1
  return finalSeat(playSeason(played, new Map([[first, answer]]), rules))?.choice ?? Number.POSITIVE_INFINITY
}

test('float ends no worse than slide, and slide no worse than freeze', () => {
  fc.assert(
    fc.property(...questions, ({ season, open, rules }, seed, length) => {
      const { profile, choices } = randomList(SHIPPED_BOOK, season, seededRandom(seed), length)
      const played = choices.map((choice) => playedChoice(open, profile, choice))
      const [float, slide, freeze] = (['float', 'slide', 'freeze'] as const).map((each) =>
        endAfter(played, rules, each),
      )
      expect(float).toBeLessThanOrEqual(slide ?? 0)
      expect(slide).toBeLessThanOrEqual(freeze ?? 0)
    }),
    RUNS,
  )
})

test('a place never gets worse, a frozen choice stays, slide stays in its institute, and only leaving loses a seat', () => {
  fc.assert(
    fc.property(...questions, ({ season, open, rules }, seed, length) => {
      const { profile, choices, decisions } = randomList(SHIPPED_BOOK, season, seededRandom(seed), length)
      const played = choices.map((choice) => playedChoice(open, profile, choice))
      const rounds = playSeason(played, decisions, rules)
      expect(rounds).toHaveLength(rules.rounds)
      rounds.slice(1).forEach((after, at) => {
        const before = rounds[at]?.state
        if (before?.kind === 'out') expect(after).toMatchObject({ event: 'out', seat: undefined })
        if (before?.kind !== 'holding') return
        const seat = after.seat ?? { choice: Number.NaN, pool: Number.NaN }
        expect(seat.choice).toBeLessThanOrEqual(before.choice)
        if (seat.choice === before.choice) expect(seat.pool).toBeLessThanOrEqual(before.pool)
        if (before.willingness === 'freeze') expect(seat.choice).toBe(before.choice)
        if (before.willingness !== 'float') {
          expect(played[seat.choice]?.institute).toBe(played[before.choice]?.institute)
        }
        if (after.state.kind === 'out') expect(decisions.get(after.round)).toMatch(/withdraw|notReport/)
        else expect(after.state.kind).toBe('holding')
      })
    }),
    RUNS,
  )
})

test('a refused decision changes nothing', () => {
  fc.assert(
    fc.property(...questions, ({ season, open, rules }, seed, length) => {
      const { profile, choices, decisions } = randomList(SHIPPED_BOOK, season, seededRandom(seed), length)
      const played = choices.map((choice) => playedChoice(open, profile, choice))
      const rounds = playSeason(played, decisions, rules)
      const accepted = new Map([...decisions].filter(([round]) => !rounds[round - 1]?.refused))
      const again = playSeason(played, accepted, rules)
      expect(again).toEqual(rounds.map((round) => ({ ...round, refused: undefined })))
    }),
    RUNS,
  )
})

test('who floats ends no worse with a better rank in every list, and the same with other choices below the final one', () => {
  fc.assert(
    fc.property(...questions, ({ season, open, rules }, seed, length) => {
      const { profile, choices } = randomList(SHIPPED_BOOK, season, seededRandom(seed), length)
      const end = (who: Profile, list: typeof choices) => {
        const played = list.map((choice) => playedChoice(open, who, choice))
        return finalSeat(playSeason(played, new Map(), rules))
      }
      const final = end(profile, choices)
      const place = final?.choice ?? Number.POSITIVE_INFINITY
      expect(end(betterBy(profile, 0.9), choices)?.choice ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(place)
      if (final) expect(end(profile, choices.slice(0, final.choice + 1))).toEqual(final)
    }),
    RUNS,
  )
})

function betterBy(profile: Profile, factor: number): Profile {
  const better = (ranks: object) =>
    Object.fromEntries(Object.entries(ranks).map(([kind, rank]) => [kind, Math.max(1, Math.floor(rank * factor))]))
  const lists = Object.entries(profile.ranks).map(([list, ranks]) => [list, better(ranks ?? {})])
  return { ...profile, ranks: Object.fromEntries(lists) }
}

function playCase({ season, profile, choices, decisions }: Omit<Case, 'id' | 'shows'>) {
  const open = openSeason(PLAYABLE, season)
  const { state, ...who } = profile
  const played = choices.map(({ choice }) => {
    const [institute = '', name = '', degree = '', years] = choice.split(' | ')
    const programme = { name, degree, durationYears: Number(years) }
    return playedChoice(open, { ...who, homeState: readStates(state).states[0] }, { institute, programme })
  })
  const said = new Map(Object.entries(decisions).map(([round, decision]) => [Number(round), decision]))
  return { choices: played, rounds: playSeason(played, said, seasonRules(season, open.columns.length)) }
}

function describePool({ quota, seatType, gender, rank, closings }: CandidatePool): string {
  return `${quota} ${seatType} ${gender} | ${rank} | ${closings.map((closing) => closing ?? '-').join(' ')}`
}
