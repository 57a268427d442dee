import type { Call, ResponseOf } from '@sopaan/contract/call'
import { parents } from '@sopaan/contract/parents'
import { payments } from '@sopaan/contract/payments'
import { users } from '@sopaan/contract/users'
import type { Language } from '@sopaan/domain/languages'
import { sendAllRefunds } from '#api/features/commerce/payments/payment-jobs.service.ts'
import { REFUND_PAUSE_MS } from '#api/features/commerce/payments/refunds.service.ts'
import { razorpayGateway } from '#api/outside/razorpay.ts'
import { type Browser, openBrowser } from './browser.ts'
import { aSignedIn, mailedToken, type Person, parentCode, proveByPaper } from './people.ts'
import { aPlan as aPlanRow } from './purchases.ts'
import { type StandIn, standInSettings, startStandIn, type Webhook } from './razorpay-stand-in.ts'
import { startApp, type TestApp } from './start-app.ts'

/** A server of a test's own with the provider's stand-in behind it. */
export type TestShop = TestApp & { standIn: StandIn; stopShop: () => Promise<void> }

/** Starts both; whatever they were given is open to the test. */
export async function startShop(options: Parameters<typeof startApp>[0] = {}): Promise<TestShop> {
  const standIn = await startStandIn()
  const settings = standInSettings(standIn)
  const server = await startApp({
    ...options,
    config: { razorpay: settings, rateLimitScale: 1_000, ...options.config },
    outside: { gateway: razorpayGateway(settings, () => new Date(0)), ...options.outside },
  })
  const stopShop = async () => {
    await server.stop()
    await standIn.stop()
  }
  return { ...server, standIn, stopShop }
}

/** A plan of 30 days and two mentoring sessions for ₹499, straight in the table. */
export async function aPlanOnSale(
  server: TestApp,
  change: { pricePaise?: number; validityDays?: number; mentoringCredits?: number } = {},
): Promise<string> {
  return (await aPlanRow(server.deps, change)).id
}

/** A registered business in Delhi (07), so that tax is charged. */
export async function aBusiness(server: TestApp): Promise<void> {
  await server.deps.db
    .insertInto('businessSettings')
    .values({
      changedAt: server.deps.now(),
      legalName: 'Sopaan Learning',
      address: 'New Delhi',
      stateCode: '07',
      gstin: '07AAACS1234F1ZK',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Somebody of age who is signed in and may pay. */
export async function aBuyer(server: TestApp): Promise<Person> {
  const person = await aSignedIn(server)
  await server.deps.db.updateTable('users').set({ birthMonth: '2005-01' }).where('id', '=', person.userId).execute()
  return person
}

/** Somebody of 16 who is signed in, and the address of a parent who agreed. */
export async function aChild(server: TestApp, language: Language = 'en'): Promise<Person & { parentEmail: string }> {
  const person = await aSignedIn(server)
  const bornIn = server.deps.now().getUTCFullYear() - 16
  await person.browser.call(users.updateMe, { body: { birthMonth: `${bornIn}-01` } })
  const parentEmail = `parent-of-${person.email}`
  await person.browser.call(parents.ask, { body: { email: parentEmail } })
  await server.runWorker()
  const token = mailedToken(server, parentEmail)
  const code = await parentCode(server, token, parentEmail)
  const answer = await openBrowser(server.app.fastify).call(parents.confirm, {
    body: { token, code, fullName: 'Meera Das', relation: 'mother', isAdult: true, noticeVersion: '2026-11', language },
    ip: '198.51.100.7',
  })
  if (answer.statusCode !== 200) throw new Error(`The parent was refused: ${answer.body}`)
  await proveByPaper(server, token)
  await server.runWorker()
  return { ...person, parentEmail }
}

type Order = ResponseOf<typeof payments.createOrder>

/** Orders a plan. */
export async function orderPlan(buyer: { browser: Browser }, planId: string, more: object = {}): Promise<Order> {
  const answer = await buyer.browser.call(payments.createOrder, {
    body: { planId, billingState: '07', ...more },
  })
  if (answer.statusCode !== 200) throw new Error(`The order was refused: ${answer.body}`)
  return answer.json()
}

/** Makes a call of a parent, by the newest link mailed to an address, from a browser of its own. */
export async function asParent(server: TestApp, parentEmail: string, call: Call, more: object = {}) {
  await server.runWorker()
  const body = { token: mailedToken(server, parentEmail), ...more }
  return openBrowser(server.app.fastify).call(call, { payload: body })
}

/** A child orders, the parent approves what waits, and the child orders again. */
export async function orderApproved(
  server: TestApp,
  child: Person & { parentEmail: string },
  planId: string,
): Promise<Order> {
  await child.browser.call(payments.createOrder, { body: { planId, billingState: '07' } })
  const asks: { _id: string; state: string }[] = (
    await asParent(server, child.parentEmail, parents.listApprovals)
  ).json().data
  const asked = asks.find(({ state }) => state === 'waiting')
  await asParent(server, child.parentEmail, parents.answerApproval, { approvalId: asked?._id, decision: 'approved' })
  return orderPlan(child, planId)
}

/** Hands to the server what the payment window handed to the page. */
export function verify(buyer: { browser: Browser }, purchaseId: string, handed: object) {
  return buyer.browser.call(payments.verify, { payload: { purchaseId, ...handed } })
}

/** Delivers a webhook as the provider's server does: no cookies, no page of ours. */
export function deliver(server: TestApp, { body, headers }: Webhook) {
  return server.app.fastify.inject({ method: 'POST', url: payments.webhook.path, payload: body, headers })
}

/** What a purchase has become, and everything that goes with it, as counts. */
export async function tally(server: TestApp, purchaseId: string) {
  const { db } = server.deps
  const purchase = await db
    .selectFrom('purchases')
    .select(['status', 'refundedPaise', 'startsAt', 'expiresAt'])
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  const rows = async (query: { execute: () => Promise<unknown[]> }) => (await query.execute()).length
  return {
    ...purchase,
    invoices: await rows(db.selectFrom('invoices').select('id').where('purchaseId', '=', purchaseId)),
    grants: await rows(
      db.selectFrom('creditEntries').select('id').where('reference', '=', purchaseId).where('reason', '=', 'grant'),
    ),
    mails: await rows(db.selectFrom('outboxMails').select('id').where('dedupeKey', '=', `paid-${purchaseId}`)),
    refunds: await rows(db.selectFrom('refunds').select('id').where('purchaseId', '=', purchaseId)),
    notes: await rows(
      db
        .selectFrom('creditNotes')
        .innerJoin('invoices', 'invoices.id', 'creditNotes.invoiceId')
        .select('creditNotes.id')
        .where('invoices.purchaseId', '=', purchaseId),
    ),
  }
}

/** Orders a plan and pays it, as the page does. */
export async function buy(shop: TestShop, buyer: { browser: Browser }, planId: string) {
  const { purchaseId, orderId } = await orderPlan(buyer, planId)
  const handed = shop.standIn.pay(orderId)
  await verify(buyer, purchaseId, handed)
  return { purchaseId, paymentId: handed.razorpay_payment_id }
}

/** Sends the refunds that were decided, once nobody can undo them any more. */
export async function sendDecidedRefunds({ clock, deps }: TestApp): Promise<void> {
  clock.advance(REFUND_PAUSE_MS)
  await sendAllRefunds(deps)
}
