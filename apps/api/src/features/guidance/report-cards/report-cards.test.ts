import { urlOf } from '@sopaan/contract/client'
import { reportCards } from '@sopaan/contract/report-cards'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

test('the report card tells of the five newest seasons, each pool once in every kind', async () => {
  const card = await PRODUCT.request(reportCards.get, {})
  expect(card.seasons).toEqual([2022, 2023, 2024, 2025, 2026])
  for (const kind of [card.bySeason, card.byQuota, card.byCategory, card.byGender, card.byRank, card.byReliability]) {
    expect(kind.reduce((sum, { pools }) => sum + pools, 0)).toBe(card.all.pools)
  }
})

test('every pool was asked about thirteen ranks, and shares are of one', async () => {
  const { all } = await PRODUCT.request(reportCards.get, {})
  expect(all.bins).toHaveLength(10)
  expect(all.bins.reduce((sum, { count }) => sum + count, 0)).toBe(13 * all.pools)
  all.bins.forEach((bin, tenth) => {
    expect(bin.said).toBeGreaterThanOrEqual(tenth / 10)
    expect(bin.said).toBeLessThanOrEqual((tenth + 1) / 10)
    expect(bin.true).toBeLessThanOrEqual(1)
  })
})

test('a worst miss is told with what was said and with the rank that JoSAA printed', async () => {
  const { worst } = await PRODUCT.request(reportCards.get, {})
  // JoSAA 2025, round 6: IIT Madras, Aerospace Engineering, dual degree, AI, OPEN, female-only closed at 16.
  expect(worst[0]).toMatchObject({
    season: 2025,
    institute: 'Indian Institute of Technology Madras',
    programme: 'Aerospace Engineering',
    quota: 'AI',
    seatType: 'OPEN',
    gender: 'female',
    closed: 16,
    course: { degree: 'Bachelor and Master of Technology (Dual Degree)', durationYears: 5 },
    seatKey:
      'indian-institute-of-technology-madras/aerospace-engineering-5-years-bachelor-and-master-of-technology-dual-degree/ai/open/female',
  })
  for (const { said, closed } of worst) expect(closed < said.low || closed > said.high).toBe(true)
})

test('whoever holds the answer already is told so, and sent nothing', async () => {
  const first = await PRODUCT.app.fastify.inject({ url: urlOf(reportCards.get, {}) })
  expect(first.headers['cache-control']).toMatch(/^public/)
  const again = await PRODUCT.app.fastify.inject({
    url: urlOf(reportCards.get, {}),
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test('seats that printed no rank in the season they were forecast for are counted, with what became of them', async () => {
  const { all, byCategory, vanished } = await PRODUCT.request(reportCards.get, {})
  const { ordinary, pwd } = vanished
  expect(ordinary.forecast + pwd.forecast).toBe(all.pools)
  for (const { forecast, unprinted, programmeEnded, quotaEnded } of [ordinary, pwd]) {
    expect(programmeEnded + quotaEnded).toBeLessThanOrEqual(unprinted)
    expect(unprinted).toBeLessThan(forecast)
  }
  // JoSAA, final rounds of 2021 to 2026: 1,738 of 46,533 ordinary pools and 1,207 of 5,059 PwD pools are not there a year on.
  expect([ordinary.unprinted, ordinary.forecast, pwd.unprinted, pwd.forecast]).toEqual([1738, 46_533, 1207, 5059])
  expect(byCategory.filter(({ name }) => name.includes('PwD')).reduce((sum, { pools }) => sum + pools, 0)).toBe(5059)
})
