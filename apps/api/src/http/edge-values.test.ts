import type { Call } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { adminFeedback, feedbacks } from '@sopaan/contract/feedback'
import { managedEvents } from '@sopaan/contract/managed-events'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { ACTING, aMember, type Member } from '#api/testing/acting.ts'
import { anEvent, EVENT_FIELDS } from '#api/testing/events.ts'
import { startApp } from '#api/testing/start-app.ts'

/** Text that fits many fields and that a careless way to the database breaks at. */
const TEXTS = [
  '\u0000',
  'ten letters \u0000',
  'ten letters \ud800',
  '%_\\',
  "'",
  '\u202e\ufeff',
  '9'.repeat(16),
  '-1',
  '0',
]
/** Days and instants that are written well, at the ends of what the notation can say. */
const TIMES = [
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-23:59',
  '2026-06-02T00:00:00.123456789Z',
]
const EDGES = [...TEXTS, ...TIMES]
const calls: readonly Call[] = Object.values(CALLS).flatMap((nouns): Call[] => Object.values(nouns))
const FEEDBACK = { message: 'Ten letters and more.', category: 'tools', starRating: 4 } as const
/** Of what is not filled with an edge, so that the edge is what is looked at. */
const BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  [managedEvents.create.path]: EVENT_FIELDS,
  [feedbacks.submit.path]: FEEDBACK,
  [adminFeedback.moderate.path]: { status: 'rejected', reason: 'It names a person.' },
}

const OURS = /\/(?:events|feedback|editFeedback|notifications)\b/

async function start() {
  const server = await startApp({ identity: ACTING, config: { rateLimitScale: 1_000_000 } })
  onTestFinished(server.stop)
  const people = {
    mentee: await aMember(server),
    mentor: await aMember(server, { role: 'mentor' }),
    admin: await aMember(server, { role: 'admin' }),
  }
  await server.deps.db
    .updateTable('users')
    .set({ birthMonth: '2000-01' })
    .where('id', '=', people.mentee.userId)
    .execute()
  return { server, people }
}

test('no edge of a query makes an error of ours, whoever asks what', async () => {
  const { people } = await start()
  const broken: string[] = []
  let asked = 0
  for (const call of calls.filter(({ method, query }) => method === 'GET' && query !== undefined)) {
    for (const field of fieldsOf(call.query)) {
      for (const edge of EDGES) {
        const url = `${pathOf(call, people.mentee.userId)}?${field}=${encodeURIComponent(edge.toWellFormed())}`
        const answer = await callerOf(call, people).browser.send('GET', url)
        if (answer.statusCode >= 500) broken.push(`${url} ${answer.statusCode}`)
        asked += 1
      }
    }
  }
  expect(broken).toEqual([])
  expect(asked).toBeGreaterThan(100 * EDGES.length)
})

test('no edge of a field of events, feedback or notifications makes an error of ours, written as it is or as text', async () => {
  const { people } = await start()
  const eventId = await anEvent(people.admin)
  const written = await people.mentee.browser.call(feedbacks.submit, { body: FEEDBACK })
  const broken: string[] = []
  for (const call of calls.filter(({ body, path }) => body !== undefined && OURS.test(path))) {
    const url = pathOf(call, call.path.includes('eedback') ? written.json().data._id : eventId)
    for (const field of fieldsOf(call.body)) {
      for (const edge of [...EDGES, `https://example.org/\ud800`, 1e300, -1, null, {}, ['a'], true]) {
        const body = { ...BODIES[call.path], [field]: edge }
        const answer = await callerOf(call, people).browser.send(call.method, url, { body })
        if (answer.statusCode >= 500) broken.push(`${call.method} ${url} ${JSON.stringify({ [field]: edge })}`)
      }
    }
  }
  expect(broken).toEqual([])
})

test('text that no database could keep is refused at its field, and other text of the world is kept', async () => {
  const { people } = await start()
  const write = (message: string) => people.mentee.browser.call(feedbacks.submit, { body: { ...FEEDBACK, message } })
  const refused = await write('Half a letter: \ud83d')
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual([
    { path: 'message', code: 'control_characters', msg: 'Control characters are not taken' },
  ])
  expect((await write('पूरा अक्षर: 👩🏽‍🎓 ठीक है')).json().data.message).toBe('पूरा अक्षर: 👩🏽‍🎓 ठीक है')
})

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
}

function pathOf({ path }: Call, id: string): string {
  return path.replace(/:\w+/g, id)
}

function callerOf({ access }: Call, people: Record<'mentee' | 'mentor' | 'admin', Member>): Member {
  return access === 'admin' ? people.admin : access === 'mentor' ? people.mentor : people.mentee
}
