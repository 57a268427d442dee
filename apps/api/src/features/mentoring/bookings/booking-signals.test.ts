import { randomUUID } from 'node:crypto'
import { bookingChanges } from '@sopaan/contract/booking-changes'
import { bookings } from '@sopaan/contract/bookings'
import { urlOf } from '@sopaan/contract/client'
import { users } from '@sopaan/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const HOUR = 3_600_000
const STREAMS_OF_ONE = 6

async function start(options: Parameters<typeof startApp>[0] = {}) {
  const server = await startApp(options)
  onTestFinished(server.stop)
  const address = await server.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const mentor = await aMentorWithHours(server)
  const mentee = await aSignedIn(server)
  await mentee.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date(server.deps.now().getTime() + 90 * 24 * HOUR)
  await grantCredits(server.deps, { userId: mentee.userId, purchaseId: randomUUID(), count: 1, expiresAt })
  const startsAt = new Date((Math.ceil(server.deps.now().getTime() / HOUR) + 48) * HOUR - HOUR / 2).toISOString()
  const body = { mentorId: mentor.userId, startsAt, question: 'Is ECE here better than CSE there?' }
  const { data } = await answerOf(mentee.browser.call(bookings.book, { body }))
  const id: string = data._id
  /** Opens the stream of the session as a browser does, over a real connection. */
  const watch = async (person: Person) => {
    const leaving = new AbortController()
    const answer = await fetch(address + urlOf(bookingChanges.watch, { params: { id } }), {
      headers: { cookie: [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      signal: leaving.signal,
    })
    return { answer, leave: () => leaving.abort(), read: reader(answer) }
  }
  return { server, mentor, mentee, id, watch }
}

/** Answers all that a stream has said up to some words. */
function reader(answer: Response) {
  const parts = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async (words: string) => {
    while (parts && !text.includes(words)) {
      const { done, value = '' } = await parts.read()
      text += value
      if (done) break
    }
    const read = text
    text = ''
    return read
  }
}

test('whoever has a session open is told when the other one writes, answers or suggests, and nothing of what', async () => {
  const { mentor, mentee, id, watch } = await start()
  const { answer, read, leave } = await watch(mentee)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  await mentor.browser.call(bookings.write, { params: { id }, body: { text: 'Bring your marks.' } })
  expect(await read('data:')).toBe('retry: 3000\n\nevent: changed\ndata: 1\n\n')
  await mentor.browser.call(bookings.accept, { params: { id } })
  expect(await read('data:')).toMatch(/^(event: changed\ndata: 1\n\n)+$/)
  await mentor.browser.call(bookings.note, { params: { id }, body: { kind: 'shared', text: 'Float.' } })
  expect(await read('data:')).toMatch(/^(event: changed\ndata: 1\n\n)+$/)
  leave()
})

test('a stranger to a session, and whoever is signed out, is told nothing', async () => {
  const { server, watch, mentee } = await start()
  const stranger = await aSignedIn(server)
  expect((await watch(stranger)).answer.status).toBe(404)
  mentee.browser.cookies.clear()
  expect((await watch(mentee)).answer.status).toBe(401)
})

test('one person opens so many streams and no more; whoever leaves makes room', async () => {
  const { mentee, watch } = await start()
  const open = []
  for (let count = 0; count < STREAMS_OF_ONE; count += 1) open.push(await watch(mentee))
  const refused = await watch(mentee)
  expect(refused.answer.status).toBe(429)
  expect(refused.answer.headers.get('retry-after')).toBe('30')
  open[0]?.leave()
  await expect.poll(async () => (await watch(mentee)).answer.status).toBe(200)
})

test('a server that closes ends what is open, and the page asks the next one', async () => {
  const { server, mentee, watch } = await start()
  const { read } = await watch(mentee)
  await server.app.fastify.close()
  expect(await read('never said')).toBe('retry: 3000\n\n')
})

test('where nothing can be heard the page is told to ask from time to time', async () => {
  const deaf = { subscribe: async () => undefined, close: async () => undefined }
  const { mentee, watch } = await start({ outside: { signals: deaf } })
  const { answer } = await watch(mentee)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
})
