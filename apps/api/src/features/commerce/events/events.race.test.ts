import { auth } from '@sopaan/contract/auth'
import { managedEvents } from '@sopaan/contract/managed-events'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ACTING, aMember, type Member } from '#api/testing/acting.ts'
import { anEvent, countsOf, registerForSeat, unregisterFrom } from '#api/testing/events.ts'
import { hasPostgres, startRaceServers } from '#api/testing/instances.ts'

const SEATS = 50
const CROWD = 1_000
const INSTANCES = 3

/** Three servers with pools of their own over one real PostgreSQL, as three instances are. */
const servers = await startRaceServers(INSTANCES, { identity: ACTING, config: { rateLimitScale: 100_000 } })
afterAll(servers.stop)

const serverAt = (at: number) => servers.at(at)
/** Who asks at the first, the second and the third instance; each has the token of the forms before the race. */
const crowd = hasPostgres ? await aCrowd() : []
async function aCrowd(): Promise<Member[]> {
  const members: Member[] = []
  for (let at = 0; at < CROWD; at += 1) members.push(await aMember(serverAt(at)))
  for (const { browser } of members) await browser.call(auth.logout)
  return members
}
const anAdmin = () => aMember(serverAt(0), { role: 'admin' })
const counted = (answers: readonly string[]) =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((answer) => answer === one).length]))

test.skipIf(!hasPostgres)(
  'EVT-01: of 1,000 people at three instances exactly 50 get the 50 seats, and 950 are refused',
  async () => {
    const id = await anEvent(await anAdmin(), { capacity: SEATS, hasWaitlist: false })
    const answers = await Promise.all(crowd.map((member) => registerForSeat(member, id)))
    expect(counted(answers)).toEqual({ registered: SEATS, EVENT_FULL: CROWD - SEATS })
    expect(await countsOf(serverAt(0), id)).toMatchObject({ taken: SEATS, takenRows: SEATS, waitingRows: 0 })
  },
)

test.skipIf(!hasPostgres)(
  'C40: with a waitlist the other 950 stand on it, each on a place of their own from 1 to 950',
  async () => {
    const id = await anEvent(await anAdmin(), { capacity: SEATS })
    const answers = await Promise.all(crowd.map((member) => registerForSeat(member, id)))
    expect(counted(answers)).toEqual({ registered: SEATS, waitlisted: CROWD - SEATS })
    const rows = await serverAt(0)
      .deps.db.selectFrom('eventRegistrations')
      .select('waitingNumber')
      .where('eventId', '=', id)
      .where('state', '=', 'waiting')
      .orderBy('waitingNumber')
      .execute()
    expect(rows.map(({ waitingNumber }) => waitingNumber)).toEqual(
      Array.from({ length: CROWD - SEATS }, (_, at) => at + 1),
    )
  },
)

test.skipIf(!hasPostgres)(
  'EVT-02: one person who asks 1,000 times at three instances has one row and one seat',
  async () => {
    const id = await anEvent(await anAdmin(), { capacity: SEATS })
    const [one] = crowd
    if (!one) throw new Error('Nobody came.')
    const tabs = servers.all.map(({ app }) => ({
      ...one,
      browser: {
        ...one.browser,
        send: (method: string, url: string) =>
          app.fastify
            .inject({
              method: method as 'POST',
              url,
              headers: {
                'sec-fetch-site': 'same-origin',
                cookie: [...one.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
                'x-xsrf-token': one.browser.cookies.get('XSRF-TOKEN') ?? '',
                'x-acting': `${one.userId} mentee`,
              },
            })
            .then((answer) => answer),
      },
    }))
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, at) => {
        const tab = tabs[at % tabs.length]
        return tab ? registerForSeat(tab, id) : 'nobody'
      }),
    )
    expect(counted(answers)).toEqual({ registered: CROWD })
    expect(await countsOf(serverAt(0), id)).toMatchObject({ taken: 1, takenRows: 1 })
  },
)

