import { type ManagedPlan, PLAN_SORTS, plans } from '@sopaan/contract/plans'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { startApp } from '#api/testing/start-app.ts'

const { server, admin, mentee, add, shownIds } = await start()
afterAll(() => server.stop())

const words = (name: string) => ({
  name: { en: name, hi: 'दिशा' },
  description: { en: 'A season of guidance.', hi: 'एक सीजन का मार्गदर्शन।' },
  features: { en: ['Chances of every seat'], hi: ['हर सीट की संभावना'] },
})
let made = 0
const fields = (change: object = {}) => {
  made += 1
  return {
    ...words(`Plan number ${made}`),
    pricePaise: 49_900,
    gstRateBp: 1_800,
    sac: '999293',
    validityDays: 365,
    mentoringCredits: 4,
    isHighlighted: false,
    onSaleFrom: null,
    onSaleTo: null,
    ...change,
  }
}

/** An admin who makes plans, and a mentee who is shown them. */
async function start() {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  const admin = await aSignedIn(server, 'admin')
  return {
    server,
    admin,
    mentee: await aSignedIn(server),
    add: async (change: object = {}) => (await answerOf(admin.browser.call(plans.add, { body: fields(change) }))).data,
    shownIds: async () => (await server.request(plans.list, {})).data.map(({ _id }) => _id),
  }
}

test('R300: a plan an admin adds is on sale for everyone with the next request, at its price in paise', async () => {
  const added = await answerOf(admin.browser.call(plans.add, { body: fields({ pricePaise: 149_950 }) }))
  expect(added.status).toBe(201)
  const shown = (await server.request(plans.list, {})).data.find(({ _id }) => _id === added.data._id)
  expect(shown).toMatchObject({ pricePaise: 149_950, validityDays: 365, mentoringCredits: 4 })
  const own = await answerOf(mentee.browser.call(plans.findForMentee, { params: { id: added.data._id } }))
  expect(own.data.name.hi).toBe('दिशा')
})

test('a plan tells the shortest and the longest session of the mentors who take bookings, from their own hours', async () => {
  const { _id } = await add()
  const told = async () => (await server.request(plans.list, {})).data.find((plan) => plan._id === _id)?.sessionMinutes
  expect(await told()).toBeNull()
  await aMentorWithHours(server, { sessionMinutes: 45 })
  expect(await told()).toEqual({ min: 45, max: 45 })
  await aMentorWithHours(server, { sessionMinutes: 60 })
  expect(await told()).toEqual({ min: 45, max: 60 })
  await aMentorWithHours(server, { sessionMinutes: 30, isTakingBookings: false })
  expect(await told()).toEqual({ min: 45, max: 60 })
  await aMentorWithHours(server, { sessionMinutes: 30 })
  const shown = await answerOf(mentee.browser.call(plans.findForMentee, { params: { id: _id } }))
  expect(shown.data.sessionMinutes).toEqual({ min: 30, max: 60 })
})

test('R301 to R303, R315: plans are listed, read one by one and changed field by field', async () => {
  const { _id } = await add()
  expect((await answerOf(admin.browser.call(plans.find, { params: { id: _id } }))).data.pricePaise).toBe(49_900)
  const changed = await answerOf(
    admin.browser.call(plans.change, { params: { id: _id }, body: { pricePaise: 59_900 } }),
  )
  expect(changed.data).toMatchObject({ pricePaise: 59_900, validityDays: 365 })
  expect(
    (await answerOf(mentee.browser.call(plans.listForMentee))).data.find((p: { _id: string }) => p._id === _id),
  ).toMatchObject({
    pricePaise: 59_900,
  })
})

test('no tax is said to be in a price while the business has no GSTIN', async () => {
  const { _id } = await add()
  const shown = (await server.request(plans.list, {})).data.find((plan) => plan._id === _id)
  expect(shown?.gstRateBp).toBe(0)
})

test('R304: a plan nobody ordered is deleted; one that somebody ordered is retired and stays for its buyers', async () => {
  const [unused, used] = [await add(), await add()]
  const purchase = await aPurchase(server.deps, mentee.userId, { planId: used._id })
  expect((await answerOf(admin.browser.call(plans.remove, { params: { id: unused._id } }))).data.outcome).toBe(
    'deleted',
  )
  expect((await answerOf(admin.browser.call(plans.remove, { params: { id: used._id } }))).data.outcome).toBe('retired')
  expect((await answerOf(admin.browser.call(plans.find, { params: { id: unused._id } }))).status).toBe(404)
  expect((await answerOf(admin.browser.call(plans.find, { params: { id: used._id } }))).data.retiredAt).not.toBeNull()
  expect(await shownIds()).not.toContain(used._id)
  const kept = await server.deps.db
    .selectFrom('purchases')
    .select('planId')
    .where('id', '=', purchase.id)
    .executeTakeFirst()
  expect(kept?.planId).toBe(used._id)
  expect((await answerOf(admin.browser.call(plans.remove, { params: { id: used._id } }))).status).toBe(404)
})

test('a plan cannot be deleted under its buyers even by a statement past the product', async () => {
  const used = await add()
  await aPurchase(server.deps, mentee.userId, { planId: used._id })
  await expect(server.deps.db.deleteFrom('plans').where('id', '=', used._id).execute()).rejects.toThrow()
})

test('a retired plan comes back behind the others, unless its name was given to another', async () => {
  const used = await add(words('Coming and going'))
  await aPurchase(server.deps, mentee.userId, { planId: used._id })
  await admin.browser.call(plans.remove, { params: { id: used._id } })
  const other = await add(words('coming AND going'))
  expect((await answerOf(admin.browser.call(plans.restore, { params: { id: used._id } }))).code).toBe('PLAN_LISTED')
  await admin.browser.call(plans.remove, { params: { id: other._id } })
  expect((await answerOf(admin.browser.call(plans.restore, { params: { id: used._id } }))).data.retiredAt).toBeNull()
  expect((await shownIds()).at(-1)).toBe(used._id)
})

