import type { Call } from '@sopaan/contract/call'
import { parents } from '@sopaan/contract/parents'
import { payments } from '@sopaan/contract/payments'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { razorpayGateway } from '#api/outside/razorpay.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { hasPostgres, startRaceServers } from '#api/testing/instances.ts'
import { aSignedIn, mailedToken, type Person, parentCode } from '#api/testing/people.ts'
import { standInSettings, startStandIn } from '#api/testing/razorpay-stand-in.ts'
import { patient, untilServed } from '#api/testing/until-served.ts'
import { reconcile, sendAllRefunds, workOffAllEvents } from './payment-jobs.service.ts'

const INSTANCES = 2
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const VERIFICATIONS = 100
const WEBHOOKS = 60
const RECONCILERS = 40

/** Two instances with pools of their own over one real PostgreSQL, and one provider behind both. */
const standIn = await startStandIn()
const razorpay = standInSettings(standIn)
const servers = await startRaceServers(INSTANCES, {
  config: { razorpay, rateLimitScale: 1_000_000 },
  outside: { gateway: razorpayGateway(razorpay, () => new Date(0)) },
})
afterAll(async () => {
  await servers.stop()
  await standIn.stop()
})

const serverAt = (at: number) => servers.at(at)

async function call(at: number, name: 'confirm' | 'createCheck' | 'verifyCheck', body: object) {
  const browser = openBrowser(serverAt(at).app.fastify)
  const answer = await patient(browser).call<Call>(parents[name], { payload: body, ip: '198.51.100.7' })
  return answer.json()
}

/** Somebody of 16, and the link of a parent who said yes with the code: only the proof is missing. */
async function anAnswered(parentEmail: string): Promise<{ child: Person; token: string }> {
  const server = serverAt(0)
  const child = await aSignedIn(server)
  const birthMonth = `${server.deps.now().getUTCFullYear() - 16}-01`
  await child.browser.call(users.updateMe, { body: { birthMonth } })
  await child.browser.call(parents.ask, { body: { email: parentEmail } })
  await server.runWorker()
  const token = mailedToken(server, parentEmail)
  const code = await parentCode(server, token, parentEmail)
  const person = { fullName: 'Meera Das', relation: 'mother', isAdult: true, noticeVersion: '2026-11', language: 'en' }
  await call(0, 'confirm', { token, code, ...person })
  return { child, token }
}

/** A consent and all that hangs on it. */
async function rowsOf({ userId }: Person) {
  const { db } = serverAt(0).deps
  const orders = await db.selectFrom('paymentOrders').select('id').where('userId', '=', userId).execute()
  const ids = orders.map(({ id }) => id)
  const paid = await db.selectFrom('payments').select(['id', 'settledAt']).where('orderId', 'in', ids).execute()
  const paidIds = paid.map(({ id }) => id)
  const count = async (query: { execute: () => Promise<unknown[]> }) => (await query.execute()).length
  return {
    orders: orders.length,
    payments: paid.length,
    settled: paid.filter(({ settledAt }) => settledAt !== null).length,
    consents: await count(
      db
        .selectFrom('parentConsents')
        .select('id')
        .where('userId', '=', userId)
        .where('confirmedAt', 'is not', null)
        .where('proof', '=', 'payment'),
    ),
    refunds: await count(db.selectFrom('refunds').select('id').where('paymentId', 'in', paidIds)),
    notices: await count(
      db.selectFrom('notifications').select('id').where('userId', '=', userId).where('kind', '=', 'parent-agreed'),
    ),
    entries: await count(
      db.selectFrom('auditEvents').select('id').where('action', '=', 'parent.confirm').where('targetId', '=', userId),
    ),
    purchases: await count(db.selectFrom('purchases').select('id').where('userId', '=', userId)),
  }
}

test.skipIf(!hasPostgres)(
  'of 200 verifications, webhooks and rounds of the reconciler for one rupee come one consent and one refund',
  async () => {
    const { child, token } = await anAnswered('meera@example.org')
    const { data } = await call(0, 'createCheck', { token, language: 'en' })
    const handed = standIn.pay(data.orderId)
    const paymentId = handed.razorpay_payment_id
    for (const { clock } of servers.all) clock.advance(3 * MINUTE)

    const verify = (at: number) => async () =>
      (await call(at, 'verifyCheck', { token, ...handed })).data?.state ?? 'refused'
    const webhook = (at: number) => async () => {
      const { app, deps } = serverAt(at)
      const event = at % 3 === 0 ? 'order.paid' : 'payment.captured'
      const { body, headers } = standIn.webhook({ event, paymentId })
      await app.fastify.inject({ method: 'POST', url: payments.webhook.path, payload: body, headers })
      await untilServed(() => workOffAllEvents(deps))
    }
    // Each comes later than the lease of the one before, so that it asks after the order as long as that is unpaid.
    const look = (at: number) => (turn: number) => {
      const { deps } = serverAt(at)
      const now = new Date(deps.now().getTime() + turn * 20 * MINUTE)
      return untilServed(() => reconcile({ ...deps, now: () => now }))
    }
    const crowd: ((turn: number) => Promise<unknown>)[] = [
      ...Array.from({ length: VERIFICATIONS }, (_, at) => verify(at)),
      ...Array.from({ length: WEBHOOKS }, (_, at) => webhook(at)),
      ...Array.from({ length: RECONCILERS }, (_, at) => look(at)),
    ]
    // 77 and 200 share no divisor: everybody comes once, the three kinds mixed.
    const answers = await Promise.all(crowd.map((_, turn) => crowd[(turn * 77) % crowd.length]?.(turn)))
    expect(answers.filter((answer) => answer === 'agreed')).toHaveLength(VERIFICATIONS)
    for (const { clock } of servers.all) clock.advance(4 * DAY)
    await Promise.all(servers.all.flatMap(({ deps }) => [sendAllRefunds(deps), sendAllRefunds(deps)]))

    expect(await rowsOf(child)).toEqual({
      orders: 1,
      payments: 1,
      settled: 1,
      consents: 1,
      refunds: 1,
      notices: 1,
      entries: 1,
      purchases: 0,
    })
    expect(standIn.ledger.state().refunds.map(({ payment_id, amount }) => [payment_id, amount])).toEqual([
      [paymentId, 100],
    ])
  },
)

test.skipIf(!hasPostgres)(
  '200 taps on the button that pays, on two instances, are one order of one rupee',
  async () => {
    const { child, token } = await anAnswered('kavita@example.org')
    const before = standIn.ledger.state().orders.length
    const taps = await Promise.all(
      Array.from({ length: 200 }, (_, at) => call(at, 'createCheck', { token, language: 'en' })),
    )
    expect(new Set(taps.map((tap) => tap.data?.orderId ?? tap.code)).size).toBe(1)
    expect(standIn.ledger.state().orders.length - before).toBe(1)
    const { db } = serverAt(0).deps
    const rows = await db.selectFrom('paymentOrders').select('amountPaise').where('userId', '=', child.userId).execute()
    expect(rows).toEqual([{ amountPaise: 100 }])
  },
)
