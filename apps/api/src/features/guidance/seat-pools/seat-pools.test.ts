import type { RequestInput } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { isRefusal } from '@sopaan/contract/refusals'
import { seatPools } from '@sopaan/contract/seat-pools'
import type { Language } from '@sopaan/domain/languages'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

/** The product with the book that ships. Nothing here changes it, so all tests ask the same one. */
const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

const SILCHAR = 'national-institute-of-technology-silchar'
const ECE = 'electronics-and-communication-engineering-4-years-bachelor-of-technology'

type Query = RequestInput<typeof seatPools.get>['query']

test('every round of the book is told as JoSAA printed it, finals of five seasons and each round of three', async () => {
  const { rounds } = await silchar('hs')
  expect(rounds.filter(({ isFinal }) => isFinal).map(({ season, closing }) => [season, closing])).toEqual([
    [2022, 33116],
    [2023, 33102],
    [2024, 42983],
    [2025, 40328],
    [2026, 38785],
  ])
  // JoSAA 2025, rounds 1 to 6.
  expect(rounds.filter(({ season }) => season === 2025).map(({ closing }) => closing)).toEqual([
    34934, 38288, 38427, 38427, 38427, 40328,
  ])
})

test('the seats of a pool are those of the seat matrix; where it says nothing, nothing is said', async () => {
  // JoSAA seat matrix 2026, NIT Silchar, ECE, gender-neutral, OPEN: HS 25, OS 26. Female seats are not in it.
  expect((await silchar('hs')).seats).toEqual({ season: 2026, count: 25 })
  expect((await silchar('os')).seats).toEqual({ season: 2026, count: 26 })
  const female = { ...paramsOf('hs'), gender: 'female' }
  expect((await PRODUCT.request(seatPools.get, { params: female, query: {} })).seats).toBeNull()
})

test('the seats of a branch and of a college are those of the seat matrix, women’s among them', async () => {
  const calicut = 'national-institute-of-technology-calicut'
  const cse = 'computer-science-and-engineering-4-years-bachelor-of-technology'
  const params = { institute: calicut, programme: cse, quota: 'hs', seatType: 'obc-ncl', gender: 'female' }
  const { branchSeats } = await PRODUCT.request(seatPools.get, { params, query: {} })
  // JoSAA seat matrix 2026, NIT Calicut, Computer Science and Engineering: HS 87, OS 85; the college 1,278 in 13 programmes.
  expect(branchSeats).toEqual({
    season: 2026,
    count: 172,
    quotas: [
      { quota: 'HS', count: 87 },
      { quota: 'OS', count: 85 },
    ],
  })
  const { seats, past } = await PRODUCT.request(seatPools.findInstitute, { params: { slug: calicut }, query: {} })
  expect(seats).toEqual({ season: 2026, count: 1278, programmes: 13, missing: 0 })
  const own = past.find(({ key }) => key === `${calicut}/${cse}/hs/open/neutral`)
  // JoSAA 2026, round 5, as the page of the seat has it.
  expect(own?.closings.at(-1)).toBe(8814)
})

test('home state and other states stand beside each other, each with its own ranks', async () => {
  const { quotas } = await silchar('hs')
  expect(quotas.map(({ quota, finals }) => [quota, finals.find(({ season }) => season === 2025)?.closing])).toEqual([
    ['HS', 40328],
    ['OS', 18068],
  ])
  expect(quotas.map(({ key }) => key)).toEqual([
    `${SILCHAR}/${ECE}/hs/open/neutral`,
    `${SILCHAR}/${ECE}/os/open/neutral`,
  ])
})

test('the other seats of the quota are linked, and none of another quota is among them', async () => {
  const { others } = await silchar('hs')
  const female = others.find(({ seatType, gender }) => seatType === 'OPEN' && gender === 'female')
  expect(female?.key).toBe(`${SILCHAR}/${ECE}/hs/open/female`)
  expect(others.every(({ key }) => key.includes('/hs/'))).toBe(true)
})