test('AUTHZ-12: a plan is on sale from its first instant until its last, and not found by its id before and after', async () => {
  // The clock is moved.
  const { server, mentee, add, shownIds } = await start()
  onTestFinished(() => server.stop())
  const now = server.deps.now().getTime()
  const at = (ms: number) => new Date(now + ms).toISOString()
  const early = await add({ onSaleFrom: at(300_000) })
  const late = await add({ onSaleTo: at(300_000) })
  expect(await shownIds()).toContain(late._id)
  expect(await shownIds()).not.toContain(early._id)
  expect((await answerOf(mentee.browser.call(plans.findForMentee, { params: { id: early._id } }))).status).toBe(404)
  server.clock.advance(300_000)
  expect(await shownIds()).toContain(early._id)
  expect(await shownIds()).not.toContain(late._id)
  expect((await answerOf(mentee.browser.call(plans.findForMentee, { params: { id: early._id } }))).status).toBe(200)
  expect((await answerOf(mentee.browser.call(plans.findForMentee, { params: { id: late._id } }))).status).toBe(404)
})

test.each([
  [{ onSaleFrom: '2027-01-02T00:00:00.000Z', onSaleTo: '2027-01-01T00:00:00.000Z' }, 'DATES_ORDER'],
  [{ pricePaise: 99 }, 'INVALID_INPUT'],
  [{ pricePaise: 499.5 }, 'INVALID_INPUT'],
  [{ validityDays: 0 }, 'INVALID_INPUT'],
  [{ sac: '9992' }, 'INVALID_INPUT'],
  [{ features: { en: ['One'], hi: [] } }, 'INVALID_INPUT'],
])('a plan with %j is refused with %s', async (change, code) => {
  expect((await answerOf(admin.browser.call(plans.add, { body: fields(change) }))).code).toBe(code)
})

test('two listed plans do not bear one name, and a change cannot take another’s', async () => {
  await add(words('Only once'))
  expect((await answerOf(admin.browser.call(plans.add, { body: fields(words('ONLY ONCE')) }))).code).toBe('PLAN_LISTED')
  const other = await add()
  expect(
    (await answerOf(admin.browser.call(plans.change, { params: { id: other._id }, body: words('Only once') }))).code,
  ).toBe('PLAN_LISTED')
})

test('an order names every listed plan, or is refused', async () => {
  await add()
  const listed = (await answerOf(admin.browser.call(plans.manage))).data.filter(
    (p: { retiredAt: null }) => p.retiredAt === null,
  )
  const ids: string[] = listed.map((p: { _id: string }) => p._id)
  const ordered = await answerOf(admin.browser.call(plans.order, { body: { ids: ids.toReversed() } }))
  expect(ordered.data.slice(0, ids.length).map((p: { _id: string }) => p._id)).toEqual(ids.toReversed())
  expect((await answerOf(admin.browser.call(plans.order, { body: { ids: ids.slice(1) } }))).code).toBe(
    'CHANGED_ELSEWHERE',
  )
})

test('the trail says who changed a plan, and from what', async () => {
  const { _id } = await add()
  await admin.browser.call(plans.change, { params: { id: _id }, body: { pricePaise: 77_700 } })
  const event = await server.deps.db
    .selectFrom('auditEvents')
    .select(['actorId', 'change'])
    .where('action', '=', 'plan.change')
    .where('targetId', '=', _id)
    .executeTakeFirstOrThrow()
  expect(event.actorId).toBe(admin.userId)
  expect(event.change).toMatchObject({ plan: { before: { pricePaise: 49_900 }, after: { pricePaise: 77_700 } } })
})

test('staff have their plans in the order of each column, retired ones last, and as a file in the same order', async () => {
  const [cheap, dear] = [await add({ pricePaise: 100 }), await add({ pricePaise: 99_999_900, validityDays: 1 })]
  for (const sort of PLAN_SORTS) {
    const { data }: { data: ManagedPlan[] } = await answerOf(admin.browser.call(plans.manage, { query: { sort } }))
    const [first, last] = [
      data.findIndex(({ _id }) => _id === cheap._id),
      data.findIndex(({ _id }) => _id === dear._id),
    ]
    if (sort === 'price' || sort === '-validity') expect(first, sort).toBeLessThan(last)
    if (sort === '-price' || sort === 'validity') expect(last, sort).toBeLessThan(first)
    expect(data.findIndex(({ retiredAt }) => retiredAt !== null) === -1 || data.at(-1)?.retiredAt !== null).toBe(true)
  }
  const found = async (query: { q?: string; state?: 'listed' | 'retired' }): Promise<string[]> =>
    (await answerOf(admin.browser.call(plans.manage, { query }))).data.map(({ _id }: ManagedPlan) => _id)
  expect(await found({ q: cheap.name.en.toUpperCase() })).toContain(cheap._id)
  expect(await found({ q: 'no plan of this name' })).toEqual([])
  expect(await found({ state: 'listed' })).toContain(dear._id)
  expect(await found({ state: 'retired' })).not.toContain(dear._id)
  const { body } = await admin.browser.call(plans.csv, { query: { sort: '-price' } })
  const lines = body.trimEnd().split('\r\n')
  expect(lines[1]).toContain(',999999,1,4,0,')
  expect(lines.at(-1)).toMatch(/^# whole: \d+ plans$/)
})
