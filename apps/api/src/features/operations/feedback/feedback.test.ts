import { randomUUID } from 'node:crypto'
import type { RequestInput } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import {
  adminFeedback,
  type Feedback,
  feedbacks,
  type ModeratedFeedback,
  type Testimonial,
} from '@sopaan/contract/feedback'
import { notifications } from '@sopaan/contract/notifications'
import { users } from '@sopaan/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { noteParent } from '#api/features/account/accounts/accounts.service.ts'
import { eraseDeleted } from '#api/features/account/accounts/erase.service.ts'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const WORDS = 'The predictor told me in June what came true in July.'
const FORM = { message: WORDS, category: 'predictor', starRating: 5, mayBeShown: true } as const
/** The tests' clock stands in June 2026: born in May 2008 is an adult, in July 2008 a minor. */
const ADULT = '2008-05'
const MINOR = '2008-07'

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  const { deps } = server
  const bornIn = async (birthMonth: string | null) => {
    const person = await aSignedIn(server)
    await deps.db.updateTable('users').set({ birthMonth }).where('id', '=', person.userId).execute()
    return person
  }
  const submit = async (person: Person, form: object = FORM) => {
    const answer = await person.browser.call(feedbacks.submit, { payload: form })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return JSON.parse(answer.body).data as Feedback
  }
  const edit = (person: Person, id: string, body: object) =>
    person.browser.call(feedbacks.edit, { params: { id }, body })
  const decide = (admin: Person, id: string, body: object) =>
    admin.browser.call(adminFeedback.moderate, { params: { id }, payload: body })
  const history = async (person: Person) =>
    JSON.parse((await person.browser.call(feedbacks.history)).body).data as Feedback[]
  const shown = async (person: Person) =>
    JSON.parse((await person.browser.call(feedbacks.testimonials)).body).data as Testimonial[]
  return { ...server, server, bornIn, submit, edit, decide, history, shown }
}

test('feedback that was submitted waits, stands in the history, and its id in the account (R120, R313)', async () => {
  const { bornIn, submit, history } = await start()
  const mentee = await bornIn(ADULT)
  const feedback = await submit(mentee)
  expect(feedback).toMatchObject({ ...FORM, status: 'pending', reason: null })
  expect(await history(mentee)).toEqual([feedback])
  const me = JSON.parse((await mentee.browser.call(users.getMe)).body)
  expect(me.data.user.feedbacks).toEqual([feedback._id])
})

test.each([
  ['nine characters', { message: 'Nine char' }],
  ['a thousand and one', { message: 'x'.repeat(1_001) }],
  ['spaces around too few', { message: '   short   ' }],
  ['no star', { starRating: 0 }],
  ['six stars', { starRating: 6 }],
  ['half a star', { starRating: 4.5 }],
  ['a category of its own', { category: 'food' }],
])('S10: feedback of %s is refused', async (_, wrong) => {
  const { bornIn } = await start()
  const mentee = await bornIn(ADULT)
  const answer = await mentee.browser.call(feedbacks.submit, { payload: { ...FORM, ...wrong } })
  expect([answer.statusCode, JSON.parse(answer.body).errors[0].path]).toEqual([422, Object.keys(wrong)[0]])
})

test('S10: 10 and 1,000 characters are taken, and the consent to be shown is never presumed', async () => {
  const { bornIn, submit } = await start()
  const mentee = await bornIn(ADULT)
  const { mayBeShown: _, ...silent } = FORM
  expect((await submit(mentee, { ...silent, message: 'Ten chars!' })).mayBeShown).toBe(false)
  expect((await submit(mentee, { ...silent, message: 'y'.repeat(1_000) })).message).toHaveLength(1_000)
})

test('W19: one form sent twice is one feedback, told to staff once', async () => {
  const { server, bornIn, submit, history, deps } = await start()
  await aSignedIn(server, 'admin')
  const mentee = await bornIn(ADULT)
  const form = { ...FORM, idempotencyKey: randomUUID() }
  const first = await submit(mentee, form)
  expect(await submit(mentee, form)).toEqual(first)
  expect(await history(mentee)).toHaveLength(1)
  expect(await deps.db.selectFrom('notifications').select('kind').execute()).toEqual([{ kind: 'feedback-waiting' }])
})

test('W19: the same Idempotency-Key answers the same, and refuses another body', async () => {
  const { bornIn, history } = await start()
  const mentee = await bornIn(ADULT)
  const send = (body: object) =>
    mentee.browser.call(feedbacks.submit, { payload: body, headers: { 'idempotency-key': 'one-form' } })
  const [first, again, other] = [await send(FORM), await send(FORM), await send({ ...FORM, starRating: 1 })]
  expect(again.body).toBe(first.body)
  expect(JSON.parse(other.body).code).toBe('IDEMPOTENCY_MISMATCH')
  expect(await history(mentee)).toHaveLength(1)
})

