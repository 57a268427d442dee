import { auth } from '@sopaan/contract/auth'
import { expect, test } from 'vitest'
import type { Deps } from '#api/deps.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { aPerson, GOOD_PASSWORD } from '#api/testing/people.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'

const logIn = (server: TestApp, email: string, password = GOOD_PASSWORD) =>
  openBrowser(server.app.fastify).call(auth.login, { body: { email, password } })
const script = (server: TestApp, sql: string) => server.database.session((session) => session.script(sql))
/** From now on the table refuses to be written, as it does while the database is cut off. */
const breakTable = (server: TestApp, table: string, operation: string) =>
  script(
    server,
    `create or replace function fail_for_test() returns trigger language plpgsql as $$
       begin raise exception 'cut off' using errcode = 'connection_failure'; end $$;
     create trigger fail_${table} before ${operation} on ${table} for each row execute function fail_for_test();`,
  )
const restoreTable = (server: TestApp, table: string) => script(server, `drop trigger fail_${table} on ${table}`)

const openTries = async ({ db }: Deps) => (await db.selectFrom('signInTries').select('id').execute()).length

test('AUTH-12: a sign-in that the database broke counts as no failure: five of them lock nobody', async () => {
  const server = await startApp({ config: { rateLimitScale: 100 } })
  const person = await aPerson(server)
  await breakTable(server, 'sign_ins', 'insert')
  for (let at = 0; at < 6; at += 1) expect((await logIn(server, person.email)).statusCode).toBe(503)
  await restoreTable(server, 'sign_ins')
  expect(await openTries(server.deps)).toBe(0)
  expect((await logIn(server, person.email)).statusCode).toBe(200)
  await server.stop()
})

test('AUTH-12: a try that cannot be given back lapses after 30 seconds', async () => {
  const server = await startApp({ config: { rateLimitScale: 100 } })
  const person = await aPerson(server)
  await breakTable(server, 'sign_ins', 'insert')
  await breakTable(server, 'sign_in_tries', 'delete')
  for (let at = 0; at < 5; at += 1) expect((await logIn(server, person.email)).statusCode).toBe(503)
  await restoreTable(server, 'sign_ins')
  await restoreTable(server, 'sign_in_tries')
  expect((await logIn(server, person.email)).json()).toMatchObject({ code: 'ACCOUNT_LOCKED' })
  server.clock.advance(30_000)
  expect((await logIn(server, person.email)).statusCode).toBe(200)
  await server.stop()
})

test('AUTH-12: wrong passwords stay counted for their 15 minutes', async () => {
  const server = await startApp({ config: { rateLimitScale: 100 } })
  const person = await aPerson(server)
  for (let at = 0; at < 4; at += 1) await logIn(server, person.email, 'not-the-password')
  expect(await openTries(server.deps)).toBe(0)
  server.clock.advance(31_000)
  expect((await logIn(server, person.email, 'not-the-password')).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect((await logIn(server, person.email)).json()).toMatchObject({ code: 'ACCOUNT_LOCKED' })
  await server.stop()
})
