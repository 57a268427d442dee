import { auth } from '@sopaan/contract/auth'
import type { Call } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { signIns } from '@sopaan/contract/sign-ins'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, GOOD_PASSWORD, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

/**
 * Every call of the contract, walked as everybody there is. The rows follow from the contract's access: a call with an
 * access that is not in the table fails, and so does one that answers otherwise. A call is sent without its input, so that
 * it does nothing: whoever may make it is told what was wrong with it, or answered; whoever may not is told that first.
 */
const STAFF = ['owner', 'support', 'finance', 'content'] as const
const MAY: Record<Extract<Call['access'], string>, readonly Who[]> = {
  anyone: [
    'visitor',
    'mentee',
    'another mentee',
    'mentor',
    ...STAFF,
    'deactivated',
    'deleted',
    'locked',
    'unverified',
    'expired',
  ],
  'signed-in': ['mentee', 'another mentee', 'mentor', ...STAFF, 'locked'],
  mentee: ['mentee', 'another mentee', 'locked'],
  mentor: ['mentor'],
  admin: STAFF,
}
const SIGNED_IN: readonly Who[] = MAY['signed-in']

type Who =
  | 'visitor'
  | 'mentee'
  | 'another mentee'
  | 'mentor'
  | (typeof STAFF)[number]
  | 'deactivated'
  | 'deleted'
  | 'locked'
  | 'unverified'
  | 'expired'
const EVERYBODY = MAY.anyone
const calls = Object.values(CALLS).flatMap((nouns) => Object.values(nouns))
/** Calls that end what the walk stands on; they have tests of their own and are walked last, by browsers of their own. */
const ENDINGS = new Set<Call>([signIns.removeAll, auth.logout, auth.refreshToken, users.removeProfilePic])

const browsers = new Map<Who, Browser>()
const people = new Map<Who, Person>()
const server = await startApp({ config: { rateLimitScale: 100_000 } })
await meet('expired', await aSignedIn(server))
server.clock.advance(3 * 3_600_000)
browsers.set('visitor', openBrowser(server.app.fastify))
await meet('mentee', await aSignedIn(server))
await meet('another mentee', await aSignedIn(server))
await meet('mentor', await aSignedIn(server, 'mentor'))
for (const who of STAFF) {
  const person = await aSignedIn(server, 'admin')
  await server.deps.db
    .updateTable('users')
    .set({ staffRoles: [who] })
    .where('id', '=', person.userId)
    .execute()
  await meet(who, person)
}
for (const [who, status] of [
  ['deactivated', 'deactivated'],
  ['deleted', 'deleted'],
] as const) {
  const person = await aSignedIn(server)
  await server.deps.db
    .updateTable('users')
    .set({ status, [`${status}_at`]: server.deps.now() })
    .where('id', '=', person.userId)
    .execute()
  await meet(who, person)
}
const locked = await aSignedIn(server)
for (let at = 0; at < 5; at += 1) {
  await openBrowser(server.app.fastify).call(auth.login, {
    body: { email: locked.email, password: 'wrong-word' },
  })
}
await meet('locked', locked)
const unverified = openBrowser(server.app.fastify)
const email = 'unverified@example.org'
await unverified.call(auth.signup, {
  body: { fullName: 'Asha Rao', email, password: GOOD_PASSWORD, role: 'mentee' },
})
await unverified.call(auth.login, { body: { email, password: GOOD_PASSWORD } })
browsers.set('unverified', unverified)
afterAll(() => server.stop())

async function meet(who: Who, person: Person): Promise<void> {
  people.set(who, person)
  browsers.set(who, person.browser)
}

function browserOf(who: Who): Browser {
  const browser = browsers.get(who)
  if (!browser) throw new Error(`Nobody is ${who}.`)
  return openBrowser(server.app.fastify, new Map(browser.cookies))
}

