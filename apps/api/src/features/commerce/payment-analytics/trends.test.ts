import { randomUUID } from 'node:crypto'
import { type BusinessTrend, trends } from '@sopaan/contract/trends'
import { istDate } from '@sopaan/domain/time/ist'
import { afterAll, expect, test } from 'vitest'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { addUsageCounts } from '#api/features/operations/usage-counts/usage-counts.queries.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { aPlan } from '#api/testing/purchases.ts'
import { aSale } from '#api/testing/sales.ts'
import { startApp } from '#api/testing/start-app.ts'
import { noteActiveDays } from './active-days.service.ts'

/**
 * Every figure of the trend beside a query of its own, over people, sales, tries and acts that are spread by a fixed sequence
 * over two stretches of days, so that a fault shows again.
 */

const FROM = '2026-10-03'
const TO = '2026-10-24'
const BEFORE = { from: '2026-09-11', to: '2026-10-02' }
const FIRST_MS = Date.parse('2026-09-05T00:00:00.000Z')
const MINUTES = 55 * 24 * 60
const METHODS = ['upi', 'card', 'netbanking', null] as const

const server = await startApp({ config: { rateLimitScale: 10_000 } })
const { db } = server.deps
await fill()
await noteActiveDays(server.deps)
server.clock.set('2026-11-21T09:30:00.000Z')
const admin = await aSignedIn(server, 'admin')
const answer = await admin.browser.call(trends.find, { query: { from: FROM, to: TO } })
const shown: BusinessTrend = answer.json().data
afterAll(() => server.stop())

/** A fixed sequence of numbers below 2^31 that looks like none. */
function* sequence(): Generator<number> {
  for (let value = 20_261_124; ; value = (value * 48_271) % 2_147_483_647) yield value
}

async function fill(): Promise<void> {
  const numbers = sequence()
  const next = (below: number) => Number(numbers.next().value) % below
  const at = () => new Date(FIRST_MS + next(MINUTES) * 60_000)
  const people = await Promise.all(Array.from({ length: 40 }, () => addPerson(at(), next(2) === 0 ? '12' : null)))
  const plan = (await aPlan(server.deps)).id
  for (let turn = 0; turn < 40; turn += 1) {
    const userId = people[next(people.length)] ?? ''
    const when = at()
    const isPaid = next(4) > 0
    const paise = 10_000 + next(300_000)
    await aSale(server, {
      userId,
      at: when.toISOString(),
      sale: { planId: plan, listPricePaise: paise, placeOfSupplyCode: next(2) === 0 ? '27' : '29', isPaid },
      ...(isPaid && next(4) === 0 && { refund: { at: at().toISOString(), paise: 1 + next(paise) } }),
    })
    await addTries(when, next(3) + 1, { isPaid, method: METHODS[next(4)] ?? null })
  }
  for (let turn = 0; turn < 300; turn += 1) await addAct(people[next(people.length)] ?? '', at())
  const days = Array.from({ length: 50 }, (_, day) => istDate(new Date(FIRST_MS + day * 86_400_000)))
  await addUsageCounts(
    db,
    days.flatMap((day) => [
      { day, what: 'visit', count: 1 + next(90) },
      { day, what: 'tool:college-predictor', count: 1 + next(40) },
    ]),
  )
}

async function addPerson(createdAt: Date, studyClass: string | null): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      role: 'mentee',
      email: `${randomUUID()}@example.org`,
      fullName: 'Kiran Das',
      passwordHash: '',
      passwordKeyId: '',
      passwordChangedAt: createdAt,
      createdAt,
      studyClass,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Tries of the newest order: all failed but the last of a paid one. */
