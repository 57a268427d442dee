import { auth } from '@sopaan/contract/auth'
import { defineCall } from '@sopaan/contract/call'
import { twoFactor } from '@sopaan/contract/two-factor'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serve } from '#api/http/serve.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, GOOD_PASSWORD, mailedToken, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { codeAt, stepOf } from './totp.ts'

const ADMINS_ALONE = defineCall({
  method: 'GET',
  path: '/api/v1/admin/probe',
  access: 'admin',
  response: z.object({ ok: z.boolean() }),
  refuses: [],
})
const server = await startApp({
  config: { rateLimitScale: 10_000, isStaffMfaRequired: true },
  features: [(app) => serve(app, ADMINS_ALONE, () => ({ ok: true }))],
})
afterAll(() => server.stop())

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code
const base32 = (text: string) => {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const now = (secret: Buffer) => codeAt(secret, stepOf(server.deps.now()))

async function withTwoFactor(role: 'mentee' | 'admin' = 'mentee') {
  const person = await aSignedIn(server, role)
  const enrolled = (await person.browser.call(twoFactor.enrol)).json().data
  const secret = base32(enrolled.secret)
  const { recoveryCodes } = (await person.browser.call(twoFactor.confirm, { body: { totp: now(secret) } })).json().data
  server.clock.advance(30_000)
  return { person, secret, recoveryCodes: recoveryCodes as string[], otpauthUrl: enrolled.otpauthUrl as string }
}
const logIn = (person: Person, totp?: string, password = GOOD_PASSWORD) =>
  openBrowser(server.app.fastify).call(auth.login, {
    body: { email: person.email, password, ...(totp ? { totp } : {}) },
  })

test('AUTH-20: the secret is 160 bits, and encrypted in the database', async () => {
  const { secret, otpauthUrl, person } = await withTwoFactor()
  expect(secret).toHaveLength(20)
  expect(otpauthUrl).toContain(`otpauth://totp/Sopaan%3A${encodeURIComponent(person.email)}?secret=`)
  const rows = await server.deps.db
    .selectFrom('twoFactorSecrets')
    .select('sealedSecret')
    .where('userId', '=', person.userId)
    .execute()
  expect(rows[0]?.sealedSecret.includes(secret)).toBe(false)
})

test('AUTH-20: with two-factor on a password alone signs nobody in, a code does, and no code works twice', async () => {
  const { person, secret } = await withTwoFactor()
  expect(codeOf(await logIn(person))).toBe('TOTP_REQUIRED')
  const code = now(secret)
  expect((await logIn(person, code)).statusCode).toBe(200)
  expect(codeOf(await logIn(person, code))).toBe('TOTP_INVALID')
  const rows = await server.deps.db.selectFrom('signIns').select('id').where('userId', '=', person.userId).execute()
  expect(rows).toHaveLength(2)
})

test('a right code with a wrong password is a wrong password', async () => {
  const { person, secret } = await withTwoFactor()
  expect(codeOf(await logIn(person, now(secret), 'not-the-password'))).toBe('INVALID_CREDENTIALS')
})

test('AUTH-20: five wrong codes lock', async () => {
  const { person, secret } = await withTwoFactor()
  for (let at = 0; at < 5; at += 1) expect(codeOf(await logIn(person, '000000'))).toBe('TOTP_INVALID')
  expect(codeOf(await logIn(person, now(secret)))).toBe('ACCOUNT_LOCKED')
})

test('AUTH-21: ten recovery codes of at least 64 bits, kept as hashes, each works once', async () => {
  const { person, recoveryCodes } = await withTwoFactor()
  expect(recoveryCodes).toHaveLength(10)
  expect(recoveryCodes.every((code) => code.replaceAll('-', '').length * 5 >= 64)).toBe(true)
  const rows = await server.deps.db
    .selectFrom('recoveryCodes')
    .selectAll()
    .where('userId', '=', person.userId)
    .execute()
  const text = JSON.stringify(rows.map((row) => row.codeHash.toString('latin1')))
  for (const code of recoveryCodes) expect(text).not.toContain(code)
  expect((await logIn(person, recoveryCodes[0]?.toUpperCase())).statusCode).toBe(200)
  expect(codeOf(await logIn(person, recoveryCodes[0]))).toBe('TOTP_INVALID')
})

test('AUTH-19: staff with a password alone may do nothing of their role, and with two-factor they may', async () => {
  const admin = await aSignedIn(server, 'admin')
  expect(codeOf(await admin.browser.call(ADMINS_ALONE))).toBe('MFA_REQUIRED')
  expect((await admin.browser.call(users.getMe)).json().data.user.mustEnrolTwoFactor).toBe(true)
  const { person, secret } = await withTwoFactor('admin')
  expect((await person.browser.call(ADMINS_ALONE)).statusCode).toBe(200)
  expect(codeOf(await person.browser.call(twoFactor.disable, { body: { totp: now(secret) } }))).toBe(
    'TWO_FACTOR_NEEDED',
  )
})

test('SESS-08: turning two-factor off needs a fresh sign-in and a code, and is told by mail', async () => {
  const { person, secret } = await withTwoFactor()
  expect(codeOf(await person.browser.call(twoFactor.disable, { body: { totp: '000000' } }))).toBe('TOTP_INVALID')
  expect((await person.browser.call(twoFactor.disable, { body: { totp: now(secret) } })).statusCode).toBe(200)
  expect((await logIn(person)).statusCode).toBe(200)
  await server.runWorker()
  expect(server.mails.at(-1)?.subject).toBe('Two-factor sign-in is off')
})

test('LINK-06: after a reset by mail two-factor is still asked for', async () => {
  const { person, secret } = await withTwoFactor()
  const visitor = openBrowser(server.app.fastify)
  await visitor.call(auth.sendResetReactivateEmail, {
    body: { email: person.email, type: 'reset' },
  })
  await server.runWorker()
  const token = mailedToken(server, person.email)
  await visitor.call(auth.resetPassword, {
    body: { email: person.email, password: 'quiet-harbour-58-mango', token },
  })
  expect(codeOf(await logIn(person, undefined, 'quiet-harbour-58-mango'))).toBe('TOTP_REQUIRED')
  expect((await logIn(person, now(secret), 'quiet-harbour-58-mango')).statusCode).toBe(200)
})