function send(call: Call, who: Who) {
  const url = call.path.replace(/:\w+/g, '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33')
  return browserOf(who).send(call.method, url, call.body ? { body: { nothing: true } } : {})
}

const nameOf = (call: Call) => `${call.method} ${call.path}`
const walked = calls.filter((call) => !ENDINGS.has(call))

test('AUTHZ-01: every call has an access that the table knows', () => {
  expect(calls.filter(({ access }) => typeof access === 'string' && !(access in MAY)).map(nameOf)).toEqual([])
  expect(walked.length).toBe(calls.length - ENDINGS.size)
})

test.each(walked.map((call) => [nameOf(call), call] as const))(
  'AUTHZ-01, AUTHZ-09, AUTHZ-10, C12: %s lets in whom the contract lets in, and nobody else',
  async (_name, call) => {
    for (const who of EVERYBODY) {
      const answer = await send(call, who)
      const isLetIn = mayMake(call, who)
      if (isLetIn)
        expect([who, [401, 403].includes(answer.statusCode), answer.payload]).toEqual([
          who,
          isOwnRefusal(answer.payload),
          answer.payload,
        ])
      else expect([who, answer.statusCode]).toEqual([who, SIGNED_IN.includes(who) ? 403 : 401])
      expect([who, answer.statusCode < 500 || answer.statusCode === 503]).toEqual([who, true])
    }
  },
)

/** An owner may whatever some of the staff may. */
function mayMake({ access }: Call, who: Who): boolean {
  if (typeof access === 'string') return MAY[access].includes(who)
  return who === 'owner' || access.some((role) => role === who)
}

/** A refusal of the call's own business, which only somebody who was let in gets. */
function isOwnRefusal(payload: string): boolean {
  return /"code":"(REAUTH_REQUIRED|AGE_REQUIRED|PARENT_CONSENT_REQUIRED|TOTP_REQUIRED)"/.test(payload)
}

test.each([...ENDINGS].map((call) => [nameOf(call), call] as const))(
  'AUTHZ-01: %s lets in whom the contract lets in, and nobody else',
  async (_name, call) => {
    for (const who of ['visitor', 'deactivated', 'deleted', 'expired', 'unverified'] as const) {
      const answer = await send(call, who)
      const isOpen = call.access === 'anyone' && call !== auth.refreshToken
      expect([who, answer.statusCode]).toEqual([who, isOpen ? 200 : 401])
    }
    expect((await send(call, 'mentee')).statusCode).toBe(200)
    const again = people.get('mentee')
    await again?.browser.call(auth.login, { body: { email: again.email, password: GOOD_PASSWORD } })
  },
)

test('AUTH-23: nobody who is deactivated, deleted or unverified gets a sign-in by any way there is', async () => {
  for (const who of ['deactivated', 'deleted', 'unverified'] as const) {
    for (const call of calls.filter((one) => one.access === 'anyone' && one.method === 'POST')) {
      const browser = browserOf(who)
      browser.cookies.delete('__Host-at')
      await browser.send(call.method, call.path, {
        body: { email: people.get(who)?.email ?? 'unverified@example.org', password: GOOD_PASSWORD, type: 'verify' },
      })
      expect([who, nameOf(call), browser.cookies.has('__Host-at')]).toEqual([who, nameOf(call), false])
    }
  }
})

test('AUTH-22: no call about accounts asks for a question or a hint, and no call at all for a secret one', () => {
  const bodies = calls.map((call) => ({ path: call.path, text: JSON.stringify(call.body ?? {}) }))
  const ofAccounts = bodies.filter(({ path }) => /^\/api\/v1\/(?:auth|users|admin\/users)\//.test(path))
  expect(ofAccounts.length).toBeGreaterThan(20)
  expect(ofAccounts.filter(({ text }) => /question|hint|maiden/i.test(text))).toEqual([])
  expect(bodies.filter(({ text }) => /(?:secret|security).?(?:question|answer)|maiden/i.test(text))).toEqual([])
})
