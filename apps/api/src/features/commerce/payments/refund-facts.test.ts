import { bookings } from '@sopaan/contract/bookings'
import type { RequestInput } from '@sopaan/contract/call'
import { contact } from '@sopaan/contract/contact'
import { payments } from '@sopaan/contract/payments'
import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import { REFUND_SORTS, staffRefunds } from '@sopaan/contract/staff-refunds'
import { expect, onTestFinished, test } from 'vitest'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aBusiness, aBuyer, aPlanOnSale, buy, sendDecidedRefunds, startShop } from '#api/testing/payments.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const admin = await aSignedIn(shop, 'admin')
  const bought = async (buyer: Person, mentoringCredits: number) =>
    (await buy(shop, buyer, await aPlanOnSale(shop, { mentoringCredits }))).purchaseId
  const sendRequest = (buyer: Person, purchaseId: string) =>
    buyer.browser.call(payments.askRefund, { params: { id: purchaseId }, body: { reason: 'The wrong plan.' } })
  const list = async (): Promise<{ data: RefundRow[]; counts: Record<string, number> }> =>
    (await admin.browser.call(staffRefunds.list, { query: { state: 'open' } })).json()
  return { shop, admin, bought, sendRequest, list }
}

test('staff read on a request what was used, when it was paid, and what was paid back before', async () => {
  const { shop, admin, bought, sendRequest, list } = await start()
  const buyer = await aBuyer(shop)
  const earlier = await bought(buyer, 0)
  await admin.browser.call(payments.makeRefund, {
    body: { purchaseId: earlier, amountPaise: 49_900, reason: 'Goodwill' },
  })
  await sendDecidedRefunds(shop)
  const purchaseId = await bought(buyer, 3)
  const mentor = await aMentorWithHours(shop)
  const book = async (hours: number): Promise<string> => {
    const startsAt = new Date((Math.ceil(shop.deps.now().getTime() / HOUR_MS) + hours) * HOUR_MS - 30 * MINUTE_MS)
    const body = { mentorId: mentor.userId, startsAt: startsAt.toISOString(), question: 'Is ECE here better than CSE?' }
    const answer = await buyer.browser.call(bookings.book, { body })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json().data._id
  }
  const held = await book(30)
  const ahead = await book(50)
  const startOf = async (id: string) =>
    (await buyer.browser.call(bookings.get, { params: { id } })).json().data.startsAt
  const body = { name: 'Mock 1', exam: 'main', takenOn: '2026-01-01', totalMarks: 120, maxMarks: 300 } as const
  await shop.deps.db
    .insertInto('mocks')
    .values({ ...body, userId: buyer.userId, createdAt: shop.clock.now() })
    .execute()
  await shop.deps.db.updateTable('bookings').set({ state: 'held' }).where('id', '=', held).execute()
  await sendRequest(buyer, purchaseId)
  const [refund] = (await list()).data
  // ₹499 for 3 sessions, of which 2 were not held: two thirds, rounded down to a paisa.
  expect(refund?.facts).toEqual({
    userId: buyer.userId,
    ageBand: 'adult',
    parentState: 'none',
    sessions: 3,
    held: 1,
    ahead: 1,
    nextAhead: { startsAt: await startOf(ahead), mentor: expect.any(String) },
    method: expect.any(String),
    couponCode: null,
    tools: { lists: 0, studySessions: 0, mocks: 1 },
    days: 0,
    refundsBefore: 1,
    unusedPaise: 33_266,
  })
})

test('who asked first stands first, and each state says how many it has', async () => {
  const { shop, bought, sendRequest, list } = await start()
  const [first, second] = [await aBuyer(shop), await aBuyer(shop)]
  for (const buyer of [first, second]) {
    await sendRequest(buyer, await bought(buyer, 0))
    shop.clock.advance(MINUTE_MS)
  }
  const { data, counts } = await list()
  expect(data.map(({ email }) => email)).toEqual([first.email, second.email])
  expect(data[0]?.facts).toMatchObject({ sessions: 0, unusedPaise: null })
  expect(counts).toEqual({
    ...{ asked: 2, withdrawn: 0, declined: 0, held: 0, sending: 0, pending: 0, processed: 0, failed: 0, closed: 0 },
  })
})

