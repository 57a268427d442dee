import { auth } from '@sopaan/contract/auth'
import type { NotificationTopic } from '@sopaan/contract/notification-topics'
import { notifications } from '@sopaan/contract/notifications'
import { pushDevices } from '@sopaan/contract/push-devices'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { expect, onTestFinished, test } from 'vitest'
import { removeEndedSignIns } from '#api/features/account/sign-ins/sign-ins.queries.ts'
import { notifyPerson, withdrawNotices } from '#api/features/operations/notifications/notifications.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { startPushService } from '#api/testing/push-service.ts'
import { startApp } from '#api/testing/start-app.ts'

const LIST_ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c03'
/** What a round means for a list: a seat, an institute, how many chances fell. Nothing of it belongs on a locked screen. */
const ROUND = {
  kind: 'round-out',
  facts: {
    ...{ season: 2026, round: 3, isLast: false, list: 'Dream list', payBy: null },
    outcome: {
      event: { kind: 'first' },
      seat: { institute: 'NIT Trichy', programme: 'Computer Science', position: 7 },
      ...{ choices: 42, rose: 5, fell: 9 },
    },
  },
  about: { listId: LIST_ID },
} as const

/** At a minute of India, with a push service beside it. */
async function start(minute = '2026-07-02T12:00') {
  const service = await startPushService()
  const server = await startApp({ outside: { pusher: service.pusher } })
  onTestFinished(async () => {
    await server.stop()
    await service.stop()
  })
  const goTo = (at: string) => server.clock.set(new Date(`${at}:00+05:30`).toISOString())
  goTo(minute)
  const add = async (person: Person, target = service.addBrowser()) => {
    const { data } = await answerOf(person.browser.call(pushDevices.add, { body: target }))
    return { target, devices: data.devices }
  }
  const choose = (person: Person, topic: NotificationTopic, isByPush: boolean) =>
    person.browser.call(notifications.changeSetting, {
      params: { topic },
      body: { isInApp: true, isByMail: false, isByPush },
    })
  const tell = (person: Person, more: object = {}) =>
    // The kind and its facts belong together; `more` says when it ends.
    notifyPerson(server.deps, person.userId, { ...ROUND, ...more } as never)
  const titles = () => service.received.map(({ said }) => said.title)
  return { server, service, goTo, add, choose, tell, titles }
}

test('who asked is told on every browser that said yes, encrypted for it, with nothing that is only theirs', async () => {
  const { server, service, add, choose, tell } = await start()
  const asked = await aSignedIn(server)
  const [phone, desk] = [await add(asked), await add(asked)]
  await choose(asked, 'rounds', true)
  await tell(asked)
  await server.runWorker()
  await server.runWorker()
  expect(service.received.map(({ endpoint }) => endpoint).sort()).toEqual(
    [phone.target.endpoint, desk.target.endpoint].sort(),
  )
  expect(service.received[0]).toMatchObject({
    said: {
      title: 'A round is out',
      body: 'Open Sopaan to see what it means for your list.',
      link: `/mentee-dashboard/season?list=${LIST_ID}`,
      language: 'en',
      isSilent: false,
    },
    ttl: String(DAY_MS / 1_000),
    urgency: 'normal',
  })
  const text = JSON.stringify(service.received)
  for (const own of ['Trichy', 'Computer', 'Dream', '42', '"7"']) expect(text).not.toContain(own)
})

test('nobody is told of a topic they did not ask for, nor on a browser that is off', async () => {
  const { server, service, add, choose, tell } = await start()
  const [silent, without] = [await aSignedIn(server), await aSignedIn(server)]
  await add(silent)
  await tell(silent)
  await choose(without, 'rounds', true)
  await tell(without)
  const ended = await aSignedIn(server)
  const { devices } = await add(ended)
  await choose(ended, 'rounds', true)
  await ended.browser.call(pushDevices.remove, { params: { id: devices[0]?._id ?? '' } })
  await tell(ended)
  await server.runWorker()
  expect(service.received).toEqual([])
})

test('in the quiet hours what can wait waits until 8, and what would be over by then comes without a sound', async () => {
  const { server, service, goTo, add, choose, tell, titles } = await start('2026-07-02T22:30')
  const asked = await aSignedIn(server)
  await add(asked)
  await choose(asked, 'rounds', true)
  await tell(asked)
  await server.runWorker()
  expect(titles()).toEqual([])
  await tell(asked, { expiresAt: new Date('2026-07-03T01:00:00+05:30') })
  await server.runWorker()
  expect(service.received.map(({ said, urgency }) => [said.isSilent, urgency])).toEqual([[true, 'high']])
  goTo('2026-07-03T07:59')
  await server.runWorker()
  expect(titles()).toHaveLength(1)
  goTo('2026-07-03T08:00')
  await server.runWorker()
  expect(service.received.map(({ said }) => said.isSilent)).toEqual([true, false])
})

test.each([404, 410])('a browser of which its push service says %i is told no more', async (status) => {
  const { server, service, add, choose, tell } = await start()
  const asked = await aSignedIn(server)
  const { target } = await add(asked)
  await choose(asked, 'rounds', true)
  service.answerWith(status, target.endpoint)
  await tell(asked)
  await server.runWorker()
  expect((await answerOf(asked.browser.call(pushDevices.list))).data.devices).toEqual([])
  expect(await server.deps.db.selectFrom('pushMessages').selectAll().execute()).toEqual([])
})

