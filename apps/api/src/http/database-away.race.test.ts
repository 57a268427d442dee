import { urlOf } from '@sopaan/contract/client'
import { collegeData } from '@sopaan/contract/college-data'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { events } from '@sopaan/contract/events'
import { helplines } from '@sopaan/contract/helplines'
import { mentors } from '@sopaan/contract/mentors'
import { plans } from '@sopaan/contract/plans'
import { site } from '@sopaan/contract/site'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#api/db/connect.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'

const postgres = await startPostgres({ isFilled: true })
afterAll(() => postgres.stop())

/** What public pages ask for. */
const PUBLIC = [
  urlOf(site.find, {}),
  urlOf(events.list, { query: { status: 'upcoming', limit: 3 } }),
  urlOf(mentors.list, { query: { limit: 4 } }),
  urlOf(plans.list, {}),
  urlOf(helplines.list, {}),
  urlOf(collegeData.list, { query: { limit: 5 } }),
  urlOf(collegePredictor.predict, { query: { main: 12_000, category: 'OPEN', limit: 2 } }),
]

async function startOnServer() {
  const database = await connect({ url: await postgres.createMigratedDatabase(), onError: () => undefined })
  const server = await startApp({ database })
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
  expect((await answersTo([urlOf(events.list, { query: { status: 'live' } })]))[0]?.[1]).toBe(503)
  await postgres.restart()
  expect((await answersTo([urlOf(events.list, { query: { status: 'live' } })]))[0]?.[1]).toBe(200)
  await stop()
})

test('a process that never reached its settings goes by those that ship, and asks again', async () => {
  const { server, answersTo, stop } = await startOnServer()
  postgres.crash()
  const [[, status, shipped] = []] = await answersTo([urlOf(site.find, {})])
  expect([status, JSON.parse(shipped ?? '{}').data]).toEqual([
    200,
    {
      switches: { signUps: true, payments: true, mentoring: true, events: true },
      notice: null,
      officer: null,
      pause: null,
      seller: null,
    },
  ])
  await postgres.restart()
  await server.deps.db
    .insertInto('siteSettings')
    .values({ areEventsOpen: false, changedAt: server.clock.now() })
    .execute()
  server.clock.advance(5_000)
  const [[, , read] = []] = await answersTo([urlOf(site.find, {})])
  expect(JSON.parse(read ?? '{}').data.switches.events).toBe(false)
  await stop()
})
