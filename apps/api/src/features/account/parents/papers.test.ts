import type { Call } from '@sopaan/contract/call'
import { managedParentPapers } from '@sopaan/contract/managed-parent-papers'
import { notifications } from '@sopaan/contract/notifications'
import { overview } from '@sopaan/contract/overview'
import { parents } from '@sopaan/contract/parents'
import { users } from '@sopaan/contract/users'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { eraseDeleted } from '#api/features/account/accounts/erase.service.ts'
import { answerOf, openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, mailedToken, parentCode, postPaper, signIn } from '#api/testing/people.ts'
import { memoryStore, startApp } from '#api/testing/start-app.ts'
import { clearPapers } from './papers.service.ts'

const DAY = 86_400_000
const ANSWER = { fullName: 'Meera Das', relation: 'mother', isAdult: true, noticeVersion: '2026-11', language: 'hi' }

async function start() {
  const stored = new Map<string, Buffer>()
  const server = await startApp({ config: { rateLimitScale: 1_000 }, outside: { files: memoryStore(stored) } })
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  const call = (name: 'confirm' | 'read' | 'withdraw', body: object) =>
    answerOf(openBrowser(server.app.fastify).call<Call>(parents[name], { payload: body, ip: '198.51.100.7' }))
  async function aChildWhoseParentAnswered() {
    const child = await aSignedIn(server)
    const parentEmail = `parent-of-${child.email}`
    const birthMonth = `${server.deps.now().getUTCFullYear() - 16}-01`
    await child.browser.call(users.updateMe, { body: { birthMonth } })
    await child.browser.call(parents.ask, { body: { email: parentEmail } })
    await server.runWorker()
    const token = mailedToken(server, parentEmail)
    await call('confirm', { token, code: await parentCode(server, token, parentEmail), ...ANSWER })
    return { child, parentEmail, token }
  }
  const { child, parentEmail, token } = await aChildWhoseParentAnswered()
  const read = async (link = token) => (await call('read', { token: link })).data
  const me = async () => (await child.browser.call(users.getMe)).json().data.user.parent
  const list = async (by = admin) => (await by.browser.call(managedParentPapers.list)).json().data
  const newest = async () => (await list())[0]._id as string
  const decide = (id: string, body: object, by = admin) =>
    by.browser.call(managedParentPapers.decide, { params: { id }, payload: body })
  const actions = async () =>
    (
      await server.deps.db
        .selectFrom('auditEvents')
        .select(['action', 'actorId'])
        .where('action', 'like', 'parent.%')
        .orderBy('sequence')
        .execute()
    ).map(({ action, actorId }) => `${action}${actorId === admin.userId ? ' by staff' : ''}`)
  return {
    stored,
    server,
    admin,
    child,
    parentEmail,
    token,
    aChildWhoseParentAnswered,
    call,
    read,
    me,
    list,
    newest,
    decide,
    actions,
  }
}

test('DPDP-03: a paper that staff accept gives the consent; its file is gone, and each look is on the trail', async () => {
  const { stored, server, admin, parentEmail, token, read, me, list, decide, actions } = await start()
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#4548f8' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer()
  expect((await postPaper(server, token, photo)).json().data).toMatchObject({
    state: 'answered',
    progress: { paper: { state: 'waiting', reason: null }, papersLeft: 4, canPay: false },
  })
  expect(await me()).toMatchObject({ state: 'asked', waitsFor: 'paper' })
  expect(stored.size).toBe(1)
  const [paper] = await list()
  expect(paper).toMatchObject({
    parentName: 'Meera Das',
    relation: 'mother',
    state: 'waiting',
    hasFile: true,
    isPdf: false,
  })
  const seen = await admin.browser.call(managedParentPapers.file, { params: { id: paper._id } })
  expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  expect(seen.headers['content-security-policy']).toContain('sandbox')
  expect(seen.rawPayload.includes('secret place'), 'drawn anew').toBe(false)

  expect((await decide(paper._id, { isAccepted: true })).json().data).toMatchObject({
    state: 'accepted',
    hasFile: false,
  })
  expect(stored.size, 'the file is deleted').toBe(0)
  expect((await admin.browser.call(managedParentPapers.file, { params: { id: paper._id } })).statusCode).toBe(404)
  expect(await read()).toMatchObject({ state: 'agreed', proof: 'paper', rupee: null, progress: null })
  expect(await me()).toMatchObject({ state: 'confirmed' })
  expect((await decide(paper._id, { isAccepted: true })).json().code).toBe('CHANGED_ELSEWHERE')
  expect(await actions()).toEqual([
    'parent.ask',
    'parent.send-code',
    'parent.answer',
    'parent.send-paper',
    'parent.look-at-paper by staff',
    'parent.confirm by staff',
    'parent.accept-paper by staff',
    'parent.delete-paper',
  ])
  await server.runWorker()
  expect(server.mails.findLast((mail) => mail.to === parentEmail)?.text).toContain('फाइल मिटा दी')
  const row = await server.deps.db.selectFrom('parentConsents').select(['proof', 'proofBy']).executeTakeFirst()
  expect(row).toEqual({ proof: 'paper', proofBy: admin.userId })
})

