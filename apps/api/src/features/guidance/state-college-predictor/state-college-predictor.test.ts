import type { RequestInput } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'
import { stateAnswer, stateCollegePredictor } from '@sopaan/contract/state-college-predictor'
import { STATE_COUNSELLING_IDS } from '@sopaan/domain/state/counsellings/state-counselling'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

type Query = RequestInput<typeof stateCollegePredictor.predict>['query']

/** The product with the book that ships. The call changes nothing, so all tests ask the same one. */
const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

const PATH = stateCollegePredictor.predict.path

test('the list names eighteen counsellings with figures, and two without', async () => {
  const { data } = await list()
  expect(data.filter(({ figures }) => figures !== null).map(({ id }) => id)).toEqual([...STATE_COUNSELLING_IDS])
  expect(data.filter(({ figures }) => figures === null).map(({ name }) => name)).toEqual(['REAP', 'HSTES'])
})

test('each counselling says how it measures, and in which direction', async () => {
  const { data } = await list()
  const measures = (id: string) =>
    data.find((each) => each.id === id)?.figures?.measures.map(({ key, better }) => [key, better])
  expect(measures('mht-cet-cap')).toEqual([
    ['rank', 'lower'],
    ['percentile', 'higher'],
  ])
  expect(measures('tnea')).toEqual([['marks', 'higher']])
  expect(measures('wbjee')).toEqual([
    ['rank', 'lower'],
    ['jeeRank', 'lower'],
  ])
  expect(measures('uptac')).toEqual([['jeeRank', 'lower']])
})

test('each counselling has its own categories, homes, claims, season and quality', async () => {
  const { data } = await list()
  const figures = (id: string) => data.find((each) => each.id === id)?.figures
  expect(figures('kcet')?.categories.map(({ key }) => key)).toEqual([
    'open',
    'category-1',
    '2a',
    '2b',
    '3a',
    '3b',
    'sc',
    'st',
  ])
  expect(figures('kcet')).toMatchObject({ season: 2025, homes: [], hasFemaleSeats: false })
  expect(figures('kcet')?.claims.map(({ key }) => key)).toEqual(['rural', 'kannada-medium'])
  expect(figures('mht-cet-cap')?.homes).toHaveLength(10)
  expect(figures('ap-eapcet')?.homes.map(({ key }) => key)).toEqual(['au', 'svu'])
  expect(figures('jac-delhi')?.qualities.toSorted()).toEqual(['partial-extraction'])
})

test('what is published of a college is told with its seats, and narrows them down', async () => {
  const ask = async (limits: Partial<Query>) =>
    PRODUCT.request(stateCollegePredictor.predict, {
      query: { counselling: 'uptac', jeeRank: 100, home: 'uttar-pradesh', page: 1, limit: 100, ...limits },
    })
  // IICT Bhadohi takes part in JoSAA too: 86,000 a year by its own fee sheet of 2025-26; from Lucknow some 230 km.
  const carpet = await ask({ q: 'carpet', from: 'lucknow-uttar-pradesh' })
  expect(carpet.data[0]?.college).toEqual({ feeInr: 86_000, nirf: null, km: 250 })
  const all = await ask({ from: 'lucknow-uttar-pradesh' })
  expect(all.published.distances).toBeGreaterThan(all.published.fees)
  const near = await ask({ kmMax: '300', from: 'lucknow-uttar-pradesh' })
  expect(near.total).toBeGreaterThan(0)
  expect(near.data.every(({ college }) => college.km !== null && college.km <= 300)).toBe(true)
  // Without a home city a distance narrows nothing.
  expect((await ask({ kmMax: '300' })).total).toBe((await ask({})).total)
  const cheap = await ask({ feeMax: '300000' })
  expect(cheap.data.every(({ college }) => college.feeInr !== null && college.feeInr <= 300_000)).toBe(true)
  expect(cheap.total).toBe(all.published.fees)
  expect((await ask({ womenMin: '18' })).total).toBe(all.published.women)
  expect((await ask({ salaryMin: '600000' })).total).toBe(all.published.salaries)
})

test('a seat is answered as KEA printed it, with every round and what the rank would have got', async () => {
  // KCET 2025, Bangalore Institute of Technology, Computer Science, STR: round 1 closed at 37,063.
  const { data } = await predict({
    counselling: 'kcet',
    rank: 37063,
    category: 'st',
    claims: ['rural'],
    q: 'Bangalore Institute of Technology computer science engineering',
    limit: 100,
  })
  const seat = data.find(
    ({ category, institute, programme }) =>
      institute.name === 'Bangalore Institute of Technology Bangalore' &&
      category.code === 'STR' &&
      programme.name === 'Computer Science and Engineering',
  )
  expect(seat).toMatchObject({
    category: { code: 'STR', label: 'Scheduled Tribe, Rural', key: 'st' },
    list: 'kcet-engineering',
    kind: 'rank',
    isIn: true,
  })
  expect(seat?.lists[0]).toMatchObject({ round: '1', closing: 37063, isIn: true })
})

