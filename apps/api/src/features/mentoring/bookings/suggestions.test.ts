import { randomUUID } from 'node:crypto'
import { bookings } from '@sopaan/contract/bookings'
import { choiceLists, type OwnChoiceLists } from '@sopaan/contract/choice-lists'
import { listSuggestions } from '@sopaan/contract/list-suggestions'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const HOUR = 3_600_000
const NITS = ['warangal', 'silchar', 'calicut'].map(
  (place) =>
    `national-institute-of-technology-${place}/computer-science-and-engineering-4-years-bachelor-of-technology`,
)
const [WARANGAL = '', SILCHAR = '', CALICUT = ''] = NITS

const server = await startApp({ config: { rateLimitScale: 100_000 } })
afterAll(() => server.stop())

/** A mentee whose list of two came with the booking of a mentor. */
async function start() {
  const [mentor, mentee] = [await aMentorWithHours(server), await aSignedIn(server)]
  await mentee.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date(server.deps.now().getTime() + 90 * 24 * HOUR)
  await grantCredits(server.deps, { userId: mentee.userId, purchaseId: randomUUID(), count: 3, expiresAt })
  const list = (
    await answerOf(
      mentee.browser.call(choiceLists.make, { body: { _id: randomUUID(), name: 'Mine', keys: [WARANGAL, SILCHAR] } }),
    )
  ).data
  const at = new Date((Math.ceil(server.deps.now().getTime() / HOUR) + 48) * HOUR - 30 * 60_000).toISOString()
  const { data } = await answerOf(
    mentee.browser.call(bookings.book, {
      body: { mentorId: mentor.userId, startsAt: at, question: 'Is this order right?', choiceListId: list._id },
    }),
  )
  const id: string = data._id
  const suggest = (body: object, by = mentor) =>
    answerOf(
      by.browser.call(listSuggestions.suggest, { params: { id }, payload: { reason: 'It closes later.', ...body } }),
    )
  const decide = (suggestionId: string, decision: string, by = mentee) =>
    answerOf(by.browser.call(listSuggestions.decide, { params: { id, suggestionId }, payload: { decision } }))
  const read = (by: Person) => answerOf(by.browser.call(listSuggestions.list, { params: { id } }))
  const keys = async () => {
    const { lists } = (await mentee.browser.call(choiceLists.list)).json().data as OwnChoiceLists
    return lists.find(({ _id }) => _id === list._id)?.keys
  }
  const notified = async ({ userId }: Person) =>
    (await server.deps.db.selectFrom('notifications').select('kind').where('userId', '=', userId).execute()).map(
      ({ kind }) => kind,
    )
  return { mentor, mentee, id, list, suggest, decide, read, keys, notified }
}

test('a mentor suggests; the student accepts or leaves each with one tap, takes it back with another; all is on the trail', async () => {
  const { mentor, mentee, id, suggest, decide, read, keys, notified } = await start()
  const { status, code } = await suggest({ kind: 'move', key: SILCHAR, position: 1 })
  expect(status, String(code)).toBe(201)
  const { data } = await suggest({ kind: 'add', key: CALICUT, position: 2 })
  expect(data).toMatchObject({ choices: 2, maySuggest: true })
  const [move, add] = data.suggestions
  expect(add).toMatchObject({ kind: 'add', position: 1, state: 'open', conflict: null, reason: 'It closes later.' })
  expect(add.college).toContain('Calicut')
  expect((await notified(mentee)).filter((kind) => kind === 'list-suggested')).toHaveLength(1)
  expect(await keys(), 'nothing changes until the student accepts').toEqual([WARANGAL, SILCHAR])

  await decide(move._id, 'accept')
  expect(await keys()).toEqual([SILCHAR, WARANGAL])
  await decide(add._id, 'accept')
  expect(await keys()).toEqual([SILCHAR, CALICUT, WARANGAL])
  expect((await notified(mentor)).filter((kind) => kind === 'list-decided')).toHaveLength(1)
  await decide(move._id, 'reopen')
  // Silchar stood second before it was moved, and stands second again, the choice that came meanwhile included.
  expect(await keys()).toEqual([CALICUT, SILCHAR, WARANGAL])
  await decide(move._id, 'decline')
  expect((await read(mentor)).data.suggestions.map(({ state }: { state: string }) => state)).toEqual([
    'declined',
    'accepted',
  ])
  const trail = await server.deps.db
    .selectFrom('auditEvents')
    .select('action')
    .where('targetId', '=', id)
    .where('action', 'like', '%-choice')
    .orderBy('sequence')
    .execute()
  expect(trail.map(({ action }) => action.replace(/^booking\.|-choice$/g, ''))).toEqual([
    ...['suggest', 'suggest', 'accept', 'accept', 'reopen', 'decline'],
  ])
})

