import { contact } from '@sopaan/contract/contact'
import { coupons } from '@sopaan/contract/coupons'
import { FILE_AT_ONCE_MAX } from '@sopaan/contract/file-limits'
import {
  FILE_CALLS,
  LIST_FILE_HOURS,
  type ListFileState,
  type ListOfFile,
  listFiles,
} from '@sopaan/contract/list-files'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { removeEndedListFiles, writeListFiles } from './list-files.service.ts'

const LONG = FILE_AT_ONCE_MAX + 1

async function start() {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  /** Messages that wait, the newest with the highest number. */
  const write = (count: number) =>
    sql`insert into contact_messages (asked_at, full_name, email, language, topic, message)
      select now() + n * interval '1 second', 'Writer ' || n, 'w' || n || '@example.org', 'en', 'other', 'Words ' || n
      from generate_series(1, ${count}::int) as n`.execute(server.deps.db)
  const begin = (filter: Record<string, string> = {}, list: ListOfFile = 'messages', by = admin) =>
    by.browser.call(listFiles.start, { body: { list, filter } })
  const states = async (by = admin): Promise<ListFileState[]> => (await by.browser.call(listFiles.list)).json().data
  const fileOf = (id: string, by = admin) => by.browser.call(listFiles.download, { params: { id } })
  return { server, admin, write, begin, states, fileOf }
}

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code

test('a file that is too long to be sent at once is written by a job, says how far it is, and is fetched whole', async () => {
  const { server, admin, write, begin, states, fileOf } = await start()
  await write(LONG)
  expect(codeOf(await admin.browser.call(contact.csv))).toBe('FILE_LONG')
  expect((await begin({ state: 'waiting' })).statusCode).toBe(202)
  expect(await states()).toMatchObject([{ list: 'messages', state: 'running', total: LONG, written: 0, isWhole: null }])
  await writeListFiles(server.deps)
  const [done] = await states()
  expect(done).toMatchObject({ state: 'done', total: LONG, written: LONG, isWhole: true })
  const file = await fileOf(done?._id ?? '')
  const lines = file.body.trimEnd().split('\r\n')
  expect(file.headers['content-disposition']).toBe('attachment; filename="sopaan-messages.csv"')
  expect(lines).toHaveLength(LONG + 2)
  expect(lines[1]).toContain(`Writer ${LONG},w${LONG}@example.org`)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.at(-1)).toBe(`# whole: ${LONG} messages`)
  const { rows } = await sql<{ action: string }>`select action from audit_events
    where action in ('messages.export', 'list-file.start', 'list-file.download') order by sequence`.execute(
    server.deps.db,
  )
  expect(rows.map(({ action }) => action)).toEqual(['messages.export', 'list-file.start', 'list-file.download'])
})

test('what a process left half written is begun again by another one, and no row stands in it twice', async () => {
  const { server, write, begin, states, fileOf } = await start()
  await write(1_200)
  await begin()
  let asked = 0
  await writeListFiles(server.deps, () => {
    asked += 1
    return asked > 3
  })
  expect((await states())[0]?.state).toBe('running')
  await writeListFiles(server.deps)
  const [done] = await states()
  expect(done).toMatchObject({ state: 'done', written: 1_200 })
  expect((await fileOf(done?._id ?? '')).body.trimEnd().split('\r\n')).toHaveLength(1_202)
})

test('one file of a person is written at a time, on a fresh sign-in and a filter that the list knows', async () => {
  const { server, admin, write, begin } = await start()
  await write(1)
  expect(codeOf(await begin({ state: 'lost' }))).toBe('INVALID_QUERY')
  expect((await begin()).statusCode).toBe(202)
  expect(codeOf(await begin())).toBe('FILE_RUNNING')
  server.clock.advance(16 * 60_000)
  await server.deps.db
    .updateTable('signIns')
    .set({ accessExpiresAt: new Date(server.clock.now().getTime() + HOUR_MS) })
    .execute()
  expect(codeOf(await begin())).toBe('REAUTH_REQUIRED')
  await signIn(admin)
})

