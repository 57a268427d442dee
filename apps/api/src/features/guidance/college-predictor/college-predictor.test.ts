import type { RequestInput } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import {
  collegePredictor,
  type PredictorAnswer,
  predictorAnswer,
  predictorQuery,
  ranksAnswer,
} from '@sopaan/contract/college-predictor'
import { isRefusal } from '@sopaan/contract/refusals'
import { reportCards } from '@sopaan/contract/report-cards'
import { prepareBook } from '@sopaan/domain/book/prepared-book'
import { predictSeats } from '@sopaan/domain/predictor/college-predictor'
import { STATES } from '@sopaan/domain/state/states'
import { afterAll, expect, test } from 'vitest'
import { loadShippedBook } from '#api/features/guidance/cutoffs/shipped-book.ts'
import { startApp } from '#api/testing/start-app.ts'
import { readQuestion } from './college-predictor.service.ts'

type Query = RequestInput<typeof collegePredictor.predict>['query']

/** The product with the book that ships. The predictor changes nothing, so all tests ask the same one. */
const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

const PATH = collegePredictor.predict.path
const ECE_AT_SILCHAR =
  'national-institute-of-technology-silchar/electronics-and-communication-engineering-4-years-bachelor-of-technology'

test('a seat is answered with the ranks that JoSAA printed, and with what the rank would have got', async () => {
  const { data } = await predict({
    main: 33157,
    state: 'Assam',
    q: 'Silchar electronics communication',
    quota: ['HS'],
    type: ['NIT'],
  })
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    key: `${ECE_AT_SILCHAR}/hs/open/neutral`,
    institute: { name: 'National Institute of Technology, Silchar', type: 'NIT', city: 'Silchar', state: 'Assam' },
    programme: { name: 'Electronics and Communication Engineering', durationYears: 4, family: 'ECE' },
    list: 'main-1',
    rank: 33157,
    rankKind: 'common',
    // JoSAA 2026: round 1 closed at 35,687.
    earliestRound: 1,
    isNew: false,
  })
  // Final rounds as printed: JoSAA 2022 to 2026.
  expect(data[0]?.seasons).toEqual([
    { season: 2022, round: 6, opening: 13169, closing: 33116, wouldGet: false },
    { season: 2023, round: 6, opening: 24906, closing: 33102, wouldGet: false },
    { season: 2024, round: 5, opening: 26983, closing: 42983, wouldGet: true },
    { season: 2025, round: 6, opening: 23581, closing: 40328, wouldGet: true },
    { season: 2026, round: 5, opening: 23250, closing: 38785, wouldGet: true },
  ])
})

test('an answer says which seasons it speaks of, and from which book', async () => {
  const answer = await predict({ advanced: 4700 })
  expect(answer).toMatchObject({ newestSeason: 2026, newestRound: 5, forecastSeason: 2027, afterRound: 0 })
  expect(answer.bookHash).toMatch(/^[0-9a-f]{16}$/)
})

test('the round asked for keeps the seats that the rank would have got by then', async () => {
  // JoSAA 2026: this seat closed at 37,051 from round 2 to 4, and at 38,785 in round 5.
  const seatBy = async (round: number) => {
    const { data } = await predict({
      main: 38000,
      state: 'Assam',
      q: 'silchar communication',
      type: 'NIT',
      quota: 'HS',
      round,
    })
    return data.map(({ key, earliestRound }) => [key, earliestRound])
  }
  expect(await seatBy(4)).toEqual([])
  expect(await seatBy(5)).toEqual([[`${ECE_AT_SILCHAR}/hs/open/neutral`, 5]])
})

test('every row is judged by the rank of its own list and kind', async () => {
  const query = {
    main: 60000,
    mainCategory: 15000,
    advanced: 12000,
    advancedCategory: 3000,
    category: 'OBC-NCL',
    gender: 'female',
    state: 'Bihar',
    limit: 100,
  } as const
  const { data } = await predict(query)
  const rankOf = { 'main-1': { OPEN: 60000, 'OBC-NCL': 15000 }, advanced: { OPEN: 12000, 'OBC-NCL': 3000 } } as const
  expect(data).toHaveLength(100)
  for (const seat of data) {
    if (seat.list !== 'main-1' && seat.list !== 'advanced') throw new Error(`No rank was given for ${seat.list}`)
    if (seat.seatType !== 'OPEN' && seat.seatType !== 'OBC-NCL')
      throw new Error(`Not the candidate's: ${seat.seatType}`)
    expect(seat.rank).toBe(rankOf[seat.list][seat.seatType])
  }
})