test('R238, R313, C23: everybody writes feedback to staff; to have it shown an age is needed, and under 18 a parent', async () => {
  const { deps, bornIn, submit, edit, history } = await start()
  const [unknown, minor] = [await bornIn(null), await bornIn(MINOR)]
  const codes = async (person: Person) =>
    JSON.parse((await person.browser.call(feedbacks.submit, { body: FORM })).body).code
  expect([await codes(unknown), await codes(minor)]).toEqual(['AGE_REQUIRED', 'PARENT_CONSENT_REQUIRED'])
  const quiet = { ...FORM, mayBeShown: false }
  for (const person of [unknown, minor]) {
    const { _id } = await submit(person, quiet)
    expect((await edit(person, _id, { starRating: 2 })).statusCode).toBe(200)
    expect(JSON.parse((await edit(person, _id, { mayBeShown: true })).body).code).toMatch(/_REQUIRED$/)
    expect(await history(person)).toMatchObject([{ _id, starRating: 2, mayBeShown: false }])
  }
  await noteParent(deps, minor.userId, { state: 'confirmed', email: 'parent@example.org' })
  const { _id } = await submit(minor)
  await noteParent(deps, minor.userId, { state: 'none', email: null })
  expect(JSON.parse((await edit(minor, _id, { starRating: 1 })).body).code).toBe('PARENT_CONSENT_REQUIRED')
})

test('W21, R6: only what is approved and was allowed is public, with a first name and nothing else of a person', async () => {
  const { server, bornIn, submit, decide, shown } = await start()
  const [admin, mentee] = [await aSignedIn(server, 'admin'), await bornIn(ADULT)]
  const waiting = await submit(mentee)
  const rejected = await submit(mentee)
  const quiet = await submit(mentee, { ...FORM, mayBeShown: false })
  const open = await submit(mentee)
  await decide(admin, rejected._id, { status: 'rejected', reason: 'It names another person.' })
  for (const { _id } of [quiet, open]) await decide(admin, _id, { status: 'approved' })
  expect(waiting.status).toBe('pending')
  expect(await shown(mentee)).toEqual([
    {
      _id: open._id,
      message: WORDS,
      category: 'predictor',
      starRating: 5,
      firstName: 'Kiran',
      createdAt: open.createdAt,
    },
  ])
})