test('a list that changed meanwhile loses nothing: what does not fit any more is said and cannot be accepted', async () => {
  const { mentee, list, suggest, decide, read, keys } = await start()
  await suggest({ kind: 'remove', key: SILCHAR })
  const { data } = await suggest({ kind: 'move', key: WARANGAL, position: 2 })
  const [remove, move] = data.suggestions
  await mentee.browser.call(choiceLists.save, {
    params: { id: list._id },
    body: { version: list.version, name: 'Mine', keys: [CALICUT, WARANGAL] },
  })
  const now = (await read(mentee)).data.suggestions
  expect(now).toMatchObject([
    { conflict: 'not-on-list', isListChanged: true },
    { conflict: null, isListChanged: true },
  ])
  expect((await decide(remove._id, 'accept')).code).toBe('SUGGESTION_UNFIT')
  expect(await keys()).toEqual([CALICUT, WARANGAL])
  expect((await decide(move._id, 'accept')).status).toBe(200)
  expect(await keys()).toEqual([CALICUT, WARANGAL])
  expect((await decide(move._id, 'accept')).code).toBe('SUGGESTION_DECIDED')
})

test('one is open for a choice: a second replaces it, and its author takes back what is not decided', async () => {
  const { mentor, id, suggest, decide } = await start()
  await suggest({ kind: 'move', key: SILCHAR, position: 1 })
  const { data } = await suggest({ kind: 'remove', key: SILCHAR, reason: 'Fees.' })
  expect(data.suggestions).toMatchObject([{ kind: 'remove', position: null, reason: 'Fees.' }])
  const suggestionId = data.suggestions[0]._id
  const withdraw = () => answerOf(mentor.browser.call(listSuggestions.withdraw, { params: { id, suggestionId } }))
  await decide(suggestionId, 'decline')
  expect((await withdraw()).code).toBe('SUGGESTION_DECIDED')
  await decide(suggestionId, 'reopen')
  expect((await withdraw()).data.suggestions).toEqual([])
})

test('what does not fit the list, says nothing or names no choice is refused', async () => {
  const { suggest } = await start()
  expect((await suggest({ kind: 'add', key: SILCHAR, position: 1 })).code).toBe('SUGGESTION_UNFIT')
  expect((await suggest({ kind: 'remove', key: CALICUT })).code).toBe('SUGGESTION_UNFIT')
  expect((await suggest({ kind: 'add', key: 'no-college/no-branch', position: 1 })).code).toBe('NOT_FOUND')
  for (const body of [
    { kind: 'move', key: SILCHAR },
    { kind: 'remove', key: SILCHAR, position: 1 },
    { kind: 'remove', key: SILCHAR, reason: ' ' },
  ])
    expect((await suggest(body)).code).toBe('INVALID_INPUT')
})

