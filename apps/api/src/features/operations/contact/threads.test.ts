import { grievances, type ManagedGrievance, managedGrievances } from '@sopaan/contract/consents'
import { type ContactMessage, contact } from '@sopaan/contract/contact'
import { answerTemplates, threads } from '@sopaan/contract/threads'
import { users } from '@sopaan/contract/users'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
const admin = await aSignedIn(server, 'admin')
const other = await aSignedIn(server, 'admin')
const mentee = await aSignedIn(server)
afterAll(() => server.stop())

const NOBODY = '00000000-0000-4000-8000-000000000001'
const TEXT = { en: 'Dear {name}, about {reference}: it is done.', hi: '{name}, {reference}: हो गया।' }

async function aMessage(email = 'writer@sopaan.test'): Promise<string> {
  const body = {
    fullName: 'Asha Rao',
    email,
    topic: 'payment',
    message: 'We paid twice for it.',
    language: 'hi',
  } as const
  const { number } = (await openBrowser(server.app.fastify).call(contact.send, { body })).json()
  return number
}

async function aGrievance(): Promise<string> {
  const body = { subject: 'Wrong rank', message: 'My rank is shown wrong.' }
  return (await mentee.browser.call(grievances.add, { body })).json().data._id
}

const messages = async (person: Person, query = {}): Promise<ContactMessage[]> =>
  (await person.browser.call(contact.list, { query })).json().data
const named = async (number: string) => {
  const found = (await messages(admin, { q: number }))[0]
  if (!found) throw new Error('No message.')
  return found
}
const complaints = async (query = {}): Promise<ManagedGrievance[]> =>
  (await admin.browser.call(managedGrievances.list, { query })).json().data
const assign = (id: string, userId: string | null, kind: 'message' | 'grievance' = 'message') =>
  admin.browser.call(threads.assign, { params: { kind, id }, body: { userId } })
const note = (id: string, text: string, kind: 'message' | 'grievance' = 'message') =>
  admin.browser.call(threads.addNote, { params: { kind, id }, body: { text } })
const entriesOf = (action: string) =>
  server.deps.db.selectFrom('auditEvents').select(['targetId', 'change']).where('action', '=', action).execute()

test('a message is somebody’s of the staff, and each sees their own and those of nobody', async () => {
  const { _id } = await named(await aMessage())
  const free = await named(await aMessage())
  const staff = (await admin.browser.call(threads.assignees)).json().data
  expect(staff.map(({ _id: of }: { _id: string }) => of).toSorted()).toEqual([admin.userId, other.userId].toSorted())
  expect((await assign(_id, other.userId)).statusCode).toBe(200)
  expect((await messages(other, { assignee: 'mine' })).map((one) => one._id)).toEqual([_id])
  expect(await messages(admin, { assignee: 'mine' })).toEqual([])
  const nobodys = (await messages(admin, { assignee: 'nobody' })).map((one) => one._id)
  expect([nobodys.includes(free._id), nobodys.includes(_id)]).toEqual([true, false])
  expect((await entriesOf('thread.assign')).at(-1)).toEqual({
    targetId: _id,
    change: { assigneeId: { before: null, after: other.userId } },
  })
  await assign(_id, null)
  expect(await messages(other, { assignee: 'mine' })).toEqual([])
})

test('a grievance is somebody’s too, and knows the account it is from', async () => {
  const id = await aGrievance()
  await assign(id, admin.userId, 'grievance')
  const [mine] = await complaints({ assignee: 'mine' })
  expect(mine).toMatchObject({ _id: id, userId: mentee.userId, assignee: { _id: admin.userId } })
  expect((await complaints({ assignee: 'nobody' })).map((one) => one._id)).not.toContain(id)
})

test('nobody who may not answer is given a message, and a message that is not there is not found', async () => {
  const { _id } = await named(await aMessage())
  expect((await assign(_id, mentee.userId)).json().code).toBe('ASSIGNEE_UNFIT')
  await server.deps.db
    .updateTable('users')
    .set({ staffRoles: ['finance'] })
    .where('id', '=', other.userId)
    .execute()
  expect((await assign(_id, other.userId)).json().code).toBe('ASSIGNEE_UNFIT')
  await server.deps.db
    .updateTable('users')
    .set({ staffRoles: ['owner'] })
    .where('id', '=', other.userId)
    .execute()
  expect((await assign(NOBODY, admin.userId)).statusCode).toBe(404)
  expect((await note(NOBODY, 'Hello')).statusCode).toBe(404)
  expect((await admin.browser.call(threads.removeNote, { params: { id: NOBODY } })).statusCode).toBe(404)
})

