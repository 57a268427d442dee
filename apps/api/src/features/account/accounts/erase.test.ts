import { randomUUID } from 'node:crypto'
import { bookings } from '@sopaan/contract/bookings'
import type { BodyOf, Call } from '@sopaan/contract/call'
import { grievances, nominees } from '@sopaan/contract/consents'
import { contact } from '@sopaan/contract/contact'
import { feedbacks } from '@sopaan/contract/feedback'
import { mentors } from '@sopaan/contract/mentors'
import { parents } from '@sopaan/contract/parents'
import { users } from '@sopaan/contract/users'
import { strFromU8, unzipSync } from 'fflate'
import { type Kysely, sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import { eraseAccounts } from '#api/jobs/worker.ts'
import { hmac } from '#api/seal.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { formWithFile } from '#api/testing/form-with-file.ts'
import { aMentorWithHours, MENTOR_PROFILE } from '#api/testing/mentors.ts'
import {
  aSignedIn,
  mailedToken,
  type Person,
  parentCode,
  postPaper,
  proveByPaper,
  signIn,
} from '#api/testing/people.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { memoryStore, startApp } from '#api/testing/start-app.ts'
import { PERSON_TABLES, type PersonTable } from './person-tables.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
/** Words that stand nowhere else. */
const NAME = 'Zebulona Quixwell'
const PHONE = '+919812345670'
const TEXT = 'xylograph'
const PARENT = 'Parvenda Quixwell'
const AGENT = 'Mozilla/5.0 Quixwell/9'
const IP = '198.51.100.77'

const PARENT_ANSWER = {
  fullName: PARENT,
  relation: 'mother',
  isAdult: true,
  noticeVersion: '2026-11',
  language: 'en',
} as const

/** All that is stored as a file, by its key. */
const stored = new Map<string, Buffer>()

const server = await startApp({ config: { rateLimitScale: 100_000 }, outside: { files: memoryStore(stored) } })
afterAll(() => server.stop())

/** Somebody under 18 who used everything that keeps words. */
async function someoneWhoUsedAll(): Promise<{ person: Person; parentEmail: string }> {
  const person = await aSignedIn(server)
  const { browser } = person
  const send = async <C extends Call>(call: C, body: BodyOf<C>) => {
    const answer = await browser.call<Call>(call, { payload: body, headers: { 'user-agent': AGENT }, ip: IP })
    expect(answer.statusCode, `${call.path} ${answer.body}`).toBeLessThan(300)
  }
  const now = server.deps.now()
  const birthMonth = `${now.getUTCFullYear() - 16}-01`
  await send(users.updateMe, { fullName: NAME, phone: PHONE, birthMonth })
  const parentEmail = `parent-${randomUUID()}@quixwell.example`
  await send(parents.ask, { email: parentEmail })
  await server.runWorker()
  const token = mailedToken(server, parentEmail)
  await openBrowser(server.app.fastify).call(parents.confirm, {
    body: { token, ...PARENT_ANSWER, code: await parentCode(server, token, parentEmail) },
  })
  await proveByPaper(server, token)
  await send(grievances.add, { subject: `About ${TEXT}`, message: `My ${TEXT} is wrong.` })
  await send(contact.send, {
    fullName: NAME,
    email: person.email,
    topic: 'other',
    message: `Please look at my ${TEXT} again.`,
    language: 'en',
  })
  await send(feedbacks.submit, {
    message: `My ${TEXT} is great.`,
    category: 'predictor',
    starRating: 5,
    mayBeShown: false,
    idempotencyKey: randomUUID(),
  })
  await send(nominees.set, { fullName: PARENT, relation: 'Mother', email: parentEmail, phone: null })
  await withSession(person)
  const purchase = await aPurchase(server.deps, person.userId, { billingName: NAME })
  await server.deps.db
    .insertInto('refunds')
    .values({
      purchaseId: purchase.id,
      askedAt: now,
      changedAt: now,
      dueAt: now,
      askedBy: 'mentee',
      reason: `The ${TEXT} did not help me.`,
      cause: 'request',
      state: 'asked',
    })
    .execute()
  return { person, parentEmail }
}

async function withSession(person: Person): Promise<void> {
  const mentor = await aMentorWithHours(server)
  const now = server.deps.now()
  const expiresAt = new Date(now.getTime() + 90 * DAY)
  await grantCredits(server.deps, { userId: person.userId, purchaseId: randomUUID(), count: 1, expiresAt })
  const startsAt = new Date(Math.ceil(now.getTime() / HOUR) * HOUR + 47.5 * HOUR).toISOString()
  const booked = await person.browser.call(bookings.book, {
    body: { mentorId: mentor.userId, startsAt, question: `What is a ${TEXT}?`, idempotencyKey: randomUUID() },
  })
  expect(booked.statusCode, booked.body).toBe(201)
  const params = { id: booked.json().data._id }
  await mentor.browser.call(bookings.accept, { params })
  await person.browser.call(bookings.write, { params, body: { text: `My ${TEXT}` } })
  await person.browser.call(bookings.note, { params, body: { kind: 'private', text: TEXT } })
}

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<{ table: string; row: string }[]> {
  const db = server.deps.db as Kysely<Record<string, Record<string, unknown>>>
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(db)
  const all = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} as t`.execute(
        db,
      )
      return rows.map(({ row }) => ({ table: name, row }))
    }),
  )
  return all.flat()
}

const tracesOf = async (needles: readonly string[]) =>
  (await wholeDatabase()).flatMap(({ table, row }) =>
    needles.filter((needle) => row.toLowerCase().includes(needle.toLowerCase())).map((needle) => `${table}: ${needle}`),
  )

test('DPDP-13: after erasing, no table holds the name, the address, the telephone number, a word of the person or the parent', async () => {
  const { person, parentEmail } = await someoneWhoUsedAll()
  const needles = ['quixwell', person.email, PHONE, TEXT, parentEmail, PARENT, AGENT, IP]
  const before = new Set((await tracesOf(needles)).map((trace) => trace.split(':')[0]))
  for (const table of [
    'users',
    'grievances',
    'contact_messages',
    'bookings',
    'purchases',
    'refunds',
    'nominees',
    'audit_origins',
  ])
    expect([table, before.has(table)], 'the test would find it').toEqual([table, true])
  await person.browser.call(users.deleteMe, { body: { password: person.password }, ip: IP })
  await server.runWorker()
  server.clock.advance(7 * DAY + 1)
  await eraseAccounts(server.deps)
  const left = await tracesOf(needles)
  expect(left).toEqual([])
  expect(await checkTrail(server.deps), 'the chain holds without what went').toMatchObject({ ok: true })
  const purchase = await server.deps.db
    .selectFrom('purchases')
    .select('billingName')
    .where('userId', '=', person.userId)
    .executeTakeFirstOrThrow()
  expect(purchase.billingName, 'what its paper shows, and no more').toBe('Zebulona')
})

async function upload(person: Person, call: Call, field: string): Promise<void> {
  const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#4548f8' } })
    .jpeg()
    .toBuffer()
  const sent = await person.browser.call(call, formWithFile(field, photo))
  expect(sent.statusCode, sent.body).toBeLessThan(300)
}

test('DPDP-13: after erasing, no file is left: no picture, no college id of an application nobody decided on, no paper of a parent', async () => {
  const before = [...stored.keys()]
  const applicant = await aSignedIn(server)
  await applicant.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const applied = await applicant.browser.call(mentors.apply, {
    body: { ...MENTOR_PROFILE, proofNote: 'Roll number 21CS01' },
  })
  expect(applied.statusCode, applied.body).toBe(200)
  await upload(applicant, mentors.attachProof, 'proof')
  await upload(applicant, users.uploadProfilePic, 'profilePic')
  const child = await aSignedIn(server)
  const birthMonth = `${server.deps.now().getUTCFullYear() - 16}-01`
  await child.browser.call(users.updateMe, { body: { birthMonth } })
  const parentEmail = `parent-${randomUUID()}@example.org`
  await child.browser.call(parents.ask, { body: { email: parentEmail } })
  await server.runWorker()
  const token = mailedToken(server, parentEmail)
  await openBrowser(server.app.fastify).call(parents.confirm, {
    body: { token, ...PARENT_ANSWER, code: await parentCode(server, token, parentEmail) },
  })
  expect((await postPaper(server, token)).statusCode).toBe(200)
  const folders = [...stored.keys()].filter((key) => !before.includes(key)).map((key) => key.split('/')[0])
  expect(folders.toSorted(), 'the test would find them').toEqual(['papers', 'pictures', 'proofs'])
  for (const { browser, password } of [applicant, child]) await browser.call(users.deleteMe, { body: { password } })
  server.clock.advance(7 * DAY + 1)
  await eraseAccounts(server.deps)
  expect([...stored.keys()]).toEqual(before)
})

test('DPDP s. 6(10): the proof of a consent outlives the account by seven years, and names nobody', async () => {
  const { person, parentEmail } = await someoneWhoUsedAll()
  const { db } = server.deps
  const given = await db
    .selectFrom('parentConsents')
    .selectAll()
    .where('userId', '=', person.userId)
    .executeTakeFirstOrThrow()
  await person.browser.call(users.deleteMe, { body: { password: person.password } })
  server.clock.advance(7 * DAY + 1)
  await eraseAccounts(server.deps)
  const evidence = () =>
    server.deps.db
      .selectFrom('consentEvidence')
      .select(['purpose', 'isGiven', 'noticeVersion', 'language', 'whoMark', 'factsMark'])
      .where('userId', '=', person.userId)
      .execute()
  const [kept] = await evidence()
  expect(kept).toMatchObject({ purpose: 'parent', isGiven: true, noticeVersion: '2026-11', language: 'en' })
  expect(hmac(server.deps, 'email', parentEmail).equals(kept?.whoMark ?? Buffer.alloc(0))).toBe(true)
  const marked = [
    ['answered_at', given.answeredAt],
    ['asked_at', given.askedAt],
    ['confirmed_at', given.confirmedAt],
    ['email', given.email],
    ['full_name', given.fullName],
    ['ip', given.ip],
    ['language', given.language],
    ['notice_version', given.noticeVersion],
    ['proof', given.proof],
    ['proof_by', given.proofBy],
    ['proof_payment_id', given.proofPaymentId],
    ['relation', given.relation],
    ['withdrawn_at', given.withdrawnAt],
  ]
  const mark = hmac(server.deps, 'consent', JSON.stringify(marked))
  expect(mark.equals(kept?.factsMark ?? Buffer.alloc(0)), 'under names that never change').toBe(true)
  server.clock.advance(7 * 365 * DAY)
  await eraseAccounts(server.deps)
  expect(await evidence()).toHaveLength(1)
  server.clock.advance(10 * DAY)
  await eraseAccounts(server.deps)
  expect(await evidence()).toHaveLength(0)
})

test('every table in which a person stands is on the list of what erasing and the export do', async () => {
  const db = server.deps.db as Kysely<Record<string, Record<string, unknown>>>
  const { rows: pointing } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
  `.execute(db)
  const { rows: naming } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('email', 'to_address', 'user_id', 'actor_id')
  `.execute(db)
  const found = new Set([...pointing, ...naming].map(({ name }) => name))
  expect([...found].filter((name) => !Object.hasOwn(PERSON_TABLES, name))).toEqual([])
  const { rows: all } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(db)
  const names = new Set(all.map(({ name }) => name))
  expect(Object.keys(PERSON_TABLES).filter((name) => !names.has(name))).toEqual([])
})

test('DPDP-12: what the list says is in the export stands there, with purchases, refunds and messages to us', async () => {
  const { person, parentEmail } = await someoneWhoUsedAll()
  await signIn(person)
  const answer = await person.browser.call(users.exportMe)
  expect(answer.statusCode).toBe(200)
  const data = JSON.parse(strFromU8(unzipSync(answer.rawPayload)['data.json'] ?? new Uint8Array()))
  const keys = Object.values<PersonTable>(PERSON_TABLES).flatMap(({ exporting }) =>
    'key' in exporting ? [exporting.key] : [],
  )
  expect(keys.filter((key) => !Object.hasOwn(data, key))).toEqual([])
  expect(data).toMatchObject({
    purchases: [{ billingName: NAME, totalPaise: 49_900 }],
    refunds: [{ reason: `The ${TEXT} did not help me.` }],
    contactMessages: [{ message: `Please look at my ${TEXT} again.` }],
    parentConsents: [{ email: parentEmail, fullName: PARENT }],
  })
  expect(data.recipients.join()).toContain('The mentor Kiran Das')
})