test('the pages of each order together hold every seat once', async () => {
  for (const sort of ['hardest', 'easiest', 'chance', 'institute', 'branch'] as const) {
    const asked = { main: 9000, mainCategory: 2500, category: 'SC', state: 'Kerala', sort, limit: 100 } as const
    const first = await predict(asked)
    const pages = [first]
    for (let page = 2; (page - 1) * 100 < first.total; page++) pages.push(await predict({ ...asked, page }))
    const keys = pages.flatMap(({ data }) => data.map(({ key }) => key))
    expect(keys).toHaveLength(first.total)
    expect(new Set(keys).size).toBe(first.total)
    expect((await predict({ ...asked, page: pages.length + 1 })).data).toEqual([])
  }
})

test('each order is what it says', async () => {
  const seats = async (sort: 'hardest' | 'easiest' | 'chance' | 'institute' | 'branch') =>
    (await predict({ main: 40000, state: 'Kerala', sort, limit: 100 })).data
  const rises = (values: readonly number[]) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))
  const isAlphabetical = (names: readonly string[]) =>
    names.every((name, at) => at === 0 || new Intl.Collator('en').compare(names[at - 1] ?? '', name) <= 0)
  const middles = (data: PredictorAnswer['data']) => data.map(({ expected }) => expected.middle)
  // The middle is the median of a lopsided forecast, so neighbours may differ a little from the order of the means.
  const hardest = middles(await seats('hardest'))
  expect((hardest[0] ?? 0) * 10).toBeLessThan(hardest.at(-1) ?? 0)
  expect(middles(await seats('easiest')).every((middle) => middle > (hardest.at(-1) ?? 0))).toBe(true)
  expect(rises((await seats('chance')).map(({ chancePercent }) => -chancePercent))).toBe(true)
  expect(isAlphabetical((await seats('institute')).map(({ institute }) => institute.name))).toBe(true)
  expect(isAlphabetical((await seats('branch')).map(({ programme }) => programme.name))).toBe(true)
})

test('bands and facets count what each choice would leave', async () => {
  const profile = { main: 33157, mainCategory: 9120, category: 'OBC-NCL', state: 'Assam', limit: 1 } as const
  const all = await predict(profile)
  expect(all.bands.safe + all.bands.likely + all.bands.reach + all.bands.longShot).toBe(all.total)
  expect((await predict({ ...profile, band: 'long-shot' })).total).toBe(all.bands.longShot)
  const narrowed = await predict({ ...profile, type: ['NIT'], band: 'likely' })
  expect(narrowed.bands).not.toEqual(all.bands)
  for (const { value, count } of narrowed.facets.types) {
    const other = await predict({ ...profile, type: value, band: 'likely' })
    expect([value, other.total]).toEqual([value, count])
  }
  for (const { value, count, name } of narrowed.facets.families) {
    expect(name).not.toBe('')
    const inFamily = await predict({ ...profile, type: ['NIT'], band: 'likely', family: value })
    expect([value, inFamily.total]).toEqual([value, count])
  }
})

test('what hides seats is said with how many: giving it adds exactly those', async () => {
  const told = { main: 12_000, category: 'OBC-NCL', state: 'Maharashtra' } as const
  const before = await predict(told)
  expect(before.missing.map(({ key }) => key)).toEqual(['mainCategory', 'gender'])
  for (const { key, seats } of before.missing) {
    const answer = key === 'gender' ? { gender: 'female' as const } : { mainCategory: 3000 }
    expect([key, (await predict({ ...told, ...answer })).total]).toEqual([key, before.total + seats])
  }
  const whole = { ...told, gender: 'female', mainCategory: 3000 } as const
  expect((await predict(whole)).missing).toEqual([])
})

