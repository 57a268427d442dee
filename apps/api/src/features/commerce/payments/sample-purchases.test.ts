import { randomBytes } from 'node:crypto'
import { contact } from '@sopaan/contract/contact'
import { factEditions } from '@sopaan/contract/fact-editions'
import { managedImports } from '@sopaan/contract/managed-imports'
import { managedParentPapers } from '@sopaan/contract/managed-parent-papers'
import { overview } from '@sopaan/contract/overview'
import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { payments } from '@sopaan/contract/payments'
import type { PaidRow, PaymentRecord } from '@sopaan/contract/purchase-shapes'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { stateTables } from '@sopaan/contract/state-tables'
import { expect, onTestFinished, test } from 'vitest'
import { checkIntegrity } from '#api/features/operations/integrity/integrity.service.ts'
import { sandboxGateway } from '#api/outside/sandbox-gateway.ts'
import { seedSamples } from '#api/sample-data.ts'
import { sendDecidedRefunds } from '#api/testing/payments.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { memoryStore, startApp } from '#api/testing/start-app.ts'
import { findOwnPurchases } from './purchases.service.ts'
import { seedSamplePurchases } from './sample-purchases.service.ts'

async function start() {
  const files = memoryStore()
  const gateway = sandboxGateway({ files, now: () => new Date(), random: randomBytes, secretKey: randomBytes(32) })
  const server = await startApp({ config: { hasSamples: true }, outside: { files, gateway } })
  onTestFinished(server.stop)
  await seedSamples(server.deps)
  const admin = await aSignedIn(server, 'admin')
  const list = async (): Promise<PaidRow[]> =>
    (await admin.browser.call(payments.listAll, { query: { limit: 50 } })).json().data
  const read = async (row: PaidRow | undefined): Promise<PaymentRecord> =>
    (await admin.browser.call(payments.getRecord, { params: { id: row?._id ?? '' } })).json().data
  return { server, admin, list, read }
}

test('a fresh start shows staff payments in every state, and another start makes nothing more', async () => {
  const { server, list, read } = await start()
  await seedSamplePurchases(server.deps)
  const rows = await list()
  expect(rows.map(({ fullName, status, amount, refundedPaise }) => [fullName, status, amount, refundedPaise])).toEqual([
    ['Kabir Sample', 'paid', 49_900, 0],
    ['Rohan Sample', 'paid', 249_900, 0],
    ['Diya Sample', 'paid', 249_900, 0],
    ['Meher Sample', 'paid', 0, 0],
    ['Rohan Sample', 'expired', 499_900, 0],
    ['Kabir Sample', 'paid', 249_900, 0],
    ['Sample Mentee', 'refunded_partial', 49_900, 20_000],
    ['Sample Mentee', 'paid', 49_900, 0],
  ])
  const [, asked, stuck, free, , second, returned] = await Promise.all(rows.map(read))
  expect(asked?.refunds).toMatchObject([{ state: 'asked', amountPaise: null }])
  expect(stuck?.refunds).toMatchObject([{ state: 'failed', amountPaise: 166_600 }])
  expect(free).toMatchObject({ couponCode: 'SAMPLEFREE', listPricePaise: 49_900, discountPaise: 49_900 })
  expect(second?.steps.filter(({ kind }) => kind === 'attempt')).toMatchObject([
    { state: 'failed', method: 'card', cardLast4: '4410', hasSettled: false },
    { state: 'captured', method: 'upi', hasSettled: true },
  ])
  expect(returned?.papers.map(({ kind }) => kind)).toEqual(['receipt', 'credit_note'])
  expect(await checkIntegrity(server.deps), 'what was made up breaks no invariant').toEqual([])
})

test('each made-up purchase says in every language that it is a sample, and nobody is mailed of it', async () => {
  const { server, list } = await start()
  for (const { name, orderId, paymentId } of await list()) {
    expect(name.en).toMatch(/^Sample: /)
    expect(name.hi).toMatch(/^नमूना: /)
    for (const id of [orderId, paymentId]) if (id !== null) expect(id).toMatch(/_Sample/)
  }
  const mails = await server.deps.db.selectFrom('outboxMails').select('kind').execute()
  expect(mails.filter(({ kind }) => /purchase|refund/.test(kind))).toEqual([])
})

