import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { listUsageCounts } from './usage-counts.open.queries.ts'
import { noteOpened, saveUsageCounts } from './usage-counts.service.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const ORIGIN = 'https://sopaan.example'
const DAYS = { from: '2026-06-01', to: '2026-06-30' }

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  await saveUsageCounts(server.deps)
  const open = (path: string, referer?: string, userAgent: string | null = PHONE) =>
    noteOpened(server.deps, { path, origin: ORIGIN, referer, userAgent: userAgent ?? undefined })
  const counts = async () => {
    await saveUsageCounts(server.deps)
    return (await listUsageCounts(server.deps.db, DAYS)).map(({ day, what, count }) => [day, what, count])
  }
  return { server, open, counts }
}

test('coming from elsewhere is a visit, going on within is none, and a tool is counted each time it is opened', async () => {
  const { open, counts } = await start()
  open('/')
  open('/hi/tools/college-predictor', 'https://search.example/?q=rank')
  open('/tools/college-predictor.data', `${ORIGIN}/`)
  open('/mentee-dashboard/tools/study-planner', `${ORIGIN}/mentee-dashboard`)
  open('/mentors', `${ORIGIN}/`)
  expect(await counts()).toEqual([
    ['2026-06-02', 'tool:college-predictor', 2],
    ['2026-06-02', 'tool:study-planner', 1],
    ['2026-06-02', 'visit', 2],
  ])
})

test('robots, staff and what is no tool are not counted', async () => {
  const { open, counts } = await start()
  open('/', undefined, 'Mozilla/5.0 (compatible; Examplebot/2.1)')
  open('/', undefined, null)
  open('/admin/users')
  open('/tools/no-such-tool', `${ORIGIN}/tools`)
  expect(await counts()).toEqual([])
})

test('what was counted adds up by day of India, and what could not be written is counted on', async () => {
  const { server, open, counts } = await start()
  open('/')
  expect(await counts()).toEqual([['2026-06-02', 'visit', 1]])
  open('/')
  const db = server.deps.db.withSchema('nowhere')
  await expect(saveUsageCounts({ ...server.deps, db })).rejects.toThrow()
  // 18:30 UTC is midnight in India.
  server.clock.set('2026-06-02T18:30:00.000Z')
  open('/')
  expect(await counts()).toEqual([
    ['2026-06-02', 'visit', 2],
    ['2026-06-03', 'visit', 1],
  ])
})
