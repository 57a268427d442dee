import type { RequestInput } from '@sopaan/contract/call'
import { coupons } from '@sopaan/contract/coupons'
import { type ActedList, type ActionOnRows, type FilterAction, filterActions } from '@sopaan/contract/filter-actions'
import { managedAnnouncements } from '@sopaan/contract/managed-announcements'
import { payments } from '@sopaan/contract/payments'
import { REFUND_ALONE_PAISE } from '@sopaan/contract/staff-payments'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import { expect, onTestFinished, test } from 'vitest'
import { reconcile } from '#api/features/commerce/payments/payment-jobs.service.ts'
import { requestIn } from '#api/testing/browser.ts'
import {
  aBusiness,
  aBuyer,
  aPlanOnSale,
  buy,
  orderPlan,
  startShop,
  type TestShop,
  tally,
} from '#api/testing/payments.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { runFilterActions } from './filter-actions.service.ts'

async function start() {
  const shop = await startShop({ config: { rateLimitScale: 10_000 } })
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  return { shop, staff: (role: StaffRole) => aStaff(shop, role) }
}

async function aStaff(shop: TestShop, role: StaffRole): Promise<Person> {
  const person = await aSignedIn(shop, 'admin')
  await shop.deps.db
    .updateTable('users')
    .set({ staffRoles: [role] })
    .where('id', '=', person.userId)
    .execute()
  return person
}

type QueryIn = RequestInput<typeof managedAnnouncements.list>['query']
type Requested = { list: ActedList; filter?: Record<string, string>; action: ActionOnRows; confirmed: number }

/** Has one thing done to all of a filter. @returns what is told of it, or the code of the refusal */
async function doToAll(shop: TestShop, by: Person, { filter = {}, ...rest }: Requested) {
  const begun = await by.browser.call(filterActions.start, { body: { filter, ...rest } })
  if (begun.statusCode !== 202) return begun.json().code as string
  await runFilterActions(shop.deps)
  const [newest]: FilterAction[] = (await by.browser.call(filterActions.list)).json().data
  shop.clock.advance(1_000)
  return newest
}

/** Somebody who bought a plan and asks for the money back. */
async function anAsker(shop: TestShop, pricePaise: number) {
  const buyer = await aBuyer(shop)
  const { purchaseId } = await buy(shop, buyer, await aPlanOnSale(shop, { pricePaise }))
  const body = { reason: 'The wrong plan.' }
  await requestIn(buyer)(payments.askRefund, { params: { id: purchaseId }, body })
  return purchaseId
}

const statesOf = async (by: Person) => {
  const { data } = await requestIn(by)(staffRefunds.list, { query: { sort: 'askedAt' } })
  return data.map(({ state, amountPaise }) => [state, amountPaise])
}

test('all refunds of a filter are granted with what is left of each, and what is above the limit waits for a second person', async () => {
  const { shop, staff } = await start()
  const [one, other] = [await staff('finance'), await staff('finance')]
  await anAsker(shop, 49_900)
  shop.clock.advance(1_000)
  await anAsker(shop, REFUND_ALONE_PAISE + 100)
  const grant = { list: 'refunds', filter: { state: 'asked' }, action: { kind: 'grant' }, confirmed: 2 } as const
  expect(await doToAll(shop, await staff('support'), grant)).toBe('STAFF_ROLE_NEEDED')
  expect(await statesOf(one)).toEqual([
    ['asked', null],
    ['asked', null],
  ])
  expect(await doToAll(shop, one, grant)).toMatchObject({ kind: 'grant', state: 'done', total: 2, changed: 2 })
  expect(await statesOf(one)).toEqual([
    ['sending', 49_900],
    ['held', REFUND_ALONE_PAISE + 100],
  ])
  const confirm = { list: 'refunds', action: { kind: 'confirm' }, confirmed: 2 } as const
  expect(await doToAll(shop, one, confirm)).toMatchObject({
    changed: 0,
    skipped: [
      { why: 'unchanged', count: 1 },
      { why: 'own', count: 1 },
    ],
  })
  expect(await doToAll(shop, other, confirm)).toMatchObject({ changed: 1, skipped: [{ why: 'unchanged', count: 1 }] })
  expect((await statesOf(one)).map(([state]) => state)).toEqual(['sending', 'sending'])
})

test('all refunds of a filter are declined with the same words, and those that failed are sent again', async () => {
  const { shop, staff } = await start()
  const one = await staff('finance')
  const purchaseIds = [await anAsker(shop, 49_900), await anAsker(shop, 49_900)]
  const action = { kind: 'decline', reason: 'Every session of it was held.' } as const
  expect(await doToAll(shop, one, { list: 'refunds', filter: { state: 'asked' }, action, confirmed: 2 })).toMatchObject(
    { changed: 2 },
  )
  const { data } = await requestIn(one)(staffRefunds.list, { query: {} })
  expect(data.map(({ state, answer }) => [state, answer])).toEqual([
    ['declined', action.reason],
    ['declined', action.reason],
  ])
  for (const purchaseId of purchaseIds) {
    const body = { purchaseId, amountPaise: 10_000, reason: 'Promised.' }
    await requestIn(one)(payments.makeRefund, { body })
  }
  await shop.deps.db.updateTable('refunds').set({ state: 'failed' }).where('state', '=', 'sending').execute()
  const retry = { list: 'refunds', filter: { state: 'failed' }, action: { kind: 'retry' }, confirmed: 2 } as const
  expect(await doToAll(shop, one, retry)).toMatchObject({ changed: 2 })
  expect((await statesOf(one)).map(([state]) => state).toSorted()).toEqual([
    'declined',
    'declined',
    'sending',
    'sending',
  ])
})