test('the analytics, the refunds and the receipts of the sample mentee have rows', async () => {
  const { server, admin } = await start()
  const figures = await admin.browser.call(paymentAnalytics.get, { query: {} })
  // Of the last 30 days: three seasons of ₹2,499, a talk of ₹499 and a free one; ₹200 went back, one order was never paid.
  expect(figures.json().data).toMatchObject({
    totals: { paid: 5, grossPaise: 799_600, refundPaise: 20_000 },
    funnel: { orders: 6, paid: 5, refunded: 0 },
  })
  const refunds = await admin.browser.call(staffRefunds.list, { query: {} })
  expect(
    refunds
      .json()
      .data.map(({ state }: { state: string }) => state)
      .sort(),
  ).toEqual(['asked', 'failed', 'processed'])
  const mentee = await server.deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'mentee@sopaan.test')
    .executeTakeFirstOrThrow()
  const { data } = await findOwnPurchases(server.deps, { userId: mentee.id }, { page: 1, limit: 10 })
  expect(data.purchases.map(({ creditNotes }) => creditNotes.length)).toEqual([1, 0])
  expect(data.purchases.every(({ invoice }) => invoice !== null)).toBe(true)
  // Both are over: nothing runs, and the credits are those given beside.
  expect([data.activePlans, data.credits]).toEqual([[], 3])
})

test('a made-up payment is paid back by the sandbox as a real one would be', async () => {
  const { server, admin, list } = await start()
  const asked = (await list()).find(({ refunds }) => refunds.some(({ state }) => state === 'asked'))
  const params = { id: asked?.refunds[0]?._id ?? '' }
  const granted = await admin.browser.call(payments.decideRefund, {
    params,
    body: { decision: 'grant', amountPaise: 249_900 },
  })
  expect(granted.statusCode, granted.body).toBe(200)
  await sendDecidedRefunds(server)
  expect((await list()).find(({ _id }) => _id === asked?._id)).toMatchObject({
    status: 'refunded',
    refunds: [{ state: 'processed', amountPaise: 249_900 }],
  })
})

test('staff find messages and grievances on a fresh start, one of them overdue, and another start makes nothing more', async () => {
  const { server, admin } = await start()
  await seedSamples(server.deps)
  const messages = (await admin.browser.call(contact.list)).json()
  expect(messages.data.map(({ state }: { state: string }) => state).sort()).toEqual(['answered', 'waiting', 'waiting'])
  const { needs } = (await admin.browser.call(overview.find)).json().data
  expect(needs.find(({ key }: { key: string }) => key === 'grievances')).toMatchObject({
    count: 2,
    due: { overdue: 1, today: 1 },
  })
})

test('a table, an edition, a State table and a paper of a parent wait for staff on a fresh start, each a sample, once', async () => {
  const { server, admin } = await start()
  await seedSamples(server.deps)
  const of = async (call: typeof managedImports.list | typeof factEditions.list | typeof stateTables.list) =>
    (await admin.browser.call(call)).json().data
  expect(await of(managedImports.list)).toMatchObject([
    { state: 'waiting', file: { name: 'Sample_JoSAA_2027_Round_1.csv' } },
  ])
  expect(await of(factEditions.list)).toMatchObject([{ state: 'checked', fileName: 'Sample_ranking_2027.csv' }])
  expect(await of(stateTables.list)).toMatchObject([{ state: 'checked', fileName: 'Sample_bitsat_2027.csv' }])
  const papers = (await admin.browser.call(managedParentPapers.list)).json()
  expect([papers.total, papers.data[0].state]).toEqual([1, 'waiting'])
  const mails = await server.deps.db.selectFrom('outboxMails').select('id').where('kind', 'like', 'parent%').execute()
  expect(mails).toEqual([])
})
