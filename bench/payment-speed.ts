import { connect } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import {
  aBusiness,
  aBuyer,
  aPlanOnSale,
  deliver,
  orderPlan,
  startShop,
  type TestShop,
  verify,
} from '@sopaan/api/testing/payments'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { atMost, type Figure, percentile } from './figure.ts'

/**
 * How long a buyer waits for the verification and the provider for its acknowledgement, through the whole door on a
 * PostgreSQL server, while the provider itself takes 200 ms for each answer.
 */

const BUYERS = 25
const ORDERS_EACH = 8
const AT_ONCE = 5
const EVENTS = 500
const EVENTS_AT_ONCE = 10
const PROVIDER_MS = 200

/** Verification (95 of 100), acknowledgement (99 of 100) and ordering (95 of 100), ms. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true })
  const database = await connect({ url: await postgres.createDatabase(), onError: () => undefined })
  await migrate(database)
  const shop = await startShop({ database })
  await aBusiness(shop)
  shop.standIn.setMode({ slowMs: PROVIDER_MS })
  const { ordering, verifying, paymentIds } = await buy(shop)
  const acknowledging = await reportPaid(shop, paymentIds)
  await shop.stopShop()
  await database.close()
  await postgres.stop()
  return [
    atMost('create-order p95', percentile(ordering, 0.95), 800, 'ms'),
    atMost('verify p95', percentile(verifying, 0.95), 1_000, 'ms'),
    atMost('webhook acknowledgement p99', percentile(acknowledging, 0.99), 1_000, 'ms'),
  ]
}

async function buy(shop: TestShop): Promise<{ ordering: number[]; verifying: number[]; paymentIds: string[] }> {
  const buyers = []
  for (let at = 0; at < BUYERS; at += 1) buyers.push(await aBuyer(shop))
  const plans: string[] = []
  for (let at = 0; at < ORDERS_EACH; at += 1) plans.push(await aPlanOnSale(shop))
  const wishes = buyers.flatMap((buyer) => plans.map((plan) => ({ buyer, plan })))
  const [ordering, verifying]: [number[], number[]] = [[], []]
  const paymentIds: string[] = []
  await alternately(wishes, AT_ONCE, async ({ buyer, plan }) => {
    const asked = performance.now()
    const { purchaseId, orderId } = await orderPlan(buyer, plan)
    ordering.push(performance.now() - asked)
    const handed = shop.standIn.pay(orderId)
    const handedAt = performance.now()
    const answer = await verify(buyer, purchaseId, handed)
    verifying.push(performance.now() - handedAt)
    if (answer.statusCode !== 200) throw new Error(`A payment was not verified: ${answer.body}`)
    paymentIds.push(handed.razorpay_payment_id)
  })
  return { ordering, verifying, paymentIds }
}

async function reportPaid(shop: TestShop, paymentIds: readonly string[]): Promise<number[]> {
  const times: number[] = []
  const events = Array.from({ length: EVENTS }, (_, at) =>
    shop.standIn.webhook({ event: 'payment.captured', paymentId: paymentIds[at % paymentIds.length] ?? '' }),
  )
  await alternately(events, EVENTS_AT_ONCE, async (event) => {
    const sent = performance.now()
    const answer = await deliver(shop, event)
    times.push(performance.now() - sent)
    if (answer.statusCode !== 200) throw new Error(`An event was refused: ${answer.body}`)
  })
  return times
}

async function alternately<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const one = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}