test('without a home state the seats that every state adds at the least are counted', async () => {
  const { missing, total } = await predict({ main: 5000, gender: 'male' })
  const added = await Promise.all(
    STATES.map(async (state) => (await predict({ main: 5000, gender: 'male', state })).total - total),
  )
  expect(missing).toEqual([{ key: 'state', seats: Math.min(...added) }])
  expect(missing[0]?.seats).toBeGreaterThan(300)
})

test('a PwD rank given as that of the open category is missed nowhere, and judges what it is asked for', async () => {
  const general = { main: 90_000, mainCategoryPwd: 300, pwd: 'true', gender: 'male', state: 'Goa' } as const
  expect((await predict(general)).missing).toEqual([])
  const { total } = await predict({ ...general, by: 'mainCategoryPwd' })
  expect(total).toBeGreaterThan(100)
  const { ranks } = await PRODUCT.request(collegePredictor.reach, { query: general })
  expect(ranks.map(({ key, total: of }) => [key, of])).toEqual([
    ['main', (await predict(general)).total - total],
    ['mainCategoryPwd', total],
  ])
})

test('the hardest seat of a rank names what its college takes a year from this candidate, and its rank in NIRF', async () => {
  const girl = { main: 14_263, gender: 'female', state: 'Kerala' } as const
  const reachOf = async (query: Query) => (await PRODUCT.request(collegePredictor.reach, { query })).ranks[0]
  // NIT Warangal: 28th in NIRF Engineering 2025; no sheet of its own, so the tuition of all NITs, which SC and ST do not pay.
  const warangal = { hardest: { institute: { name: 'National Institute of Technology, Warangal' } } }
  expect(await reachOf(girl)).toMatchObject({
    ...warangal,
    hardestFacts: { nirf: 28, feeInr: 125_000, salaryInr: 1_420_000, womenPercent: 22 },
  })
  expect(await reachOf({ ...girl, category: 'SC' })).toMatchObject({
    ...warangal,
    hardestFacts: { nirf: 28, feeInr: 0, salaryInr: 1_420_000 },
  })
})

test('what a rank opens is narrowed by fee, rank in NIRF and distance; what is not known is left out', async () => {
  const girl = { main: 14_263, gender: 'female', state: 'Kerala' } as const
  const ask = async (limits: Partial<RequestInput<typeof collegePredictor.reach>['query']>) => {
    const { ranks, homes } = await PRODUCT.request(collegePredictor.reach, { query: { ...girl, ...limits } })
    return { total: ranks[0]?.total ?? 0, hardest: ranks[0]?.hardest?.institute.name, homes, ...ranks[0]?.hardestFacts }
  }
  const all = await ask({})
  const ranked = await ask({ nirfMax: '25' })
  expect(ranked.total).toBeLessThan(all.total)
  expect(ranked.nirf).toBeLessThanOrEqual(25)
  const paid = await ask({ salaryMin: '1200000' })
  expect(paid.salaryInr).toBeGreaterThanOrEqual(1_200_000)
  expect(paid.total).toBeLessThan(all.total)
  const mixed = await ask({ womenMin: '22' })
  expect(mixed.womenPercent).toBeGreaterThanOrEqual(22)
  expect(mixed.total).toBeLessThan(all.total)
  const cheap = await ask({ feeMax: '75000' })
  expect(cheap.total).toBeGreaterThan(0)
  expect(cheap.feeInr).toBeLessThanOrEqual(75_000)
  const near = await ask({ kmMax: '300', from: 'kozhikode-kerala' })
  expect(near.km).toBeLessThanOrEqual(300)
  expect(near.total).toBeLessThan(all.total)
  expect((await ask({ kmMax: '300' })).total, 'without a home nothing is near or far').toBe(all.total)
  expect(all.homes).toContainEqual({ id: 'kozhikode-kerala', city: 'Kozhikode' })
})

