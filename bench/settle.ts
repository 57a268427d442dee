import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createOrder } from '@sopaan/api/features/commerce/payments/orders.service'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { startStandIn } from '@sopaan/api/testing/razorpay-stand-in'
import { sql } from 'kysely'
import { atLeast, exactly, type Figure } from './figure.ts'
import { openShop, type Shop } from './settle/shop.ts'
import type { SettleJob } from './settle/worker.ts'

/**
 * 300 purchases are paid, and six jobs each (two verifications, two webhooks, two looks of the reconciler) settle them,
 * shuffled, over two processes, while processes are killed (SIGKILL) a hundred times in the middle of a job. A killed job is
 * done again, as the browser, the provider and the reconciler would. What must come out: 300 activations, 300 invoices
 * numbered without a gap, 300 mails, and nothing in part.
 */

const PURCHASES = 300
const KINDS = ['verify', 'verify', 'webhook', 'webhook', 'retry', 'retry'] as const
const PROCESSES = 2
const CRASHES = 100
/** A crash falls up to this long after its job was handed over. */
const CRASH_SPREAD_MS = 25
const WORKER = join(import.meta.dirname, 'settle', 'worker.ts')

/** The counts after all jobs are done. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true })
  const databaseUrl = await postgres.createDatabase()
  const standIn = await startStandIn()
  const place = { databaseUrl, standInUrl: standIn.url, secretKey: randomBytes(32).toString('hex') }
  const shop = await openShop(place)
  const jobs = shuffled(await payAll(shop, standIn))
  const crashed = await workThrough(jobs, place)
  const figures = await count(shop, crashed)
  await shop.close()
  await standIn.stop()
  await postgres.stop()
  return figures
}

async function payAll(shop: Shop, standIn: Awaited<ReturnType<typeof startStandIn>>): Promise<SettleJob[]> {
  const planId = await shop.addPlan()
  const jobs: SettleJob[] = []
  for (let at = 0; at < PURCHASES; at += 1) {
    const userId = await shop.addBuyer(`buyer-${at}@bench.example`)
    const actor = { userId, role: 'mentee' as const, signInId: randomUUID() }
    const caller = { actor, request: shop.request }
    const order = await createOrder(shop.deps, caller, { planId, billingState: '07' })
    const handed = standIn.pay(order.orderId)
    const webhook = standIn.webhook({ event: 'payment.captured', paymentId: handed.razorpay_payment_id })
    for (const kind of KINDS) jobs.push({ kind, userId, purchaseId: order.purchaseId, handed, webhook })
  }
  return jobs
}

/** Hands jobs to the processes until none is left; some are killed while they work, and theirs goes back. */
async function workThrough(jobs: SettleJob[], place: Record<string, string>): Promise<number> {
  const every = Math.floor(jobs.length / CRASHES)
  let handedOut = 0
  let crashed = 0
  const runProcess = async () => {
    let worker = await startWorker(place)
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      handedOut += 1
      const mustCrash = handedOut % every === 0 && crashed < CRASHES
      if (mustCrash) crashed += 1
      if (await handOver(worker, job, mustCrash)) continue
      jobs.unshift(job)
      worker = await startWorker(place)
    }
    worker.kill('SIGKILL')
  }
  await Promise.all(Array.from({ length: PROCESSES }, runProcess))
  return crashed
}

async function startWorker(place: Record<string, string>): Promise<ChildProcess> {
  const worker = fork(WORKER, { env: { ...process.env, PLACE: JSON.stringify(place) } })
  await new Promise((resolve) => worker.once('message', resolve))
  return worker
}

/** Whether the job was answered; false where the process died over it. */
function handOver(worker: ChildProcess, job: SettleJob, mustCrash: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const ended = () => resolve(false)
    worker.once('exit', ended)
    if (!mustCrash)
      worker.once('message', () => {
        worker.off('exit', ended)
        resolve(true)
      })
    worker.send(job)
    if (mustCrash) void pause(Math.random() * CRASH_SPREAD_MS).then(() => worker.kill('SIGKILL'))
  })
}

async function count({ deps: { db } }: Shop, crashed: number): Promise<Figure[]> {
  const number = async (query: ReturnType<typeof sql<{ n: string }>>) => Number((await query.execute(db)).rows[0]?.n)
  const paid = await number(sql`select count(*) n from purchases where status = 'paid'`)
  const invoices = await number(sql`select count(*) n from invoices`)
  const last = await number(sql`select max(sequence) n from invoices`)
  const mails = await number(sql`select count(*) n from outbox_mails where kind = 'purchase-paid'`)
  const grants = await number(sql`select count(*) n from credit_entries where reason = 'grant'`)
  const orphans = await number(sql`select count(*) n from purchases p where
    (status = 'paid') <> exists (select 1 from invoices where purchase_id = p.id)
    or (status = 'paid') <> exists (select 1 from payments y join payment_orders o on o.id = y.order_id
      where o.purchase_id = p.id and settled_at is not null)`)
  return [
    atLeast('processes killed at work', crashed, CRASHES, ''),
    exactly('purchases activated', paid, PURCHASES, ''),
    exactly('invoices', invoices, PURCHASES, ''),
    exactly('number of the last invoice', last, PURCHASES, ''),
    exactly('mails', mails, PURCHASES, ''),
    exactly('grants of credits', grants, PURCHASES, ''),
    exactly('purchases in part', orphans, 0, ''),
  ]
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
