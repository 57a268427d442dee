import { randomUUID } from 'node:crypto'
import { counselling } from '@sopaan/contract/counselling'
import { users } from '@sopaan/contract/users'
import ical from 'ical.js'
import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp, TEST_ORIGIN } from '#api/testing/start-app.ts'
import { seedSeasons } from './seasons.service.ts'

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  server.clock.set('2026-07-15T09:00:00+05:30')
  await seedSeasons(server.deps)
  const person = await aSignedIn(server)
  const renew = async () => {
    const answer = await person.browser.call(counselling.renewFeed, {})
    return String(answer.json().feed?.url)
  }
  const read = (address: string) => server.app.fastify.inject({ url: address.replace(TEST_ORIGIN, '') })
  return { server, person, renew, read }
}

test('the address holds the whole season with the amounts of the profile, and nobody but who knows it reads it', async () => {
  const { person, renew, read } = await start()
  expect((await person.browser.call(counselling.findFeed, {})).json()).toEqual({ feed: null })
  await person.browser.call(users.updateMe, { body: { studentFacts: { category: 'SC' } } })
  const url = await renew()
  expect(url.startsWith(`${TEST_ORIGIN}${counselling.renewFeed.path}/`)).toBe(true)
  const answer = await read(url)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ])
  const calendar = new ical.Component(ical.parse(answer.payload))
  const titles = calendar.getAllSubcomponents('vevent').map((one) => new ical.Event(one).summary)
  // Business rules 2026, clause 42: SC, ST and PwD pay 15,000. Round 1 lies behind and stays where it was.
  expect(titles).toContain('JoSAA round 1: accept, upload papers, pay ₹15,000')
  expect(titles).toContain('JoSAA round 5 result')
  expect(answer.payload).toContain('PT6H')
  const wrong = url.replace(/.\.ics$/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics'))
  for (const dead of [wrong, url.replace(/feed\/[^/]+/, `feed/${randomUUID()}`)])
    expect((await read(dead)).statusCode).toBe(404)
})

test('a new address ends the old one, and an address that is ended opens no more', async () => {
  const { person, renew, read } = await start()
  const old = await renew()
  const url = await renew()
  expect(url).not.toBe(old)
  expect((await read(old)).statusCode).toBe(404)
  expect((await read(url)).statusCode).toBe(200)
  expect((await person.browser.call(counselling.endFeed, {})).json()).toEqual({ feed: null })
  expect((await read(url)).statusCode).toBe(404)
  expect((await person.browser.call(counselling.endFeed, {})).statusCode).toBe(200)
})

test('the address of an account that is asleep opens nothing, and that of another feature’s calendar neither', async () => {
  const { server, person, renew, read } = await start()
  const url = await renew()
  expect((await read(url.replace('/counselling/', '/planner/'))).statusCode).toBe(404)
  await server.deps.db
    .updateTable('users')
    .set({ status: 'deactivated', deactivatedAt: server.deps.now() })
    .where('id', '=', person.userId)
    .execute()
  expect((await read(url)).statusCode).toBe(404)
})

test('who is not signed in has no address', async () => {
  const { server } = await start()
  const call = server.anotherBrowser()
  await expect(call(counselling.findFeed, {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
})