test.skipIf(!hasPostgres)(
  'EVT-03: through 500 registrations and 500 withdrawals in any order the counts are the rows after every step',
  async () => {
    type Model = { id: string }
    const capacity = 20
    const register = (at: number) => ({
      check: () => true,
      run: async (model: Model) => {
        const member = crowd[at]
        if (!member) return
        await registerForSeat(member, model.id)
        await expectTrue(model)
      },
      toString: () => `register ${at}`,
    })
    const withdraw = (at: number) => ({
      check: () => true,
      run: async (model: Model) => {
        const member = crowd[at]
        if (!member) return
        await unregisterFrom(member, model.id)
        await expectTrue(model)
      },
      toString: () => `withdraw ${at}`,
    })
    const expectTrue = async ({ id }: Model) => {
      const counts = await countsOf(serverAt(0), id)
      expect([counts.taken, counts.waiting]).toEqual([counts.takenRows, counts.waitingRows])
      expect(counts.taken).toBeLessThanOrEqual(capacity)
      // Nobody waits while a seat is free.
      if (counts.waiting > 0) expect(counts.taken).toBe(capacity)
    }
    const steps = Array.from({ length: 500 }, (_, at) => [register(at % 60), withdraw((at * 7) % 60)]).flat()
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(steps, { minLength: 1_000 }), async (commands) => {
        const id = await anEvent(await anAdmin(), { capacity })
        await fc.asyncModelRun(() => ({ model: { id }, real: {} }), commands)
      }),
      { numRuns: 1, seed: 7 },
    )
  },
)

test.skipIf(!hasPostgres)(
  'EVT-03: 500 registrations and 500 withdrawals at once leave counts that are the rows',
  async () => {
    const id = await anEvent(await anAdmin(), { capacity: SEATS })
    await Promise.all(crowd.slice(0, 500).map((member) => registerForSeat(member, id)))
    const [given, asked] = await Promise.all([
      Promise.all(crowd.slice(0, 500).map((member) => unregisterFrom(member, id))),
      Promise.all(crowd.slice(500).map((member) => registerForSeat(member, id))),
    ])
    expect(counted(given.map(String))).toEqual({ 200: 500 })
    expect(asked.filter((answer) => !/^(registered|waitlisted|offered)$/.test(answer))).toEqual([])
    const counts = await countsOf(serverAt(0), id)
    expect([counts.taken, counts.waiting]).toEqual([counts.takenRows, counts.waitingRows])
    expect(counts).toMatchObject({ taken: SEATS, waiting: 500 - SEATS })
  },
)

test.skipIf(!hasPostgres)('EVT-04: capacity never goes below the seats taken while people register', async () => {
  const admin = await anAdmin()
  const id = await anEvent(admin, { capacity: 200 })
  const lower = async (capacity: number) => {
    const answer = await admin.browser.call(managedEvents.change, { params: { id }, body: { capacity } })
    return answer.statusCode === 200 ? 'lowered' : answer.json().code
  }
  const [answers, lowered] = await Promise.all([
    Promise.all(crowd.slice(0, 300).map((member) => registerForSeat(member, id))),
    Promise.all([150, 100, 60, 30, 10].map(lower)),
  ])
  expect(new Set(answers)).toEqual(new Set(['registered', 'waitlisted']))
  expect(lowered.filter((answer) => answer !== 'lowered' && answer !== 'EVENT_CAPACITY_TAKEN')).toEqual([])
  const counts = await countsOf(serverAt(0), id)
  expect(counts.taken).toBe(counts.takenRows)
  expect(counts.takenRows).toBeLessThanOrEqual(counts.capacity ?? 0)
  expect(counts.takenRows + counts.waitingRows).toBe(300)
})

test.skipIf(!hasPostgres)('a code is taken once, however many doors it is shown at', async () => {
  const admin = await anAdmin()
  const id = await anEvent(admin, { capacity: 1 })
  const [one] = crowd
  if (!one) throw new Error('Nobody came.')
  await registerForSeat(one, id)
  const { checkInCode: code } = await serverAt(0)
    .deps.db.selectFrom('eventRegistrations')
    .select('checkInCode')
    .where('eventId', '=', id)
    .executeTakeFirstOrThrow()
  const doors = await Promise.all(
    Array.from({ length: 200 }, () => admin.browser.call(managedEvents.checkIn, { params: { id }, body: { code } })),
  )
  expect(counted(doors.map(({ statusCode }) => String(statusCode)))).toEqual({ 200: 1, 409: 199 })
})
