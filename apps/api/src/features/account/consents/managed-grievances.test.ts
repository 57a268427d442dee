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

test('staff write again on a grievance that was answered: on the profile and by mail, each time once, and on no other', async () => {
  const { _id: id, number } = (await file('Twice')).json().data
  const call = (which: 'answer' | 'answerAgain', answer: string) =>
    admin.browser.call(managedGrievances[which], { params: { id }, body: { answer } })
  expect((await call('answerAgain', 'Too early.')).json().code).toBe('CHANGED_ELSEWHERE')
  await call('answer', 'The bank has it.')
  const second = await call('answerAgain', 'It arrived today.')
  expect([second.statusCode, second.json().data]).toMatchObject([
    201,
    { state: 'answered', answer: 'The bank has it.', laterAnswers: [{ text: 'It arrived today.' }] },
  ])
  const own = (await person.browser.call(grievances.list)).json().data
  expect(own.find((one: { _id: string }) => one._id === id).laterAnswers).toMatchObject([{ text: 'It arrived today.' }])
  const mails = await server.deps.db
    .selectFrom('outboxMails')
    .select('facts')
    .where('kind', '=', 'grievance-answer')
    .execute()
  const sent = mails.map(({ facts }) => Object(facts)).filter((facts) => facts.number === number)
  expect(sent.map(({ answer }) => answer).toSorted()).toEqual(['It arrived today.', 'The bank has it.'])
  const nothing = { id: '7f3c1f4e-2c64-4a38-9a55-1d1a1f1c0001' }
  const lost = await admin.browser.call(managedGrievances.answerAgain, { params: nothing, body: { answer: 'Nobody.' } })
  expect(lost.statusCode).toBe(404)
  for (let at = 1; at < 20; at += 1) expect((await call('answerAgain', `Once more ${at}.`)).statusCode).toBe(201)
  expect((await call('answerAgain', 'One too many.')).json().code).toBe('ANSWERS_FULL')
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
  for (const q of ['COLOURS', number.slice(-6), number, number.toLowerCase()])
    expect(await found(q)).toEqual([1, ['Colours of the chart']])
  expect((await found(person.email))[0]).toBeGreaterThan(0)
  expect(await found('%')).toEqual([0, []])
})
