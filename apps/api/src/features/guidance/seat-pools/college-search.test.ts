import type { RequestInput } from '@sopaan/contract/call'
import { collegeSearches } from '@sopaan/contract/college-search'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

/** The product with the book that ships. Nothing here changes it, so all tests ask the same one. */
const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

const search = (query: RequestInput<typeof collegeSearches.find>['query']) =>
  PRODUCT.request(collegeSearches.find, { query })
const namesOf = async (query: RequestInput<typeof collegeSearches.find>['query']) =>
  (await search(query)).colleges.map(({ name }) => name)

test('without a question all institutes of the newest season stand there, the best NIRF rank first', async () => {
  const { colleges, newestSeason } = await search({})
  expect(newestSeason).toBe(2026)
  expect(colleges).toHaveLength(138)
  // NIRF Engineering 2025: IIT Madras 1, IIT Delhi 2, IIT Bombay 3.
  expect(colleges.slice(0, 3).map(({ name }) => name)).toEqual([
    'Indian Institute of Technology Madras',
    'Indian Institute of Technology Delhi',
    'Indian Institute of Technology Bombay',
  ])
})

test('colleges are narrowed by their rank in NIRF, their median salary and the way home; what is not known is left out', async () => {
  const ranked = (await search({ nirfMax: '25' })).colleges
  // NIRF Engineering 2025 has 25 first ranks; IIT Madras is 1, NIT Calicut 21.
  expect(ranked.map(({ name }) => name)).toContain('National Institute of Technology Calicut')
  expect(ranked.every(({ facts }) => facts.nirf.at(-1)?.[0] === 2025 && Number(facts.nirf.at(-1)?.[1]) <= 25)).toBe(
    true,
  )
  const paid = (await search({ salaryMin: '1600000' })).colleges
  expect(paid.length).toBeGreaterThan(5)
  for (const { facts } of paid) {
    expect(facts.outcomes?.nirfEdition).toBe(2025)
    expect(facts.outcomes?.medianSalaryInr).toBeGreaterThanOrEqual(1_600_000)
  }
  const near = (await search({ from: 'new-delhi-delhi', kmMax: '300' })).colleges
  expect(near.map(({ name }) => name)).toContain('Indian Institute of Technology Roorkee')
  expect(near.every(({ km }) => km !== null && km <= 300)).toBe(true)
  expect(await namesOf({ kmMax: '300' })).toEqual([])
})

test('a nickname finds its college, an ambiguous one all of them, a branch those that offer it', async () => {
  expect(await namesOf({ q: 'trichy' })).toEqual(['National Institute of Technology, Tiruchirappalli'])
  expect(await namesOf({ q: 'iiit una cse' })).toEqual([
    'Indian Institute of Information Technology(IIIT) Una, Himachal Pradesh',
  ])
  const several = await search({ q: 'nitk' })
  expect(several.colleges.map(({ name }) => name).sort()).toEqual([
    'National Institute of Technology Karnataka, Surathkal',
    'National Institute of Technology, Kurukshetra',
  ])
  expect(several.ambiguous).toMatchObject([{ word: 'nitk' }])
})

test('a type of institutes finds those of that type: 23 IITs and no IIIT', async () => {
  const iits = (await search({ q: 'iit' })).colleges
  expect(iits).toHaveLength(23)
  expect(new Set(iits.map(({ type }) => type))).toEqual(new Set(['IIT']))
  expect((await search({ q: 'iiit' })).colleges.some(({ type }) => type === 'IIT')).toBe(false)
})

test('a college outside JoSAA is answered with who gives it, and a rare name only with an offer', async () => {
  const outside = await search({ q: 'dtu' })
  expect(outside.colleges).toEqual([])
  expect(outside.elsewhere).toEqual([
    { name: 'Delhi Technological University', givenBy: 'JAC Delhi', counselling: 'jac-delhi' },
  ])
  const rare = await search({ q: 'krec' })
  expect(rare.colleges).toEqual([])
  expect(rare.suggested).toMatchObject([{ slug: 'national-institute-of-technology-karnataka-surathkal' }])
})

