import { auth } from '@sopaan/contract/auth'
import { KEY_ENDS_SHIPPED, keyEnds } from '@sopaan/contract/key-ends'
import { addDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { watchKeys } from './key-ends.service.ts'

const DAY_MS = 24 * 3_600_000

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  const owner = await aSignedIn(server, 'admin')
  const inDays = (days: number) => addDays(istDate(server.clock.now()), days)
  const write = (days: Partial<typeof KEY_ENDS_SHIPPED>, by = owner) =>
    by.browser.call(keyEnds.change, { body: { ...KEY_ENDS_SHIPPED, ...days } })
  const told = async () => {
    const rows = await server.deps.db
      .selectFrom('notifications')
      .select(['userId', 'facts'])
      .where('kind', '=', 'key-ending')
      .orderBy('raisedAt')
      .execute()
    return rows.map(({ userId, facts }) => [userId, facts])
  }
  return { server, owner, inDays, write, told }
}

test('owners are told three weeks before a key ends and closer to it, each once, and no more once a later day is written', async () => {
  const { server, owner, inDays, write, told } = await start()
  expect((await write({ secret: inDays(22) })).statusCode).toBe(200)
  await watchKeys(server.deps)
  expect(await told()).toEqual([])
  server.clock.advance(DAY_MS)
  await watchKeys(server.deps)
  await watchKeys(server.deps)
  expect(await told()).toEqual([[owner.userId, { key: 'secret', days: 21 }]])
  server.clock.advance(21 * DAY_MS)
  await watchKeys(server.deps)
  expect((await told()).at(-1)).toEqual([owner.userId, { key: 'secret', days: 0 }])
  server.clock.advance(DAY_MS)
  await watchKeys(server.deps)
  expect(await told()).toHaveLength(2)
})

test('of a key that this server does not have nobody is told, and the page says which it has', async () => {
  const { server, owner, inDays, write, told } = await start()
  await write({ payments: inDays(1), secret: inDays(300) })
  const { data } = (await owner.browser.call(keyEnds.find)).json()
  expect(data.days).toMatchObject({ payments: inDays(1), secret: inDays(300), mail: null })
  expect(data.used).toContain('secret')
  expect(data.used).not.toContain('payments')
  // No test asks a host for its certificate.
  expect(data.certificate).toEqual({ host: 'sopaan.test', endsAt: null })
  await watchKeys(server.deps)
  expect(await told()).toEqual([])
})

test('days of keys are written by owners alone, who signed in a short while ago, and stand in the trail', async () => {
  const { server, owner, inDays, write } = await start()
  const person = await aSignedIn(server)
  expect((await write({}, person)).statusCode).toBe(403)
  await write({ domain: inDays(40) })
  const entries = await server.deps.db
    .selectFrom('auditEvents')
    .select('change')
    .where('action', '=', 'key-ends.change')
    .execute()
  expect(entries).toEqual([{ change: { domain: { before: null, after: inDays(40) } } }])
  server.clock.advance(16 * 60_000)
  await owner.browser.call(auth.refreshToken)
  expect((await write({})).json().code).toBe('REAUTH_REQUIRED')
})