test('notes of staff are read by staff alone: no answer, mail or export of the writer holds one', async () => {
  const SECRET = 'xylograph note'
  const { _id } = await named(await aMessage(mentee.email))
  const complaint = await aGrievance()
  const { _id: noteId } = (await note(_id, SECRET)).json().data
  await note(complaint, SECRET, 'grievance')
  const [shown] = await messages(admin, { q: mentee.email })
  expect(shown?.notes).toMatchObject([{ _id: noteId, text: SECRET }])
  expect(shown?.userId).toBe(mentee.userId)
  await admin.browser.call(contact.answer, { params: { id: _id }, body: { answer: 'Done.' } })
  await admin.browser.call(managedGrievances.answer, { params: { id: complaint }, body: { answer: 'Done.' } })
  expect((await mentee.browser.call(grievances.list)).body).not.toContain(SECRET)
  const mails = await server.deps.db.selectFrom('outboxMails').select('facts').execute()
  expect(JSON.stringify(mails)).not.toContain(SECRET)
  const sent = await mentee.browser.call(users.exportMe)
  const files = Object.values(unzipSync(sent.rawPayload)).map((file) => strFromU8(file))
  expect(files.join('')).toContain('We paid twice for it.')
  expect(files.join('')).not.toContain(SECRET)
  expect((await entriesOf('thread.add-note')).map(({ targetId }) => targetId)).toContain(_id)
  await admin.browser.call(threads.removeNote, { params: { id: noteId } })
  expect((await messages(admin, { q: mentee.email }))[0]?.notes).toEqual([])
})

test('a message takes fifty notes and no more', async () => {
  const { _id } = await named(await aMessage())
  for (let at = 0; at < 50; at += 1) expect((await note(_id, `Note ${at}`)).statusCode).toBe(201)
  expect((await note(_id, 'One more')).json()).toMatchObject({ code: 'STAFF_NOTES_FULL', max: 50 })
})

const templates = async () =>
  (await admin.browser.call(answerTemplates.list)).json().data as { _id: string; name: string; retiredAt: unknown }[]
const add = (name: string, text: object = TEXT) => admin.browser.call(answerTemplates.add, { payload: { name, text } })

test('staff write a ready answer in both languages, change it, retire it and offer it again', async () => {
  const added = (await add('Refund is on its way')).json().data
  const { _id } = added[0]
  expect(added).toMatchObject([{ name: 'Refund is on its way', text: TEXT, retiredAt: null }])
  const params = { id: _id }
  const text = { ...TEXT, en: '{reference} is done.' }
  const changed = await admin.browser.call(answerTemplates.change, { params, body: { name: 'Refund made', text } })
  expect(changed.json().data).toMatchObject([{ name: 'Refund made', text }])
  expect((await add('REFUND MADE')).json().code).toBe('TEMPLATE_NAMED')
  await admin.browser.call(answerTemplates.retire, { params })
  expect((await templates()).map(({ retiredAt }) => retiredAt === null)).toEqual([false])
  const body = { name: 'Refund made', text }
  expect((await admin.browser.call(answerTemplates.change, { params, body })).statusCode).toBe(404)
  expect((await admin.browser.call(answerTemplates.retire, { params })).statusCode).toBe(404)
  await add('Refund made')
  expect((await admin.browser.call(answerTemplates.restore, { params })).json().code).toBe('TEMPLATE_NAMED')
  const [offered] = await templates()
  await admin.browser.call(answerTemplates.retire, { params: { id: offered?._id ?? '' } })
  expect((await admin.browser.call(answerTemplates.restore, { params })).statusCode).toBe(200)
  expect((await templates()).filter(({ retiredAt }) => retiredAt === null).map((one) => one._id)).toEqual([_id])
  const verbs = ['add', 'change', 'retire', 'restore']
  for (const verb of verbs) expect((await entriesOf(`answer-template.${verb}`)).length).toBeGreaterThan(0)
})

test('a ready answer names nothing in braces that nobody fills in, and lacks no language', async () => {
  expect((await add('One', { ...TEXT, hi: 'नमस्ते {phone}' })).json().code).toBe('PLACEHOLDER_UNKNOWN')
  expect((await add('Two', { en: 'Hello' })).json().errors).toMatchObject([{ path: 'text.hi' }])
})

test('there are sixty ready answers at most', async () => {
  const offered = (await templates()).filter(({ retiredAt }) => retiredAt === null).length
  for (let at = offered; at < 60; at += 1) expect((await add(`Answer ${at}`)).statusCode).toBe(201)
  expect((await add('One more')).json()).toMatchObject({ code: 'TEMPLATES_FULL', max: 60 })
})