test('a rank is replayed: the earliest round of each season that would have admitted it', async () => {
  const { verdict } = await silchar('hs', { main: 38400, state: 'Assam' })
  expect(verdict).toMatchObject({ state: 'judged', rank: 38400, rankKind: 'common' })
  if (verdict?.state !== 'judged') throw new Error('The seat is for this candidate')
  // Finals 33,116 · 33,102 · 42,983 · 40,328 · 38,785; in 2025 round 2 closed at 38,288 and round 3 at 38,427.
  expect(verdict.seasons.map(({ season, wouldGet }) => [season, wouldGet])).toEqual([
    [2022, false],
    [2023, false],
    [2024, true],
    [2025, true],
    [2026, true],
  ])
  expect(verdict.seasons[3]).toEqual({ season: 2025, wouldGet: true, earliestRound: 3, isRoundByRound: true })
  expect(verdict.seasons[0]).toMatchObject({ earliestRound: null, isRoundByRound: false })
})

test('a girl of Assam with an OBC rank sees all her seats of the choice, the best chance first, and none she may not take', async () => {
  const { ownPools, verdict } = await silchar('hs', {
    ...{ main: 38400, category: 'OBC-NCL', mainCategory: 12000, gender: 'female', state: 'Assam' },
  })
  expect(ownPools.map(({ key }) => key.split('/').slice(2).join(' ')).sort()).toEqual([
    'hs obc-ncl female',
    'hs obc-ncl neutral',
    'hs open female',
    'hs open neutral',
  ])
  const percents = ownPools.map(({ chance }) => chance.percent)
  expect(percents).toEqual(percents.toSorted((a, b) => b - a))
  const own = ownPools.find(({ key }) => key.endsWith('/hs/open/neutral'))
  expect(own).toMatchObject({ rank: 38400, closing: 38785 })
  expect(verdict?.state === 'judged' && verdict.chance).toEqual(own?.chance)
  expect(ownPools.find(({ key }) => key.endsWith('/hs/obc-ncl/neutral'))?.rank).toBe(12000)
  expect((await silchar('hs')).ownPools).toEqual([])
})

test('the page of a seat says the same chance as the predictor', async () => {
  const asked = { main: 33157, state: 'Assam' } as const
  const { data } = await PRODUCT.request(collegePredictor.predict, {
    query: { ...asked, q: 'Silchar electronics communication', quota: ['HS'], type: ['NIT'] },
  })
  const page = await silchar('hs', asked)
  expect(page.verdict).toMatchObject({ chance: { percent: data[0]?.chancePercent, band: data[0]?.band } })
  expect(page.forecast?.expected).toEqual(data[0]?.expected)
})

test.each<[string, Query, object]>([
  ['hs', { main: 33157, state: 'Bihar' }, { state: 'not-theirs', because: 'quota' }],
  ['os', { main: 33157, state: 'Assam' }, { state: 'not-theirs', because: 'quota' }],
  ['hs', { main: 33157 }, { state: 'not-theirs', because: 'home-state-missing' }],
  ['hs', { advanced: 900, state: 'Assam' }, { state: 'rank-missing', rankKind: 'common' }],
])('seat %s says why it does not judge %j', async (quota, query, verdict) => {
  expect((await silchar(quota, query)).verdict).toEqual(verdict)
})

test('without a rank nobody is judged', async () => {
  expect((await silchar('hs', { category: 'SC' })).verdict).toBeNull()
})

test('CSAB is kept apart from the rounds of JoSAA', async () => {
  const { csab, rounds } = await silchar('os')
  expect(csab.length).toBeGreaterThan(0)
  expect(csab.every(({ season }) => season === 2024 || season === 2025)).toBe(true)
  expect(rounds).toHaveLength(2 + 5 + 6 + 5)
})

