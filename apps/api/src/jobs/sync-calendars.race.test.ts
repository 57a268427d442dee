import { afterAll, expect, test } from 'vitest'
import { encrypt } from '#api/seal.ts'
import { insertMentees } from '#api/testing/acting.ts'
import { hasPostgres, startRaceServers } from '#api/testing/instances.ts'
import { untilServed } from '#api/testing/until-served.ts'
import type { CalendarHttp } from '../outside/calendar-http.ts'
import type { OutsideAnswer } from '../outside/public-request.ts'
import { syncDueCalendars } from './sync-calendars.ts'

const LINKS = 200
const WORKERS = 200
const EMPTY: OutsideAnswer = { status: 207, headers: {}, text: '<d:multistatus xmlns:d="DAV:"/>' }
const REFUSED: OutsideAnswer = { status: 401, headers: {}, text: '' }

let answer: CalendarHttp = async () => EMPTY
const servers = await startRaceServers(2, { outside: { calendarHttp: (request) => answer(request) } })
afterAll(servers.stop)

/** So many people with a linked calendar whose hours are left free, each due. */
async function withLinks(count: number): Promise<string[]> {
  const { deps } = servers.at(0)
  const people = await insertMentees(deps, count)
  const sealedSecret = encrypt(deps, 'calendar-secret', Buffer.from('app-password'))
  const made = people.map((userId) => ({
    ...{ userId, sealedSecret, userName: 'asha', dueAt: deps.now() },
    kind: 'caldav' as const,
    state: 'active' as const,
    home: `https://dav.example.org/${userId}/`,
  }))
  const links = await deps.db.insertInto('calendarLinks').values(made).returning(['id', 'home']).execute()
  const calendars = links.map(({ id, home }) => ({
    ...{ linkId: id, remoteId: `${home}own/`, name: 'Own', isWritable: true, isBusy: true },
  }))
  await deps.db.insertInto('linkedCalendars').values(calendars).execute()
  return links.map(({ id }) => id)
}

/** As many workers as contend, over two processes. */
const contend = () =>
  Promise.all(Array.from({ length: WORKERS }, (_, at) => untilServed(() => syncDueCalendars(servers.at(at).deps))))

const linksOf = (ids: readonly string[]) =>
  servers
    .at(0)
    .deps.db.selectFrom('calendarLinks')
    .select(['state', 'attempts', 'leasedUntil', 'trouble'])
    .where('id', 'in', ids)
    .execute()

test.skipIf(!hasPostgres)(
  '200 workers of two processes and 200 links whose access ended: each is asked by one worker, and its person is told once',
  async () => {
    const ids = await withLinks(LINKS)
    const asked: string[] = []
    answer = async ({ url }) => {
      asked.push(url)
      return REFUSED
    }
    const counts = await contend()
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(LINKS)
    expect([asked.length, new Set(asked).size]).toEqual([LINKS, LINKS])
    for (const link of await linksOf(ids))
      expect(link).toEqual({ state: 'expired', attempts: 1, leasedUntil: null, trouble: 'access' })
    const bells = await servers.at(0).deps.db.selectFrom('notifications').select('userId').execute()
    expect([bells.length, new Set(bells.map(({ userId }) => userId)).size]).toEqual([LINKS, LINKS])
  },
)

test.skipIf(!hasPostgres)(
  'a worker that comes back after its time is over changes nothing of what the one of 200 did that took the link over',
  async () => {
    const ids = await withLinks(1)
    const { promise: isAsked, resolve: tellAsked } = Promise.withResolvers<void>()
    const { promise: late, resolve: answerLate } = Promise.withResolvers<OutsideAnswer>()
    answer = () => {
      tellAsked()
      return late
    }
    const slow = syncDueCalendars(servers.at(0).deps)
    await isAsked
    const asked: string[] = []
    answer = async ({ url }) => {
      asked.push(url)
      return EMPTY
    }
    const early = await contend()
    expect([early.reduce((sum, one) => sum + one, 0), asked]).toEqual([0, []])
    for (const { clock } of servers.all) clock.advance(3 * 60_000)
    const counts = await contend()
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1)
    answerLate(REFUSED)
    await slow
    expect(await linksOf(ids)).toEqual([{ state: 'active', attempts: 0, leasedUntil: null, trouble: null }])
  },
)