test('public testimonials may be kept for a minute by anybody, and set no cookie', async () => {
  const { server } = await start()
  const answer = await server.app.fastify.inject(urlOf(feedbacks.testimonials, {}))
  expect(answer.headers['cache-control']).toBe(
    'public, max-age=60, stale-while-revalidate=600, s-maxage=60, stale-if-error=86400',
  )
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('S10: editing approved feedback makes it wait again and takes it off the public page; staff are told', async () => {
  const { server, clock, bornIn, submit, edit, decide, shown, deps } = await start()
  const [admin, mentee] = [await aSignedIn(server, 'admin'), await bornIn(ADULT)]
  const { _id } = await submit(mentee)
  await decide(admin, _id, { status: 'approved' })
  clock.advance(1_000)
  const answer = await edit(mentee, _id, { message: `${WORDS} And in August.` })
  expect(JSON.parse(answer.body).data).toMatchObject({ status: 'pending', starRating: 5, reason: null })
  expect(await shown(mentee)).toEqual([])
  const told = await deps.db.selectFrom('notifications').select('kind').where('userId', '=', admin.userId).execute()
  expect(told.map(({ kind }) => kind)).toEqual(['feedback-waiting', 'feedback-waiting'])
})

test('taking back the consent hides it at once and asks nobody; giving it again waits for a look', async () => {
  const { server, bornIn, submit, edit, decide, shown } = await start()
  const [admin, mentee] = [await aSignedIn(server, 'admin'), await bornIn(ADULT)]
  const { _id } = await submit(mentee)
  await decide(admin, _id, { status: 'approved' })
  expect(await shown(mentee)).toHaveLength(1)
  const hidden = await edit(mentee, _id, { mayBeShown: false })
  expect(JSON.parse(hidden.body).data.status).toBe('approved')
  expect(await shown(mentee)).toEqual([])
  const again = await edit(mentee, _id, { mayBeShown: true })
  expect(JSON.parse(again.body).data.status).toBe('pending')
})

test('who has become a mentor reads the feedback of before, is told of it, and takes it off the public page; writes none', async () => {
  const { server, bornIn, submit, edit, decide, history, shown } = await start()
  const person = await bornIn(ADULT)
  const { _id } = await submit(person)
  await server.deps.db.updateTable('users').set({ role: 'mentor' }).where('id', '=', person.userId).execute()
  await decide(await aSignedIn(server, 'admin'), _id, { status: 'approved' })
  expect(await history(person)).toMatchObject([{ _id, status: 'approved' }])
  const told = JSON.parse((await person.browser.call(notifications.list)).body).data
  expect(told).toMatchObject([{ kind: 'feedback-approved', link: '/mentee-dashboard/feedback' }])
  expect(await shown(person)).toHaveLength(1)
  expect((await edit(person, _id, { mayBeShown: false })).statusCode).toBe(200)
  expect(await shown(person)).toEqual([])
  const sent = await person.browser.call(feedbacks.submit, { body: FORM })
  expect([sent.statusCode, JSON.parse(sent.body).code]).toEqual([403, 'FORBIDDEN'])
})

test('an edit that changes nothing leaves the approval', async () => {
  const { server, bornIn, submit, edit, decide } = await start()
  const [admin, mentee] = [await aSignedIn(server, 'admin'), await bornIn(ADULT)]
  const { _id } = await submit(mentee)
  await decide(admin, _id, { status: 'approved' })
  expect(JSON.parse((await edit(mentee, _id, FORM)).body).data.status).toBe('approved')
})

test('a testimonial of an account that sleeps is not shown; of a minor whose parent took the consent back, neither', async () => {
  const { server, deps, bornIn, submit, decide, shown } = await start()
  const admin = await aSignedIn(server, 'admin')
  const [adult, minor] = [await bornIn(ADULT), await bornIn(MINOR)]
  await noteParent(deps, minor.userId, { state: 'confirmed', email: 'parent@example.org' })
  for (const person of [adult, minor]) await decide(admin, (await submit(person))._id, { status: 'approved' })
  expect(await shown(admin)).toHaveLength(2)
  await noteParent(deps, minor.userId, { state: 'none', email: null })
  await adult.browser.call(users.deactivateAccount, { body: { reason: 'A pause.' } })
  expect(await shown(admin)).toEqual([])
})

test('C24, DPDP-13: once an account is erased its testimonial says Former student, and what was not public is gone', async () => {
  const { server, deps, clock, bornIn, submit, decide, shown } = await start()
  const [admin, mentee] = [await aSignedIn(server, 'admin'), await bornIn(ADULT)]
  await decide(admin, (await submit(mentee))._id, { status: 'approved' })
  await submit(mentee)
  await mentee.browser.call(users.deleteMe, { body: { password: mentee.password } })
  expect(await shown(admin)).toEqual([])
  clock.advance(8 * 86_400_000)
  await eraseDeleted(deps)
  expect((await shown(admin)).map(({ firstName }) => firstName)).toEqual(['Former student'])
  expect(await deps.db.selectFrom('feedbacks').select('status').execute()).toEqual([{ status: 'approved' }])
})

test('AUTHZ-02: another’s feedback is not found', async () => {
  const { bornIn, submit, edit, history } = await start()
  const [one, other] = [await bornIn(ADULT), await bornIn(ADULT)]
  const { _id } = await submit(one)
  expect((await edit(other, _id, { starRating: 1 })).statusCode).toBe(404)
  expect(await history(other)).toEqual([])
  expect(await history(one)).toMatchObject([{ starRating: 5 }])
})

test('R298: a rejection says why, its author reads the reason and is told of it', async () => {
  const { server, bornIn, submit, decide, history, runWorker, mails } = await start()
  const [admin, mentee] = [await aSignedIn(server, 'admin'), await bornIn(ADULT)]
  const { _id } = await submit(mentee)
  expect((await decide(admin, _id, { status: 'rejected' })).statusCode).toBe(422)
  await decide(admin, _id, { status: 'rejected', reason: 'It names another person.' })
  await decide(admin, _id, { status: 'rejected', reason: 'It names another person.' })
  expect(await history(mentee)).toMatchObject([{ status: 'rejected', reason: 'It names another person.' }])
  const told = JSON.parse((await mentee.browser.call(notifications.list)).body)
  expect(told.data.map(({ body }: { body: string }) => body)).toEqual([
    'Reason: It names another person. You can edit it.',
  ])
  await runWorker()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[mentee.email, 'Your feedback was not approved']])
})

test('staff decide on the words they read: what was changed meanwhile is refused', async () => {
  const { server, clock, bornIn, submit, edit, decide, shown } = await start()
  const [admin, mentee] = [await aSignedIn(server, 'admin'), await bornIn(ADULT)]
  const read = await submit(mentee)
  clock.advance(1_000)
  await edit(mentee, read._id, { message: 'Something quite different now.' })
  const answer = await decide(admin, read._id, { status: 'approved', changedAt: read.changedAt })
  expect([answer.statusCode, JSON.parse(answer.body).code]).toEqual([409, 'CHANGED_ELSEWHERE'])
  expect(await shown(mentee)).toEqual([])
})