async function addTries(
  when: Date,
  count: number,
  { isPaid, method }: { isPaid: boolean; method: string | null },
): Promise<void> {
  const order = await db
    .selectFrom('paymentOrders')
    .select(['id', 'amountPaise'])
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (let turn = 0; turn < count; turn += 1)
    await db
      .insertInto('payments')
      .values({
        orderId: order.id,
        gatewayPaymentId: `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
        amountPaise: order.amountPaise,
        currency: 'INR',
        status: isPaid && turn === count - 1 ? 'captured' : 'failed',
        method,
        seenAt: when,
        changedAt: when,
      })
      .execute()
}

async function addAct(userId: string, when: Date): Promise<void> {
  const deps = { ...server.deps, now: () => when }
  await writeAudit(deps, {
    action: 'user.update',
    actor: { userId, role: 'mentee' },
    target: { type: 'user', id: userId },
  })
}

const dayOf = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date`
async function figureOf(query: string): Promise<number> {
  const [row] = await server.database.session((session) => session.query(query))
  return Number(Object.values(row ?? {})[0] ?? 0)
}

/** A day of the trend, each figure by a query of its own. */
async function expectedOn(day: string) {
  const on = (column: string) => `${dayOf(column)} = '${day}'`
  const came = await figureOf(
    `select coalesce(sum(taxable_paise), 0) from purchases where paid_at is not null and ${on('paid_at')}`,
  )
  const went = await figureOf(`select coalesce(sum(taxable_paise), 0) from credit_notes where ${on('issued_at')}`)
  return {
    day,
    netPaise: came - went,
    paid: await figureOf(`select count(*) from purchases where paid_at is not null and ${on('paid_at')}`),
    signUps: await figureOf(`select count(*) from users where ${on('created_at')}`),
    visits: await figureOf(`select coalesce(sum(count), 0) from usage_counts where what = 'visit' and day = '${day}'`),
    tries: await figureOf(`select count(*) from payments where ${on('seen_at')}`),
    failedTries: await figureOf(`select count(*) from payments where status = 'failed' and ${on('seen_at')}`),
  }
}

test('each day, and each of as many days before, has the figures of its own date in India', async () => {
  expect(shown.before).toEqual(BEFORE)
  expect([shown.byDay.length, shown.byDayBefore.length]).toEqual([22, 22])
  for (const row of [...shown.byDay, ...shown.byDayBefore]) expect(row).toEqual(await expectedOn(row.day))
  expect(shown.byDay.some(({ netPaise }) => netPaise !== 0)).toBe(true)
})

test('tries by way are those of these days, the most first', async () => {
  const within = `${dayOf('seen_at')} between '${FROM}' and '${TO}'`
  for (const { method, tries, failed } of shown.methods) {
    const own = `${within} and method is not distinct from ${method === null ? 'null' : `'${method}'`}`
    expect([method, tries, failed]).toEqual([
      method,
      await figureOf(`select count(*) from payments where ${own}`),
      await figureOf(`select count(*) from payments where status = 'failed' and ${own}`),
    ])
  }
  const tries = shown.methods.map((row) => row.tries)
  expect(tries).toEqual(tries.toSorted((one, other) => other - one))
})

test('the way from visit to paid is counted step by step', async () => {
  const made = `${dayOf('created_at')} between '${FROM}' and '${TO}'`
  expect(shown.funnel).toEqual({
    visits: await figureOf(
      `select sum(count) from usage_counts where what = 'visit' and day between '${FROM}' and '${TO}'`,
    ),
    tools: await figureOf(
      `select sum(count) from usage_counts where what like 'tool:%' and day between '${FROM}' and '${TO}'`,
    ),
    signUps: await figureOf(`select count(*) from users where ${made}`),
    profiles: await figureOf(`select count(*) from users where study_class is not null and ${made}`),
    orders: await figureOf(
      `select count(*) from payment_orders where ${dayOf('asked_at')} between '${FROM}' and '${TO}'`,
    ),
    paid: await figureOf(`select count(*) from purchases where ${dayOf('paid_at')} between '${FROM}' and '${TO}'`),
  })
  expect(shown.tools[0]).toMatchObject({ tool: 'college-predictor', opened: shown.funnel.tools })
})

test('of each week’s people those are counted who did anything in a week after', async () => {
  expect(shown.cohorts.length).toBeGreaterThan(4)
  for (const { week, people, active } of shown.cohorts) {
    const cohort = `select id from users where role = 'mentee' and date_trunc('week', created_at at time zone 'Asia/Kolkata') = '${week}'
      and ${dayOf('created_at')} <= '${TO}'`
    expect([week, people]).toEqual([week, await figureOf(`select count(*) from (${cohort}) as own`)])
    for (const [after, count] of active.entries()) {
      const acted = await figureOf(`
        select count(distinct actor_id) from audit_events
        where actor_id in (${cohort}) and ${dayOf('occurred_at')} <= '${TO}'
          and (occurred_at at time zone 'Asia/Kolkata') >= '${week}'::date + ${after * 7}
          and (occurred_at at time zone 'Asia/Kolkata') < '${week}'::date + ${after * 7 + 7}`)
      expect([week, after, count]).toEqual([week, after, acted])
    }
  }
})

test('the file has a line a day beside its own before, and days are refused as those of the money are', async () => {
  const file = await admin.browser.call(trends.export, { query: { from: FROM, to: TO } })
  const lines = file.body.trim().split('\n')
  expect(lines).toHaveLength(23)
  expect(lines[1]).toMatch(/^2026-10-03,.*,2026-09-11,/)
  const wrong = await admin.browser.call(trends.find, { query: { from: TO, to: FROM } })
  expect(wrong.json().code).toBe('DATES_ORDER')
  const long = await admin.browser.call(trends.find, { query: { from: '2020-01-01', to: FROM } })
  expect(long.json().code).toBe('STRETCH_TOO_LONG')
  const mentee = await aSignedIn(server)
  for (const call of [trends.find, trends.export]) expect((await mentee.browser.call(call)).statusCode).toBe(403)
})

test('the first day that can be asked for stands beside days before it', async () => {
  const { data } = (await admin.browser.call(trends.find, { query: { from: '1900-01-01', to: '1900-01-02' } })).json()
  expect(data.before).toEqual({ from: '1899-12-30', to: '1899-12-31' })
})
