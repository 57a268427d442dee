import { type ListPreferences, listChecks } from '@sopaan/contract/list-checks'
import { adviseOn } from '@sopaan/domain/list-doctor/advice'
import { findFaults } from '@sopaan/domain/list-doctor/list-doctor'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(() => server.stop())

const ECE = 'electronics-and-communication-engineering-4-years-bachelor-of-technology'
const SILCHAR = `national-institute-of-technology-silchar/${ECE}`
const WARANGAL = `national-institute-of-technology-warangal/${ECE}`
const GONE = 'gone/gone'
/** A woman of Assam: home state at Silchar, another state everywhere else. */
const PROFILE = { main: 33_157, state: 'Assam', gender: 'female' } as const

async function check(keys: string[], profile: object = PROFILE) {
  const { data } = await server.request(listChecks.check, { body: { keys, profile } })
  if (!data) throw new Error('The shipped book says what lists risk')
  return data
}

test('a row is checked with every pool of its programme that is open to the candidate', async () => {
  const { choices, season, shocks } = await check([SILCHAR])
  const [row] = choices
  // Neutral and female-only, both of the home state, each by the common rank.
  expect(row?.pools).toHaveLength(2)
  expect(row).toMatchObject({ institute: 'National Institute of Technology, Silchar', isOffered: true, family: 'ECE' })
  for (const { chance, chanceIfOffered, survival } of row?.pools ?? []) {
    expect(chance).toBeCloseTo(chanceIfOffered * survival, 4)
    expect(survival).toBeGreaterThan(0.9)
  }
  expect(season).toBe(2027)
  expect(shocks.list + shocks.group).toBeLessThan(0.95)
})

test('what is gone is said to be', async () => {
  const { choices, unknownKeys } = await check([SILCHAR, GONE])
  expect(choices.map(({ key }) => key)).toEqual([SILCHAR])
  expect(unknownKeys).toEqual([GONE])
})

test('a programme that ended under its name is told with the one it became, and nothing is guessed where two could be it', async () => {
  // JoSAA 2025 printed Bioengineering at IIT (BHU), JoSAA 2026 Biomedical Engineering, and neither the other.
  const bio = 'indian-institute-of-technology-bhu-varanasi/bioengineering-4-years-bachelor-of-technology'
  const { choices, offers, candidate, shocks } = await check([bio, WARANGAL], { ...PROFILE, advanced: 8_000 })
  const [row, other] = choices
  expect(row).toMatchObject({
    isOffered: false,
    newKey: 'indian-institute-of-technology-bhu-varanasi/biomedical-engineering-4-years-bachelor-of-technology',
  })
  expect(other?.newKey).toBeUndefined()
  expect(offers.renamed.map(({ key, isOffered }) => [key, isOffered])).toEqual([[row?.newKey, true]])
  const { findings, judged } = findFaults(choices, candidate, shocks, { offers })
  const advice = adviseOn(findings, judged, { offers, unknownKeys: [] }).find(({ code }) => code === 'RENAMED')
  expect(advice?.repair).toMatchObject({ kind: 'replace', pairs: [{ key: bio }] })
})

test('likely seats and the NIT of the home state are offered, each of them open to the candidate', async () => {
  const { offers, candidate, shocks } = await check([WARANGAL])
  expect(offers.safe.length).toBeGreaterThan(3)
  for (const { pools } of offers.safe)
    expect(Math.max(...pools.map(({ chance }) => chance))).toBeGreaterThanOrEqual(0.93)
  expect(new Set(offers.home.map(({ institute }) => institute))).toEqual(
    new Set(['National Institute of Technology, Silchar']),
  )
  const { choices } = await check([WARANGAL])
  const { findings } = findFaults(choices, candidate, shocks, { offers })
  expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['NO_SAFE_END', 'HOME_FORGOTTEN']))
})

test('before the home state is said no seat of an NIT is told to be closed: the state is asked for', async () => {
  const { choices, candidate, shocks } = await check([SILCHAR], { main: 33_157, gender: 'female' })
  expect(choices).toMatchObject([{ pools: [], needsState: true }])
  expect(findFaults(choices, candidate, shocks).findings.map(({ code }) => code)).toContain('STATE_MISSING')
  const said = await check([SILCHAR])
  expect(said.choices).toMatchObject([{ needsState: false }])
})

test('without any rank there is nothing to check, and the answers are refused', async () => {
  await expect(
    server.request(listChecks.check, { body: { keys: [SILCHAR], profile: { state: 'Assam' } } }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

const LIKED = {
  families: ['CSE', 'ECE'],
  states: [],
  weights: { branch: 2, college: 1, home: 0, cost: 0 },
  count: 25,
  boldness: 'balanced',
} as const

test('a list is made of what is liked and can be got, and its own check finds no fault', async () => {
  const body = { profile: PROFILE, preferences: { ...LIKED, families: [...LIKED.families], states: [] } }
  const { data } = await server.request(listChecks.make, { body })
  if (!data) throw new Error('The shipped book makes lists')
  // Row 14 is almost certain; rows as sure follow it up to the usual length.
  expect(data).toMatchObject({ spare: 11, beyond: 0 })
  expect(data.keys).toHaveLength(25)
  expect(data.found).toBeGreaterThan(25)
  expect(data.noSeat).toBeLessThan(0.005)
  expect(data.kinds.dream + data.kinds.target + data.kinds.safe).toBe(25)
  const { choices, candidate, shocks, offers } = await check(data.keys)
  expect(choices.filter(({ family }) => family !== 'CSE' && family !== 'ECE')).toEqual([])
  const { findings, judged } = findFaults(choices, candidate, shocks, { offers })
  expect(adviseOn(findings, judged, { offers, unknownKeys: [] })).toEqual([])
})

test('a branch, a count or a weight that there is not is refused', async () => {
  for (const wrong of [{ families: ['MAGIC'] }, { count: 61 }, { weights: { ...LIKED.weights, cost: 9 } }]) {
    // What no client of ours can write: the door refuses it.
    const preferences = { ...LIKED, ...wrong } as unknown as ListPreferences
    await expect(server.request(listChecks.make, { body: { profile: PROFILE, preferences } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  }
})

test('a list is put in the order it is liked, whatever its chances; a taste that there is not is refused', async () => {
  const taste = { families: ['ECE' as const], weights: { branch: 1, college: 0, home: 3, cost: 0 } }
  const body = { keys: [WARANGAL, GONE, SILCHAR], profile: PROFILE, taste }
  const { data } = await server.request(listChecks.order, { body })
  // Silchar is in Assam; what is gone stands last.
  expect(data?.keys).toEqual([SILCHAR, WARANGAL, GONE])
  const made = { lifted: [WARANGAL], beyond: [] }
  const asMade = await server.request(listChecks.order, { body: { ...body, made } })
  expect(asMade.data?.keys).toEqual([WARANGAL, SILCHAR, GONE])
  const wrong = { ...taste, weights: { ...taste.weights, home: 4 } }
  await expect(server.request(listChecks.order, { body: { ...body, taste: wrong } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})
