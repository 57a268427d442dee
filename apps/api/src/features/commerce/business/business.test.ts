import { auth } from '@sopaan/contract/auth'
import { business } from '@sopaan/contract/business'
import { afterAll, expect, test } from 'vitest'
import { answerOf } from '#api/testing/browser.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

/** The GSTIN is a sample that public guides print, of Maharashtra. */
const BUSINESS = {
  legalName: 'Sopaan Learning Private Limited',
  address: '12 Hill Road\nPune 411001',
  stateCode: '27',
  gstin: '27AAPFU0939F1ZV',
  email: 'billing@sopaan.test',
  phone: null,
  sac: '999293',
  gstRateBp: 1_800,
  invoicePrefix: 'SO',
  creditNotePrefix: 'CN',
}
const change = (fields: object = {}, person = admin) =>
  answerOf(person.browser.call(business.change, { body: { ...BUSINESS, ...fields } }))
const find = async () => (await admin.browser.call(business.find)).json().data

test('nothing is said of the business before an admin wrote it; then it is said as written, and replaced whole', async () => {
  expect(await find()).toBeNull()
  expect((await change({ gstin: '27 aapfu 0939 f1zv' })).status).toBe(200)
  expect(await find()).toEqual(BUSINESS)
  await change({ gstin: null, legalName: 'Sopaan' })
  expect(await find()).toEqual({ ...BUSINESS, gstin: null, legalName: 'Sopaan' })
})

test.each([
  [{ gstin: '27AAPFU0939F1ZW' }, 'INVALID_INPUT'],
  [{ gstin: '' }, 'INVALID_INPUT'],
  [{ stateCode: '29' }, 'GSTIN_OTHER_STATE'],
  [{ stateCode: '99' }, 'INVALID_INPUT'],
  [{ creditNotePrefix: 'SO' }, 'PREFIXES_EQUAL'],
  [{ invoicePrefix: 'SOP' }, 'INVALID_INPUT'],
  [{ sac: '99929' }, 'INVALID_INPUT'],
])('a business with %j is refused with %s', async (fields, code) => {
  expect((await change(fields)).code).toBe(code)
})

test('SESS-08: who sells is changed only with a password given in the last 15 minutes, and the trail keeps both sides', async () => {
  const other = await aSignedIn(server, 'admin')
  await change({ legalName: 'Before' }, other)
  await change({ legalName: 'After' }, other)
  const event = await server.deps.db
    .selectFrom('auditEvents')
    .select('change')
    .where('action', '=', 'business.change')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  expect(event.change).toMatchObject({ business: { before: { legalName: 'Before' }, after: { legalName: 'After' } } })
  server.clock.advance(16 * 60_000)
  await other.browser.call(auth.refreshToken)
  expect((await change({}, other)).code).toBe('REAUTH_REQUIRED')
})
