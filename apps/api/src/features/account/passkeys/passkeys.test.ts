import { passkeys } from '@sopaan/contract/passkeys'
import { users } from '@sopaan/contract/users'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { anAuthenticator } from '#api/testing/authenticator.ts'
import { type Browser, openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp, TEST_ORIGIN } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 1_000 } })
afterAll(() => server.stop())

const SITE = { origin: TEST_ORIGIN, host: new URL(TEST_ORIGIN).hostname }

const begin = async ({ browser }: Person) => (await browser.call(passkeys.begin)).json().data.challenge as string
const challengeFor = async (browser: Browser) =>
  (await browser.call(passkeys.challenge)).json().data.challenge as string
type Device = ReturnType<typeof anAuthenticator>
const signIn = (browser: Browser, signed: ReturnType<Device['sign']>) =>
  browser.call(passkeys.signIn, { body: { ...signed, rememberMe: false } })

/** The password was given longer ago than a fresh sign-in allows (SESS-08). */
const agePassword = ({ userId }: Person) =>
  server.deps.db
    .updateTable('signIns')
    .set({ reauthenticatedAt: new Date(server.deps.now().getTime() - 16 * 60_000) })
    .where('userId', '=', userId)
    .execute()

/** Somebody with a passkey on a device, and another browser, in which nobody is signed in. */
async function withPasskey() {
  const person = await aSignedIn(server)
  const device = anAuthenticator(SITE)
  const body = { name: 'My phone', ...device.make(await begin(person)) }
  const added = await person.browser.call(passkeys.add, { body })
  return { person, device, added, other: openBrowser(server.app.fastify) }
}

test('a passkey that is added signs in on another browser, without a password, and its owner is told', async () => {
  const { person, device, added, other } = await withPasskey()
  expect([added.statusCode, added.json().data]).toEqual([
    201,
    [expect.objectContaining({ name: 'My phone', lastUsedAt: null })],
  ])
  const answer = await signIn(other, device.sign(await challengeFor(other)))
  expect([answer.statusCode, answer.json().data.user._id]).toEqual([200, person.userId])
  expect((await other.call(users.getMe)).statusCode).toBe(200)
  await server.runWorker()
  expect(server.mails.filter(({ to }) => to === person.email).at(-1)?.subject).toBe('A passkey was added')
  const [kept] = (await other.call(passkeys.list)).json().data
  expect(kept.lastUsedAt).toBe(server.deps.now().toISOString())
  const copy = (await person.browser.call(users.exportMe)).rawPayload
  expect(strFromU8(unzipSync(copy)['data.json'] ?? new Uint8Array())).toContain('My phone')
})

test('what was signed counts once, for the browser that asked, and for five minutes', async () => {
  const { device, other } = await withPasskey()
  const challenge = await challengeFor(other)
  const signed = device.sign(challenge)
  expect((await signIn(openBrowser(server.app.fastify), signed)).json().code, 'another browser').toBe('PASSKEY_INVALID')
  expect((await signIn(other, signed)).statusCode).toBe(200)
  for (const again of [signed, device.sign(challenge)])
    expect((await signIn(other, again)).json().code, 'a second time').toBe('PASSKEY_INVALID')
  server.clock.advance(1_000)
  const late = await challengeFor(other)
  server.clock.advance(5 * 60_000)
  expect((await signIn(other, device.sign(late))).json().code, 'too late').toBe('PASSKEY_INVALID')
})

test('a device that does not know who holds it, a strange key, another site and a forged signature sign nobody in', async () => {
  const { device, other } = await withPasskey()
  const PRESENT_ALONE = 0x01
  const strange = anAuthenticator(SITE)
  const forged = { ...device.sign(await challengeFor(other)), signature: strange.sign('x').signature }
  const elsewhere = anAuthenticator({ origin: 'https://sopaan.example', host: 'sopaan.example' })
  for (const signed of [
    device.sign(await challengeFor(other), PRESENT_ALONE),
    strange.sign(await challengeFor(other)),
    { ...elsewhere.sign(await challengeFor(other)), id: device.id },
    forged,
  ])
    expect((await signIn(other, signed)).json().code).toBe('PASSKEY_INVALID')
})

test('a key is added by a fresh sign-in alone, for its own challenge, once, and ten at most', async () => {
  const { person, device } = await withPasskey()
  const again = { name: 'Again', ...device.make(await begin(person)) }
  expect((await person.browser.call(passkeys.add, { body: again })).json().code, 'the same key').toBe('PASSKEY_INVALID')
  const stranger = await aSignedIn(server)
  const foreign = { name: 'Foreign', ...anAuthenticator(SITE).make(await begin(stranger)) }
  expect((await person.browser.call(passkeys.add, { body: foreign })).json().code).toBe('PASSKEY_INVALID')
  const unknown = { name: 'Unknown', ...anAuthenticator(SITE).make(await begin(person), 0x01) }
  expect((await person.browser.call(passkeys.add, { body: unknown })).json().code).toBe('PASSKEY_INVALID')
  const last = { name: 'Eleventh', ...anAuthenticator(SITE).make(await begin(person)) }
  for (let at = 0; at < 9; at += 1) {
    const body = { name: `Key ${at}`, ...anAuthenticator(SITE).make(await begin(person)) }
    expect((await person.browser.call(passkeys.add, { body })).statusCode).toBe(201)
  }
  expect((await person.browser.call(passkeys.begin)).json().code).toBe('PASSKEYS_FULL')
  expect((await person.browser.call(passkeys.add, { body: last })).json().code).toBe('PASSKEYS_FULL')
  await agePassword(person)
  for (const call of [passkeys.begin, passkeys.add] as const)
    expect((await person.browser.call(call, { payload: last })).json().code).toBe('REAUTH_REQUIRED')
})

test('a passkey that is taken away signs nobody in, and nobody takes away that of another', async () => {
  const { person, device, added, other } = await withPasskey()
  const params = { id: added.json().data[0]._id }
  const stranger = await aSignedIn(server)
  expect((await stranger.browser.call(passkeys.remove, { params })).statusCode).toBe(404)
  expect((await person.browser.call(passkeys.remove, { params })).json().data).toEqual([])
  expect((await signIn(other, device.sign(await challengeFor(other)))).json().code).toBe('PASSKEY_INVALID')
  const late = await withPasskey()
  await agePassword(late.person)
  const its = { id: late.added.json().data[0]._id }
  expect((await late.person.browser.call(passkeys.remove, { params: its })).json().code).toBe('REAUTH_REQUIRED')
})

test('an account that is asleep says so, one that was deleted says nothing', async () => {
  const { person, device, other } = await withPasskey()
  const set = (change: Record<string, unknown>) =>
    server.deps.db.updateTable('users').set(change).where('id', '=', person.userId).execute()
  await set({ status: 'deactivated', deactivatedAt: server.deps.now() })
  expect((await signIn(other, device.sign(await challengeFor(other)))).json().code).toBe('ACCOUNT_DEACTIVATED')
  server.clock.advance(1_000)
  await set({ status: 'deleted', deactivatedAt: null, deletedAt: server.deps.now() })
  expect((await signIn(other, device.sign(await challengeFor(other)))).json().code).toBe('PASSKEY_INVALID')
})