test('a refused paper tells the parent why by mail and on the page, tells the child, and another may be sent', async () => {
  const { stored, server, child, parentEmail, token, read, me, newest, decide } = await start()
  await postPaper(server, token)
  expect((await decide(await newest(), { isAccepted: false })).json().code).toBe('INVALID_INPUT')
  await decide(await newest(), { isAccepted: false, reason: 'The name cannot be read.' })
  expect(stored.size).toBe(0)
  expect((await read()).progress).toMatchObject({ paper: { state: 'refused', reason: 'The name cannot be read.' } })
  expect(await me()).toMatchObject({ state: 'asked', waitsFor: 'proof' })
  await server.runWorker()
  const mail = server.mails.findLast(({ to }) => to === parentEmail)
  expect(mail?.subject).toBe('Kiran के लिए आपका कागज नहीं चला')
  expect(mail?.text).toContain('The name cannot be read.')
  const bell = (await child.browser.call(notifications.list)).json().data
  expect(bell.map(({ kind }: { kind: string }) => kind)).toContain('parent-paper-refused')
  const next = mailedToken(server, parentEmail)
  expect((await postPaper(server, next)).statusCode).toBe(200)
  await decide(await newest(), { isAccepted: true })
  expect((await read(next)).state).toBe('agreed')
})

test('papers are for staff alone, those that wait first and the oldest of them on top', async () => {
  const { server, admin, child, token, aChildWhoseParentAnswered, list, newest, decide } = await start()
  await postPaper(server, token)
  const first = await newest()
  server.clock.advance(3 * 60_000)
  const second = await aChildWhoseParentAnswered()
  await postPaper(server, second.token)
  expect((await list()).map(({ _id }: { _id: string }) => _id)[0]).toBe(first)
  await decide(first, { isAccepted: true })
  expect((await list()).map(({ state }: { state: string }) => state)).toEqual(['waiting', 'accepted'])
  const mentor = await aSignedIn(server, 'mentor')
  for (const person of [child, mentor]) {
    expect((await person.browser.call(managedParentPapers.list)).json().code).toBe('FORBIDDEN')
    expect((await person.browser.call(managedParentPapers.file, { params: { id: first } })).json().code).toBe(
      'FORBIDDEN',
    )
    expect((await decide(first, { isAccepted: true }, person)).json().code).toBe('FORBIDDEN')
  }
  const found = async (query: object) =>
    (await admin.browser.call(managedParentPapers.list, { query: query as never }))
      .json()
      .data.map(({ state }: { state: string }) => state)
  expect(await found({ state: 'accepted' })).toEqual(['accepted'])
  expect(await found({ sort: 'state' })).toEqual(['accepted', 'waiting'])
  expect(await found({ q: 'nobody of this name' })).toEqual([])
  const file = await admin.browser.call(managedParentPapers.csv, { query: { state: 'waiting' } })
  expect(file.body.trim().split('\r\n').at(-1)).toBe('# whole: 1 papers')
  expect((await mentor.browser.call(managedParentPapers.csv)).json().code).toBe('FORBIDDEN')
  const needs = (await admin.browser.call(overview.find)).json().data.needs
  expect(needs).toContainEqual(expect.objectContaining({ key: 'parentPapers', count: 1 }))
})

test('what is no photo and no plain PDF is not stored, nor what the child’s own browser sends, and five papers are the most', async () => {
  const { stored, server, child, token } = await start()
  const codeOf = async (bytes: Buffer) => (await postPaper(server, token, bytes)).json().code
  expect(await codeOf(Buffer.from('<html><script>alert(1)</script>'))).toBe('PAPER_TYPE')
  expect(await codeOf(Buffer.from('%PDF-1.7\n/Encrypt 5 0 R\n%%EOF'))).toBe('PAPER_TYPE')
  expect(await codeOf(Buffer.from('%PDF-1.7\n/OpenAction<</JS(app.alert(1))>>\n%%EOF'))).toBe('PAPER_TYPE')
  expect(await codeOf(Buffer.from('ffd8ffe000', 'hex'))).toBe('PICTURE_UNREADABLE')
  expect((await postPaper(server, token, undefined, child.browser)).json().code).toBe('LINK_INVALID')
  expect((await postPaper(server, 'x'.repeat(43))).json().code).toBe('LINK_INVALID')
  expect(stored.size).toBe(0)
  for (let sent = 1; sent <= 5; sent++) {
    expect((await postPaper(server, token)).statusCode).toBe(200)
    expect(stored.size, 'the one before gave way').toBe(1)
  }
  expect((await postPaper(server, token)).json().code).toBe('PARENT_TRIES_USED')
})

test('a file is deleted after 30 days, with the yes that is taken back, with a new ask and with the account', async () => {
  const { stored, server, admin, child, token, aChildWhoseParentAnswered, call } = await start()
  await postPaper(server, token)
  server.clock.advance(30 * DAY - 1)
  await clearPapers(server.deps)
  expect(stored.size).toBe(1)
  server.clock.advance(1)
  await clearPapers(server.deps)
  expect(stored.size).toBe(0)
  await signIn(child)
  await signIn(admin)

  const withdrawn = await aChildWhoseParentAnswered()
  await postPaper(server, withdrawn.token)
  expect((await call('withdraw', { token: withdrawn.token })).data).toMatchObject({ state: 'withdrawn', proof: null })
  expect(stored.size).toBe(0)

  const again = await aChildWhoseParentAnswered()
  await postPaper(server, again.token)
  server.clock.advance(2 * 60_000)
  await again.child.browser.call(parents.ask, { body: { email: again.parentEmail } })
  expect(stored.size).toBe(0)
  expect((await call('read', { token: again.token })).code).toBe('LINK_INVALID')

  const gone = await aChildWhoseParentAnswered()
  await postPaper(server, gone.token)
  await gone.child.browser.call(users.deleteMe, { body: { password: gone.child.password } })
  server.clock.advance(7 * DAY + 1)
  await eraseDeleted(server.deps)
  expect(stored.size).toBe(0)
})