test('refunds are found by words, put in order by each column, and taken as a file', async () => {
  const { shop, admin, bought, sendRequest } = await start()
  const [asha, binu] = [await aBuyer(shop), await aBuyer(shop)]
  const named = async ({ userId }: Person, fullName: string) =>
    shop.deps.db.updateTable('users').set({ fullName }).where('id', '=', userId).execute()
  await named(asha, 'Asha 50% Rao')
  await named(binu, 'Binu Roy')
  for (const buyer of [asha, binu]) {
    await sendRequest(buyer, await bought(buyer, 0))
    shop.clock.advance(MINUTE_MS)
  }
  const namesOf = async (query: RequestInput<typeof staffRefunds.list>['query']) => {
    const { data }: { data: RefundRow[] } = (await admin.browser.call(staffRefunds.list, { query })).json()
    return data.map(({ fullName }) => fullName)
  }
  expect(await namesOf({ q: '50%' })).toEqual(['Asha 50% Rao'])
  expect(await namesOf({ q: binu.email.toUpperCase() })).toEqual(['Binu Roy'])
  expect(await namesOf({ q: '_' })).toEqual([])
  for (const sort of REFUND_SORTS) expect([sort, (await namesOf({ sort })).length]).toEqual([sort, 2])
  expect(await namesOf({ sort: '-person' })).toEqual(['Binu Roy', 'Asha 50% Rao'])
  expect(await namesOf({ sort: '-askedAt' })).toEqual(['Binu Roy', 'Asha 50% Rao'])
  const file = await admin.browser.call(staffRefunds.csv, { query: { state: 'asked', sort: 'person' } })
  const lines = file.body.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain(`asked,Asha 50% Rao,${asha.email},`)
  expect(lines[1]).toContain(',mentee,499,,The wrong plan.,')
  expect(lines.at(-1)).toBe('# whole: 2 refunds')
})

test('finance alone takes the file of refunds, after a fresh sign-in', async () => {
  const { shop, admin } = await start()
  const support = await aSignedIn(shop, 'admin')
  await shop.deps.db
    .updateTable('users')
    .set({ staffRoles: ['support'] })
    .where('id', '=', support.userId)
    .execute()
  expect((await support.browser.call(staffRefunds.csv)).statusCode).toBe(403)
  shop.clock.advance(16 * MINUTE_MS)
  await shop.deps.db
    .updateTable('signIns')
    .set({ accessExpiresAt: new Date(shop.clock.now().getTime() + HOUR_MS) })
    .execute()
  expect((await admin.browser.call(staffRefunds.csv)).json()).toMatchObject({ code: 'REAUTH_REQUIRED' })
})

test('a buyer is asked by mail in one thread of the messages, by support too, and not about what is done with', async () => {
  const { shop, admin, bought, sendRequest, list } = await start()
  const buyer = await aBuyer(shop)
  const purchaseId = await bought(buyer, 0)
  await sendRequest(buyer, purchaseId)
  const [refund] = (await list()).data
  const params = { id: refund?._id ?? '' }
  expect(refund?.questionNumber).toBeNull()
  const support = await aSignedIn(shop, 'admin')
  await shop.deps.db
    .updateTable('users')
    .set({ staffRoles: ['support'] })
    .where('id', '=', support.userId)
    .execute()
  const send = (by: Person, question: string) => by.browser.call(staffRefunds.question, { params, body: { question } })
  const { number } = (await send(support, 'Which plan did you mean to buy?')).json().data
  expect((await send(admin, 'Was it the yearly one?')).json().data.number).toBe(number)
  expect((await list()).data[0]?.questionNumber).toBe(number)
  const thread = (await support.browser.call(contact.list, { query: { q: number } })).json().data
  expect(thread).toMatchObject([
    {
      ...{ email: buyer.email, topic: 'payment', state: 'answered', message: 'The wrong plan.' },
      answer: 'Which plan did you mean to buy?',
      laterAnswers: [{ text: 'Was it the yearly one?' }],
    },
  ])
  await shop.runWorker()
  const mails = shop.mails.filter(({ to, subject }) => to === buyer.email && subject.includes(number))
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('Which plan did you mean to buy?'),
    expect.stringContaining('Was it the yearly one?'),
  ])
  await admin.browser.call(payments.decideRefund, { params, body: { decision: 'decline', answer: 'It was used.' } })
  expect((await send(admin, 'One more thing?')).json().code).toBe('REFUND_DECIDED')
  expect((await buyer.browser.call(staffRefunds.question, { params, body: { question: 'Me?' } })).statusCode).toBe(403)
})

test('states are looked at together, with what they come to: what waits has the oldest in front', async () => {
  const { shop, admin, bought, sendRequest } = await start()
  const ids: string[] = []
  for (const state of ['processed', 'pending', 'failed', 'sending', 'closed'] as const) {
    const buyer = await aBuyer(shop)
    await sendRequest(buyer, await bought(buyer, 0))
    shop.clock.advance(MINUTE_MS)
    const { data } = (await admin.browser.call(staffRefunds.list, { query: { state: 'asked' } })).json()
    await admin.browser.call(payments.decideRefund, {
      params: { id: data[0]._id },
      body: { decision: 'grant', amountPaise: 10_000 },
    })
    const processedAt = state === 'processed' ? shop.clock.now() : null
    await shop.deps.db.updateTable('refunds').set({ state, processedAt }).where('id', '=', data[0]._id).execute()
    ids.push(data[0]._id)
  }
  const of = async (state: 'open' | 'under-way' | 'ended') => {
    const { data, sumPaise } = (await admin.browser.call(staffRefunds.list, { query: { state } })).json()
    return [data.map(({ _id }: RefundRow) => ids.indexOf(_id)), sumPaise]
  }
  expect(await of('open')).toEqual([[1, 2, 3], 30_000])
  expect(await of('under-way')).toEqual([[1, 3], 20_000])
  expect(await of('ended')).toEqual([[4], 10_000])
})
