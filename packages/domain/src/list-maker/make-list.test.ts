import { expect, test } from 'vitest'
import type { Category } from '../book/rank-book.ts'
import { findCollegeFacts } from '../colleges/college-facts.ts'
import { adviseOn } from '../list-doctor/advice.ts'
import { type CheckBook, checkList, openCheckBook } from '../list-doctor/check-list.ts'
import { findFaults } from '../list-doctor/list-doctor.ts'
import { bestChance } from '../list-doctor/repairs.ts'
import type { RiskPool } from '../list-risk/none-of-first.ts'
import type { Profile } from '../predictor/profile.ts'
import { openSeatBook } from '../seats/seat-facts.ts'
import { STATES } from '../state/states.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { BRANCHES } from './branch-labels.ts'
import { chooseSeats } from './choose-seats.ts'
import { drawSeasons } from './drawn-seasons.ts'
import { type Boldness, makeList } from './make-list.ts'
import { likingOf, type Preferences } from './preferences.ts'

const check = openCheckBook(openSeatBook(SHIPPED_BOOK)) as CheckBook
const EVEN = { branch: 1, college: 1, home: 0, cost: 0 }
const ANYTHING: Preferences = { families: [], states: [], weights: EVEN }

function aProfile(common: number, category: Category = 'OPEN', more: Partial<Profile> = {}): Profile {
  const own = category === 'OPEN' ? {} : { category: Math.ceil(common / 4) }
  return {
    category,
    gender: 'male',
    isPwd: false,
    homeState: 'Maharashtra',
    ranks: { 'main-1': { common, ...own } },
    ...more,
  }
}

const make = (profile: Profile, preferences: Preferences, count = 40, boldness: Boldness = 'balanced') =>
  makeList(check, profile, preferences, { count, boldness, factsOf: findCollegeFacts })

