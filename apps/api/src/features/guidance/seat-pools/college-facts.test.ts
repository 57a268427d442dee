import { readFileSync } from 'node:fs'
import { seatPools } from '@sopaan/contract/seat-pools'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

/** The product with the book that ships. Nothing here changes it, so all tests ask the same one. */
const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

type Named = { name: string }
const SHIPPED: { colleges: Named[]; cities: unknown[] } = JSON.parse(
  readFileSync(new URL('../../../../../../data/college-facts.json', import.meta.url), 'utf8'),
)

test('every institute answers the facts of the compiled file, all 138, and one of earlier seasons none', async () => {
  const { institutes } = await PRODUCT.request(seatPools.listInstitutes, {})
  const left = new Map(SHIPPED.colleges.map(({ name, ...facts }) => [name, facts]))
  let without = 0
  for (const { slug, name } of institutes) {
    const { facts } = await PRODUCT.request(seatPools.findInstitute, { params: { slug }, query: {} })
    if (facts === null) without += 1
    else expect({ name, facts }).toEqual({ name, facts: left.get(name) })
    left.delete(name)
  }
  expect([...left.keys()]).toEqual([])
  expect(without).toBe(institutes.length - 138)
})

test('a seat answers the facts of its institute', async () => {
  const params = {
    institute: 'national-institute-of-technology-calicut',
    programme: 'computer-science-and-engineering-4-years-bachelor-of-technology',
    quota: 'hs',
    seatType: 'open',
    gender: 'neutral',
  }
  const { facts } = await PRODUCT.request(seatPools.get, { params, query: {} })
  // NIT Calicut's sheet of the 2025-26 batch; NIRF Engineering 2025.
  expect(facts).toMatchObject({ fees: { perYearInr: 150_500, cycle: '2025-26' }, founded: 1961 })
  expect(facts?.nirf.at(-1)).toEqual([2025, 21])
})

test('an institute answers the chance of a rank, only where the seat may be theirs, and the same as the page of the seat', async () => {
  const slug = 'national-institute-of-technology-silchar'
  const profile = { main: 38400, state: 'Assam' as const }
  const page = await PRODUCT.request(seatPools.findInstitute, { params: { slug }, query: profile })
  const seats = page.programmes.flatMap((each) => each.seats)
  expect(seats.filter(({ quota }) => quota === 'OS').every(({ chance }) => chance === null)).toBe(true)
  const ece = seats.find(
    ({ key }) => key.includes('/electronics-and-communication-engineering-4-') && key.includes('/hs/'),
  )
  const [institute = '', programme = '', quota = '', seatType = '', gender = ''] = ece?.key.split('/') ?? []
  const params = { institute, programme, quota, seatType, gender }
  const { verdict } = await PRODUCT.request(seatPools.get, { params, query: profile })
  expect(verdict).toMatchObject({ state: 'judged', chance: ece?.chance })
  expect(ece?.chance).not.toBeNull()
  const stranger = await PRODUCT.request(seatPools.findInstitute, { params: { slug }, query: {} })
  expect(stranger.programmes.every((each) => each.seats.every(({ chance }) => chance === null))).toBe(true)
})

test('an institute says the best seat of each branch, of whatever kind, as the page of the seat lists it', async () => {
  const slug = 'national-institute-of-technology-calicut'
  const girl = { main: 12_450, mainCategory: 3_990, category: 'OBC-NCL', gender: 'female', state: 'Kerala' } as const
  const { programmes } = await PRODUCT.request(seatPools.findInstitute, { params: { slug }, query: girl })
  const cse = programmes.find(({ programme }) => programme.name === 'Computer Science and Engineering')
  // JoSAA 2026, round 5: the OBC-NCL seat for women of the home state closed at 5,493, the open neutral one at 8,814.
  expect(cse?.own).toMatchObject({ seatType: 'OBC-NCL', gender: 'female', quota: 'HS', rank: 3_990, closing: 5_493 })
  const [institute = '', programme = '', quota = '', seatType = '', gender = ''] = cse?.own?.key.split('/') ?? []
  const params = { institute, programme, quota, seatType, gender }
  expect((await PRODUCT.request(seatPools.get, { params, query: girl })).ownPools[0]).toEqual(cse?.own)
  const stranger = await PRODUCT.request(seatPools.findInstitute, { params: { slug }, query: {} })
  expect(stranger.programmes.every(({ own }) => own === null)).toBe(true)
})

test('home cities are those of the compiled file', async () => {
  expect((await PRODUCT.request(seatPools.listHomeCities, {})).cities).toEqual(SHIPPED.cities)
})