test('an answer names its counselling, season and book', async () => {
  const answer = await predict({ counselling: 'tnea', marks: 180 })
  expect(answer).toMatchObject({ counselling: 'tnea', name: 'TNEA', season: 2024, missingLists: [] })
  expect(answer.bookHash).toMatch(/^[0-9a-f]{16}$/)
})

test('a BITSAT score is judged by the cut-off of each campus, above 200 marks as well', async () => {
  // BITS Pilani, final cut-offs of 2026: Computer Science 272 at Hyderabad, 308 at Pilani.
  const { data } = await predict({ counselling: 'bitsat', marks: 300, sort: 'hardest' })
  const science = data.filter(({ programme }) => programme.name === 'B.E. Computer Science')
  const atCampus = (campus: string) => science.find(({ institute }) => institute.name.includes(campus))
  expect(atCampus('Hyderabad')).toMatchObject({ closing: 272, margin: 28 })
  expect(atCampus('Pilani Campus')).toMatchObject({ closing: 308, margin: -8 })
})

test('a chance is said where earlier seasons told it better than last year alone, and where the score is of the kind that closes', async () => {
  const { data } = await list()
  const ahead = data.flatMap(({ id, figures }) => (figures?.forecastSeason ? [[id, figures.forecastSeason]] : []))
  expect(ahead).toEqual([
    ['mht-cet-cap', 2026],
    ['kcet', 2026],
    ['ts-eapcet', 2026],
    ['bitsat', 2027],
  ])
  for (const { figures } of data.filter((each) => each.figures?.forecastSeason)) {
    const [ours, last] = (['brier', 'lastBrier'] as const).map((name) =>
      (figures?.records ?? []).reduce((sum, record) => sum + record[name], 0),
    )
    expect(ours).toBeLessThan(last ?? 0)
  }
  const kcet = await predict({ counselling: 'kcet', rank: 20_000, band: 'likely', limit: 100 })
  expect(kcet.data.every(({ expected }) => expected?.band === 'likely' && expected.percent >= 50)).toBe(true)
  expect(kcet.total).toBe(kcet.bands?.likely)
  const percentile = await predict({ counselling: 'mht-cet-cap', percentile: 95, home: 'mumbai-university', limit: 1 })
  expect([percentile.bands, percentile.data[0]?.expected]).toEqual([null, null])
  const wbjee = await predict({ counselling: 'wbjee', rank: 2000, home: 'west-bengal', limit: 1 })
  expect([wbjee.bands, wbjee.forecastSeason]).toEqual([null, null])
})

test('lists without a score are named, and their seats left out', async () => {
  const answer = await predict({ counselling: 'wbjee', jeeRank: 50000, home: 'west-bengal', limit: 100 })
  expect(answer.missingLists).toEqual(['wbjee-gmr'])
  expect(new Set(answer.data.map(({ list: each }) => each))).toEqual(new Set(['jee-main-crl']))
})

test('nobody is taken for a man: without a gender the seats for women alone are counted, and said to be hidden', async () => {
  const question = { counselling: 'mht-cet-cap', percentile: 95, home: 'mumbai-university', limit: 1 } as const
  const [unsaid, female, male, other] = await Promise.all([
    predict(question),
    predict({ ...question, gender: 'female' }),
    predict({ ...question, gender: 'male' }),
    predict({ ...question, gender: 'other' }),
  ])
  expect(unsaid.total).toBe(male.total)
  expect(unsaid.hiddenFemaleSeats).toBeGreaterThan(0)
  expect(unsaid.total + unsaid.hiddenFemaleSeats).toBe(female.total)
  expect([female, male, other].map(({ hiddenFemaleSeats }) => hiddenFemaleSeats)).toEqual([0, 0, 0])
})

test('standing, branch, place and words narrow the answer; the counts of standings stay', async () => {
  const all = await predict({ counselling: 'ts-eapcet', rank: 20000 })
  const narrow = await predict({ counselling: 'ts-eapcet', rank: 20000, standing: 'just-inside' })
  expect(narrow.standings).toEqual(all.standings)
  expect(narrow.total).toBe(all.standings['just-inside'])
  const civil = await predict({ counselling: 'ts-eapcet', rank: 20000, group: 'CIVIL', place: 'GHATKESAR', limit: 100 })
  expect(civil.total).toBeGreaterThan(0)
  for (const seat of civil.data) expect([seat.programme.group, seat.institute.place]).toEqual(['CIVIL', 'GHATKESAR'])
})