test('B.Arch of the IITs has no chance until the person says that the AAT was passed', async () => {
  const candidate = { advanced: 12_000, gender: 'male', state: 'Bihar', limit: 100 } as const
  const before = await predict(candidate)
  expect(before.data.some(({ programme }) => programme.name === 'Architecture')).toBe(false)
  // JoSAA 2026: OPEN, gender-neutral at IIT (BHU) Varanasi, Kharagpur and Roorkee.
  expect(before.needsAat.map(({ institute, seatType }) => [institute.name, seatType]).sort()).toEqual([
    ['Indian Institute of Technology (BHU) Varanasi', 'OPEN'],
    ['Indian Institute of Technology Kharagpur', 'OPEN'],
    ['Indian Institute of Technology Roorkee', 'OPEN'],
  ])
  for (const seat of before.needsAat) expect(seat).not.toHaveProperty('chancePercent')
  expect(before.missing).toEqual([{ key: 'aat', seats: 3 }])
  const after = await predict({ ...candidate, aat: 'true' })
  expect([after.needsAat, after.missing, after.total]).toEqual([[], [], before.total + 3])
  const architecture = (await predict({ ...candidate, aat: 'true', q: 'architecture' })).data
  expect(architecture.filter(({ programme }) => programme.degree === 'Bachelor of Architecture')).toHaveLength(3)
})

test('a rank far behind a seat is under 1 %, one far before it over 99 %', async () => {
  // JoSAA 2026, round 5: NIT Trichy, CSE, OS, OPEN closed near 1,500.
  const seat = { state: 'Bihar', gender: 'male', q: 'tiruchirappalli computer science', limit: 5 } as const
  expect((await predict({ ...seat, main: 2_000_000 })).data[0]?.chancePercent).toBe(0)
  expect((await predict({ ...seat, main: 1 })).data[0]?.chancePercent).toBe(100)
})

test('a search is read as aspirants write it, and names who gives what JoSAA does not', async () => {
  const asked = { main: 12_000, gender: 'male', state: 'Bihar', limit: 50 } as const
  const trichy = await predict({ ...asked, q: 'nit trichy cse' })
  expect(trichy.data.map(({ institute, programme }) => [institute.name, programme.name])).toEqual([
    ['National Institute of Technology, Tiruchirappalli', 'Computer Science and Engineering'],
  ])
  const elsewhere = await predict({ ...asked, q: 'dtu' })
  expect([elsewhere.total, elsewhere.elsewhere]).toEqual([
    0,
    [{ name: 'Delhi Technological University', givenBy: 'JAC Delhi', counselling: 'jac-delhi' }],
  ])
})

test('what Likely came to in the toughest and the easiest season stands with every answer, from the report card', async () => {
  const card = await PRODUCT.request(reportCards.get, {})
  const came = card.bySeason.map(({ likely }) => Math.round(likely.true * 100))
  // 2022: 68.15 %, 2023: 80.77 %, seats that were not offered again counted.
  expect((await predict({ main: 5000 })).likelyRecord).toEqual({ low: 68, high: 81 })
  expect([Math.min(...came), Math.max(...came)]).toEqual([68, 81])
})

test('a preparatory rank is answered with the past of preparatory seats, and with no forecast', async () => {
  const answer = await predict({ advancedPrep: 1, pwd: 'true' })
  expect(answer.data).toEqual([])
  expect(answer.preparatory.length).toBeGreaterThan(50)
  for (const seat of answer.preparatory) {
    expect(seat).toMatchObject({ rankKind: 'preparatory', seatType: 'OPEN (PwD)', list: 'advanced' })
    expect(seat.key.endsWith('/preparatory')).toBe(true)
    expect(seat).not.toHaveProperty('chancePercent')
  }
  expect((await predict({ advanced: 1, pwd: 'true' })).preparatory).toEqual([])
})

test('an easier seat of the same programme is named where there is one, and is easier', async () => {
  const { data } = await predict({
    main: 30000,
    mainCategory: 30000,
    category: 'OBC-NCL',
    state: 'Assam',
    limit: 100,
    band: 'reach',
  })
  const pointed = data.filter(({ easierOpenPool }) => easierOpenPool !== undefined)
  expect(pointed.length).toBeGreaterThan(0)
  for (const { easierOpenPool, seatType, chancePercent } of pointed) {
    expect([seatType, easierOpenPool?.seatType]).toEqual(['OBC-NCL', 'OPEN'])
    expect(easierOpenPool?.chancePercent).toBeGreaterThan(chancePercent)
  }
})

