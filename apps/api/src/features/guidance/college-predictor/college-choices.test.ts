import { answerChoiceTable } from '@sopaan/contract/choice-answers'
import { urlOf } from '@sopaan/contract/client'
import { type ChoiceTableAnswer, collegeChoices } from '@sopaan/contract/college-choices'
import { managedColleges } from '@sopaan/contract/managed-colleges'
import { readProfile } from '@sopaan/contract/read-profile'
import { prepareBook } from '@sopaan/domain/book/prepared-book'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import { type ChoiceRequest, searchChoices } from '@sopaan/domain/choices/choice-search'
import { unpackTable } from '@sopaan/domain/choices/packed/packed-choices'
import { factsCorrectedBy } from '@sopaan/domain/colleges/corrected-facts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

const GIRL = { main: 12_450, category: 'OBC-NCL', gender: 'female', state: 'Kerala' } as const

test('a branch of a college is one choice, with the seats for this girl in it and the best leading', async () => {
  const { data, total } = await find({ ...GIRL, q: 'nit calicut computer science', family: 'CSE' })
  expect(total).toBe(data.length)
  const [row] = data
  expect(row?.institute).toMatchObject({ shortName: 'NIT Calicut', type: 'NIT', state: 'Kerala' })
  expect(row?.lead).toBe(0)
  // JoSAA 2026, round 5, HS, OPEN: female-only 14263, gender-neutral 8814; both by the common rank.
  expect(row?.pools.map(({ gender, closings, rank, rankKind }) => [gender, closings.at(-1), rank, rankKind])).toEqual([
    ['female', 14_263, 12_450, 'common'],
    ['neutral', 8_814, 12_450, 'common'],
  ])
  expect(row?.pools[0]?.key).toBe(`${row?.key}/hs/open/female`)
})

// "nitk" is said at Surathkal and at Kurukshetra (data/college-names.json).
test('a short name of two colleges finds both and names them; one outside JoSAA stands beside them', async () => {
  const { readings, data } = await find({ ...GIRL, q: 'nitk' })
  expect(readings.map(({ word, colleges }) => [word, colleges.length])).toEqual([['nitk', 2]])
  expect(new Set(data.map(({ institute }) => institute.shortName)).isSubsetOf(new Set(readings[0]?.colleges))).toBe(
    true,
  )
  const goa = await find({ ...GIRL, q: 'goa', under: 'true' })
  expect(goa.elsewhere.map(({ name }) => name)).toEqual(['BITS Pilani, Goa campus'])
  expect(goa.total).toBeGreaterThan(0)
})

test('what was not said stands with how many choices it hides, the worst gap first', async () => {
  const { hidden } = await find({ main: 12_450, category: 'OBC-NCL' })
  expect(hidden.map(({ key }) => key)).toEqual(['mainCategory', 'gender', 'state'])
  expect(hidden.every(({ affected }) => affected > 0)).toBe(true)
  const girl = await find({ main: 12_450, category: 'OBC-NCL', gender: 'female' })
  const unsaid = await find({ main: 12_450, category: 'OBC-NCL' })
  expect(hidden.find(({ key }) => key === 'gender')?.more).toBe(girl.total - unsaid.total)
  expect((await find({ ...GIRL, mainCategory: 3_990 })).hidden).toEqual([])
})

