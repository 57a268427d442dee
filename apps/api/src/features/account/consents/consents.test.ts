import { grievances, nominees } from '@sopaan/contract/consents'
import { parents } from '@sopaan/contract/parents'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { requireConsentingAge } from '#api/features/account/accounts/accounts.service.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, mailedToken, type Person, parentCode, proveByPaper } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { listConsents } from './consents.open.queries.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(() => server.stop())

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code
const born = (person: Person, birthMonth: string) => person.browser.call(users.updateMe, { body: { birthMonth } })
const mayPay = (person: Person) =>
  requireConsentingAge(server.deps, person).then(
    () => 'may',
    (refusal: { code: string }) => refusal.code,
  )

test('what somebody agreed to once is in the export, though nothing asks for it now', async () => {
  const person = await aSignedIn(server)
  const now = server.deps.now()
  await server.deps.db
    .insertInto('consents')
    .values({
      userId: person.userId,
      purpose: 'counselling-reminders',
      isGiven: true,
      changedAt: now,
      noticeVersion: '2026-11',
      language: 'en',
    })
    .execute()
  expect(await listConsents(server.deps.db, person.userId)).toMatchObject([
    { purpose: 'counselling-reminders', isGiven: true },
  ])
})

test('C23, DPDP-07: what waits for a parent opens when the parent agrees by the mailed link, and closes when that is taken back', async () => {
  const person = await aSignedIn(server)
  const ask = (email: string) => person.browser.call(parents.ask, { body: { email } })
  expect(await mayPay(person)).toBe('AGE_REQUIRED')
  expect(codeOf(await ask('parent@example.org'))).toBe('AGE_REQUIRED')
  await born(person, '2010-01')
  expect(await mayPay(person)).toBe('PARENT_CONSENT_REQUIRED')
  expect(codeOf(await ask(person.email))).toBe('PARENT_EMAIL_OWN')
  expect((await ask('parent@example.org')).statusCode).toBe(200)
  await server.runWorker()
  const token = mailedToken(server, 'parent@example.org')
  const body = {
    token,
    fullName: 'Ravi Das',
    relation: 'father' as const,
    isAdult: true as const,
    noticeVersion: '2026-11',
    language: 'en' as const,
    code: await parentCode(server, token, 'parent@example.org'),
  }
  expect(codeOf(await person.browser.call(parents.confirm, { body }))).toBe('LINK_INVALID')
  const parent = openBrowser(server.app.fastify)
  const facts = await parent.call(parents.read, { body: { token } })
  expect(facts.json().data).toMatchObject({ state: 'asked', childFirstName: 'Kiran' })
  expect((await parent.call(parents.confirm, { body })).statusCode).toBe(200)
  expect(await mayPay(person), 'the code alone opens nothing').toBe('PARENT_CONSENT_REQUIRED')
  await proveByPaper(server, token)
  expect(await mayPay(person)).toBe('may')
  await server.runWorker()
  expect(server.mails.findLast((mail) => mail.to === person.email)?.subject).toBe('Your parent agreed')
  const back = await parent.call(parents.withdraw, {
    body: { token: mailedToken(server, 'parent@example.org') },
  })
  expect(back.statusCode).toBe(200)
  expect(await mayPay(person)).toBe('PARENT_CONSENT_REQUIRED')
})

test('an adult needs no parent', async () => {
  const person = await aSignedIn(server)
  await born(person, '2004-01')
  expect(await mayPay(person)).toBe('may')
  expect(codeOf(await person.browser.call(parents.ask, { body: { email: 'p@example.org' } }))).toBe('NOT_A_MINOR')
})

test('DPDP-14: a grievance gets a number and a last day within 90 days, and the person a mail', async () => {
  const person = await aSignedIn(server)
  const answer = await person.browser.call(grievances.add, {
    body: { subject: 'My name', message: 'It is spelled wrong.' },
  })
  expect(answer.statusCode).toBe(201)
  const { data } = answer.json()
  expect(data).toMatchObject({ state: 'open', subject: 'My name' })
  expect(data.number).toMatch(/^G-\d{4}-\d{6}$/)
  const days = (Date.parse(data.dueOn) - server.deps.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(28)
  expect(days).toBeLessThanOrEqual(90)
  expect((await person.browser.call(grievances.list)).json().data).toEqual([data])
  await server.runWorker()
  expect(server.mails.at(-1)?.subject).toContain(data.number)
})

test('DPDP-15: a nominee is named, replaced and removed', async () => {
  const person = await aSignedIn(server)
  const set = (fullName: string) =>
    person.browser.call(nominees.set, {
      body: { fullName, relation: 'Mother', email: null, phone: '9876543210' },
    })
  await set('Sita Das')
  expect((await set('Gita Das')).json().data).toEqual({
    fullName: 'Gita Das',
    relation: 'Mother',
    email: null,
    phone: '+919876543210',
  })
  expect((await person.browser.call(nominees.get)).json().data.fullName).toBe('Gita Das')
  await person.browser.call(nominees.remove)
  expect((await person.browser.call(nominees.get)).json().data).toBeNull()
})

test('a grievance that is sent again since its answer was lost is filed once, and the answer is that of the first', async () => {
  const person = await aSignedIn(server)
  const body = { subject: 'A wrong rank', message: 'Round 2 of 2025 differs.' }
  const send = (key: string, told = body) =>
    person.browser.call(grievances.add, { body: told, headers: { 'idempotency-key': key } })
  const [first, again] = [await send('one-press'), await send('one-press')]
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()])
  expect(codeOf(await send('one-press', { ...body, subject: 'Another' }))).toBe('IDEMPOTENCY_MISMATCH')
  expect((await person.browser.call(grievances.list)).json().data).toHaveLength(1)
  const other = await send('another-press')
  expect(other.json().data._id).not.toBe(first.json().data._id)
  const stranger = await aSignedIn(server)
  const theirs = await stranger.browser.call(grievances.add, { body, headers: { 'idempotency-key': 'one-press' } })
  expect(theirs.json().data._id, 'a key says nothing for somebody else').not.toBe(first.json().data._id)
})
