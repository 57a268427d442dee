import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareBook } from '../book/prepared-book.ts'
import { CATEGORIES } from '../book/rank-book.ts'
import { predictSeats } from '../predictor/college-predictor.ts'
import { GENDERS, type Profile } from '../predictor/profile.ts'
import { STATES } from '../state/states.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { type ChoiceTable, choiceRow } from './choice.ts'
import { choiceTable } from './choice-table.ts'
import { hiddenChoices } from './hidden-choices.ts'

const PREPARED = prepareBook(SHIPPED_BOOK)
const GIRL: Profile = {
  category: 'OBC-NCL',
  gender: 'female',
  isPwd: false,
  homeState: 'Kerala',
  ranks: { 'main-1': { common: 12_450 } },
}

const rank = fc.integer({ min: 1, max: 300_000 })
const ranks = fc.record({ common: rank, category: rank, openPwd: rank, categoryPwd: rank })
const profiles: fc.Arbitrary<Profile> = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  gender: fc.constantFrom(...GENDERS),
  isPwd: fc.boolean(),
  hasPassedAat: fc.boolean(),
  homeState: fc.constantFrom(...STATES, undefined),
  ranks: fc.record({ 'main-1': ranks, advanced: ranks }),
})

function rowsOf(table: ChoiceTable) {
  return table.choices.flatMap((choice) => (choice.pools[0] ? [choiceRow(table, choice, choice.pools[0])] : []))
}

test('the choices hold every seat pool that the person may take, each once and with the chance it has alone', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const alone = predictSeats(PREPARED, profile, { sort: 'hardest', page: 1, limit: 100_000 }).data
      const say = (seat: { key: string; chancePercent: number; band: string; rank: number }) =>
        [seat.key, seat.chancePercent, seat.band, seat.rank].join()
      const rows = rowsOf(choiceTable(PREPARED, profile))
      expect(rows.flatMap(({ pools }) => pools.map(say)).toSorted()).toEqual(alone.map(say).toSorted())
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    }),
    { numRuns: 30 },
  )
})

test('the leading pool of a choice is of its likeliest band and has the highest chance there', () => {
  const order = ['safe', 'likely', 'reach', 'long-shot']
  fc.assert(
    fc.property(profiles, (profile) =>
      choiceTable(PREPARED, profile).choices.every(({ pools: [lead, ...others] }) =>
        others.every(
          (other) =>
            lead !== undefined &&
            (order.indexOf(lead.band) < order.indexOf(other.band) ||
              (lead.band === other.band && lead.chancePercent >= other.chancePercent)),
        ),
      ),
    ),
    { numRuns: 30 },
  )
})

test('a girl of Kerala sees NIT Calicut CSE once, with her home seats in it and the ranks she did not give', () => {
  const rows = rowsOf(choiceTable(PREPARED, GIRL))
  const calicut = rows.filter(({ key }) =>
    /^national-institute-of-technology-calicut\/computer-science-and-engineering-4-years/.test(key),
  )
  expect(calicut).toHaveLength(1)
  const [row] = calicut
  // JoSAA 2026, round 5 (final), NIT Calicut, Computer Science and Engineering, HS, OPEN: female-only 14263, gender-neutral 8814.
  expect(row?.pools.map(({ quota, gender, closings }) => [quota, gender, closings.at(-1)])).toEqual([
    ['HS', 'female', 14_263],
    ['HS', 'neutral', 8_814],
  ])
  // OBC-NCL, HS: gender-neutral 4321 and female-only 5493.
  expect(
    row?.unjudged.map(({ rankKind, closings }) => [rankKind, closings.toSorted((a, b) => (a ?? 0) - (b ?? 0))]),
  ).toEqual([['category', [4_321, 5_493]]])
  expect(row?.institute.shortName).toBe('NIT Calicut')
})

test('the order of what is most wanted is the same for everybody', () => {
  fc.assert(
    fc.property(profiles, profiles, (one, other) => {
      const [first, second] = [one, other].map((profile) =>
        rowsOf(choiceTable(PREPARED, profile)).map(({ key }) => key),
      )
      const both = new Set(first).intersection(new Set(second))
      const shared = (keys: readonly string[] | undefined) => keys?.filter((key) => both.has(key))
      expect(shared(first)).toEqual(shared(second))
    }),
    { numRuns: 20 },
  )
})

test('what is not said is counted in choices: a missing rank at the most, a missing gender exactly for a girl', () => {
  const unsaid = { ...GIRL, gender: undefined }
  const countShown = (profile: Profile) =>
    choiceTable(PREPARED, profile).choices.filter(({ pools }) => pools[0]?.band !== 'long-shot').length
  const [rankGap, genderGap] = hiddenChoices(PREPARED, unsaid)
  expect([rankGap?.of, genderGap?.of]).toEqual(['rank', 'gender'])
  expect(genderGap?.more).toBe(countShown(GIRL) - countShown(unsaid))
  const [onlyRank, ...others] = hiddenChoices(PREPARED, GIRL)
  expect(others).toEqual([])
  for (const category of [1, 3_990, 40_000]) {
    const told = { ...GIRL, ranks: { 'main-1': { common: 12_450, category } } }
    expect(countShown(told) - countShown(GIRL)).toBeLessThanOrEqual(onlyRank?.more ?? 0)
  }
})

test('without a home state the count is what every state adds at the least', () => {
  const { homeState: _, ...unsaid } = GIRL
  const gap = hiddenChoices(PREPARED, unsaid).find(({ of }) => of === 'state')
  const countShown = (profile: Profile) =>
    choiceTable(PREPARED, profile).choices.filter(({ pools }) => pools[0]?.band !== 'long-shot').length
  const added = STATES.map((homeState) => countShown({ ...unsaid, homeState }) - countShown(unsaid))
  expect(gap?.more).toBe(Math.min(...added))
  expect(gap?.more).toBeGreaterThan(0)
})
