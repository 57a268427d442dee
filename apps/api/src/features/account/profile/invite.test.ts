import { randomUUID } from 'node:crypto'
import { auth } from '@sopaan/contract/auth'
import { defineCall } from '@sopaan/contract/call'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serve } from '#api/http/serve.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, GOOD_PASSWORD, mailedToken } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { inviteAccount } from './invite.service.ts'

const INVITE = defineCall({
  method: 'POST',
  path: '/api/v1/probe/invite',
  access: 'admin',
  body: z.object({ email: z.string(), role: z.enum(['mentee', 'mentor', 'admin']), language: z.enum(LANGUAGES) }),
  response: z.object({ id: z.string() }),
  refuses: ['EMAIL_TAKEN'],
})
const server = await startApp({
  config: { rateLimitScale: 10_000 },
  features: [
    (app, deps) =>
      serve(app, INVITE, async ({ actor, body, request }) => ({
        id: (await inviteAccount(deps, { actor, request }, { ...body, fullName: 'Meera Rao' })).id,
      })),
  ],
})
afterAll(() => server.stop())

const DAY_MS = 86_400_000
const STAFF_PASSWORD = 'quiet-harbour-58-mango'
const newEmail = () => `invited-${randomUUID().slice(0, 8)}@example.org`
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code

async function invite(role: 'mentee' | 'mentor' | 'admin', language: Language = 'en', email = newEmail()) {
  const admin = await aSignedIn(server, 'admin')
  const answer = await admin.browser.call(INVITE, { body: { email, role, language } })
  await server.runWorker()
  return { email, answer, mail: server.mails.findLast(({ to }) => to === email) }
}
const logIn = (email: string, password: string) =>
  openBrowser(server.app.fastify).call(auth.login, { body: { email, password } })
const choose = (email: string, password: string) =>
  openBrowser(server.app.fastify).call(auth.resetPassword, {
    body: { email, password, token: mailedToken(server, email) },
  })

test('LINK-12: somebody an admin made an account for is mailed a link and no password, and signs in with their own alone', async () => {
  const { email, mail } = await invite('mentee')
  expect(mail?.subject).toBe('Your Sopaan account is ready')
  expect(mail?.text.split('\n').filter(Boolean).slice(0, 4)).toEqual([
    'An admin of Sopaan made an account for this email.',
    'You are a mentee. Open the link within 3 days and choose your password. Only you will know it.',
    'Choose my password:',
    expect.stringMatching(/^https:\/\/sopaan\.test\/reset-password\?token=[\w-]{43}&type=reset$/),
  ])
  const token = mailedToken(server, email)
  for (const word of ['undefined', email, token]) expect(codeOf(await logIn(email, word))).toBe('INVALID_CREDENTIALS')
  const rows = await server.deps.db.selectFrom('users').select('passwordHash').where('email', '=', email).execute()
  expect(rows).toEqual([{ passwordHash: '' }])
  expect((await choose(email, GOOD_PASSWORD)).statusCode).toBe(200)
  expect((await logIn(email, GOOD_PASSWORD)).statusCode).toBe(200)
})

test('LINK-12, AUTH-04: invited staff must choose 12 characters or more', async () => {
  const { email } = await invite('mentor', 'hi')
  const short = await choose(email, 'harbour-58')
  expect(short.json().errors).toEqual([
    { path: 'password', code: 'password_too_short', values: { min: 12 }, msg: 'Password must be 12+ characters' },
  ])
  expect((await choose(email, STAFF_PASSWORD)).statusCode).toBe(200)
})

test('an invitation ends after 3 days, and then a link can be asked for at sign-in', async () => {
  const { email } = await invite('mentee')
  server.clock.advance(3 * DAY_MS)
  expect(codeOf(await choose(email, GOOD_PASSWORD))).toBe('LINK_INVALID')
  await openBrowser(server.app.fastify).call(auth.sendResetReactivateEmail, {
    body: { email, type: 'reset' },
  })
  await server.runWorker()
  expect((await choose(email, GOOD_PASSWORD)).statusCode).toBe(200)
})

test('an address with an account is not made one again, and nothing is mailed to it', async () => {
  const { email } = await invite('mentee')
  const before = server.mails.length
  expect(codeOf((await invite('admin', 'en', email)).answer)).toBe('EMAIL_TAKEN')
  expect(server.mails).toHaveLength(before)
})