test('filters narrow by type, state, branch and fee; colleges without a published fee are left out of the last', async () => {
  const { colleges } = await search({ type: 'NIT', collegeState: 'Karnataka' })
  expect(colleges.map(({ name }) => name)).toEqual(['National Institute of Technology Karnataka, Surathkal'])
  const cheap = await search({ feeMax: '75000' })
  expect(cheap.colleges.length).toBeGreaterThan(3)
  for (const { facts } of cheap.colleges) {
    expect(facts.fees.kind === 'own' ? facts.fees.perYearInr : Number.POSITIVE_INFINITY).toBeLessThanOrEqual(75_000)
  }
  const mining = await namesOf({ family: 'MINGEO' })
  expect(mining).toContain('Indian Institute of Technology (ISM) Dhanbad')
  expect(mining).not.toContain('National Institute of Technology Delhi')
})

test('with a home the nearest stand first, and those without a point last', async () => {
  const { colleges } = await search({ from: 'new-delhi-delhi', sort: 'near' })
  const distances = colleges.map(({ km }) => km ?? Number.POSITIVE_INFINITY)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  expect(colleges.slice(0, 8).map(({ name }) => name)).toContain('Indian Institute of Technology Delhi')
  expect(colleges.at(-1)?.km).toBeNull()
  expect((await search({ from: 'nowhere' })).colleges.every(({ km }) => km === null)).toBe(true)
})

test('every branch of the newest season says how many colleges and programmes it has', async () => {
  const { branches } = await PRODUCT.request(collegeSearches.listBranches, {})
  const cse = branches.find(({ code }) => code === 'CSE')
  expect(cse).toMatchObject({ slug: 'cse', name: 'Computer Science and Engineering' })
  const offering = await search({ family: 'CSE' })
  expect(cse?.colleges).toBe(offering.colleges.length)
  expect(branches.map(({ colleges }) => colleges)).toEqual(
    branches.map(({ colleges }) => colleges).sort((a, b) => b - a),
  )
})

test('branches are found by the names people use and narrowed by type and state, counted among what is left', async () => {
  const find = async (query: RequestInput<typeof collegeSearches.listBranches>['query']) =>
    (await PRODUCT.request(collegeSearches.listBranches, { query })).branches
  expect((await find({ q: 'mnc' })).map(({ code }) => code)).toContain('MNC')
  expect((await find({ q: 'aids' })).map(({ code }) => code)).not.toContain('CIVIL')
  const trichy = await find({ q: 'nit trichy cse' })
  expect(trichy).toMatchObject([{ code: 'CSE', colleges: 1 }])
  const inKarnataka = await find({ type: 'NIT', collegeState: 'Karnataka' })
  expect(new Set(inKarnataka.map(({ colleges }) => colleges))).toEqual(new Set([1]))
  expect(await find({ q: 'dtu' })).toEqual([])
})

test('with a rank each branch says its best chance and how many choices are within reach, those with most of them first', async () => {
  const query = { main: '12450', state: 'Kerala', gender: 'female' } as const
  const { branches } = await PRODUCT.request(collegeSearches.listBranches, { query })
  const reaches = branches.map(({ own }) => own?.inReach ?? 0)
  expect(reaches).toEqual([...reaches].sort((a, b) => b - a))
  const civil = branches.find(({ code }) => code === 'CIVIL')
  // The same choices as the colleges' own counts, added up over the colleges that teach it.
  const { colleges } = await search({ ...query, family: 'CIVIL' })
  expect(civil?.own?.inReach).toBe(colleges.reduce((sum, { own }) => sum + (own?.inReach ?? 0), 0))
  expect(civil?.own?.best.percent).toBe(Math.max(...colleges.map(({ own }) => own?.best.chance.percent ?? 0)))
  const without = await PRODUCT.request(collegeSearches.listBranches, {})
  expect(without.branches.every(({ own }) => own === null)).toBe(true)
})
