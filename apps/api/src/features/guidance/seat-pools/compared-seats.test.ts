import { seatPools } from '@sopaan/contract/seat-pools'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

/** The product with the book that ships; comparing changes nothing, so all tests ask the same one. */
const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

const sendRequest = (query: Parameters<typeof PRODUCT.request<typeof seatPools.compare>>[1]['query']) =>
  PRODUCT.request(seatPools.compare, { query })

const ECE_AT_SILCHAR =
  'national-institute-of-technology-silchar/electronics-and-communication-engineering-4-years-bachelor-of-technology'

test('a seat is told with the final round of each season as JoSAA printed it, of its own quota alone', async () => {
  const { seats } = await sendRequest({ keys: `${ECE_AT_SILCHAR}/hs/open/neutral,${ECE_AT_SILCHAR}/os/open/neutral` })
  expect(seats.map(({ quota }) => quota)).toEqual(['HS', 'OS'])
  // JoSAA 2022 to 2026, final rounds.
  expect(seats[0]?.finals.map(({ season, round, closing }) => [season, round, closing])).toEqual([
    [2022, 6, 33116],
    [2023, 6, 33102],
    [2024, 5, 42983],
    [2025, 6, 40328],
    [2026, 5, 38785],
  ])
  expect(seats[1]?.finals.map(({ closing }) => closing)).not.toEqual(seats[0]?.finals.map(({ closing }) => closing))
})

test('seats stand in the order asked for, each once; what the book does not have is named', async () => {
  const [hs, os] = [`${ECE_AT_SILCHAR}/hs/open/neutral`, `${ECE_AT_SILCHAR}/os/open/neutral`]
  const unknown = 'no-such-institute/nothing/ai/open/neutral'
  const { seats, unknownKeys } = await sendRequest({ keys: `${os},${unknown},${hs},${os}` })
  expect(seats.map(({ key }) => key)).toEqual([os, hs])
  expect(unknownKeys).toEqual([unknown])
})

test('a search finds seats by words of institute and branch, narrowed to the kind asked for', async () => {
  const { found, total } = await sendRequest({
    q: 'silchar electronics',
    quota: 'HS',
    seatType: 'OPEN',
    pool: 'neutral',
  })
  expect(found.map(({ key }) => key)).toContain(`${ECE_AT_SILCHAR}/hs/open/neutral`)
  expect(
    found.every(({ quota, seatType, gender }) => quota === 'HS' && seatType === 'OPEN' && gender === 'neutral'),
  ).toBe(true)
  expect(total).toBe(found.length)
})

test('within a rank list the hardest seat comes first, and a wide search lists twenty', async () => {
  const { found, total } = await sendRequest({ q: 'computer', seatType: 'OPEN', pool: 'neutral' })
  expect(found).toHaveLength(20)
  expect(total).toBeGreaterThan(20)
  const closings = found.map(({ newest }) => newest.closing ?? 0)
  expect(found.map(({ list }) => list)).toEqual(Array(20).fill('advanced'))
  expect(closings).toEqual(closings.toSorted((a, b) => a - b))
})

test('without words nothing is searched, and fields left empty by a form narrow nothing', async () => {
  expect(await sendRequest({ q: ' ', quota: '', seatType: '', pool: '' })).toMatchObject({
    found: [],
    total: 0,
    seats: [],
  })
})

test('more than four seats and what is no key are refused', async () => {
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `a${at}/b/ai/open/neutral`).join()
  expect((await sendRequest({ keys: keys(4) })).unknownKeys).toHaveLength(4)
  for (const wrong of [keys(5), 'no key', '../etc/passwd'])
    await expect(sendRequest({ keys: wrong })).rejects.toMatchObject({ code: 'INVALID_QUERY' })
})

test('with a rank a seat says the best seat of its choice, as its own page does, and how many seats the branch has', async () => {
  const profile = { main: 38_400, state: 'Assam', gender: 'female' } as const
  const key = `${ECE_AT_SILCHAR}/os/open/neutral`
  const [compared] = (await sendRequest({ keys: key, ...profile })).seats
  const [institute = '', programme = '', quota = '', seatType = '', gender = ''] = key.split('/')
  const page = await PRODUCT.request(seatPools.get, {
    params: { institute, programme, quota, seatType, gender },
    query: profile,
  })
  expect(compared?.own).toEqual(page.ownPools[0])
  // She is of Assam: the home state quota, though the seat compared is of the other states.
  expect(compared?.own?.quota).toBe('HS')
  expect(compared?.branchSeats).toEqual(page.branchSeats)
  expect((await sendRequest({ keys: key })).seats[0]?.own).toBeNull()
})
