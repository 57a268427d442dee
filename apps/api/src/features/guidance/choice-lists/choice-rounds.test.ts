import { type ChoiceRounds, choicePlays } from '@sopaan/contract/choice-rounds'
import { managedSeasons, type StepFields } from '@sopaan/contract/managed-seasons'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { Actor } from '#api/http/access.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { aPerson } from '#api/testing/people.ts'
import { publishRounds, RUNNING_SEASON } from '#api/testing/running-season.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(() => server.stop())

const ECE_AT_SILCHAR =
  'national-institute-of-technology-silchar/electronics-and-communication-engineering-4-years-bachelor-of-technology'
const CSE_AT_WARANGAL =
  'national-institute-of-technology-warangal/computer-science-and-engineering-4-years-bachelor-of-technology'
const IN_ASSAM = { main: '33157', state: 'Assam', category: 'OPEN', gender: 'male' }

const play = async (body: object) => {
  const answer = await openBrowser(server.app.fastify).call(choicePlays.play, { payload: body })
  return { status: answer.statusCode, data: answer.json() as ChoiceRounds & { code?: string } }
}

test('two seats of one programme are one choice, with every pool that is the candidate’s and its closing rank of each round', async () => {
  const keys = [
    `${CSE_AT_WARANGAL}/os/open/neutral`,
    `${ECE_AT_SILCHAR}/hs/open/neutral`,
    `${ECE_AT_SILCHAR}/os/open/neutral`,
  ]
  const { status, data } = await play({ keys, profile: IN_ASSAM, season: 2025 })
  expect(status).toBe(200)
  expect(data).toMatchObject({ season: 2025, rounds: 6, publishedRounds: 6, isOfficial: false, dates: [] })
  expect(data.choices.map(({ choice }) => choice)).toEqual([CSE_AT_WARANGAL, ECE_AT_SILCHAR])
  const [warangal, silchar] = data.choices
  // JoSAA 2025, OS OPEN neutral at Warangal: 2,135 in round 1, 2,409 in round 6. Far from 33,157 after each.
  expect(warangal?.pools).toMatchObject([{ quota: 'OS', rank: 33157, closings: [2135, 2234, 2273, 2297, 2307, 2409] }])
  expect(warangal?.pools[0]?.chances).toHaveLength(5)
  expect(Math.max(...(warangal?.pools[0]?.chances.map((chance) => chance ?? 1) ?? [1]))).toBeLessThan(0.01)
  // The home seat was open in each round, so nothing is left to chance; the OS seat there is not for the home state.
  expect(silchar?.pools).toMatchObject([
    { quota: 'HS', closings: [34934, 38288, 38427, 38427, 38427, 40328], chances: [null, null, null, null, null] },
  ])
})

test('a near seat has a chance in every season, the newest stands first, and 2026 says until when to pay', async () => {
  const keys = [`${ECE_AT_SILCHAR}/hs/open/neutral`]
  const { data } = await play({ keys, profile: { ...IN_ASSAM, main: '39000' } })
  expect(data.seasons).toEqual([2026, 2025, 2024, 2023, 2022])
  expect(data).toMatchObject({ season: 2026, rounds: 5, isOfficial: true })
  expect(data.dates.at(-1)).toEqual({ round: 5, allottedOn: '2026-07-16', payByOn: '2026-07-20' })
  for (const season of data.seasons) {
    const played = await play({ keys, profile: { ...IN_ASSAM, main: '45000' }, season })
    const [pool] = played.data.choices[0]?.pools ?? []
    expect(pool?.closings.every((closing) => closing !== null)).toBe(true)
    for (const [at, chance] of pool?.chances.entries() ?? []) {
      const isOpen = (pool?.closings[at] ?? 0) >= 45000
      expect(chance === null).toBe(isOpen)
    }
  }
})

