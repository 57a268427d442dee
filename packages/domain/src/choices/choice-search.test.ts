import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareBook } from '../book/prepared-book.ts'
import { INSTITUTE_TYPES } from '../book/rank-book.ts'
import { readNicknameSearch } from '../colleges/nicknames.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import type { ChoiceTable } from './choice.ts'
import { type ChoiceFilters, searchChoices } from './choice-search.ts'
import { choiceTable } from './choice-table.ts'

const TABLE = choiceTable(prepareBook(SHIPPED_BOOK), {
  category: 'OBC-NCL',
  gender: 'female',
  isPwd: false,
  homeState: 'Kerala',
  ranks: { 'main-1': { common: 12_450, category: 3_990 }, advanced: { common: 9_000 } },
})
const ALL = { sort: 'wanted', from: 0, count: 10_000 } as const

const filters: fc.Arbitrary<ChoiceFilters> = fc.record(
  {
    types: fc.subarray([...INSTITUTE_TYPES]),
    collegeStates: fc.subarray(['Kerala', 'Tamil Nadu', 'Karnataka'] as const),
    families: fc.subarray(['CSE', 'ECE', 'EE', 'IT']),
    except: fc.record(
      {
        types: fc.subarray(['NIT', 'GFTI'] as const),
        collegeStates: fc.subarray(['Kerala', 'Assam'] as const),
        families: fc.subarray(['CSE', 'CIVIL']),
      },
      { requiredKeys: [] },
    ),
    band: fc.constantFrom('safe', 'likely', 'reach', 'long-shot'),
    isFoldOpen: fc.boolean(),
    isFemaleOnly: fc.boolean(),
    quotas: fc.subarray(['HS', 'OS', 'AI'] as const),
    round: fc.integer({ min: 1, max: 6 }),
  },
  { requiredKeys: [] },
)

test('a table that went over the wire answers as the one it was made from', () => {
  const sent: ChoiceTable = JSON.parse(JSON.stringify(TABLE))
  fc.assert(
    fc.property(
      filters,
      fc.constantFrom('wanted', 'chance', 'closest', 'nirf', 'institute', 'branch'),
      (each, sort) => {
        expect(searchChoices(sent, { ...each, ...ALL, sort })).toEqual(searchChoices(TABLE, { ...each, ...ALL, sort }))
      },
    ),
    { numRuns: 60 },
  )
})

test('the number beside a value is what would be left if that value alone were chosen', () => {
  fc.assert(
    fc.property(filters, (each) => {
      const { facets, femaleCount } = searchChoices(TABLE, { ...each, ...ALL })
      for (const { value, count } of facets.families) {
        expect(searchChoices(TABLE, { ...each, families: [value], ...ALL }).total).toBe(count)
      }
      for (const { value, count } of facets.types) {
        const types = INSTITUTE_TYPES.filter((type) => type === value)
        expect(searchChoices(TABLE, { ...each, types, ...ALL }).total).toBe(count)
      }
      expect(searchChoices(TABLE, { ...each, isFemaleOnly: true, ...ALL }).total).toBe(femaleCount)
    }),
    { numRuns: 40 },
  )
})

test('several branches, types and states at once add up, and each band is counted whichever is open', () => {
  const of = (families: string[]) => searchChoices(TABLE, { ...ALL, families, isFoldOpen: true })
  expect(of(['CSE', 'ECE']).total).toBe(of(['CSE']).total + of(['ECE']).total)
  const { bands } = searchChoices(TABLE, ALL)
  for (const [band, count] of Object.entries({ safe: bands.safe, likely: bands.likely, reach: bands.reach })) {
    const open = searchChoices(TABLE, { ...ALL, band: band as 'safe' })
    expect([open.total, open.bands]).toEqual([count, bands])
  }
  expect(searchChoices(TABLE, ALL).total).toBe(bands.safe + bands.likely + bands.reach)
  expect(searchChoices(TABLE, { ...ALL, isFoldOpen: true }).total).toBe(TABLE.choices.length)
})

test('the most wanted stand first, those under 8 % behind all others, and pages follow each other', () => {
  const all = searchChoices(TABLE, { ...ALL, isFoldOpen: true }).data
  const isLong = (row: (typeof all)[number]) => row.pools[row.lead]?.band === 'long-shot'
  expect(all.findIndex(isLong)).toBe(all.length - all.filter(isLong).length)
  const closings = all.filter((row) => !isLong(row)).flatMap((row) => row.openClosing ?? [])
  expect(closings).toEqual(closings.toSorted((a, b) => a - b))
  const second = searchChoices(TABLE, { ...ALL, isFoldOpen: true, from: 20, count: 20 }).data
  expect(second.map(({ key }) => key)).toEqual(all.slice(20, 40).map(({ key }) => key))
})

test('with seats for women alone each row leads with one of them', () => {
  const { data } = searchChoices(TABLE, { ...ALL, isFemaleOnly: true })
  expect(data.length).toBeGreaterThan(0)
  expect(data.every(({ pools, lead }) => pools[lead]?.gender === 'female')).toBe(true)
})

test('choices of one college stand together, colleges in the order of their best choice', () => {
  const { data } = searchChoices(TABLE, { ...ALL, group: 'college' })
  const colleges = data.map(({ institute }) => institute.slug)
  const runs = colleges.filter((slug, at) => slug !== colleges[at - 1])
  expect(runs.length).toBe(new Set(colleges).size)
  const plain = searchChoices(TABLE, ALL).data.map(({ institute }) => institute.slug)
  expect(runs).toEqual([...new Set(plain)])
})

test('a search by the names people use finds the choices', () => {
  const { data } = searchChoices(TABLE, { ...ALL, terms: readNicknameSearch('nitc cse').terms, isFoldOpen: true })
  expect(data.map(({ institute, programme }) => [institute.shortName, programme.family])).toEqual([
    ['NIT Calicut', 'CSE'],
  ])
})

test.each(['nit', 'iit', 'iiit', 'gfti'])('“%s” means the colleges of that type, and no other', (text) => {
  const typeOf = (at: number) => TABLE.institutes[at]?.type.toLowerCase()
  const { terms } = readNicknameSearch(text)
  const { data } = searchChoices(TABLE, { ...ALL, terms, isFoldOpen: true })
  const slugs = new Set(data.map(({ institute }) => institute.slug))
  const ofType = TABLE.choices.filter(({ institute }) => typeOf(institute) === text)
  expect(ofType.length).toBeGreaterThan(0)
  expect(ofType.every(({ institute }) => slugs.has(TABLE.institutes[institute]?.slug ?? ''))).toBe(true)
  // But for one that bears the letters as a word of its name.
  const others = TABLE.institutes.filter(({ slug, type }) => slugs.has(slug) && type.toLowerCase() !== text)
  expect(others.filter(({ name }) => !new RegExp(`\\b${text}\\b`, 'i').test(name))).toEqual([])
})

test('what is left out of a kind is gone, and nothing else', () => {
  const all = searchChoices(TABLE, { ...ALL, isFoldOpen: true })
  const without = searchChoices(TABLE, {
    ...ALL,
    isFoldOpen: true,
    except: { families: ['CIVIL'], types: ['GFTI'], collegeStates: ['Assam'] },
  })
  const stays = all.data.filter(
    ({ programme, institute }) =>
      programme.family !== 'CIVIL' && institute.type !== 'GFTI' && institute.state !== 'Assam',
  )
  expect(stays.length).toBeLessThan(all.total)
  expect(without.data).toEqual(stays)
})
