import { randomUUID } from 'node:crypto'
import type { RequestInput } from '@sopaan/contract/call'
import { contact } from '@sopaan/contract/contact'
import { afterAll, expect, test } from 'vitest'
import { answerOf, openBrowser } from '#api/testing/browser.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { eraseOldMessages } from './contact.service.ts'

const MESSAGE = {
  fullName: 'Sample Parent',
  email: 'parent@sopaan.test',
  topic: 'payment',
  message: 'We paid twice for the plan.',
  language: 'hi',
} as const

const server = await startApp({ config: { rateLimitScale: 1 } })
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

let lastAddress = 0
/** Each writes from an address of its own. */
function write(change: Record<string, unknown> = {}) {
  lastAddress += 1
  const body = { ...MESSAGE, email: `writer${lastAddress}@sopaan.test`, ...change }
  return openBrowser(server.app.fastify).call(contact.send, {
    body,
    ip: `198.51.100.${lastAddress}`,
  })
}
const list = async (query: RequestInput<typeof contact.list>['query'] = {}) =>
  (await admin.browser.call(contact.list, { query })).json()
const mailsOf = (kind: string) =>
  server.deps.db.selectFrom('outboxMails').select(['toAddress', 'language', 'facts']).where('kind', '=', kind).execute()

test('what somebody writes reaches staff, who answer it by mail once, in the language it was written in', async () => {
  const sent = await write()
  expect(sent.statusCode).toBe(201)
  const { number } = sent.json()
  const waiting = (await list({ state: 'waiting' })).data.find((one: { number: string }) => one.number === number)
  expect(waiting).toMatchObject({ fullName: 'Sample Parent', topic: 'payment', message: MESSAGE.message })
  const answer = () =>
    admin.browser.call(contact.answer, { params: { id: waiting._id }, body: { answer: 'It is on its way.' } })
  expect((await answer()).json().data).toMatchObject({ state: 'answered', answer: 'It is on its way.' })
  expect((await answer()).json().code).toBe('CHANGED_ELSEWHERE')
  expect(await mailsOf('contact-answer')).toEqual([
    {
      toAddress: 'writer1@sopaan.test',
      language: 'hi',
      facts: { number, message: MESSAGE.message, answer: 'It is on its way.' },
    },
  ])
})

test('admins are told how many messages wait', async () => {
  await write()
  const { count } = await server.deps.db
    .selectFrom('notifications')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('kind', '=', 'messages-waiting')
    .where('userId', '=', admin.userId)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})

test('a message that is sent again since its answer was lost is one, with one number and one receipt', async () => {
  const idempotencyKey = randomUUID()
  const email = 'twice@sopaan.test'
  const [first, again] = [await write({ email, idempotencyKey }), await write({ email, idempotencyKey })]
  expect(again.statusCode).toBe(201)
  expect(again.json().number).toBe(first.json().number)
  expect((await list({ q: email })).total).toBe(1)
  expect((await write({ email, idempotencyKey: randomUUID() })).json().number).not.toBe(first.json().number)
  expect((await list({ q: email })).total).toBe(2)
})

test('a machine that fills in the hidden field is thanked, and nothing is kept', async () => {
  const before = (await list()).total
  const sent = await write({ website: 'https://spam.example' })
  expect(sent.statusCode).toBe(201)
  expect(sent.json().number).toMatch(/^M-\d{6}$/)
  expect((await list()).total).toBe(before)
})

test('an address is written at most 5 times a day in the name of, and gets one receipt an hour', async () => {
  const codes = []
  for (let at = 0; at < 6; at += 1) codes.push((await write({ email: 'victim@sopaan.test' })).statusCode)
  expect(codes).toEqual([201, 201, 201, 201, 201, 429])
  const receipts = await mailsOf('contact-received')
  expect(receipts.filter(({ toAddress }) => toAddress === 'victim@sopaan.test')).toHaveLength(1)
})

test.each([
  ['no name', { fullName: ' ' }, 'fullName'],
  ['no address', { email: 'nobody' }, 'email'],
  ['an unknown topic', { topic: 'weather' }, 'topic'],
  ['too little', { message: 'Help' }, 'message'],
  ['too much', { message: 'x'.repeat(2_001) }, 'message'],
])('%s is refused under its field', async (_what, change, path) => {
  const refused = await write(change)
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors[0].path).toBe(path)
})

