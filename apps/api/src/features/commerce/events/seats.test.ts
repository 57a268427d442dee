import { managedEvents } from '@sopaan/contract/managed-events'
import { expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { ACTING, aMember, type Member, someMembers } from '#api/testing/acting.ts'
import { anEvent, countsOf, EVENT_FIELDS, registerForSeat, seenBy, unregisterFrom } from '#api/testing/events.ts'
import { startApp } from '#api/testing/start-app.ts'
import { remindOfEvents, settleEventSeats } from './event-jobs.service.ts'
import {
  findSeatForSale,
  listSeatRefundsDue,
  releaseEventSeat,
  reserveEventSeat,
  settleEventSeat,
} from './seats.service.ts'

const MINUTE_MS = 60_000

async function start() {
  const server = await startApp({ identity: ACTING })
  onTestFinished(server.stop)
  const admin = await aMember(server, { role: 'admin' })
  const people = (count: 1 | 2 | 3 | 4) => someMembers(server, count)
  const aPaidEvent = (fields = {}) => anEvent(admin, { admission: 'paid', pricePaise: 19_900, capacity: 1, ...fields })
  /** A purchase of a seat, as an order writes it before it holds the seat. */
  async function aPurchase(userId: string, eventId: string): Promise<string> {
    const { id } = await server.deps.db
      .insertInto('purchases')
      .values({
        changedAt: server.deps.now(),
        userId,
        eventId,
        itemName: JSON.stringify({ en: 'A seat', hi: 'एक सीट' }),
        sac: '999293',
        gstRateBp: 0,
        listPricePaise: 19_900,
        discountPaise: 0,
        totalPaise: 19_900,
        taxablePaise: 19_900,
        cgstPaise: 0,
        sgstPaise: 0,
        igstPaise: 0,
        billingName: 'Kiran Das',
        billingStateCode: '19',
        placeOfSupplyCode: '19',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const order = async ({ userId }: Member, eventId: string) => {
    const seat = { eventId, userId, purchaseId: await aPurchase(userId, eventId) }
    return { seat, held: await reserveEventSeat(server.deps, seat) }
  }
  return { server, admin, people, aPaidEvent, order }
}

test('EVT-10: a seat is kept for ten minutes while it is paid for, and is theirs once it is', async () => {
  const { server, people, aPaidEvent, order } = await start()
  const id = await aPaidEvent()
  const [one, two] = await people(2)
  expect(await findSeatForSale(server.deps, id)).toMatchObject({
    title: EVENT_FIELDS.title,
    pricePaise: 19_900,
  })
  expect(await registerForSeat(one, id)).toBe('EVENT_PAYMENT_NEEDED')
  const { seat, held } = await order(one, id)
  expect(held.toISOString()).toBe('2026-06-02T05:40:00.000Z')
  expect((await seenBy(one, id)).registration).toMatchObject({ state: 'paying', until: held.toISOString() })
  await expect(order(two, id)).rejects.toMatchObject({ code: 'EVENT_FULL' })
  expect(await inTransaction(server.deps, (deps) => settleEventSeat(deps, seat))).toBe('seated')
  expect(await settleEventSeat(server.deps, seat)).toBe('seated')
  expect((await seenBy(one, id)).registration).toMatchObject({ state: 'registered', isPaid: true })
  expect(await countsOf(server, id)).toMatchObject({ taken: 1, takenRows: 1 })
  await server.runWorker()
  expect(server.mails.filter(({ to }) => to === one.email)).toHaveLength(1)
})

test('EVT-10: money that lands after the hold, when somebody else has the seat, is answered with full', async () => {
  const { server, people, aPaidEvent, order } = await start()
  const id = await aPaidEvent()
  const [one, two] = await people(2)
  const late = await order(one, id)
  server.clock.advance(10 * MINUTE_MS)
  const { seat } = await order(two, id)
  expect(await settleEventSeat(server.deps, seat)).toBe('seated')
  expect(await settleEventSeat(server.deps, late.seat)).toBe('full')
  expect(await countsOf(server, id)).toMatchObject({ taken: 1, takenRows: 1 })
})

test('EVT-10: money that lands after the hold gets the seat that is still free', async () => {
  const { server, people, aPaidEvent, order } = await start()
  const id = await aPaidEvent()
  const [one] = await people(1)
  const { seat } = await order(one, id)
  server.clock.advance(11 * MINUTE_MS)
  await settleEventSeats(server.deps)
  expect(await countsOf(server, id)).toMatchObject({ taken: 0, takenRows: 0 })
  expect(await settleEventSeat(server.deps, seat)).toBe('seated')
})

test('ordering again does not lengthen a hold, and one person holds for half an hour together at most', async () => {
  const { server, people, aPaidEvent, order } = await start()
  const id = await aPaidEvent()
  const [one, two] = await people(2)
  expect((await order(one, id)).held.toISOString()).toBe('2026-06-02T05:40:00.000Z')
  server.clock.advance(4 * MINUTE_MS)
  expect((await order(one, id)).held.toISOString()).toBe('2026-06-02T05:40:00.000Z')
  // 5:41, 5:51: a hold that ran out may be taken again, up to 6:00.
  server.clock.set('2026-06-02T05:41:00.000Z')
  expect((await order(one, id)).held.toISOString()).toBe('2026-06-02T05:51:00.000Z')
  server.clock.set('2026-06-02T05:52:00.000Z')
  expect((await order(one, id)).held.toISOString()).toBe('2026-06-02T06:00:00.000Z')
  server.clock.set('2026-06-02T06:01:00.000Z')
  await expect(order(one, id)).rejects.toMatchObject({ code: 'EVENT_HOLD_OVER' })
  expect((await order(two, id)).held.toISOString()).toBe('2026-06-02T06:11:00.000Z')
  server.clock.set('2026-06-02T06:30:00.000Z')
  expect((await order(one, id)).held.toISOString()).toBe('2026-06-02T06:40:00.000Z')
})

test('EVT-10: a second order keeps the same one seat, and a second payment is answered with had-one', async () => {
  const { server, people, aPaidEvent, order } = await start()
  const id = await aPaidEvent({ capacity: 5 })
  const [one] = await people(1)
  const first = await order(one, id)
  const second = await order(one, id)
  expect(await countsOf(server, id)).toMatchObject({ taken: 1, takenRows: 1 })
  expect(await settleEventSeat(server.deps, first.seat)).toBe('seated')
  expect(await settleEventSeat(server.deps, second.seat)).toBe('had-one')
  await expect(order(one, id)).rejects.toMatchObject({ code: 'EVENT_REGISTERED' })
})

test('EVT-10: payment for an event that was cancelled or is over meanwhile is answered so', async () => {
  const { server, admin, people, aPaidEvent, order } = await start()
  const [cancelled, over] = [await aPaidEvent(), await aPaidEvent()]
  const [one] = await people(1)
  const first = await order(one, cancelled)
  const second = await order(one, over)
  await admin.browser.call(managedEvents.change, { params: { id: cancelled }, body: { status: 'cancelled' } })
  expect(await settleEventSeat(server.deps, first.seat)).toBe('cancelled')
  server.clock.set('2026-06-05T15:00:00.000Z')
  expect(await settleEventSeat(server.deps, second.seat)).toBe('over')
})

test('a paid seat is given back by its refund, and goes to who waits, who pays for it', async () => {
  const { server, people, aPaidEvent, order } = await start()
  const id = await aPaidEvent()
  const [one, two] = await people(2)
  const { seat } = await order(one, id)
  await settleEventSeat(server.deps, seat)
  expect(await registerForSeat(two, id)).toBe('waitlisted')
  expect(await unregisterFrom(one, id)).toBe(409)
  await releaseEventSeat(server.deps, seat.purchaseId)
  await releaseEventSeat(server.deps, seat.purchaseId)
  expect((await seenBy(two, id)).registration?.state).toBe('offered')
  expect(await registerForSeat(two, id)).toBe('EVENT_PAYMENT_NEEDED')
  const next = await order(two, id)
  // The offer stood for 12 hours: ordering does not make it shorter.
  expect(next.held.toISOString()).toBe('2026-06-02T17:30:00.000Z')
  expect(await settleEventSeat(server.deps, next.seat)).toBe('seated')
  expect(await countsOf(server, id)).toEqual({ capacity: 1, taken: 1, waiting: 0, takenRows: 1, waitingRows: 0 })
})

test('EVT-06: paid seats of a cancelled event are to be paid back, each until it is', async () => {
  const { server, admin, people, aPaidEvent, order } = await start()
  const id = await aPaidEvent({ capacity: 2 })
  const [one, two] = await people(2)
  const paid = await order(one, id)
  await settleEventSeat(server.deps, paid.seat)
  await order(two, id)
  await admin.browser.call(managedEvents.remove, { params: { id } })
  expect(await listSeatRefundsDue(server.deps)).toEqual([paid.seat.purchaseId])
  await releaseEventSeat(server.deps, paid.seat.purchaseId)
  expect(await listSeatRefundsDue(server.deps)).toEqual([])
})

test('an offer that is not taken in time goes to the next', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin, { capacity: 1 })
  const [one, two, three] = await people(3)
  for (const member of [one, two, three]) await registerForSeat(member, id)
  await unregisterFrom(one, id)
  server.clock.advance(12 * 60 * MINUTE_MS)
  await settleEventSeats(server.deps)
  expect((await seenBy(two, id)).registration).toBeNull()
  expect((await seenBy(three, id)).registration?.state).toBe('offered')
  await server.runWorker()
  expect(server.mails.filter(({ subject }) => subject.startsWith('A seat came free')).map(({ to }) => to)).toEqual([
    two.email,
    three.email,
  ])
})

test('a seat that was offered goes to whom it was offered, though another claims it at the same time', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin, { capacity: 1 })
  const [seated, offered, next, late] = await people(4)
  for (const member of [seated, offered, next]) await registerForSeat(member, id)
  await unregisterFrom(seated, id)
  const claims = await Promise.all(
    [next, late, offered, next, late, offered].map((member) => registerForSeat(member, id)),
  )
  expect(claims).toEqual(['waitlisted', 'waitlisted', 'registered', 'waitlisted', 'waitlisted', 'registered'])
  expect(await countsOf(server, id)).toMatchObject({ taken: 1, takenRows: 1, waiting: 2, waitingRows: 2 })
})

