import { auth } from '@sopaan/contract/auth'
import { bookings } from '@sopaan/contract/bookings'
import { business } from '@sopaan/contract/business'
import type { Call } from '@sopaan/contract/call'
import { contact } from '@sopaan/contract/contact'
import { events } from '@sopaan/contract/events'
import { payments } from '@sopaan/contract/payments'
import { type SiteSettings, site } from '@sopaan/contract/site'
import { afterAll, expect, test } from 'vitest'
import { answerOf, type Browser, openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

const ANY_ID = '00000000-0000-4000-8000-000000000001'
const OPEN = { signUps: true, payments: true, mentoring: true, events: true }
const change = (name: 'turn' | 'announce' | 'nameOfficer', body: object) =>
  answerOf(admin.browser.call<Call>(site[name], { payload: body }))
const shown = async (): Promise<SiteSettings> => (await openBrowser(server.app.fastify).call(site.find)).json().data
const lastChange = async (action: string) =>
  (
    await server.deps.db
      .selectFrom('auditEvents')
      .select('change')
      .where('action', '=', action)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow()
  ).change

test('before an admin set anything everything is open, without notice, officer and seller', async () => {
  expect(await shown()).toEqual({ switches: OPEN, pause: null, notice: null, officer: null, seller: null })
})

test.each([
  ['signUps', (browser: Browser) => browser.call(auth.signup, { payload: {} }), undefined],
  ['payments', (browser: Browser) => browser.call(payments.createOrder, { payload: {} }), 'mentee'],
  ['mentoring', (browser: Browser) => browser.call(bookings.book, { payload: {} }), 'mentee'],
  ['events', (browser: Browser) => browser.call(events.register, { params: { id: ANY_ID } }), 'mentee'],
] as const)('while %s are closed what begins there is refused, and not after', async (part, begin, role) => {
  const person = role === undefined ? undefined : await aSignedIn(server, role)
  const browser = person?.browser ?? openBrowser(server.app.fastify)
  if (role === undefined) await browser.call(site.find)
  const code = async () => (await begin(browser)).json().code
  await change('turn', { ...OPEN, [part]: false })
  expect(await code()).toBe('CLOSED_FOR_NOW')
  await change('turn', OPEN)
  expect(await code()).not.toBe('CLOSED_FOR_NOW')
})

test('what another instance closed is closed here within five seconds', async () => {
  await change('turn', OPEN)
  await server.deps.db.updateTable('siteSettings').set({ areEventsOpen: false }).execute()
  server.clock.advance(5_000)
  expect((await shown()).switches.events).toBe(false)
  await change('turn', OPEN)
})

test('SESS-08, AUTHZ-08: switches take a fresh password, and the trail keeps both sides', async () => {
  await change('turn', { ...OPEN, events: false })
  expect(await lastChange('site.turn')).toEqual({
    switches: { before: OPEN, after: { ...OPEN, events: false } },
  })
  await change('turn', OPEN)
  const other = await aSignedIn(server, 'admin')
  server.clock.advance(16 * 60_000)
  await other.browser.call(auth.refreshToken)
  const late = await other.browser.call(site.turn, { body: OPEN })
  expect(late.json().code).toBe('REAUTH_REQUIRED')
  await signIn(admin)
})

test('a notice is shown from its beginning up to its end and not a moment longer', async () => {
  const from = new Date(server.clock.now().getTime() + 60_000).toISOString()
  const until = new Date(server.clock.now().getTime() + 120_000).toISOString()
  const notice = { text: { en: 'Payments rest from 10 to 11.', hi: 'भुगतान 10 से 11 बजे तक बंद।' }, from, until }
  expect((await change('announce', { notice })).status).toBe(200)
  expect((await shown()).notice).toBeNull()
  server.clock.advance(60_000)
  expect((await shown()).notice).toEqual(notice)
  server.clock.advance(60_000)
  expect((await shown()).notice).toBeNull()
  await change('announce', { notice: null })
  expect(await lastChange('site.announce')).toEqual({ notice: { before: notice, after: null } })
})

test('a notice that ends before it begins is refused', async () => {
  const at = server.clock.now().toISOString()
  expect((await change('announce', { notice: { text: { en: 'A', hi: 'अ' }, from: at, until: at } })).code).toBe(
    'DATES_ORDER',
  )
})

test('who answers grievances is shown to everybody once named', async () => {
  const officer = { name: 'Officer of this test', email: 'officer@sopaan.test' }
  await change('nameOfficer', { officer })
  expect((await shown()).officer).toEqual(officer)
  await change('nameOfficer', { officer: null })
  expect((await shown()).officer).toBeNull()
})

test('who sells is shown to everybody once an admin wrote it, within five seconds, without what is for invoices alone', async () => {
  const seller = {
    legalName: 'Sopaan Learning Private Limited',
    address: '12 Hill Road\nPune 411001',
    // A sample that public guides print, of Maharashtra.
    gstin: '27AAPFU0939F1ZV',
    email: 'billing@sopaan.test',
    phone: '+91 20 5550 0100',
  }
  const forInvoices = { stateCode: '27', sac: '999293', gstRateBp: 1_800, invoicePrefix: 'SO', creditNotePrefix: 'CN' }
  await admin.browser.call(business.change, { body: { ...seller, ...forInvoices } })
  server.clock.advance(5_000)
  expect((await shown()).seller).toEqual(seller)
})

test('admins see every limit, what it may be set to, and by what this server multiplies them', async () => {
  const { data } = (await admin.browser.call(site.limits)).json()
  expect(data.scale).toBe(10_000)
  const stretch = { windowSeconds: 3_600, isShared: true }
  expect(data.limits).toContainEqual({
    ...{ name: 'sign-ups', max: 5, shippedMax: 5, lowest: 1, highest: 50 },
    ...stretch,
  })
  expect(data.limits).toContainEqual({
    ...{ name: 'link-misses', max: 60, shippedMax: 60, lowest: 12, highest: 180 },
    ...{ windowSeconds: 900, isShared: true },
  })
})

test('limits are found by their name or by what the page calls them, in an order, and so is their file', async () => {
  const found = async (query: object): Promise<string[]> =>
    (await admin.browser.call(site.limits, { query: query as never }))
      .json()
      .data.limits.map(({ name }: { name: string }) => name)
  expect(await found({ q: 'LINK-MIS' })).toEqual(['link-misses'])
  expect(await found({ q: 'wrong links', meant: 'link-misses' })).toEqual(['link-misses'])
  expect(await found({ state: 'changed' })).toEqual([])
  expect((await found({ sort: '-position' })).toReversed()).toEqual(await found({}))
  const file = await admin.browser.call(site.limitsCsv, { query: { q: 'link-misses' } })
  expect(file.body).toContain('link-misses,60,60,900,all servers')
  expect(file.body.trim().split('\r\n').at(-1)).toBe('# whole: 1 limits')
})

test('a limit that an admin set holds here at once, and one that another instance set with the next page', async () => {
  const own = await startApp()
  const chief = await aSignedIn(own, 'admin')
  const set = async (name: string, max: number | null) =>
    (await chief.browser.call(site.setLimit, { params: { name }, body: { max } })).json()
  const maxOf = async (name: string) => {
    const { data } = (await chief.browser.call(site.limits)).json()
    return data.limits.find((limit: { name: string }) => limit.name === name)?.max
  }
  const sendContacts = async (count: number) => {
    const visitor = openBrowser(own.app.fastify)
    await visitor.call(site.find)
    const codes: number[] = []
    for (let at = 0; at < count; at++) codes.push((await visitor.call(contact.send, { payload: {} })).statusCode)
    return codes.filter((code) => code === 429).length
  }
  await set('contact', 2)
  expect(await maxOf('contact')).toBe(2)
  expect(await sendContacts(6)).toBeGreaterThan(0)
  own.clock.advance(2 * 3_600_000)
  await own.deps.db
    .updateTable('siteSettings')
    .set({ limitMaxima: JSON.stringify({ contact: 40 }) })
    .execute()
  expect(await sendContacts(20)).toBe(0)
  await own.stop()
})

test.each([
  ['contact', 1],
  ['contact', 101],
  ['sign-in-failures', 91],
])('limit %s is not set to %i, out of its bounds', async (name, max) => {
  const answer = await admin.browser.call(site.setLimit, { params: { name }, body: { max } })
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'LIMIT_BOUNDS'])
})

test('SESS-08: a limit takes a fresh password, keeps both sides in the trail, and goes back to what ships', async () => {
  const set = (max: number | null) =>
    admin.browser.call(site.setLimit, { params: { name: 'prints' }, body: { max } }).then((answer) => answer.json())
  expect((await set(40)).data.limits).toContainEqual(expect.objectContaining({ name: 'prints', max: 40 }))
  expect(await lastChange('site.limit')).toEqual({ prints: { before: 20, after: 40 } })
  expect((await set(null)).data.limits).toContainEqual(expect.objectContaining({ name: 'prints', max: 20 }))
  expect(await lastChange('site.limit')).toEqual({ prints: { before: 40, after: 20 } })
  const unknown = await admin.browser.call(site.setLimit, { params: { name: 'nothing' }, body: { max: 3 } })
  expect(unknown.json().code).toBe('NOT_FOUND')
  const other = await aSignedIn(server, 'admin')
  server.clock.advance(16 * 60_000)
  await other.browser.call(auth.refreshToken)
  const late = await other.browser.call(site.setLimit, { params: { name: 'prints' }, body: { max: 30 } })
  expect(late.json().code).toBe('REAUTH_REQUIRED')
  await signIn(admin)
})