test('a browser whose messages are refused three times in a row is told no more; one that is taken between begins anew', async () => {
  const { server, service, add, choose, tell } = await start()
  const asked = await aSignedIn(server)
  await add(asked)
  await choose(asked, 'rounds', true)
  const tryWith = async (status: number) => {
    service.answerWith(status)
    await tell(asked)
    await server.runWorker()
    return (await answerOf(asked.browser.call(pushDevices.list))).data.devices.length
  }
  expect([await tryWith(403), await tryWith(403), await tryWith(201), await tryWith(403), await tryWith(403)]).toEqual([
    ...[1, 1, 1, 1, 1],
  ])
  expect(await tryWith(403)).toBe(0)
})

test('a push service that is away is tried again, until the notice is of no use', async () => {
  const { server, service, add, choose, tell, titles } = await start()
  const asked = await aSignedIn(server)
  await add(asked)
  await choose(asked, 'rounds', true)
  service.answerWith(503)
  await tell(asked)
  await tell(asked, { expiresAt: new Date('2026-07-02T12:00:05+05:30') })
  await server.runWorker()
  service.answerWith(201)
  await server.runWorker()
  expect(titles()).toEqual([])
  server.clock.advance(10_000)
  await server.runWorker()
  expect(titles()).toEqual(['A round is out'])
})

test('signing out ends it on that browser; a sign-in that ran out by itself does not', async () => {
  const { server, add } = await start()
  const person = await aSignedIn(server)
  await add(person)
  await person.browser.call(auth.logout)
  await signIn(person)
  expect((await answerOf(person.browser.call(pushDevices.list))).data.devices).toEqual([])
  await add(person)
  server.clock.advance(100 * DAY_MS)
  await removeEndedSignIns(server.deps.db, server.deps.now())
  await signIn(person)
  expect((await answerOf(person.browser.call(pushDevices.list))).data.devices).toHaveLength(1)
})

test('a browser is one person’s alone: who turns it on there takes it over, with nothing that waited for the other', async () => {
  const { server, service, add, choose, tell } = await start('2026-07-02T22:30')
  const [before, after] = [await aSignedIn(server), await aSignedIn(server)]
  const { target } = await add(before)
  await choose(before, 'rounds', true)
  await tell(before)
  const { devices } = await add(after, target)
  expect(devices).toMatchObject([{ endpoint: target.endpoint }])
  expect((await answerOf(before.browser.call(pushDevices.list))).data.devices).toEqual([])
  const other = await before.browser.call(pushDevices.remove, { params: { id: devices[0]?._id ?? '' } })
  expect(other.statusCode).toBe(404)
  server.clock.advance(DAY_MS / 2)
  await server.runWorker()
  expect(service.received).toEqual([])
})

test('the sixth browser ends the oldest', async () => {
  const { server, add } = await start()
  const person = await aSignedIn(server)
  const first = await add(person)
  for (let at = 0; at < 5; at += 1) {
    server.clock.advance(1_000)
    await add(person)
  }
  const { devices } = (await answerOf(person.browser.call(pushDevices.list))).data
  expect(devices).toHaveLength(5)
  expect(devices.map(({ endpoint }: { endpoint: string }) => endpoint)).not.toContain(first.target.endpoint)
})

test('who ends a topic is not told of what waits, nor of a notice that was taken back', async () => {
  const { server, service, add, choose, tell } = await start('2026-07-02T22:30')
  const asked = await aSignedIn(server)
  await add(asked)
  await choose(asked, 'rounds', true)
  await tell(asked)
  await choose(asked, 'rounds', false)
  await choose(asked, 'rounds', true)
  await tell(asked, { key: 'taken-back', isStoppable: true })
  await withdrawNotices(server.deps, 'rounds', { notice: 'taken-back' })
  server.clock.advance(DAY_MS / 2)
  await server.runWorker()
  expect(service.received).toEqual([])
})

test('a page of before pushes leaves them as they are', async () => {
  const { server, choose } = await start()
  const person = await aSignedIn(server)
  await choose(person, 'rounds', true)
  const { data } = await answerOf(
    person.browser.call(notifications.changeSetting, {
      params: { topic: 'rounds' },
      body: { isInApp: false, isByMail: true },
    }),
  )
  expect(data).toContainEqual({ topic: 'rounds', isInApp: false, isByMail: true, isByPush: true })
})

test('API-14: a browser names an address of the open internet, or is refused; nothing is offered where nothing is pushed', async () => {
  const { server, service } = await start()
  const person = await aSignedIn(server)
  const target = service.addBrowser()
  for (const endpoint of ['https://127.0.0.1/send', 'http://push.example.org/send', 'https://10.0.0.7/x', 'nothing'])
    expect((await person.browser.call(pushDevices.add, { body: { ...target, endpoint } })).json().code, endpoint).toBe(
      'PUSH_ADDRESS',
    )
  const short = await person.browser.call(pushDevices.add, { body: { ...target, authSecret: 'short' } })
  expect(short.json().code).toBe('INVALID_INPUT')
  const without = await startApp()
  onTestFinished(without.stop)
  const other = await aSignedIn(without)
  expect((await answerOf(other.browser.call(pushDevices.list))).data).toEqual({ key: null, devices: [] })
  expect((await other.browser.call(pushDevices.add, { body: target })).json().code).toBe('PUSH_OFF')
})

test('whoever is not signed in turns nothing on', async () => {
  const { server, service } = await start()
  const stranger = await aSignedIn(server)
  await stranger.browser.call(auth.logout)
  expect((await stranger.browser.call(pushDevices.list)).statusCode).toBe(401)
  expect((await stranger.browser.call(pushDevices.add, { body: service.addBrowser() })).statusCode).toBe(401)
})