test('the special rounds after the newest last round are foreseen in common ranks, and a chance for who may take the seat', async () => {
  const { csabForecast } = await silchar('os')
  expect(csabForecast).toMatchObject({ season: 2026, from: [2024, 2025], chancePercent: null })
  const { low = 0, middle = 0, high = 0 } = csabForecast?.expected ?? {}
  expect(0 < low && low < middle && middle < high).toBe(true)
  const chanceAt = async (main: number, state: 'Assam' | 'Bihar') =>
    (await silchar('os', { main, state })).csabForecast?.chancePercent ?? undefined
  // At its middle half of the chance is left that the seat comes up at all; a rank far better has all of it.
  const offered = csabForecast?.offeredPercent ?? 0
  expect(Math.abs(((await chanceAt(middle, 'Bihar')) ?? 0) - offered / 2)).toBeLessThanOrEqual(2)
  expect(Math.abs(((await chanceAt(1, 'Bihar')) ?? 0) - offered)).toBeLessThanOrEqual(1)
  expect(await chanceAt(middle, 'Assam')).toBeUndefined()
})

test('a key of no seat is not found', async () => {
  const input = { params: { ...paramsOf('hs'), programme: 'no-such-programme' } }
  await expect(PRODUCT.request(seatPools.get, input)).rejects.toSatisfy((thrown) => isRefusal(thrown, 'NOT_FOUND'))
  const odd = await PRODUCT.app.fastify.inject({
    url: urlOf(seatPools.get, { params: { institute: 'A', programme: 'b', quota: 'c', seatType: 'd', gender: 'e' } }),
  })
  expect(odd.statusCode).toBe(404)
})

test('an institute is told with its programmes and the newest closing rank of each quota', async () => {
  const page = await PRODUCT.request(seatPools.findInstitute, { params: { slug: SILCHAR } })
  expect(page.institute).toMatchObject({
    name: 'National Institute of Technology, Silchar',
    type: 'NIT',
    state: 'Assam',
  })
  const ece = page.programmes.find(({ programme }) => programme.name === 'Electronics and Communication Engineering')
  expect(ece?.seats.find(({ quota }) => quota === 'HS')?.newest).toMatchObject({
    season: 2026,
    round: 5,
    closing: 38785,
  })
  expect(page.institute.homeStates).toContainEqual({ quota: 'HS', states: ['Assam'] })
})

test('a quota and a programme that ended are told as ended', async () => {
  const mesra = await PRODUCT.request(seatPools.findInstitute, {
    params: { slug: 'birla-institute-of-technology-mesra-ranchi' },
    query: {},
  })
  // JoSAA: BIT Mesra had HS seats from 2016 to 2025 and AI alone in 2026; B.Arch was last offered in 2025.
  expect(mesra.institute.quotas).toEqual([
    { quota: 'AI', lastSeason: 2026 },
    { quota: 'HS', lastSeason: 2025 },
  ])
  const offered = (name: string) =>
    mesra.programmes
      .filter(({ programme }) => programme.name === name)
      .flatMap(({ seats }) => seats.map(({ quota, isOffered }) => [quota, isOffered]))
  expect(offered('Architecture')).toEqual([
    ['AI', false],
    ['HS', false],
  ])
  expect(offered('Computer Science and Engineering')).toEqual([
    ['AI', true],
    ['HS', false],
  ])
})

test('every institute of the book is listed once by name, under the slug of its page', async () => {
  const { institutes } = await PRODUCT.request(seatPools.listInstitutes, {})
  const names = institutes.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names)
  expect(institutes).toContainEqual({ slug: SILCHAR, name: 'National Institute of Technology, Silchar', type: 'NIT' })
})

test.each([seatPools.findInstitute, seatPools.findBranch])('an unknown slug is not found: $path', async (call) => {
  await expect(PRODUCT.request(call, { params: { slug: 'nowhere' } })).rejects.toSatisfy((thrown) =>
    isRefusal(thrown, 'NOT_FOUND'),
  )
})