test('staff write again on a message that was answered, each time by mail, and on no other', async () => {
  await write({ email: 'again@sopaan.test' })
  const { data } = await list({ q: 'again@sopaan.test' })
  const params = { id: data[0]._id }
  const again = (answer: string) => admin.browser.call(contact.answerAgain, { params, body: { answer } })
  expect((await again('Too early.')).json().code).toBe('CHANGED_ELSEWHERE')
  await admin.browser.call(contact.answer, { params, body: { answer: 'It is on its way.' } })
  const second = await again('It arrived today.')
  expect(second.statusCode).toBe(201)
  expect(second.json().data).toMatchObject({
    state: 'answered',
    answer: 'It is on its way.',
    laterAnswers: [{ text: 'It arrived today.' }],
  })
  const mails = (await mailsOf('contact-answer')).filter(({ toAddress }) => toAddress === 'again@sopaan.test')
  expect(mails.map(({ facts }) => Object(facts).answer).toSorted()).toEqual(['It arrived today.', 'It is on its way.'])
  expect((await again('One more.')).statusCode).toBe(201)
  const nothing = { id: '7f3c1f4e-2c64-4a38-9a55-1d1a1f1c0001' }
  const lost = await admin.browser.call(contact.answerAgain, { params: nothing, body: { answer: 'Nobody.' } })
  expect(lost.statusCode).toBe(404)
})

test('a message is closed without an answer, and only once', async () => {
  await write()
  const [waiting] = (await list({ state: 'waiting', limit: 1 })).data
  const close = () => admin.browser.call(contact.close, { params: { id: waiting._id } })
  expect((await close()).json().data.state).toBe('closed')
  expect((await close()).json().code).toBe('CHANGED_ELSEWHERE')
})

test('a message that was closed by a slip waits again, and can be answered then', async () => {
  await write()
  const [waiting] = (await list({ state: 'waiting', limit: 1 })).data
  const params = { id: waiting._id }
  const reopen = () => answerOf(admin.browser.call(contact.reopen, { params }))
  expect((await reopen()).code).toBe('CHANGED_ELSEWHERE')
  await admin.browser.call(contact.close, { params })
  expect((await reopen()).data.state).toBe('waiting')
  const answered = await admin.browser.call(contact.answer, { params, body: { answer: 'Sorry for the wait.' } })
  expect(answered.json().data.state).toBe('answered')
  expect((await reopen()).code).toBe('CHANGED_ELSEWHERE')
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await admin.browser.call(contact.reopen, { params: { id: nobody } })).statusCode).toBe(404)
})

test('messages are found by a part of the name, the address, the number or the words, as they stand', async () => {
  const sent = await write({ fullName: 'Meenakshi Pillai', message: 'The 100% refund_was too small.' })
  const { number } = sent.json()
  for (const q of ['meenakshi', number.toLowerCase(), '100%', 'refund_was', `writer${lastAddress}@`]) {
    const found = await list({ q })
    expect([q, found.total, found.data.map((one: { number: string }) => one.number)]).toEqual([q, 1, [number]])
  }
  const [early, late] = [
    await write({ fullName: 'Aa Sorted', topic: 'tools' }),
    await write({ fullName: 'Bb Sorted', topic: 'account' }),
  ]
  expect([early.statusCode, late.statusCode]).toEqual([201, 201])
  const order = async (sort: 'name' | '-name' | 'topic' | 'askedAt') =>
    (await list({ q: 'sorted', sort })).data.map((one: { fullName: string }) => one.fullName.slice(0, 2))
  expect(await order('name')).toEqual(['Aa', 'Bb'])
  expect(await order('-name')).toEqual(['Bb', 'Aa'])
  expect(await order('topic')).toEqual(['Bb', 'Aa'])
  expect((await list({ q: 'refund-was' })).total).toBe(0)
  expect((await list({ q: 'meenakshi', state: 'answered' })).total).toBe(0)
})

test('messages are erased a year after they were written', async () => {
  await write()
  server.clock.advance(364 * 86_400_000)
  await write({ fullName: 'Later' })
  server.clock.advance(2 * 86_400_000)
  await eraseOldMessages(server.deps)
  const left = await server.deps.db.selectFrom('contactMessages').select('fullName').execute()
  expect(left).toEqual([{ fullName: 'Later' }])
})