test('the whole table answers filters, tabs and orders as the call does', async () => {
  const profile = { ...GIRL, mainCategory: 3_990 }
  const table = await findTable(profile)
  const asked = [
    [{}, {}],
    [{ band: 'safe' }, { band: 'safe' }],
    [
      { family: ['CSE', 'ECE'], type: ['NIT'], women: 'true' },
      { families: ['CSE', 'ECE'], types: ['NIT'], isFemaleOnly: true },
    ],
    [
      { sort: 'closest', group: 'college', under: 'true' },
      { sort: 'closest', group: 'college', isFoldOpen: true },
    ],
    [
      { exceptFamily: ['CIVIL', 'MECH'], exceptType: ['GFTI'], exceptState: ['Assam'], feeMax: 123_456 },
      { except: { families: ['CIVIL', 'MECH'], types: ['GFTI'], collegeStates: ['Assam'] }, feeMax: 123_456 },
    ],
    [
      { nirfMax: '100', salaryMin: '900000', womenMin: '20', sort: 'salary' },
      { nirfMax: 100, salaryMin: 900_000, womenMin: 20, sort: 'salary' },
    ],
    [
      { feeMax: '200000', kmMax: '1000', from: 'kottayam-kerala', sort: 'near' },
      { feeMax: 200_000, kmMax: 1000, home: table.homes.find(({ id }) => id === 'kottayam-kerala')?.at, sort: 'near' },
    ],
  ] as const
  for (const [query, request] of asked) {
    const answer = await find({ ...profile, ...query, limit: 50, page: 2 })
    const { data, total, bands, facets, femaleCount, unpublished } = answer
    const own: ChoiceRequest = { sort: 'wanted', ...request, from: 50, count: 50 }
    expect(searchChoices(table, own)).toEqual({ data, total, bands, facets, femaleCount, unpublished })
  }
})

// data/college-facts.json: NIT Calicut, sheet of 2025-26, 1,50,500 a year and 25,500 for SC, ST and PwD.
test('fee and distance narrow the choices, each row says its own, and what is not published is counted', async () => {
  const calicut = { ...GIRL, mainCategory: 3_990, q: 'nitc', under: 'true' } as const
  const { data, facets, total } = await find({ ...calicut, from: 'kottayam-kerala' })
  // The points of the two cities, 9.67 N 76.67 E and 11.5 N 76 E, are 216 km apart.
  expect(data.every(({ km, institute }) => km === 200 && institute.feeInr === 150_500)).toBe(true)
  expect(facets.fees.map(({ value, count }) => [value, count])).toEqual([
    ['75000', 0],
    ['150000', 0],
    ['200000', total],
    ['250000', total],
    ['300000', total],
  ])
  expect((await find({ ...calicut, feeMax: '150000' })).total).toBe(0)
  expect((await find({ ...calicut, kmMax: '300', from: 'kottayam-kerala' })).total).toBe(total)
  const all = await find({ ...GIRL, mainCategory: 3_990, feeMax: '75000' })
  expect(all.unpublished.fees).toBeGreaterThan(0)
  expect(all.data.every(({ institute }) => (institute.feeInr ?? Number.POSITIVE_INFINITY) <= 75_000)).toBe(true)
  // A city that is none of ours measures nothing, and hides nothing.
  expect((await find({ ...calicut, kmMax: '300', from: 'atlantis' })).total).toBe(total)
})

// data/college-facts.json: NIT Calicut, NIRF Engineering 2025 rank 21, median salary of 2023-24 in the edition of 2025.
test('NIRF rank and median salary narrow the choices by the newest edition, and what is not published is counted', async () => {
  const calicut = { ...GIRL, mainCategory: 3_990, q: 'nitc', under: 'true' } as const
  const { data, total } = await find(calicut)
  const { nirf, salaryInr = 0 } = data[0]?.institute ?? {}
  expect([nirf, salaryInr]).toEqual([21, 1_250_000])
  expect((await find({ ...calicut, nirfMax: '21', salaryMin: String(salaryInr) })).total).toBe(total)
  expect((await find({ ...calicut, nirfMax: '20' })).total).toBe(0)
  expect((await find({ ...calicut, salaryMin: String(salaryInr + 1) })).total).toBe(0)
  const { womenPercent = 0 } = data[0]?.institute ?? {}
  // 912 women of 3,873.
  expect(womenPercent).toBe(24)
  expect((await find({ ...calicut, womenMin: '24' })).total).toBe(total)
  expect((await find({ ...calicut, womenMin: '25' })).total).toBe(0)
  const all = await find({ ...GIRL, mainCategory: 3_990, salaryMin: '900000' })
  expect(all.unpublished.salaries).toBeGreaterThan(0)
  expect(all.data.every(({ institute }) => (institute.salaryInr ?? 0) >= 900_000)).toBe(true)
})