test('every rank of one candidate is judged at once, each for the seats of its own list and kind', async () => {
  const query = {
    main: 60000,
    mainCategory: 15000,
    plan: 480,
    planCategory: 400,
    category: 'OBC-NCL',
    state: 'Bihar',
  } as const
  const { ranks, missing } = await PRODUCT.request(collegePredictor.reach, { query })
  expect(ranks.map(({ key, rank }) => [key, rank])).toEqual([
    ['main', 60000],
    ['mainCategory', 15000],
    ['plan', 480],
    ['planCategory', 400],
  ])
  // B.Planning, JoSAA 2026, round 5, OPEN: 620, 471, 227 and 506.
  expect(ranks[2]).toMatchObject({ seatTypes: ['OPEN'], total: 4, gotNewest: 2 })
  expect(missing.map(({ key }) => key)).toEqual(['gender'])
  const all = await predict(query)
  expect(ranks.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
})

test('a list can be narrowed to the seats that one rank judges', async () => {
  const { data, total } = await predict({
    main: 60000,
    mainCategory: 15000,
    category: 'OBC-NCL',
    state: 'Bihar',
    by: 'mainCategory',
    limit: 100,
  })
  expect(total).toBeGreaterThan(100)
  expect(new Set(data.map(({ seatType, rank }) => `${seatType} ${rank}`))).toEqual(new Set(['OBC-NCL 15000']))
  await expect(predict({ main: 1, by: 'mother' as 'main' })).rejects.toMatchObject({ code: 'INVALID_QUERY' })
})

test('without any rank there is nothing to judge at once', async () => {
  await expect(PRODUCT.request(collegePredictor.reach, { query: { state: 'Goa' } })).rejects.toMatchObject({
    code: 'INVALID_QUERY',
  })
})

test('the sent bytes of all ranks are exactly what the contract says', async () => {
  const url = `${PATH}/ranks?main=33157&mainCategory=9000&advancedPrep=3&advanced=900&pwd=true&category=ST&state=Assam`
  const { payload } = await PRODUCT.app.fastify.inject({ url })
  expect(ranksAnswer.parse(JSON.parse(payload))).toEqual(JSON.parse(payload))
})

test('the sent bytes are exactly what the contract says', async () => {
  const answer = await PRODUCT.app.fastify.inject({
    url: urlOf(collegePredictor.predict, { query: { main: '33157', state: 'Assam', advancedPrep: '3', pwd: 'true' } }),
  })
  const sent: unknown = JSON.parse(answer.payload)
  expect(predictorAnswer.parse(sent)).toEqual(sent)
})

test('empty fields of a form count as not given', async () => {
  const bare = await predict({ main: 5000, state: 'Goa' })
  const form = `${PATH}?main=5000&mainCategory=&category=&gender=&pwd=&state=Goa&type=&family=&quota=&band=&round=&q=&sort=`
  expect(JSON.parse((await PRODUCT.app.fastify.inject({ url: form })).payload)).toEqual(bare)
})

test.each([
  ['', 'main', 'at least one rank'],
  ['main=0', 'main', '1 to 2000000'],
  ['main=12.5', 'main', '1 to 2000000'],
  ['advancedCategory=x', 'advancedCategory', '1 to 2000000'],
  ['main=1&category=GEN', 'category', 'OPEN, EWS, OBC-NCL, SC, ST'],
  ['main=1&gender=m', 'gender', 'male, female, other'],
  ['main=1&pwd=yes', 'pwd', 'true, false'],
  ['main=1&state=Oz', 'state', 'Andhra Pradesh'],
  ['main=1&type=NIT,XYZ', 'type.1', 'IIT, NIT, IIIT, GFTI, IISC'],
  ['main=1&quota=ZZ', 'quota.0', 'AI, HS, OS'],
  ['main=1&family=a%20b', 'family.0', 'branch family codes'],
  ['main=1&band=sure', 'band', 'safe, likely, reach, long-shot'],
  ['main=1&round=12', 'round', '1 to 9'],
  ['main=1&sort=price', 'sort', 'hardest, easiest, chance, institute, branch'],
  ['main=1&limit=101', 'limit', '1 to 100'],
  ['main=1&page=0', 'page', 'from 1'],
  ['main=1&counselling=csab', 'counselling', 'josaa'],
  [`main=1&q=${'x'.repeat(81)}`, 'q', 'At most 80'],
])('?%s is refused by naming %s and what it takes', async (query, path, takes) => {
  const answer = await PRODUCT.app.fastify.inject({ url: `${PATH}?${query}` })
  expect(answer.statusCode).toBe(400)
  const body = JSON.parse(answer.payload)
  expect(body.code).toBe('INVALID_QUERY')
  expect(body.errors).toEqual([expect.objectContaining({ path, msg: expect.stringContaining(takes) })])
})

test('a refusal reaches a screen as the refusal it is', async () => {
  const thrown = await predict({ main: 0 }).catch((error: unknown) => error)
  expect(isRefusal(thrown, 'INVALID_QUERY') && thrown.details.errors[0]?.path).toBe('main')
})

test('anyone may keep the answer for five minutes, and it sets no cookie', async () => {
  const { headers } = await PRODUCT.app.fastify.inject({
    url: urlOf(collegePredictor.predict, { query: { main: '33157', state: 'Assam' } }),
  })
  expect(headers['cache-control']).toBe(
    'public, max-age=300, stale-while-revalidate=3600, s-maxage=300, stale-if-error=86400',
  )
  expect(headers['set-cookie']).toBeUndefined()
})

test('who holds the answer already is told so; another question or another book has another tag', async () => {
  const ask = (query: string, tag = '') =>
    PRODUCT.app.fastify.inject({ url: `${PATH}?${query}`, headers: { 'if-none-match': tag } })
  const first = await ask('main=33157&state=Assam')
  const tag = String(first.headers.etag)
  expect(tag).toMatch(/^"[0-9a-f]{16}-[0-9a-z]+-[0-9a-z]+"$/)
  expect(tag).toContain(JSON.parse(first.payload).bookHash)
  const again = await ask('state=Assam&main=33157&category=OPEN', tag)
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  expect((await ask('main=33158&state=Assam', tag)).statusCode).toBe(200)
})

test('a compressed answer has a weak tag, by which it is known again', async () => {
  const ask = (headers: Record<string, string>) =>
    PRODUCT.app.fastify.inject({
      url: urlOf(collegePredictor.predict, { query: { main: '33157', state: 'Assam' } }),
      headers: { 'accept-encoding': 'br', ...headers },
    })
  const first = await ask({})
  expect(first.headers['content-encoding']).toBe('br')
  expect(String(first.headers.etag)).toMatch(/^W\/"/)
  expect((await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
})

test('an answer from memory is the answer that was made', async () => {
  const ask = async () =>
    (
      await PRODUCT.app.fastify.inject({
        url: urlOf(collegePredictor.predict, { query: { main: '777', state: 'Goa', sort: 'chance' } }),
      })
    ).payload
  const first = await ask()
  for (let times = 0; times < 5; times++) expect(await ask()).toBe(first)
})

test('what an answer says of a seat is what the rule says, whoever the seat was said of before', async () => {
  const prepared = prepareBook((await loadShippedBook()).book)
  const candidates: Query[] = [
    { main: 30000, mainCategory: 9000, category: 'OBC-NCL', state: 'Assam', limit: 100 },
    { main: 30500, mainCategory: 8000, category: 'OBC-NCL', state: 'Assam', gender: 'female', limit: 100 },
    { advanced: 9000, advancedPrep: 4, category: 'SC', pwd: 'true', state: 'Goa', sort: 'chance', limit: 100 },
    { advanced: 2500, main: 12, arch: 40, plan: 90, state: 'Overseas', sort: 'easiest', limit: 100 },
  ]
  for (const query of [...candidates, ...candidates.toReversed().map((each) => ({ ...each, page: 2 }))]) {
    const { data, preparatory, needsAat } = await predict(query)
    const search = new URL(urlOf(collegePredictor.predict, { query }), 'http://localhost').searchParams
    const { profile, request } = readQuestion(predictorQuery.parse(Object.fromEntries(search)))
    const { data: seats, preparatory: past, needsAat: waiting } = predictSeats(prepared, profile, request)
    expect({ data, preparatory, needsAat }).toEqual({ data: seats, preparatory: past, needsAat: waiting })
  }
})

function predict(query: Query): Promise<PredictorAnswer> {
  return PRODUCT.request(collegePredictor.predict, { query })
}