test('the season ahead is played as forecast: five rounds, later from tough to easy years, with chances of what comes later', async () => {
  const keys = [`${ECE_AT_SILCHAR}/hs/open/neutral`]
  const lastOf = async (year: string) => {
    const { status, data } = await play({ keys, profile: { ...IN_ASSAM, main: '41000' }, year })
    expect(status).toBe(200)
    expect(data).toMatchObject({ season: 2027, year, rounds: 5, publishedRounds: 5, dates: [], isOfficial: false })
    expect(data).toMatchObject({ ahead: { season: 2027, publishedRounds: 0 }, seasons: [2026, 2025, 2024, 2023, 2022] })
    const [pool] = data.choices[0]?.pools ?? []
    const closings = pool?.closings.map((closing) => closing ?? 0) ?? []
    expect(closings).toHaveLength(5)
    expect(closings).toEqual(closings.toSorted((a, b) => a - b))
    for (const [at, chance] of pool?.chances.entries() ?? []) expect(chance === null).toBe((closings[at] ?? 0) >= 41000)
    return closings.at(-1) ?? 0
  }
  const [tough, usual, easy] = [await lastOf('tough'), await lastOf('usual'), await lastOf('easy')]
  expect(tough).toBeLessThan(usual)
  expect(usual).toBeLessThan(easy)
  expect(await play({ keys, profile: IN_ASSAM, year: 'odd' })).toMatchObject({ status: 422 })
})

test('while a season runs its rounds carry the days that staff published, as far as they are played', async () => {
  let admin: Actor = { userId: '', role: 'admin', staffRoles: ['owner'], signInId: 'one' }
  const own = await startApp({ identity: { findActor: async () => admin, xsrfBinding: () => 'admin' } })
  onTestFinished(() => own.stop())
  admin = { ...admin, userId: (await aPerson(own, 'admin')).userId }
  await publishSeason(own)
  await publishRounds(own, [1])
  const ask = async (body: object) =>
    (await openBrowser(own.app.fastify).call(choicePlays.play, { payload: body })).json() as ChoiceRounds
  const keys = [`${ECE_AT_SILCHAR}/hs/open/neutral`]
  const running = await ask({ keys, profile: IN_ASSAM })
  expect(running).toMatchObject({ season: RUNNING_SEASON, publishedRounds: 1, year: null })
  expect(running.dates).toEqual([{ round: 1, allottedOn: '2027-06-13', payByOn: '2027-06-18' }])
  const ahead = await ask({ keys, profile: IN_ASSAM, year: 'usual' })
  expect(ahead).toMatchObject({ ahead: { season: RUNNING_SEASON, publishedRounds: 1 }, publishedRounds: 5 })
  expect(ahead.choices[0]?.pools[0]?.closings[0], 'round 1 as printed').toBe(running.choices[0]?.pools[0]?.closings[0])
  expect(ahead.dates).toEqual(running.dates)
})

test('a season that cannot be played is not found, a list without a rank is refused, and a seat that is gone is left out', async () => {
  const keys = [`${ECE_AT_SILCHAR}/hs/open/neutral`]
  expect(await play({ keys, profile: IN_ASSAM, season: 2019 })).toMatchObject({
    status: 404,
    data: { code: 'NOT_FOUND' },
  })
  expect(await play({ keys, profile: { state: 'Assam' } })).toMatchObject({
    status: 422,
    data: { code: 'INVALID_INPUT' },
  })
  const gone = await play({
    keys: ['institute-of-weaving/textiles-4-years-bachelor/ai/open/neutral'],
    profile: IN_ASSAM,
  })
  expect(gone).toMatchObject({ status: 200, data: { choices: [] } })
})

const NOWHERE = { fromHour: null, untilOn: null, untilHour: null, isNitPlusOnly: false, source: null }
const STEPS: readonly StepFields[] = [
  { ...NOWHERE, kind: 'allotment', round: 1, fromOn: '2027-06-13' },
  { ...NOWHERE, kind: 'report-and-pay', round: 1, fromOn: '2027-06-13', untilOn: '2027-06-18' },
]

/** Publishes the dates of the running season's first round, as staff do. */
async function publishSeason(server: TestApp): Promise<void> {
  server.clock.set('2027-06-13T05:30:00.000Z')
  const { _id: id } = (
    await server.request(managedSeasons.add, {
      body: {
        season: RUNNING_SEASON,
        ...{ source: 'JoSAA 2027 schedule of events', sourceUrl: null, checkedOn: '2027-06-01' },
        ...{ certificatesFrom: '2027-04-01', withdrawalPaise: 7_000_00 },
        ...{ seatAcceptanceReservedPaise: 15_000_00, seatAcceptanceOthersPaise: 30_000_00 },
        ...{ partialAdmissionReservedPaise: 20_000_00, partialAdmissionOthersPaise: 45_000_00 },
      },
    })
  ).data
  for (const body of STEPS) await server.request(managedSeasons.addStep, { params: { id }, body })
  await server.request(managedSeasons.publish, { params: { id } })
}
