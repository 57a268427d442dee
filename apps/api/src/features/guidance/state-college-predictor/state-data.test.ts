import type { RequestInput } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { stateData } from '@sopaan/contract/state-data'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

/** The product with the state book that ships. Nothing here changes it. */
const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

type Query = RequestInput<typeof stateData.list>['query']
const list = (query: Query) => PRODUCT.request(stateData.list, { query })

test('tables of the States are searched by college and branch, without a rank', async () => {
  // JAC Delhi 2025, round 5: DTU, Electrical Engineering, GNGND closed at 31,589 and GNGNO at 11,227.
  const { data, total, bodies } = await list({ q: 'dtu electrical engineering' })
  expect(total).toBe(2)
  expect(data.map(({ category, closing }) => [category.code, closing])).toEqual([
    ['GNGNO', 11_227],
    ['GNGND', 31_589],
  ])
  expect(data[0]).toMatchObject({
    ...{ counselling: 'jac-delhi', name: 'JAC Delhi', season: 2025, list: 'jee-main-crl', kind: 'rank' },
    ...{ closingList: { round: '5', stage: '' }, quality: ['partial-extraction'], region: 'outside-delhi' },
    lists: [{ round: '5', stage: '', closing: 11_227 }],
  })
  expect(bodies).toHaveLength(18)
  expect(bodies.filter(({ seats }) => seats > 0).map(({ id, seats }) => [id, seats])).toEqual([['jac-delhi', 2]])
})

test('a counselling shows its own seats with every round, and what the search finds in the others', async () => {
  // KCET 2025, Bangalore Institute of Technology, Computer Science, STR: round 1 closed at 37,063.
  const query = { counselling: 'kcet', category: 'st', group: 'CSE', q: 'Bangalore Institute of Technology' } as const
  const { data, bodies, categories, total } = await list(query)
  expect(categories).toContain('st')
  expect(data.every(({ counselling, category }) => counselling === 'kcet' && category.key === 'st')).toBe(true)
  const rural = data.find(
    ({ category, institute, programme }) =>
      category.code === 'STR' &&
      institute.name === 'Bangalore Institute of Technology Bangalore' &&
      programme.name === 'Computer Science and Engineering',
  )
  expect(rural?.lists).toContainEqual({ round: '1', stage: '', closing: 37_063 })
  expect(rural?.closing).toBe(Math.max(...(rural?.lists.map(({ closing }) => closing) ?? [])))
  expect(bodies.find(({ id }) => id === 'kcet')?.seats).toBe(total)
  const closings = data.map(({ closing }) => closing)
  expect(closings).toEqual([...closings].sort((a, b) => a - b))
})

test('without a question every printed seat stands there, page by page, and a form without answers asks the same', async () => {
  const first = await list({ limit: 100 })
  expect(first.total).toBe(first.bodies.reduce((sum, { seats }) => sum + seats, 0))
  expect(first.total).toBeGreaterThan(80_000)
  const second = await list({ limit: 100, page: 2 })
  expect(new Set([...first.data, ...second.data].map(({ key }) => key)).size).toBe(200)
  const empty = await list({
    q: '',
    counselling: '',
    category: '',
    gender: '',
    sort: '',
    group: '',
    limit: 100,
  } as never)
  expect(empty).toEqual(first)
})

test('an address with an unknown counselling, category or group is refused; answers carry a tag', async () => {
  for (const query of [{ counselling: 'saxony' }, { category: 'xyz' }, { group: 'cse!' }, { page: '0' }]) {
    await expect(list(query as never)).rejects.toMatchObject({ code: 'INVALID_QUERY' })
  }
  const url = urlOf(stateData.list, { query: { q: 'nsut' } })
  const { headers } = await PRODUCT.app.fastify.inject(url)
  const again = await PRODUCT.app.fastify.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})