test('the seat of an erased account goes to who waits', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin, { capacity: 1 })
  const [one, two] = await people(2)
  await registerForSeat(one, id)
  await registerForSeat(two, id)
  const gone = { status: 'erased', deletedAt: server.deps.now() } as const
  await server.deps.db.updateTable('users').set(gone).where('id', '=', one.userId).execute()
  await settleEventSeats(server.deps)
  expect((await seenBy(two, id)).registration?.state).toBe('offered')
  expect(await countsOf(server, id)).toMatchObject({ taken: 1, takenRows: 1, waiting: 0, waitingRows: 0 })
})

test('people are reminded a day and an hour before, once each, and anew of a start that was moved', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin)
  const [one, waiting, other] = await people(3)
  for (const member of [one, other, waiting]) await registerForSeat(member, id)
  const remind = async (at: string) => {
    server.clock.set(at)
    await remindOfEvents(server.deps)
    await remindOfEvents(server.deps)
    const rows = await server.deps.db
      .selectFrom('notifications')
      .select(['facts'])
      .where('kind', '=', 'event-soon')
      .where('userId', '=', one.userId)
      .orderBy('raisedAt')
      .execute()
    return rows.map(({ facts }) => (facts as { isHour: boolean }).isHour)
  }
  expect(await remind('2026-06-04T13:29:00.000Z')).toEqual([])
  expect(await remind('2026-06-04T13:30:00.000Z')).toEqual([false])
  expect(await remind('2026-06-05T12:29:00.000Z')).toEqual([false])
  expect(await remind('2026-06-05T12:30:00.000Z')).toEqual([false, true])
  await admin.browser.call(managedEvents.change, {
    params: { id },
    body: { date: '2026-06-06T10:00:00+05:30', endDate: '2026-06-06T11:00:00+05:30' },
  })
  expect(await remind('2026-06-05T13:00:00.000Z')).toEqual([false, true, false])
  const told = await server.deps.db
    .selectFrom('notifications')
    .select('userId')
    .where('kind', '=', 'event-soon')
    .where('userId', '=', waiting.userId)
    .execute()
  expect(told).toEqual([])
  await server.runWorker()
  const mailed = server.mails.filter(({ to, subject }) => to === one.email && subject.startsWith('Within'))
  expect(mailed.map(({ subject }) => subject)).toEqual([
    `Within a day: ${EVENT_FIELDS.title.en}`,
    `Within an hour: ${EVENT_FIELDS.title.en}`,
    `Within a day: ${EVENT_FIELDS.title.en}`,
  ])
})

test('staff are told once that an event is full', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin, { capacity: 1 })
  const [one, two] = await people(2)
  await registerForSeat(one, id)
  await registerForSeat(two, id)
  const rows = await server.deps.db
    .selectFrom('notifications')
    .select(['userId', 'link'])
    .where('kind', '=', 'event-full')
    .execute()
  expect(rows).toEqual([{ userId: admin.userId, link: `/admin/plan-event-management/events/${id}` }])
})
