import { grievances, managedGrievances } from '@sopaan/contract/consents'
import { afterAll, expect, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
const person = await aSignedIn(server)
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

const file = (subject: string) =>
  person.browser.call(grievances.add, { body: { subject, message: 'My rank is shown wrong.' } })
const staffView = async () => (await admin.browser.call(managedGrievances.list)).json().data

test('DPDP-14: staff see what is due first on top, answer it once, and the person reads the answer on the profile', async () => {
  await file('Second')
  const first = (await file('First')).json().data
  // Two days pass for this one alone.
  await server.deps.db.updateTable('grievances').set({ dueOn: '2020-01-01' }).where('id', '=', first._id).execute()
  expect((await staffView()).map((one: { subject: string }) => one.subject)).toEqual(['First', 'Second'])
  const answer = () =>
    admin.browser.call(managedGrievances.answer, { params: { id: first._id }, body: { answer: 'It is mended.' } })
  expect((await answer()).json().data).toMatchObject({ state: 'answered', answer: 'It is mended.' })
  expect((await answer()).json().code).toBe('CHANGED_ELSEWHERE')
  const own = (await person.browser.call(grievances.list)).json().data
  expect(own.find((one: { _id: string }) => one._id === first._id).answer).toBe('It is mended.')
  const mails = await server.deps.db
    .selectFrom('outboxMails')
    .select('userId')
    .where('kind', '=', 'grievance-answer')
    .execute()
  expect(mails).toEqual([{ userId: person.userId }])
  // What is answered stands behind what is open.
  expect((await staffView()).map((one: { subject: string }) => one.subject)).toEqual(['Second', 'First'])
})

test('a look of staff at grievances stands on the audit trail', async () => {
  await staffView()
  const looks = await server.deps.db
    .selectFrom('auditEvents')
    .select('actorId')
    .where('action', '=', 'grievance.look')
    .execute()
  expect(looks.length).toBeGreaterThan(0)
  expect(new Set(looks.map(({ actorId }) => actorId))).toEqual(new Set([admin.userId]))
})

test('grievances are found by a part of the name, the address, the number or the words', async () => {
  const { number } = (await file('Colours of the chart')).json().data
  const found = async (q: string) => {
    const answer = (await admin.browser.call(managedGrievances.list, { query: { q } })).json()
    return [answer.total, answer.data.map((one: { subject: string }) => one.subject)]
  }
  for (const q of ['COLOURS', number.slice(-6)]) expect(await found(q)).toEqual([1, ['Colours of the chart']])
  expect((await found(person.email))[0]).toBeGreaterThan(0)
  expect(await found('%')).toEqual([0, []])
})
