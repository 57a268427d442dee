import { afterAll, expect, test } from 'vitest'
import { connect } from '#api/db/connect.ts'
import { seedCutoffs } from '#api/features/guidance/cutoffs/seed.service.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

/** What public pages ask for. */
const PUBLIC = [
  '/api/v1/site',
  '/api/v1/events?status=upcoming&limit=3',
  '/api/v1/mentors?limit=4',
  '/api/v1/public/plans',
  '/api/v1/resources/helplines',
  '/api/v1/college-data?limit=5',
  '/api/v1/tools/college-predictor?main=12000&category=OPEN&limit=2',
]

async function startOnServer() {
  const database = await connect({ url: await postgres.createMigratedDatabase(), onError: () => undefined })
  const server = await startApp({ database })
  await seedCutoffs(server.deps)
  const answersTo = async (paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const { statusCode, payload } = await server.app.fastify.inject(path)
        return [path, statusCode, payload] as const
      }),
    )
  const stop = async () => {
    await server.stop()
    await database.close()
  }
  return { server, answersTo, stop }
}

test('with the database stopped every public question that was answered before is answered as it was', async () => {
  const { server, answersTo, stop } = await startOnServer()
  const notice = { notice: JSON.stringify({ en: 'Round 1 is out', hi: 'राउंड 1 आ गया' }) }
  const times = { noticeFrom: server.clock.now(), noticeUntil: new Date(server.clock.now().getTime() + 86_400_000) }
  await server.deps.db
    .insertInto('siteSettings')
    .values({ ...notice, ...times, limitMaxima: JSON.stringify({ contact: 40 }), changedAt: server.clock.now() })
    .execute()
  const before = await answersTo(PUBLIC)
  expect(before.map(([path, status]) => [path, status])).toEqual(PUBLIC.map((path) => [path, 200]))
  expect(before[0]?.[2]).toContain('Round 1 is out')
  postgres.crash()
  // Past every time that something is kept for.
  for (let hour = 0; hour < 3; hour += 1) {
    server.clock.advance(3_600_000)
    expect(await answersTo(PUBLIC)).toEqual(before)
  }
  // What nobody asked before is refused for now, and no fault.
  expect((await answersTo(['/api/v1/events?status=live']))[0]?.[1]).toBe(503)
  await postgres.restart()
  expect((await answersTo(['/api/v1/events?status=live']))[0]?.[1]).toBe(200)
  await stop()
})

test('a process that never reached its settings goes by those that ship, and asks again', async () => {
  const { server, answersTo, stop } = await startOnServer()
  postgres.crash()
  const [[, status, shipped] = []] = await answersTo(['/api/v1/site'])
  expect([status, JSON.parse(shipped ?? '{}').data]).toEqual([
    200,
    {
      switches: { signUps: true, payments: true, mentoring: true, events: true },
      notice: null,
      officer: null,
      seller: null,
    },
  ])
  await postgres.restart()
  await server.deps.db
    .insertInto('siteSettings')
    .values({ areEventsOpen: false, changedAt: server.clock.now() })
    .execute()
  server.clock.advance(5_000)
  const [[, , read] = []] = await answersTo(['/api/v1/site'])
  expect(JSON.parse(read ?? '{}').data.switches.events).toBe(false)
  await stop()
})