test('a list holds no row that the doctor would call blocked, none twice, and nothing that cannot come', () => {
  for (let trial = 0; trial < 60; trial++) {
    const category = (['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const)[trial % 5] ?? 'OPEN'
    const profile = aProfile(1_500 + 1_700 * trial, category, { homeState: STATES[trial % STATES.length] })
    const { choices, found } = make(profile, ANYTHING)
    expect(choices.length).toBeLessThanOrEqual(Math.min(40, found))
    const candidate = { lists: ['main-1'] as const, hasPassedAat: false }
    const codes = findFaults(choices, candidate, check.risk.shocks).findings.map(({ code }) => code)
    for (const blocked of ['TWICE', 'NOT_OFFERED', 'NO_RANK_FOR_IT', 'AAT_MISSING', 'NOT_ELIGIBLE', 'NO_CHANCE'])
      expect(codes).not.toContain(blocked)
    // What a page calls "under 1 %" takes no row.
    for (const choice of choices) expect(bestChance(choice)).toBeGreaterThanOrEqual(0.01)
  }
})

test('branches and states are kept to, and a branch liked more stands first where branch is all that counts', () => {
  const families = ['ECE', 'CSE']
  const preferences: Preferences = { families, states: ['Gujarat', 'Rajasthan'], weights: { ...EVEN, college: 0 } }
  const { choices } = make(aProfile(60_000), preferences)
  const order = choices.map(({ family }) => families.indexOf(family))
  expect(new Set(order)).toEqual(new Set([0, 1]))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  const states = choices.map(({ institute }) => SHIPPED_BOOK.institutes.find(({ name }) => name === institute)?.state)
  expect(new Set(states)).toEqual(new Set(['Gujarat', 'Rajasthan']))
})

test('near home first puts the own state in front', () => {
  const { choices } = make(aProfile(30_000), { ...ANYTHING, weights: { branch: 0, college: 0, home: 1, cost: 0 } })
  const states = choices.map(({ institute }) => SHIPPED_BOOK.institutes.find(({ name }) => name === institute)?.state)
  expect(states[0]).toBe('Maharashtra')
  expect(states.indexOf('Maharashtra')).toBeLessThan(states.findIndex((state) => state !== 'Maharashtra'))
})

test('a careful list risks less than a bold one, or no more, and both stay under what they aim at', () => {
  for (const common of [8_000, 20_000, 45_000]) {
    const careful = make(aProfile(common), ANYTHING, 25, 'careful').noSeat
    const bold = make(aProfile(common), ANYTHING, 25, 'bold').noSeat
    expect(careful).toBeLessThanOrEqual(0.005)
    expect(bold).toBeLessThanOrEqual(0.015)
  }
})

test('the same answers give the same list', () => {
  const keys = () => make(aProfile(20_000), ANYTHING).choices.map(({ key }) => key)
  expect(keys()).toEqual(keys())
})

test('a rank that nothing fits gives an empty list and says so', () => {
  expect(make(aProfile(1_500_000), { ...ANYTHING, families: ['CSE'] })).toEqual({
    choices: [],
    found: 0,
    noSeat: 1,
    kinds: { dream: 0, target: 0, safe: 0 },
    fewer: 'seats',
    lifted: [],
    spare: 0,
    beyond: 0,
  })
})

test('near home first and bold gives a girl of Kerala dreams to try for above the sure seat at home', () => {
  const girl = aProfile(12_450, 'OBC-NCL', { gender: 'female', homeState: 'Kerala' })
  const home: Preferences = { ...ANYTHING, weights: { ...EVEN, home: 3 } }
  const of = (boldness: Boldness) => make(girl, home, 40, boldness)
  const [careful, balanced, bold] = [of('careful'), of('balanced'), of('bold')]
  // Nothing stands above what she likes more, and the page says so.
  expect([careful.kinds.dream, careful.lifted, careful.fewer]).toEqual([0, [], 'order'])
  expect(balanced.kinds.dream).toBeGreaterThan(0)
  expect(bold.kinds.dream).toBeGreaterThan(balanced.kinds.dream)
  expect(bold.kinds.dream + bold.kinds.target).toBe(bold.lifted.length)
  const [first, ...rest] = bold.choices.filter((choice) => bestChance(choice) >= 0.88)
  expect(first?.institute).toBe('National Institute of Technology Calicut')
  expect(rest.length).toBe(bold.kinds.safe - 1)
})

test('boldness is kept whatever counts first: its share of dreams and targets, or one reason why there are fewer', () => {
  const draw = numbersFrom(20)
  const pick = <Of>(all: readonly Of[]) => all[Math.floor(draw() * all.length)] as Of
  const shares = { balanced: { dream: 0.4, target: 0.4 }, bold: { dream: 4 / 7, target: 2 / 7 } }
  for (let trial = 0; trial < 30; trial++) {
    const profile = drawProfile(draw, pick)
    const families = BRANCHES.filter(() => draw() < pick([0, 0.15, 0.4])).toSorted(() => draw() - 0.5)
    for (const first of ['branch', 'college', 'home', 'cost'] as const) {
      const weights = { ...EVEN, home: 0, cost: 0, [first]: 3 }
      const of = (boldness: Boldness) => make(profile, { families, states: [], weights }, 25, boldness)
      const made = { careful: of('careful'), balanced: of('balanced'), bold: of('bold') }
      const named = JSON.stringify({ trial, profile, families, first })
      expect(made.careful.lifted, named).toEqual([])
      expect(made.bold.fewer, named).not.toBe('order')
      for (const boldness of ['balanced', 'bold'] as const) {
        const { kinds, fewer, choices } = made[boldness]
        const isKept = (kind: 'dream' | 'target') => kinds[kind] >= Math.round(25 * shares[boldness][kind])
        if (fewer === 'none' && choices.length > 0)
          expect([isKept('dream'), isKept('target')], named).toEqual([true, true])
      }
      const tried = (list: (typeof made)['bold']) => list.kinds.dream + list.kinds.target
      if (made.bold.lifted.length > 0) expect(tried(made.bold), named).toBeGreaterThanOrEqual(tried(made.careful))
    }
  }
})

test('a bolder list has more dreams for each safe seat', () => {
  const dreams = (boldness: Boldness) => make(aProfile(30_000), ANYTHING, 40, boldness).kinds.dream
  expect(dreams('bold')).toBeGreaterThan(dreams('careful'))
})

test('the doctor has nothing to say of a list that was just made, whoever it is for and whatever is liked', () => {
  const draw = numbersFrom(7)
  const pick = <Of>(all: readonly Of[]) => all[Math.floor(draw() * all.length)] as Of
  for (let trial = 0; trial < 240; trial++) {
    const profile = drawProfile(draw, pick)
    const families = BRANCHES.filter(() => draw() < pick([0, 0.15, 0.4])).toSorted(() => draw() - 0.5)
    const states = draw() < 0.25 ? [pick(STATES), pick(STATES)] : []
    const weights = { branch: 1 + Math.floor(draw() * 3), college: 1, home: pick([0, 3]), cost: pick([0, 0, 3]) }
    const preferences = { families, states, weights }
    const made = make(profile, preferences, pick([25, 40, 60]), pick(['careful', 'balanced', 'bold'] as const))
    const named = JSON.stringify({ trial, profile, preferences })
    const list = checkList(
      check,
      made.choices.map(({ key }) => key),
      profile,
    )
    const { findings, judged } = findFaults(list.choices, list.candidate, check.risk.shocks, { offers: list.offers })
    const said = adviseOn(findings, judged, { ...list, said: 'whole' }).filter(
      // A fact about a seat; and an end that nothing safe is left to mend.
      ({ code, repair }) => code !== 'MAY_NOT_BE_OFFERED' && !(code === 'NO_SAFE_END' && repair === undefined),
    )
    expect(said, named).toEqual([])
    const reached = judged.rows.filter(({ reach }) => reach >= 0.005).length
    expect(made.choices.length - reached, named).toBe(made.spare)
    // Shorter than the least that is asked for only where no more fit or a row comes almost surely.
    if (made.choices.length < Math.min(25, made.found)) expect(made.noSeat, named).toBeLessThan(0.005)
  }
})

test('a list ends with safe seats beyond what is liked where that alone could give nothing', () => {
  const wished: Preferences = { ...ANYTHING, families: ['CSE'], states: ['Gujarat'] }
  const { choices, found, beyond, noSeat } = make(aProfile(50_000), wished)
  expect(beyond).toBeGreaterThan(0)
  expect(choices.length).toBe(found + beyond)
  expect(noSeat).toBeLessThan(0.02)
  const ends = choices.slice(found).map(bestChance)
  expect(ends).toEqual(ends.toSorted((a, b) => a - b))
})

test('under a row that comes almost surely only rows as sure follow, up to the usual length', () => {
  const { choices, spare } = make(aProfile(900), ANYTHING)
  expect([choices.length, spare]).toEqual([25, 23])
  for (const choice of choices.slice(2)) expect(bestChance(choice)).toBeGreaterThanOrEqual(0.97)
})

/** Numbers in [0, 1), the same for the same seed: a linear congruence (Numerical Recipes). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function drawProfile(draw: () => number, pick: <Of>(all: readonly Of[]) => Of): Profile {
  const category = pick(['OPEN', 'OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const)
  const isPwd = draw() < 0.06
  const common = Math.round(Math.exp(4 + 8.5 * draw()))
  const pwd = isPwd ? { openPwd: Math.ceil(common / 60), categoryPwd: Math.ceil(common / 150) } : {}
  const main = { common, ...(category === 'OPEN' ? {} : { category: Math.ceil(common / 4) }), ...pwd }
  const advanced = { ...main, common: Math.ceil(common / 2) }
  const ranks = { 'main-1': main, ...(draw() < 0.3 && { advanced }) }
  return { category, isPwd, gender: pick(['male', 'female'] as const), homeState: pick(STATES), ranks }
}

const pool = (number: number, chance: number): RiskPool & { pool: number } => {
  return { pool: number, chance, list: 'main-1', group: number, spread: 1 }
}
const SHOCKS = { list: 0.25, group: 0.45 }
const EVENLY = { dream: 1, target: 1, safe: 1 }

test('the order of liking is kept, whatever is chosen, and a longer list only adds', () => {
  const liked = Array.from({ length: 30 }, (_, at) => ({ pools: [pool(at, ((at * 37) % 100) / 100)] }))
  const shorter = chooseSeats(liked, 8, { shocks: SHOCKS, target: 1, shares: EVENLY })
  const longer = chooseSeats(liked, 20, { shocks: SHOCKS, target: 1, shares: EVENLY })
  expect(shorter).toEqual(shorter.toSorted((a, b) => a - b))
  expect(longer).toEqual(expect.arrayContaining(shorter))
  expect([shorter.length, longer.length]).toEqual([8, 20])
})

test('a safe seat is chosen before one more dream where the risk would be large', () => {
  const liked = [0.05, 0.05, 0.05, 0.05, 0.98].map((chance, at) => ({ pools: [pool(at, chance)] }))
  expect(chooseSeats(liked, 2, { shocks: SHOCKS, target: 0.03, shares: EVENLY })).toContain(4)
})

test('a drawn season gives a pool as often as its chance says', () => {
  for (const chance of [0.1, 0.5, 0.9]) {
    const share = drawSeasons(SHOCKS)([pool(7, chance)]).reduce((sum, has) => sum + has, 0) / 512
    // Three standard deviations of 512 draws at most.
    expect(Math.abs(share - chance)).toBeLessThan(3 * Math.sqrt((chance * (1 - chance)) / 512))
  }
})

test('a seat of the first branch at a wanted college is liked more than one of the second, by the weights given', () => {
  const institute = { type: 'NIT' as const }
  const seat = { institute, facts: undefined, family: 'CSE', standing: 0.5, demand: 0.5 }
  const preferences: Preferences = {
    families: ['CSE', 'ECE'],
    states: [],
    weights: { branch: 1, college: 0, home: 0, cost: 0 },
  }
  expect(likingOf(seat, preferences, aProfile(1))).toBe(1)
  expect(likingOf({ ...seat, family: 'ECE' }, preferences, aProfile(1))).toBeCloseTo(0.4, 9)
  // NIT: .6 × .7 of its kind and .4 × .5 of its standing.
  expect(
    likingOf(seat, { ...preferences, weights: { branch: 0, college: 2, home: 0, cost: 0 } }, aProfile(1)),
  ).toBeCloseTo(0.62, 9)
})