test('the link of a seat has a picture of its own in each language, which caches may keep; a seat that is not there has none', async () => {
  const url = (quota: string, language: Language) =>
    urlOf(seatPools.picture, { params: paramsOf(quota), query: { language } })
  const [english, hindi, missing] = await Promise.all(
    [url('hs', 'en'), url('hs', 'hi'), url('no-such', 'en')].map((path) => PRODUCT.app.fastify.inject({ url: path })),
  )
  expect(english?.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400, s-maxage=86400, stale-if-error=86400',
  })
  // The signature of a PNG, then its width and height. Source: PNG specification, 5.2 and 11.2.2.
  expect(english?.rawPayload.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  expect([16, 20].map((at) => english?.rawPayload.readUInt32BE(at))).toEqual([1200, 630])
  expect(hindi?.rawPayload.equals(english?.rawPayload ?? Buffer.of())).toBe(false)
  expect(missing?.statusCode).toBe(404)
})

test('the sitemap leads to every seat of the newest season in both languages', async () => {
  const index = await PRODUCT.app.fastify.inject({ url: '/sitemap.xml' })
  const parts = [...index.payload.matchAll(/<loc>https:\/\/sopaan\.test(\/sitemaps\/book-\d+\.xml)<\/loc>/g)]
  const bodies = await Promise.all(parts.map(([, path = '']) => PRODUCT.app.fastify.inject({ url: path })))
  const all = bodies.map(({ payload }) => payload).join('')
  for (const path of [`/seats/${SILCHAR}/${ECE}/hs/open/neutral`, `/colleges/${SILCHAR}`, '/branches/cse']) {
    expect(all).toContain(`<loc>https://sopaan.test${path}</loc>`)
    expect(all).toContain(`<loc>https://sopaan.test/hi${path}</loc>`)
  }
  for (const { payload } of bodies) expect(payload.split('<url>').length - 1).toBeLessThanOrEqual(50_000)
  expect((await PRODUCT.app.fastify.inject({ url: '/sitemaps/book-99.xml' })).statusCode).toBe(404)
})

function paramsOf(quota: string) {
  return { institute: SILCHAR, programme: ECE, quota, seatType: 'open', gender: 'neutral' }
}

function silchar(quota: string, query: Query = {}) {
  return PRODUCT.request(seatPools.get, { params: paramsOf(quota), query })
}

test('choices like a seat: the same branch elsewhere with near chances, likelier branches of the same institute', async () => {
  const { verdict, similar } = await silchar('hs', { main: 38400, state: 'Assam' })
  const own = verdict?.state === 'judged' ? (verdict.chance?.percent ?? 0) : 0
  expect(similar.branch.length).toBeGreaterThan(0)
  for (const { institute, chance } of similar.branch) {
    expect(institute).not.toBe('National Institute of Technology, Silchar')
    expect(Math.abs(chance.percent - own)).toBeLessThanOrEqual(20)
  }
  expect(similar.institute.length).toBeGreaterThan(0)
  for (const { institute, programme, chance } of similar.institute) {
    expect(institute).toBe('National Institute of Technology, Silchar')
    expect(programme).not.toBe('Electronics and Communication Engineering')
    expect(chance.percent).toBeGreaterThan(own)
  }
  // Each is judged as its own page judges it.
  const [first] = similar.branch
  const [institute = '', programme = '', quota = '', seatType = '', gender = ''] = first?.key.split('/') ?? []
  const params = { institute, programme, quota, seatType, gender }
  const page = await PRODUCT.request(seatPools.get, { params, query: { main: 38400, state: 'Assam' } })
  expect(page.verdict).toMatchObject({ state: 'judged', chance: first?.chance })
  expect((await silchar('hs')).similar).toEqual({ branch: [], institute: [] })
})
