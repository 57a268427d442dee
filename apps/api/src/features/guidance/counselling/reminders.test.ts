import { managedSeasons } from '@sopaan/contract/managed-seasons'
import { notifications } from '@sopaan/contract/notifications'
import { pushDevices } from '@sopaan/contract/push-devices'
import { expect, onTestFinished, test } from 'vitest'
import { changeSetting } from '#api/testing/notification-settings.ts'
import { aClient, aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { startPushService } from '#api/testing/push-service.ts'
import { startApp } from '#api/testing/start-app.ts'
import { remindOfDeadlines } from './reminders.service.ts'
import { seedSeasons } from './seasons.service.ts'

const BOTH = { isInApp: true, isByMail: true }
/** Annexure 3 of JoSAA 2026: round 2 is paid for, and may be left, until 3 July, 5 pm. */
const TITLE_DAY = 'By Fri 3 Jul, 5:00\u00a0pm: accept and pay, round 2'
const TITLE_HOURS = 'Only hours left: accept and pay, round 2'

/** A server of JoSAA 2026 at a minute of India, where time goes on by minutes of India too. */
async function startAt(minute: string) {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  onTestFinished(server.stop)
  const goTo = (minute: string) => server.clock.set(new Date(`${minute}:00+05:30`).toISOString())
  goTo(minute)
  await seedSeasons(server.deps)
  const remind = async () => {
    await remindOfDeadlines(server.deps)
    await server.runWorker()
  }
  const subjectsTo = ({ email }: Person) => server.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
  return { server, goTo, remind, subjectsTo }
}

test('who asked is reminded the day before at 9 and three hours before, once each; nobody else is', async () => {
  const { server, goTo, remind, subjectsTo } = await startAt('2026-07-02T08:59')
  const [asked, silent] = [await aSignedIn(server), await aSignedIn(server)]
  await changeSetting(asked, BOTH)
  await remind()
  expect(subjectsTo(asked)).toEqual([])
  goTo('2026-07-02T09:00')
  await remind()
  await remind()
  expect(subjectsTo(asked)).toEqual([TITLE_DAY])
  goTo('2026-07-03T14:00')
  await remind()
  goTo('2026-07-03T16:59')
  await remind()
  expect(subjectsTo(asked)).toEqual([TITLE_DAY, TITLE_HOURS])
  expect(subjectsTo(silent)).toEqual([])
  await signIn(asked)
  const { data } = (await asked.browser.call(notifications.list, { query: {} })).json()
  expect(data.map(({ title, link }: { title: string; link: string }) => [title, link])).toEqual([
    [TITLE_HOURS, '/what-now'],
    [TITLE_DAY, '/what-now'],
  ])
})

test('the mail says what to do, what it costs both sides, and what missing it means', async () => {
  const { server, remind } = await startAt('2026-07-02T09:00')
  const asked = await aSignedIn(server)
  await changeSetting(asked, BOTH)
  await remind()
  const mail = server.mails.find(({ to }) => to === asked.email)
  expect(mail?.text).toContain('pay ₹30,000 (SC, ST, PwD: ₹15,000). Miss this and the seat is cancelled.')
  expect(mail?.text).toContain('Leaving the counselling in this round ends at the same time.')
  expect(mail?.text).toContain('https://sopaan.test/what-now')
})

test('nothing comes at the deadline or after it, not even what waited for the mail server', async () => {
  const { server, goTo, remind, subjectsTo } = await startAt('2026-07-03T16:59')
  const asked = await aSignedIn(server)
  await changeSetting(asked, BOTH)
  await remindOfDeadlines(server.deps)
  goTo('2026-07-03T17:00')
  await remind()
  expect(subjectsTo(asked)).toEqual([])
  const late = await aSignedIn(server)
  await changeSetting(late, BOTH)
  await remind()
  expect(subjectsTo(late)).toEqual([])
})

test('who takes it back is left alone, also by the mail that waits already', async () => {
  const { server, goTo, remind, subjectsTo } = await startAt('2026-07-02T09:00')
  const asked = await aSignedIn(server)
  await changeSetting(asked, BOTH)
  await remindOfDeadlines(server.deps)
  await changeSetting(asked, { isInApp: false, isByMail: false })
  await server.runWorker()
  goTo('2026-07-03T14:00')
  await remind()
  expect(subjectsTo(asked)).toEqual([])
})

test('the link under the mail ends the mails without a sign-in, and what is shown in the app stays', async () => {
  const { server, goTo, remind, subjectsTo } = await startAt('2026-07-02T09:00')
  const asked = await aSignedIn(server)
  await changeSetting(asked, BOTH)
  await remind()
  const { text = '', unsubscribeUrl = '' } = server.mails.find(({ to }) => to === asked.email) ?? {}
  const token = /unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? ''
  const addressOf = (token: string) => notifications.unsubscribe.path.replace(':token', token)
  expect(unsubscribeUrl).toBe(`https://sopaan.test${addressOf(token)}`)
  // What a mail program sends: a form, no cookies, no origin (RFC 8058, 3.2).
  const post = (of: string) =>
    server.app.fastify.inject({
      method: 'POST',
      url: addressOf(of),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const forged = token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
  expect((await post(forged)).json().code).toBe('LINK_INVALID')
  expect((await post(token.replace('counselling', 'duties'))).json().code).toBe('LINK_INVALID')
  expect((await post(token)).json().data).toEqual({ topic: 'counselling' })
  expect((await post(token)).statusCode).toBe(200)
  goTo('2026-07-03T14:00')
  await remind()
  expect(subjectsTo(asked)).toEqual([TITLE_DAY])
  await signIn(asked)
  const settings = (await asked.browser.call(notifications.settings, {})).json().data
  expect(settings).toContainEqual({ topic: 'counselling', isInApp: true, isByMail: false, isByPush: false })
  const trail = await server.deps.db
    .selectFrom('auditEvents')
    .select('actorId')
    .where('action', '=', 'notification.unsubscribe')
    .execute()
  expect(trail).toEqual([{ actorId: asked.userId }])
})

test('a deadline that staff move takes its reminder along: what waited is taken back, the new day is reminded of', async () => {
  const { server, goTo, remind, subjectsTo } = await startAt('2026-07-02T09:00')
  const asked = await aSignedIn(server)
  await changeSetting(asked, BOTH)
  const { request } = await aClient(server, 'admin')
  await remindOfDeadlines(server.deps)
  const { data } = await request(managedSeasons.list, { query: { page: 1, limit: 1 } })
  const draft = (await request(managedSeasons.revise, { params: { id: data[0]?._id ?? '' } })).data
  for (const { _id: stepId, ...step } of draft.steps.filter(({ untilOn }) => untilOn === '2026-07-03'))
    await request(managedSeasons.changeStep, {
      params: { id: draft._id, stepId },
      body: { ...step, untilOn: '2026-07-05' },
    })
  await request(managedSeasons.publish, { params: { id: draft._id } })
  await remind()
  expect(subjectsTo(asked)).toEqual([])
  goTo('2026-07-03T14:00')
  await remind()
  expect(subjectsTo(asked)).toEqual([])
  goTo('2026-07-04T09:00')
  await remind()
  expect(subjectsTo(asked)).toEqual(['By Sun 5 Jul, 5:00\u00a0pm: accept and pay, round 2'])
})

test('a deadline that staff move away and back is reminded of again', async () => {
  const { server, remind, subjectsTo } = await startAt('2026-07-02T09:00')
  const asked = await aSignedIn(server)
  await changeSetting(asked, BOTH)
  const { request } = await aClient(server, 'admin')
  const moveRoundTwo = async (from: string, to: string) => {
    const { data } = await request(managedSeasons.list, { query: { page: 1, limit: 1 } })
    const draft = (await request(managedSeasons.revise, { params: { id: data[0]?._id ?? '' } })).data
    for (const { _id: stepId, ...step } of draft.steps.filter(({ untilOn }) => untilOn === from))
      await request(managedSeasons.changeStep, {
        params: { id: draft._id, stepId },
        body: { ...step, untilOn: to },
      })
    await request(managedSeasons.publish, { params: { id: draft._id } })
  }
  await remind()
  await moveRoundTwo('2026-07-03', '2026-07-05')
  await remind()
  await moveRoundTwo('2026-07-05', '2026-07-03')
  await remind()
  await remind()
  expect(subjectsTo(asked)).toEqual([TITLE_DAY, TITLE_DAY])
})

test('who reads Hindi is reminded in Hindi', async () => {
  const { server, remind, subjectsTo } = await startAt('2026-07-02T09:00')
  const asked = await aSignedIn(server)
  await changeSetting(asked, BOTH)
  await server.deps.db.updateTable('users').set({ language: 'hi' }).where('id', '=', asked.userId).execute()
  await remind()
  expect(subjectsTo(asked)).toEqual(['शुक्र 3 जुलाई, शाम\u00a05\u00a0बजे तक: सीट लें और फीस भरें, राउंड 2'])
  expect(server.mails.find(({ to }) => to === asked.email)?.text).toContain('https://sopaan.test/hi/what-now')
})

test('who asked for it on the phone alone is told there what to do and by when, once', async () => {
  const service = await startPushService()
  const server = await startApp({ config: { rateLimitScale: 10_000 }, outside: { pusher: service.pusher } })
  onTestFinished(async () => {
    await server.stop()
    await service.stop()
  })
  server.clock.set(new Date('2026-07-02T09:00:00+05:30').toISOString())
  await seedSeasons(server.deps)
  const asked = await aSignedIn(server)
  await asked.browser.call(pushDevices.add, { body: service.addBrowser() })
  await changeSetting(asked, { isInApp: false, isByMail: false, isByPush: true })
  await remindOfDeadlines(server.deps)
  await remindOfDeadlines(server.deps)
  await server.runWorker()
  expect(service.received.map(({ said, urgency }) => [said.title, said.link, urgency])).toEqual([
    [TITLE_DAY, '/what-now', 'high'],
  ])
  expect(server.mails.filter(({ to, subject }) => to === asked.email && subject === TITLE_DAY)).toEqual([])
})