test('what a counselling does not take is refused on its own field', async () => {
  expect(await refusedPaths({ counselling: 'kcet' })).toEqual(['rank'])
  expect(await refusedPaths({ counselling: 'kcet', marks: 100 })).toEqual(['rank', 'marks'])
  expect(await refusedPaths({ counselling: 'kcet', rank: 100, category: 'obc' })).toEqual(['category'])
  expect(await refusedPaths({ counselling: 'kcet', rank: 100, claims: ['tfw'] })).toEqual(['claims'])
  expect(await refusedPaths({ counselling: 'ap-eapcet', rank: 100 })).toEqual(['home'])
  expect(await refusedPaths({ counselling: 'mht-cet-cap', rank: 100, home: 'nowhere' })).toEqual(['home'])
  expect(await refusedPaths({ counselling: 'tnea', marks: 201 })).toEqual(['marks'])
  expect(await refusedPaths({ counselling: 'bitsat', marks: 427 })).toEqual(['marks'])
})

test('a counselling without figures answers no seats in another one’s place', async () => {
  const { statusCode, body } = await PRODUCT.app.fastify.inject(`${PATH}?counselling=reap&rank=100`)
  expect(statusCode).toBe(400)
  expect(body).toContain('counselling')
})

test('answers may be kept by caches, and unchanged ones are not sent again', async () => {
  const first = await PRODUCT.app.fastify.inject(
    urlOf(stateCollegePredictor.predict, { query: { counselling: 'tnea', marks: '180' } }),
  )
  expect(first.headers['cache-control']).toContain('public')
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await PRODUCT.app.fastify.inject({
    url: urlOf(stateCollegePredictor.predict, { query: { counselling: 'tnea', marks: '180' } }),
    headers,
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the same question however written is the same answer, byte for byte, from memory too', async () => {
  const ask = (query: string) => PRODUCT.app.fastify.inject(`${PATH}?${query}`)
  const first = await ask('counselling=kcet&rank=12000&claims=rural,kannada-medium')
  for (const query of [
    'counselling=kcet&rank=12000&claims=kannada-medium,rural',
    'rank=12000&counselling=kcet&claims=rural,kannada-medium&category=open&gender=male&sort=hardest&page=1',
    'counselling=kcet&rank=12000&claims=rural,kannada-medium',
    'counselling=kcet&rank=12000&claims=rural,kannada-medium',
  ]) {
    const again = await ask(query)
    expect([again.payload, again.headers.etag]).toEqual([first.payload, first.headers.etag])
  }
  expect((await ask('counselling=kcet&rank=12001&claims=rural,kannada-medium')).headers.etag).not.toBe(
    first.headers.etag,
  )
})

test.each(STATE_COUNSELLING_IDS)('%s: the sent bytes are exactly what the contract says', async (id) => {
  const { data } = await list()
  const figures = data.find((each) => each.id === id)?.figures
  const score = Object.fromEntries((figures?.measures ?? []).map(({ key, min, max }) => [key, (min + max) / 4]))
  const home = figures?.homes[0] ? { home: figures.homes[0].key } : {}
  const query = new URLSearchParams({ counselling: id, ...home, ...score, limit: '100' })
  const { payload, statusCode } = await PRODUCT.app.fastify.inject(`${PATH}?${query}`)
  expect([statusCode, stateAnswer.parse(JSON.parse(payload))]).toEqual([200, JSON.parse(payload)])
})

test('an empty field of a form sent without script counts as not given', async () => {
  const { statusCode } = await PRODUCT.app.fastify.inject(
    urlOf(stateCollegePredictor.predict, {
      query: {
        counselling: 'mht-cet-cap',
        rank: '100',
        percentile: '',
        home: 'mumbai-university',
        q: '',
        place: '',
        region: '',
        group: '',
      },
    }),
  )
  expect(statusCode).toBe(200)
})

async function refusedPaths(query: Query): Promise<string[]> {
  try {
    await predict(query)
    return []
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return thrown.details.errors.map(({ path }) => path)
    throw thrown
  }
}

function list() {
  return PRODUCT.request(stateCollegePredictor.list, {})
}

function predict(query: Query) {
  return PRODUCT.request(stateCollegePredictor.predict, { query })
}