test('R299: staff list all feedback, what waits first, or that of one person or state; each look is in the trail', async () => {
  const { server, deps, clock, bornIn, submit, decide } = await start()
  const [admin, one, other] = [await aSignedIn(server, 'admin'), await bornIn(ADULT), await bornIn(ADULT)]
  const approved = await submit(one)
  clock.advance(1_000)
  const waiting = await submit(one)
  clock.advance(1_000)
  const newest = await submit(other)
  await decide(admin, newest._id, { status: 'approved' })
  await decide(admin, approved._id, { status: 'approved' })
  const list = async (query: RequestInput<typeof adminFeedback.list>['query']) => {
    const answer = (await admin.browser.call(adminFeedback.list, { query })).json()
    return { ...answer, ids: answer.data.map((row: ModeratedFeedback) => row._id) }
  }
  expect(await list({})).toMatchObject({ ids: [waiting._id, newest._id, approved._id], pending: 1, page: { total: 3 } })
  expect((await list({ userId: one.userId })).ids).toEqual([waiting._id, approved._id])
  expect((await list({ status: 'approved', limit: 1, page: 2 })).ids).toEqual([approved._id])
  expect((await list({ category: 'plans' })).ids).toEqual([])
  const looks = await deps.db
    .selectFrom('auditEvents')
    .select(['actorId', 'targetType', 'targetId', 'change'])
    .where('action', '=', 'feedback.look')
    .orderBy('sequence')
    .execute()
  expect(looks).toHaveLength(4)
  expect(looks[1]).toEqual({
    actorId: admin.userId,
    targetType: 'user',
    targetId: one.userId,
    change: { userId: { after: one.userId }, page: { after: 1 } },
  })
})

test('feedback is searched by its words and by the name of its author, and a per cent sign is one', async () => {
  const { server, bornIn, submit } = await start()
  const [admin, one, other] = [await aSignedIn(server, 'admin'), await bornIn(ADULT), await bornIn(ADULT)]
  await server.deps.db.updateTable('users').set({ fullName: 'Kavya Menon' }).where('id', '=', one.userId).execute()
  const byName = await submit(one, { ...FORM, message: 'The planner is kind to me.' })
  const byWords = await submit(other, { ...FORM, message: 'It said 90% sure, and so it came.' })
  const found = async (q: string) => {
    const answer = await admin.browser.call(adminFeedback.list, { query: { q } })
    const { data, page } = answer.json()
    return [page.total, ...data.map((row: ModeratedFeedback) => row._id)]
  }
  expect(await found('kavya')).toEqual([1, byName._id])
  expect(await found('90% SURE')).toEqual([1, byWords._id])
  expect(await found('9%sure')).toEqual([0])
  expect(await found('_')).toEqual([0])
})

test('what staff remove is gone, from the history and the public page', async () => {
  const { server, bornIn, submit, decide, history, shown } = await start()
  const [admin, mentee] = [await aSignedIn(server, 'admin'), await bornIn(ADULT)]
  const { _id } = await submit(mentee)
  await decide(admin, _id, { status: 'approved' })
  const remove = () => admin.browser.call(adminFeedback.remove, { params: { id: _id } })
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404])
  expect([await history(mentee), await shown(mentee)]).toEqual([[], []])
})

test('LOG-04: the trail tells of every step of feedback, without its words', async () => {
  const { server, deps, bornIn, submit, edit, decide } = await start()
  const [admin, mentee] = [await aSignedIn(server, 'admin'), await bornIn(ADULT)]
  const { _id } = await submit(mentee)
  await edit(mentee, _id, { message: `${WORDS} Again.`, starRating: 4 })
  await decide(admin, _id, { status: 'approved' })
  const rows = await deps.db
    .selectFrom('auditEvents')
    .select(['action', 'actorRole', 'change'])
    .where('targetType', '=', 'feedback')
    .orderBy('sequence')
    .execute()
  expect(rows.map(({ action, actorRole }) => [action, actorRole])).toEqual([
    ['feedback.submit', 'mentee'],
    ['feedback.edit', 'mentee'],
    ['feedback.moderate', 'admin'],
  ])
  expect(rows[1]?.change).toMatchObject({ starRating: { before: 5, after: 4 } })
  expect(JSON.stringify(rows)).not.toContain('came true')
  expect(await checkTrail(deps)).toMatchObject({ ok: true })
})