test('unpaid orders of a filter are asked for at the provider at once, and what was paid stays as it is', async () => {
  const { shop, staff } = await start()
  const one = await staff('finance')
  const buyer = await aBuyer(shop)
  const plan = await aPlanOnSale(shop)
  await buy(shop, await aBuyer(shop), plan)
  const { purchaseId, orderId } = await orderPlan(buyer, plan)
  shop.clock.advance(2 * 60_000)
  // Looked at and not paid: the next look is minutes away.
  await reconcile(shop.deps)
  shop.standIn.pay(orderId)
  await reconcile(shop.deps)
  expect((await tally(shop, purchaseId)).status).toBe('created')
  const recheck = { list: 'payments', action: { kind: 'recheck' }, confirmed: 2 } as const
  expect(await doToAll(shop, one, recheck)).toMatchObject({ changed: 1, skipped: [{ why: 'unchanged', count: 1 }] })
  await reconcile(shop.deps)
  expect((await tally(shop, purchaseId)).status).toBe('paid')
})

test('all coupons of a filter are taken back, and others stay; a filter finds them by where they stand', async () => {
  const { shop, staff } = await start()
  const one = await staff('finance')
  const now = shop.deps.now().getTime()
  const add = async (code: string, endsAt: string | null = null) => {
    const rules = { note: null, minAmountPaise: 0, startsAt: null, usesMax: null, usesPerUserMax: null, planIds: [] }
    const discount = { kind: 'percent', percentBp: 1_000 } as const
    await requestIn(one)(coupons.add, { body: { code, endsAt, discount, coversEvents: false, ...rules } })
  }
  await add('DIWALI1')
  await add('DIWALI2')
  await add('HOLI1')
  await add('OLD1', new Date(now - 1_000).toISOString())
  const codes = async (state: 'open' | 'over' | 'retired') =>
    (await requestIn(one)(coupons.list, { query: { state, sort: 'code' } })).data.map(({ code }) => code)
  expect([await codes('open'), await codes('over'), await codes('retired')]).toEqual([
    ['DIWALI1', 'DIWALI2', 'HOLI1'],
    ['OLD1'],
    [],
  ])
  const retire = { list: 'coupons', filter: { q: 'diwali' }, action: { kind: 'retire' }, confirmed: 2 } as const
  expect(await doToAll(shop, one, retire)).toMatchObject({ changed: 2, skipped: [] })
  expect([await codes('open'), await codes('retired')]).toEqual([['HOLI1'], ['DIWALI1', 'DIWALI2']])
  expect(await doToAll(shop, one, retire)).toMatchObject({ changed: 0, skipped: [{ why: 'gone', count: 2 }] })
})

const TEXT = {
  topic: 'service',
  title: { en: 'Round 3 is out', hi: 'राउंड 3 आ गया' },
  body: { en: 'JoSAA has published round 3.', hi: 'JoSAA ने राउंड 3 जारी किया है।' },
  page: 'what-now',
  audience: { kind: 'everyone' },
  isByMail: false,
} as const

test('all announcements of a filter are stopped, and all drafts of one deleted; a sent one stays', async () => {
  const { shop, staff } = await start()
  const one = await staff('content')
  await aBuyer(shop)
  const add = async (en: string) =>
    (await requestIn(one)(managedAnnouncements.add, { body: { ...TEXT, title: { en, hi: en } } })).data._id
  await add('A draft')
  const [scheduled, sent] = [await add('For tomorrow'), await add('Yesterday')]
  const at = new Date(shop.deps.now().getTime() + 86_400_000).toISOString()
  await requestIn(one)(managedAnnouncements.schedule, { params: { id: scheduled }, body: { at } })
  await shop.deps.db
    .updateTable('announcements')
    .set({ state: 'sent', endedAt: shop.deps.now(), dueAt: shop.deps.now(), reached: 4 })
    .where('id', '=', sent)
    .execute()
  const list = async (query: QueryIn) =>
    (await requestIn(one)(managedAnnouncements.list, { query })).data.map(({ title }) => title.en)
  expect(await list({ sort: 'title' })).toEqual(['A draft', 'For tomorrow', 'Yesterday'])
  expect((await list({ sort: '-reached' }))[0]).toBe('Yesterday')
  expect([await list({ state: 'draft' }), await list({ q: 'TOMOR' })]).toEqual([['A draft'], ['For tomorrow']])
  expect(await doToAll(shop, one, { list: 'announcements', action: { kind: 'stop' }, confirmed: 3 })).toMatchObject({
    changed: 1,
    skipped: [{ why: 'unchanged', count: 2 }],
  })
  expect(await list({ state: 'draft', sort: 'title' })).toEqual(['A draft', 'For tomorrow'])
  expect(await doToAll(shop, one, { list: 'announcements', action: { kind: 'remove' }, confirmed: 3 })).toMatchObject({
    changed: 2,
    skipped: [{ why: 'unchanged', count: 1 }],
  })
  expect(await list({})).toEqual(['Yesterday'])
})
