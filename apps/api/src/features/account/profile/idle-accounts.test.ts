import { auth } from '@sopaan/contract/auth'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { expect, onTestFinished, test } from 'vitest'
import { eraseAccounts, removeEnded } from '#api/jobs/worker.ts'
import { aPerson, aSignedIn, mailedToken, signIn } from '#api/testing/people.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { startApp } from '#api/testing/start-app.ts'

const YEARS_MS = 3 * 365 * DAY_MS

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  const statusOf = async (userId: string) =>
    (await server.deps.db.selectFrom('users').select('status').where('id', '=', userId).executeTakeFirstOrThrow())
      .status
  const tidy = async () => {
    await removeEnded(server.deps)
    await eraseAccounts(server.deps)
  }
  return { server, statusOf, tidy }
}

test('DPDP-18: an account that lay unused for three years is deleted, its owner is told a week before it is erased', async () => {
  const { server, statusOf, tidy } = await start()
  const idle = await aSignedIn(server)
  server.clock.advance(YEARS_MS - DAY_MS)
  await tidy()
  expect(await statusOf(idle.userId)).toBe('active')
  server.clock.advance(2 * DAY_MS)
  await tidy()
  expect(await statusOf(idle.userId)).toBe('deleted')
  await server.runWorker()
  expect(server.mails.findLast(({ to }) => to === idle.email)?.text).toContain('has not been used for 3 years')
  server.clock.advance(7 * DAY_MS + 1)
  await tidy()
  expect(await statusOf(idle.userId)).toBe('erased')
})

test('DPDP-18: whoever opens the mailed link keeps the account for as long as any other', async () => {
  const { server, statusOf, tidy } = await start()
  const idle = await aSignedIn(server)
  server.clock.advance(YEARS_MS + DAY_MS)
  await tidy()
  await server.runWorker()
  const body = { token: mailedToken(server, idle.email) }
  expect((await idle.browser.call(auth.undoDeletion, { body })).statusCode).toBe(200)
  await tidy()
  expect(await statusOf(idle.userId)).toBe('active')
  server.clock.advance(YEARS_MS + DAY_MS)
  await tidy()
  expect(await statusOf(idle.userId)).toBe('deleted')
})

test('DPDP-18: who signed in since, whose plan runs, whom staff put to sleep, mentors and staff are left alone', async () => {
  const { server, statusOf, tidy } = await start()
  const [back, paying, asleep, mentor, owner] = [
    await aSignedIn(server),
    await aPerson(server),
    await aPerson(server),
    await aPerson(server, 'mentor'),
    await aPerson(server, 'admin'),
  ]
  await server.deps.db
    .updateTable('users')
    .set({
      status: 'deactivated',
      isDeactivatedByStaff: true,
      deactivatedAt: server.clock.now(),
      deactivationReason: 'x',
    })
    .where('id', '=', asleep.userId)
    .execute()
  const expiresAt = new Date(server.clock.now().getTime() + 5 * 365 * DAY_MS)
  await aPurchase(server.deps, paying.userId, { status: 'paid', paidAt: server.clock.now(), expiresAt })
  server.clock.advance(2 * 365 * DAY_MS)
  await signIn(back)
  server.clock.advance(2 * 365 * DAY_MS)
  await tidy()
  expect(await Promise.all([back, paying, asleep, mentor, owner].map(({ userId }) => statusOf(userId)))).toEqual([
    'active',
    'active',
    'deactivated',
    'active',
    'active',
  ])
})