test('a fee that staff put right is followed by the same address at once, and so is taking it back', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  const { browser } = await aSignedIn(server, 'admin')
  const query = { main: 12_450, gender: 'female', state: 'Kerala', q: 'nitc', feeMax: '200000' } as const
  const answer = async () => {
    const { headers, payload } = await server.app.fastify.inject(urlOf(collegeChoices.find, { query }))
    return { tag: headers.etag, total: JSON.parse(payload).total }
  }
  const before = await answer()
  // The second answer comes from what was remembered of the first.
  expect(await answer()).toEqual(before)
  expect(before.total).toBeGreaterThan(0)
  const slug = 'national-institute-of-technology-calicut'
  const fee = { cycle: '2026-27', perYearInr: 210_500, source: 'Fee notice of NIT Calicut', sourceOn: '2026-11-20' }
  const corrected = await browser.call(managedColleges.correctFees, { params: { slug }, body: fee })
  const now = await answer()
  expect(now.total).toBe(0)
  expect(now.tag).not.toBe(before.tag)
  expect((await server.request(collegeChoices.ground, {})).corrections).toMatchObject([
    { institute: 'National Institute of Technology Calicut', fact: 'fees', value: { perYearInr: 210_500 } },
  ])
  await browser.call(managedColleges.withdraw, { params: { slug, id: corrected.json().data.corrections[0]._id } })
  expect(await answer()).toEqual(before)
})

test('a rank behind every seat is told where the last one went, and what CSAB gave beyond it', async () => {
  const { beyond, bands } = await find({ main: 900_000, gender: 'male', state: 'Bihar' })
  expect([bands.safe, bands.likely, bands.reach]).toEqual([0, 0, 0])
  expect(beyond?.last).toMatchObject({ season: 2026, round: 5, rank: 900_000 })
  expect(beyond?.last?.closing).toBeLessThan(900_000)
  expect(beyond?.csab?.farthest[0]).toMatchObject({ institute: 'IICT Bhadohi', closing: 1_343_430 })
  expect(beyond?.csab?.farthest.every(({ closing }) => closing >= 900_000)).toBe(true)
  expect(beyond?.counselling).toEqual({ id: 'bcece', name: 'BCECE', exam: 'BCECE', isByJeeRank: false })
  expect((await find(GIRL)).beyond).toBeNull()
})

// Whoever sat class 12 in Delhi and lives in Noida: home seats of NIT Delhi in place of those of MNNIT Allahabad.
test('a state against another says in how many choices the best seat is likelier and in how many less, as the two tables have them', async () => {
  const profile = { main: 15_000, gender: 'male' } as const
  const bestOf = async (state: 'Delhi' | 'Uttar Pradesh') => {
    const { choices, institutes, programmes } = await findTable({ ...profile, state })
    const near = choices.map(({ institute, programme, pools }): [string, number] => [
      `${institutes[institute]?.slug} ${programmes[programme]?.slug}`,
      Math.max(...pools.map(({ band, chancePercent }) => (band === 'long-shot' ? 0 : chancePercent))),
    ])
    return new Map(near)
  }
  const [delhi, noida] = await Promise.all([bestOf('Delhi'), bestOf('Uttar Pradesh')])
  const of = (key: string) => (delhi.get(key) ?? 0) - (noida.get(key) ?? 0)
  const keys = [...new Set([...delhi.keys(), ...noida.keys()])]
  const query = { ...profile, state: 'Delhi', instead: 'Uttar Pradesh' } as const
  const found = await PRODUCT.request(collegeChoices.compareStates, { query })
  expect(found).toEqual({
    better: keys.filter((key) => of(key) > 0).length,
    worse: keys.filter((key) => of(key) < 0).length,
  })
  expect(found.better).toBeGreaterThan(0)
  expect(found.worse).toBeGreaterThan(0)
  const isAt = (slug: string, sign: number) => keys.some((key) => key.startsWith(slug) && Math.sign(of(key)) === sign)
  expect(isAt('national-institute-of-technology-delhi', 1)).toBe(true)
  expect(isAt('motilal-nehru', -1)).toBe(true)
  const same = { ...query, instead: 'Delhi' } as const
  expect(await PRODUCT.request(collegeChoices.compareStates, { query: same })).toEqual({ better: 0, worse: 0 })
  const unknown = PRODUCT.request(collegeChoices.compareStates, { query: { ...query, instead: 'Noida' } } as never)
  await expect(unknown).rejects.toMatchObject({ code: 'INVALID_QUERY' })
})