test('nobody fetches the file of another one, whoever lost the role is given none, and after a day it is gone', async () => {
  const { server, admin, write, begin, states, fileOf } = await start()
  const other = await aSignedIn(server, 'admin')
  const mentee = await aSignedIn(server)
  await write(2)
  await begin()
  await writeListFiles(server.deps)
  const id = (await states())[0]?._id ?? ''
  expect((await fileOf(id, other)).statusCode).toBe(404)
  expect((await fileOf(id, mentee)).statusCode).toBe(403)
  const keep = (staffRoles: string[]) =>
    sql`update users set staff_roles = ${staffRoles}::text[] where id = ${admin.userId}`.execute(server.deps.db)
  await keep(['finance'])
  expect(codeOf(await fileOf(id))).toBe('STAFF_ROLE_NEEDED')
  expect(codeOf(await begin())).toBe('STAFF_ROLE_NEEDED')
  await keep(['support'])
  server.clock.advance(1_000)
  await begin()
  await keep(['content'])
  await writeListFiles(server.deps)
  expect((await states()).map(({ state }) => state)).toEqual(['failed', 'done'])
  await keep(['owner'])
  server.clock.advance(LIST_FILE_HOURS * HOUR_MS + 1)
  await signIn(admin)
  expect((await fileOf(id)).statusCode).toBe(404)
  server.clock.advance(DAY_MS)
  await removeEndedListFiles(server.deps)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from list_file_parts`.execute(server.deps.db)
  expect(rows).toEqual([{ count: 0 }])
})

test('coupons made in bulk are written by a job in the order of the page, to the last of their filter', async () => {
  const { server, admin, begin, states, fileOf } = await start()
  await sql`insert into coupons (code, flat_paise, uses_max, uses_per_user_max, covers_events, changed_at)
    select 'SPRING' || lpad(n::text, 5, '0'), 10000, 1, 1, true, now() from generate_series(1, ${LONG}::int) as n
    union all select 'AUTUMN1', 10000, 1, 1, true, now()`.execute(server.deps.db)
  const asked = { q: 'spring', sort: '-code' } as const
  expect(codeOf(await admin.browser.call(coupons.csv, { query: asked }))).toBe('FILE_LONG')
  expect((await begin(asked, 'coupons')).statusCode).toBe(202)
  await writeListFiles(server.deps)
  const [done] = await states()
  expect(done).toMatchObject({ list: 'coupons', state: 'done', total: LONG, isWhole: true })
  const lines = (await fileOf(done?._id ?? '')).body.trimEnd().split('\r\n')
  expect(lines.slice(1, -1).map((line) => line.split(',', 1)[0])).toEqual(
    Array.from({ length: LONG }, (_, n) => `SPRING${String(LONG - n).padStart(5, '0')}`),
  )
  expect(lines.at(-1)).toBe(`# whole: ${LONG} coupons`)
})

test('every list of staff has its file written by a job, with the lines of the one that is sent at once', async () => {
  const { server, admin, write, begin, states, fileOf } = await start()
  await write(2)
  for (const list of Object.keys(FILE_CALLS) as ListOfFile[]) {
    const filter = list === 'records' ? { kind: 'institute' } : {}
    expect((await begin(filter, list)).statusCode, list).toBe(202)
    await writeListFiles(server.deps)
    const [done] = await states()
    expect(done, list).toMatchObject({ list, state: 'done' })
    const written = await fileOf(done?._id ?? '')
    const sent = await admin.browser.call(FILE_CALLS[list] as typeof contact.csv, { query: filter as object })
    expect(sent.statusCode, list).toBe(200)
    // Having the file is an entry of the trail itself.
    if (list !== 'audit') expect(written.body, list).toBe(sent.body)
    server.clock.advance(1_000)
  }
})