test('only the mentor of the booking suggests, while the list is shared; only its owner decides', async () => {
  const { mentor, mentee, list, suggest, decide, read } = await start()
  const [otherMentor, otherMentee] = [await aMentorWithHours(server), await aSignedIn(server)]
  const body = { kind: 'remove', key: SILCHAR }
  expect((await suggest(body, otherMentor)).code).toBe('NOT_FOUND')
  expect((await suggest(body, mentee)).status).toBe(403)
  expect((await read(otherMentee)).code).toBe('NOT_FOUND')
  const { data } = await suggest(body)
  const suggestionId = data.suggestions[0]._id
  expect((await decide(suggestionId, 'accept', mentor)).code).toBe('FORBIDDEN')
  expect((await decide(suggestionId, 'accept', otherMentee)).code).toBe('NOT_FOUND')
  await server.deps.db
    .updateTable('choiceListGrants')
    .set({ endsAt: server.deps.now() })
    .where('listId', '=', list._id)
    .execute()
  expect((await suggest(body)).code).toBe('NOT_FOUND')
  expect((await read(mentor)).data.maySuggest).toBe(false)
  expect((await decide(suggestionId, 'accept')).status, 'what was suggested stays the student’s to decide').toBe(200)
})

test('what is open is the student’s to decide weeks after the session and its messages closed; nothing new is suggested then', async () => {
  const { mentor, mentee, id, list, suggest, decide, read, keys, notified } = await start()
  await suggest({ kind: 'remove', key: WARANGAL })
  const { data } = await suggest({ kind: 'add', key: CALICUT, position: 1 })
  const [remove, add] = data.suggestions
  const endsAt = new Date(server.deps.now().getTime() - 60 * 24 * HOUR)
  const { db } = server.deps
  const times = { startsAt: new Date(endsAt.getTime() - HOUR), endsAt }
  await db
    .updateTable('bookings')
    .set({ state: 'held', ...times })
    .where('id', '=', id)
    .execute()
  await db.updateTable('choiceListGrants').set({ endsAt }).where('listId', '=', list._id).execute()
  const openOf = async () =>
    (await answerOf(mentee.browser.call(bookings.list, { query: { when: 'past' } }))).data.map(
      ({ openSuggestions }: { openSuggestions: number }) => openSuggestions,
    )
  expect((await suggest({ kind: 'remove', key: SILCHAR })).code).toBe('NOT_FOUND')
  expect((await read(mentor)).data.maySuggest).toBe(false)
  expect(await openOf()).toEqual([2])
  expect((await decide(add._id, 'accept')).status).toBe(200)
  expect((await decide(remove._id, 'decline')).status).toBe(200)
  expect(await keys()).toEqual([CALICUT, WARANGAL, SILCHAR])
  expect(await openOf()).toEqual([0])
  expect(await notified(mentor)).toContain('list-decided')
  // Thought better of, weeks later too.
  await decide(add._id, 'reopen')
  expect(await keys()).toEqual([WARANGAL, SILCHAR])
})

test('who blocked the other hears nothing more, and with a minor a number in a reason is hidden; a consent that ended closes it', async () => {
  const { mentor, mentee, id, suggest, read } = await start()
  await mentee.browser.call(bookings.block, { params: { id }, body: { isBlocked: true } })
  expect((await suggest({ kind: 'remove', key: SILCHAR })).code).toBe('BLOCKED')
  expect((await read(mentor)).data.maySuggest, 'no form is shown that would be refused').toBe(false)
  await mentee.browser.call(bookings.block, { params: { id }, body: { isBlocked: false } })
  const { db } = server.deps
  const asMinor = { birthMonth: '2010-01', parentState: 'confirmed' as const }
  await db.updateTable('users').set(asMinor).where('id', '=', mentee.userId).execute()
  const { data } = await suggest({ kind: 'remove', key: SILCHAR, reason: 'Call me: 98765 43210' })
  expect(data.suggestions[0].reason).not.toContain('43210')
  await db.updateTable('users').set({ parentState: 'none' }).where('id', '=', mentee.userId).execute()
  expect((await suggest({ kind: 'remove', key: WARANGAL })).code).toBe('MESSAGES_CLOSED')
})