// NIT Goa is the one home of Goa; whoever is of Bihar takes the seats of other states there.
test('a state by itself is held against a stranger, in the colleges where it is at home', async () => {
  const profile = { main: 25_000, gender: 'male' } as const
  const atGoaOf = async (state: 'Goa' | 'Bihar') => {
    const table = await findTable({ ...profile, state })
    const { choices, institutes, programmes } = table
    const atGoa = choices.filter(
      ({ institute }) => institutes[institute]?.slug === 'national-institute-of-technology-goa',
    )
    return new Map(atGoa.map(({ programme, pools }) => [programmes[programme]?.slug, pools[0]]))
  }
  const [own, stranger] = await Promise.all([atGoaOf('Goa'), atGoaOf('Bihar')])
  const differences = [...new Set([...own.keys(), ...stranger.keys()])]
    .map((slug) => [own.get(slug), stranger.get(slug)] as const)
    .filter((pair) => pair.some((best) => best !== undefined && best.band !== 'long-shot'))
    .map(([one, other]) => (one?.chancePercent ?? 0) - (other?.chancePercent ?? 0))
  const found = await PRODUCT.request(collegeChoices.compareStates, { query: { ...profile, state: 'Goa' } })
  expect(found).toEqual({
    better: differences.filter((each) => each > 0).length,
    worse: differences.filter((each) => each < 0).length,
  })
  expect(found.better).toBeGreaterThan(0)
})

test('an overseas citizen sees the OS seats of every NIT and no home seat, and is asked for no State', async () => {
  const table = await findTable({ main: 12_000, gender: 'female', state: 'Overseas' })
  const nits = table.institutes.flatMap(({ type }, at) => (type === 'NIT' ? [at] : []))
  const quotas = new Set(
    table.choices.flatMap(({ institute, pools }) => (nits.includes(institute) ? pools.map(({ quota }) => quota) : [])),
  )
  expect([...quotas]).toEqual(['OS'])
  // 31 of the 32 NITs give OS seats by JEE Main paper 1.
  expect(table.hidden.map(({ key }) => key)).not.toContain('state')
  expect(nits.length).toBeGreaterThanOrEqual(31)
})

test('a question without a rank is refused, and so is one with an unknown order', async () => {
  const ask = (query: object) => PRODUCT.request(collegeChoices.find, { query } as never)
  await expect(ask({ state: 'Bihar' })).rejects.toMatchObject({ code: 'INVALID_QUERY' })
  await expect(ask({ main: 5, sort: 'hardest' })).rejects.toMatchObject({ code: 'INVALID_QUERY' })
  await expect(PRODUCT.request(collegeChoices.table, { query: {} })).rejects.toMatchObject({ code: 'INVALID_QUERY' })
})

function find(query: object) {
  return PRODUCT.request(collegeChoices.find, { query } as never)
}

async function findTable(query: object): Promise<ChoiceTableAnswer> {
  return unpackTable(await PRODUCT.request(collegeChoices.table, { query } as never), () => Promise.resolve())
}

test('a device with the book and what stands beside it works out the very table', async () => {
  const { request, app } = PRODUCT
  const { bookHash, likelyRecord, corrections } = await request(collegeChoices.ground, {})
  expect(corrections).toEqual([])
  const sent = await app.fastify.inject({ url: `/data/book-${bookHash}.bin` })
  const prepared = prepareBook(decodeBook(sent.rawPayload, bookHash))
  const factsOf = factsCorrectedBy([])
  for (const profile of [
    GIRL,
    { main: 700, category: 'SC', mainCategory: 90, pwd: 'true', mainCategoryPwd: 4 },
  ] as const) {
    const here = answerChoiceTable({ prepared, likelyRecord, factsOf }, readProfile(profile))
    expect(JSON.parse(JSON.stringify(here))).toMatchObject(await findTable(profile))
  }
})
