import { grievances } from '@sopaan/contract/consents'
import { users } from '@sopaan/contract/users'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { createRoles } from './roles.ts'

const postgres = await startPostgres()
const ownerUrl = await postgres.createDatabase()
const otherUrl = await postgres.createDatabase()
const clients: pg.Client[] = []

/** Makes the roles of a database and lets them sign in, as who runs the server does. */
async function prepare(url: string) {
  const owner = await connect({ url, onError: () => undefined })
  await migrate(owner)
  const names = await createRoles(owner)
  for (const role of Object.values(names)) await owner.session((session) => session.script(`alter role ${role} login`))
  await owner.close()
  const as = (role: string, place = url) => place.replace('sopaan@', `${role}@`)
  return { app: (place?: string) => as(names.app, place), reader: (place?: string) => as(names.reader, place) }
}
const roles = await prepare(ownerUrl)
await prepare(otherUrl)

const database = await connect({ url: roles.app(), onError: () => undefined })
const server = await startApp({ database, config: { rateLimitScale: 1_000 } })
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await server.stop()
  await database.close()
  await postgres.stop()
})

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  clients.push(client)
  return client
}
const codeOf = (client: pg.Client, sql: string) =>
  client.query(sql).then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const DENIED = '42501'

test('a role that may change no table finds nothing left to migrate, and tries nothing', async () => {
  expect(await migrate(database)).toEqual([])
})

test('DATA-04: as a role that may change no table the product serves people from sign-in to deletion', async () => {
  const person = await aSignedIn(server)
  const answers = [
    await person.browser.call(users.updateMe, { body: { fullName: 'Asha Rao' } }),
    await person.browser.call(grievances.add, { body: { subject: 'A', message: 'B' } }),
    await person.browser.call(users.deleteMe, { body: { password: person.password } }),
  ]
  await server.runWorker()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 200])
  expect(await checkTrail(server.deps)).toMatchObject({ ok: true })
})

test.each([
  'create table probe (id int)',
  'create temporary table probe (id int)',
  'alter table users add column probe int',
  'drop table users',
  'truncate users',
  'drop trigger audit_events_append_only on audit_events',
  'create role probe',
  "insert into migrations (name, checksum) values ('9999_probe.sql', '')",
])('DATA-04: the role of the product may not %s', async (sql) => {
  expect(await codeOf(await open(roles.app()), sql)).toBe(DENIED)
})

test('LOG-04, DATA-04: the audit trail takes rows from the product, and neither changes nor losses', async () => {
  await writeAudit(server.deps, { action: 'audit.check', target: { type: 'test' } })
  const app = await open(roles.app())
  for (const sql of ["update audit_events set action = 'x'", 'delete from audit_events', 'truncate audit_events'])
    expect([sql, await codeOf(app, sql)]).toEqual([sql, DENIED])
  const { rows } = await app.query(
    "select privilege_type from information_schema.role_table_grants where table_name = 'audit_events' and grantee = current_user order by 1",
  )
  expect(rows.map(({ privilege_type }) => privilege_type)).toEqual(['INSERT', 'SELECT'])
})

test('DATA-04: who reads sees no secret and writes nothing', async () => {
  const reader = await open(roles.reader())
  expect(await codeOf(reader, 'select email, status from users')).toBe('done')
  expect(await codeOf(reader, 'select sequence, action from audit_events')).toBe('done')
  for (const sql of [
    'select password_hash from users',
    'select * from two_factor_secrets',
    'select * from sign_ins',
    'select * from mail_links',
    'select * from outbox_mails',
    'select * from locked_copies',
    "update users set full_name = 'x'",
    'delete from users',
    'create table probe (id int)',
  ])
    expect([sql, await codeOf(reader, sql)]).toEqual([sql, DENIED])
})

test('DATA-04: neither role gets into the other database of the server', async () => {
  for (const url of [roles.app(otherUrl), roles.reader(otherUrl)])
    await expect(open(url)).rejects.toMatchObject({ code: DENIED })
})

test('DATA-04: no column that holds something hashed, sealed or secret is open to readers, in any table', async () => {
  const reader = await open(roles.reader())
  const openOnes = await reader.query(
    `select table_name, column_name from information_schema.column_privileges
     where grantee = current_user and column_name ~ 'hash|sealed|token|secret|password|_key(_|$)'`,
  )
  expect(openOnes.rows).toEqual([])
  const app = await open(roles.app())
  const all = await app.query("select 1 from information_schema.columns where column_name ~ 'hash|sealed|token|secret'")
  expect(all.rows.length).toBeGreaterThan(15)
})
