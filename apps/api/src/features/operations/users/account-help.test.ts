import { accountHelp } from '@sopaan/contract/account-help'
import { auth } from '@sopaan/contract/auth'
import type { ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { managedUsers } from '@sopaan/contract/managed-users'
import { users } from '@sopaan/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { eraseDeleted } from '#api/features/account/accounts/erase.service.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD, mailedToken, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const DAY_MS = 86_400_000
const FRESH_MS = 16 * 60_000
const GROUND = { ground: 'person', reason: 'Message M-000012' } as const

async function start() {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  const detail = async (id: string): Promise<ManagedUserDetail> =>
    (await admin.browser.call(managedUsers.get, { params: { id } })).json().data
  const mailsTo = async (to: string) => {
    await server.runWorker()
    return server.mails.filter((mail) => mail.to === to).map(({ subject }) => subject)
  }
  const stranger = () => openBrowser(server.app.fastify)
  return { server, admin, detail, mailsTo, stranger }
}

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code

test('staff mail somebody a link for a new password, which works for an hour and is theirs alone', async () => {
  const { server, admin, mailsTo, stranger } = await start()
  const person = await aPerson(server)
  const send = () => admin.browser.call(accountHelp.sendResetLink, { params: { id: person.userId } })
  expect((await send()).json()).toEqual({ status: 'success', message: 'The link is on its way.' })
  expect(await mailsTo(person.email)).toContain('Choose a new Sopaan password')
  const token = mailedToken(server, person.email)
  const password = `${GOOD_PASSWORD} two`
  const choose = () => stranger().call(auth.resetPassword, { body: { email: person.email, password, token } })
  server.clock.advance(59 * 60_000)
  expect((await choose()).statusCode).toBe(200)
  await signIn({ ...person, password })
})

test('who has no password or is deactivated gets no such link', async () => {
  const { server, admin } = await start()
  const body = { email: 'meera@example.org', fullName: 'Meera Rao', role: 'mentee', language: 'en' } as const
  const invited = (await admin.browser.call(managedUsers.invite, { body })).json().data._id
  const asleep = await aPerson(server)
  await admin.browser.call(managedUsers.deactivate, { body: { ids: [asleep.userId], reason: 'Test' } })
  for (const id of [invited, asleep.userId])
    expect(codeOf(await admin.browser.call(accountHelp.sendResetLink, { params: { id } }))).toBe(
      'RESET_LINK_NOT_POSSIBLE',
    )
})

test('a name is corrected at once, and the person is mailed why; the trail says which field, not what it holds', async () => {
  const { server, admin, detail, mailsTo } = await start()
  const person = await aPerson(server)
  const correct = (fullName: string, email = person.email) =>
    admin.browser.call(accountHelp.correct, {
      params: { id: person.userId },
      body: { fullName, email, reason: 'Misspelt at sign-up' },
    })
  const { fullName } = await detail(person.userId)
  expect(codeOf(await correct(fullName))).toBe('CORRECTION_EMPTY')
  expect((await correct('Kiran Rao')).statusCode).toBe(200)
  const shown = await detail(person.userId)
  expect(shown.fullName).toBe('Kiran Rao')
  expect(shown.history.find(({ action }) => action === 'user.correct')?.change).toEqual({
    fullName: { before: '[changed]', after: '[changed]' },
    reason: { after: 'Misspelt at sign-up' },
  })
  expect(await mailsTo(person.email)).toContain('Your Sopaan account was corrected')
  expect(server.mails.at(-1)?.text).toContain('Misspelt at sign-up')
})

test('an address moves when its own link is opened, and not before', async () => {
  const { server, admin, detail, mailsTo, stranger } = await start()
  const person = await aPerson(server)
  const email = 'right.address@example.org'
  const { fullName } = await detail(person.userId)
  const body = { fullName, email, reason: 'Lost the old one' }
  const correct = () => admin.browser.call(accountHelp.correct, { params: { id: person.userId }, body })
  expect((await correct()).statusCode).toBe(200)
  expect((await detail(person.userId)).email).toBe(person.email)
  expect(await mailsTo(person.email)).toContain('Your Sopaan account was corrected')
  const token = mailedToken(server, email)
  expect((await stranger().call(auth.confirmEmailChange, { body: { token } })).statusCode).toBe(200)
  expect((await detail(person.userId)).email).toBe(email)
  const other = await aPerson(server)
  expect(
    codeOf(
      await admin.browser.call(accountHelp.correct, {
        params: { id: other.userId },
        body: { fullName: 'Other Person', email, reason: 'Test' },
      }),
    ),
  ).toBe('EMAIL_TAKEN')
})

test('an invitation that went to a wrong address goes to the right one, and the wrong one reads nothing more', async () => {
  const { server, admin, mailsTo, stranger } = await start()
  const invitation = { email: 'wrong@example.org', fullName: 'Meera Rao', role: 'mentee', language: 'en' } as const
  const id = (await admin.browser.call(managedUsers.invite, { body: invitation })).json().data._id
  await server.runWorker()
  const first = mailedToken(server, 'wrong@example.org')
  const email = 'meera.right@example.org'
  await admin.browser.call(accountHelp.correct, {
    params: { id },
    body: { fullName: 'Meera Rao', email, reason: 'Typed wrong' },
  })
  expect(await mailsTo('wrong@example.org')).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
  const choose = (token: string, to: string) =>
    stranger().call(auth.resetPassword, { body: { email: to, password: GOOD_PASSWORD, token } })
  expect(codeOf(await choose(first, 'wrong@example.org'))).toBe('LINK_INVALID')
  expect((await choose(mailedToken(server, email), email)).statusCode).toBe(200)
})

test('the address of an admin is changed by its owner alone, and nobody corrects or erases the own account here', async () => {
  const { server, admin } = await start()
  const other = await aPerson(server, 'admin')
  const correct = (id: string) =>
    admin.browser.call(accountHelp.correct, {
      params: { id },
      body: { fullName: 'Another Name', email: 'taken.over@example.org', reason: 'Test' },
    })
  expect(codeOf(await correct(other.userId))).toBe('STAFF_ADDRESS')
  expect(codeOf(await correct(admin.userId))).toBe('OWN_ACCOUNT')
  const own = { params: { id: admin.userId } }
  expect(codeOf(await admin.browser.call(accountHelp.requestErasure, { ...own, body: GROUND }))).toBe('OWN_ACCOUNT')
  expect(codeOf(await admin.browser.call(accountHelp.confirmErasure, own))).toBe('OWN_ACCOUNT')
})

test('erasing on request takes two of the staff; the owner takes it back within seven days, or everything goes', async () => {
  const { server, admin, detail, mailsTo, stranger } = await start()
  const second = await aSignedIn(server, 'admin')
  const person = await aSignedIn(server)
  const at = { params: { id: person.userId } }
  const request = () => admin.browser.call(accountHelp.requestErasure, { ...at, body: GROUND })
  expect((await request()).statusCode).toBe(201)
  expect(codeOf(await request())).toBe('ERASURE_REQUESTED')
  expect((await detail(person.userId)).erasure).toMatchObject({ ...GROUND, isOwn: true })
  expect(codeOf(await admin.browser.call(accountHelp.confirmErasure, at))).toBe('ERASURE_SECOND_PERSON')
  expect((await person.browser.call(users.getMe)).statusCode).toBe(200)
  const told = await server.deps.db
    .selectFrom('notifications')
    .select('userId')
    .where('kind', '=', 'erasure-requested')
    .execute()
  expect(told.map(({ userId }) => userId)).toContain(second.userId)
  expect((await second.browser.call(accountHelp.confirmErasure, at)).statusCode).toBe(200)
  expect((await person.browser.call(users.getMe)).statusCode).toBe(401)
  expect(await mailsTo(person.email)).toContain('Your Sopaan account will be erased')
  const token = mailedToken(server, person.email)
  expect((await stranger().call(auth.undoDeletion, { body: { token } })).statusCode).toBe(200)
  await signIn(person)
  await admin.browser.call(accountHelp.addNote, { ...at, body: { text: 'Called twice' } })
  await request()
  await second.browser.call(accountHelp.confirmErasure, at)
  server.clock.advance(7 * DAY_MS + 1)
  expect(await eraseDeleted(server.deps)).toBe(1)
  const rest = await server.deps.db.selectFrom('staffNotes').select('id').execute()
  expect(rest).toEqual([])
})

test('a request for erasing is taken back, and then there is none to confirm', async () => {
  const { server, admin, detail } = await start()
  const second = await aSignedIn(server, 'admin')
  const person = await aPerson(server)
  const at = { params: { id: person.userId } }
  await admin.browser.call(accountHelp.requestErasure, { ...at, body: { ground: 'parent', reason: 'By letter' } })
  expect((await second.browser.call(accountHelp.withdrawErasure, at)).statusCode).toBe(200)
  expect((await detail(person.userId)).erasure).toBeNull()
  expect((await second.browser.call(accountHelp.confirmErasure, at)).statusCode).toBe(404)
  expect((await second.browser.call(accountHelp.withdrawErasure, at)).statusCode).toBe(404)
})

test('helping with an account wants a fresh sign-in', async () => {
  const { server, admin } = await start()
  const person = await aPerson(server)
  server.clock.advance(FRESH_MS)
  await admin.browser.call(auth.refreshToken)
  const at = { params: { id: person.userId } }
  const body = { fullName: 'Kiran Rao', email: person.email, reason: 'Test' }
  const answers = [
    await admin.browser.call(accountHelp.sendResetLink, at),
    await admin.browser.call(accountHelp.correct, { ...at, body }),
    await admin.browser.call(accountHelp.requestErasure, { ...at, body: GROUND }),
    await admin.browser.call(accountHelp.confirmErasure, at),
    await admin.browser.call(accountHelp.withdrawErasure, at),
  ]
  expect(answers.map(codeOf)).toEqual(Array(5).fill('REAUTH_REQUIRED'))
})

test('notes of staff stand on the account, the newest first, until one is removed', async () => {
  const { server, admin, detail } = await start()
  const person = await aPerson(server)
  const add = (text: string) =>
    admin.browser.call(accountHelp.addNote, { params: { id: person.userId }, body: { text } })
  await add('Called about the refund')
  server.clock.advance(1_000)
  const newest = (await add('Called again')).json().data._id
  expect((await detail(person.userId)).notes.map(({ text }) => text)).toEqual([
    'Called again',
    'Called about the refund',
  ])
  const remove = () => admin.browser.call(accountHelp.removeNote, { params: { id: newest } })
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404])
  expect((await detail(person.userId)).notes).toHaveLength(1)
  const rows = Array.from({ length: 49 }, () => ({
    userId: person.userId,
    authorId: admin.userId,
    writtenAt: server.clock.now(),
    body: 'One more',
  }))
  await server.deps.db.insertInto('staffNotes').values(rows).execute()
  expect(codeOf(await add('Too many'))).toBe('STAFF_NOTES_FULL')
})
