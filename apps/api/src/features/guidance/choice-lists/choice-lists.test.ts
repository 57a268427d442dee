import { randomUUID } from 'node:crypto'
import { choiceLists, type OwnChoiceList, type OwnChoiceLists } from '@sopaan/contract/choice-lists'
import { notifications } from '@sopaan/contract/notifications'
import { users } from '@sopaan/contract/users'
import { choiceKeysOf } from '@sopaan/domain/choice-lists/choice-list'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { makeAccount } from '#api/features/account/accounts/accounts.service.ts'
import { removeAccountFacts } from '#api/features/account/accounts/erase.queries.ts'
import { loadShippedBook } from '#api/features/guidance/cutoffs/shipped-book.ts'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import { answerOf, openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { readPdfText } from '#api/testing/read-pdf.ts'
import { startApp } from '#api/testing/start-app.ts'
import { openBook } from './judged-choices.service.ts'
import { ownLists, purgeRemovedLists } from './own-lists.service.ts'
import { seedSampleLists } from './sample-lists.service.ts'
import { endGrant, grantList, readGrantedList } from './shared-lists.service.ts'

const TWO_POOLS = ['hs/open/neutral', 'os/obc-ncl/female'] as const
const server = await startApp({ config: { rateLimitScale: 10_000 } })
const { keys, book } = openBook((await loadShippedBook()).book)
/** Keys of choices of the shipped book, and those of two pools of one choice. */
const seats: string[] = choiceKeysOf(Array.from({ length: book.poolCount }, (_, pool) => keys.keyOf(pool))).slice(
  0,
  400,
)
expect(seats).toHaveLength(400)
afterAll(() => server.stop())

const SILCHAR =
  'national-institute-of-technology-silchar/electronics-and-communication-engineering-4-years-bachelor-of-technology'

const seat = (at: number): string => seats[at] ?? ''
const add = (person: Person, key: string) => answerOf(person.browser.call(choiceLists.addSeat, { body: { key } }))
const listsOf = async (person: Person): Promise<OwnChoiceLists> =>
  (await answerOf(person.browser.call(choiceLists.list))).data
const make = async (
  person: Person,
  keys: string[] = [],
  name = 'Dream',
  _id: string = randomUUID(),
): Promise<OwnChoiceList> => (await answerOf(person.browser.call(choiceLists.make, { body: { _id, name, keys } }))).data
const save = (
  person: Person,
  list: OwnChoiceList,
  change: Partial<Pick<OwnChoiceList, 'name' | 'keys' | 'version'>>,
) => {
  const { name, keys, version } = { ...list, ...change }
  return answerOf(person.browser.call(choiceLists.save, { params: { id: list._id }, body: { name, keys, version } }))
}

test('the bell says how many choices the chosen list holds, and of no other list', async () => {
  const person = await aSignedIn(server)
  const count = async () => (await answerOf(person.browser.call(notifications.list))).waiting.choices
  expect(await count()).toBe(0)
  await add(person, seat(0))
  await add(person, seat(1))
  expect(await count()).toBe(2)
  server.clock.advance(1_000)
  const other = await make(person, [seat(2)], 'Other')
  await person.browser.call(choiceLists.choose, { params: { id: other._id } })
  expect(await count()).toBe(1)
  await person.browser.call(choiceLists.remove, { params: { id: other._id } })
  expect(await count()).toBe(2)
})

test('the first bookmark makes the first list, later ones go behind it, and a seat taken off is gone', async () => {
  const person = await aSignedIn(server)
  const first = await answerOf(
    person.browser.call(choiceLists.addSeat, { body: { key: seat(0), firstName: 'मेरी सूची' } }),
  )
  expect([first.status, first.data.lists.length, first.data.lists[0].name]).toEqual([201, 1, 'मेरी सूची'])
  await add(person, seat(1))
  const { lists, chosenId } = await listsOf(person)
  expect(lists.map(({ keys }) => keys)).toEqual([[seat(0), seat(1)]])
  expect(chosenId).toBe(lists[0]?._id)
  const left = await answerOf(person.browser.call(choiceLists.removeSeat, { query: { key: seat(0) } }))
  expect(left.data.lists[0].keys).toEqual([seat(1)])
  expect((await answerOf(person.browser.call(choiceLists.removeSeat, { query: { key: seat(0) } }))).status).toBe(200)
})

test('a seat that stands on the list is refused in words, and one the book does not have is not found', async () => {
  const person = await aSignedIn(server)
  await add(person, seat(0))
  expect(await add(person, seat(0))).toMatchObject({ status: 409, code: 'SEAT_ON_LIST' })
  expect(await add(person, 'atlantis/sailing')).toMatchObject({ status: 404 })
  expect((await listsOf(person)).lists[0]?.keys).toEqual([seat(0)])
})

test('keys of seat pools, as pages and devices of before send them, are read as their choice, once, at the first place', async () => {
  const person = await aSignedIn(server)
  const [neutral, female] = TWO_POOLS.map((pool) => `${seat(0)}/${pool}`)
  const list = await make(person, [neutral ?? '', seat(1), female ?? ''])
  expect(list.keys).toEqual([seat(0), seat(1)])
  expect(await add(person, female ?? '')).toMatchObject({ status: 409, code: 'SEAT_ON_LIST' })
  expect((await save(person, list, { keys: [seat(2), female ?? '', neutral ?? ''] })).data.keys).toEqual([
    seat(2),
    seat(0),
  ])
  await person.browser.call(choiceLists.removeSeat, { query: { key: neutral ?? '' } })
  expect((await listsOf(person)).lists[0]?.keys).toEqual([seat(2)])
})

test('bookmarks go to the list that was chosen last', async () => {
  const person = await aSignedIn(server)
  const dream = await make(person, [], 'Dream')
  server.clock.advance(1_000)
  const safe = await make(person, [], 'Safe')
  server.clock.advance(1_000)
  await person.browser.call(choiceLists.choose, { params: { id: dream._id } })
  await add(person, seat(3))
  const { lists, chosenId } = await listsOf(person)
  expect(chosenId).toBe(dream._id)
  expect(lists.find(({ _id }) => _id === dream._id)?.keys).toEqual([seat(3)])
  expect(lists.find(({ _id }) => _id === safe._id)?.keys).toEqual([])
})

test('a new order and name are saved; a save made from an older version is refused and changes nothing', async () => {
  const person = await aSignedIn(server)
  const list = await make(person, [seat(0), seat(1), seat(2)])
  const saved = await save(person, list, { name: 'Better', keys: [seat(2), seat(0)] })
  expect(saved.data).toMatchObject({ name: 'Better', keys: [seat(2), seat(0)], version: list.version + 1 })
  expect(await save(person, list, { keys: [] })).toMatchObject({ status: 409, code: 'CHANGED_ELSEWHERE' })
  expect((await listsOf(person)).lists[0]?.keys).toEqual([seat(2), seat(0)])
})

test('an added seat counts as a change: a save that does not know of it is refused', async () => {
  const person = await aSignedIn(server)
  const list = await make(person, [seat(0)])
  await add(person, seat(1))
  expect((await save(person, list, { keys: [] })).code).toBe('CHANGED_ELSEWHERE')
})

test('no list takes a seat twice or more than 300, however it is sent', async () => {
  const person = await aSignedIn(server)
  const list = await make(person, seats.slice(0, 300))
  expect(list.keys).toEqual(seats.slice(0, 300))
  expect(await add(person, seat(301))).toMatchObject({
    status: 409,
    code: 'CHOICE_LIST_FULL',
    max: 300,
    message: 'This list is full: it holds 300 seats.',
  })
  expect((await listsOf(person)).lists[0]?.keys).toHaveLength(300)
  expect((await save(person, list, { keys: seats.slice(0, 301) })).code).toBe('INVALID_INPUT')
  expect((await save(person, list, { keys: [seat(0), seat(0)] })).code).toBe('INVALID_INPUT')
})

test('making a list again changes nothing; the twenty-first list is refused', async () => {
  const person = await aSignedIn(server)
  const first = await make(person, [seat(0)])
  expect(await make(person, [seat(0)], 'Dream', first._id)).toEqual(first)
  const other = await answerOf(
    person.browser.call(choiceLists.make, { body: { _id: first._id, name: 'Dream', keys: [] } }),
  )
  expect(other.code).toBe('CHANGED_ELSEWHERE')
  for (let at = 1; at < 20; at += 1) await make(person, [], `List ${at}`)
  expect(
    await answerOf(person.browser.call(choiceLists.make, { body: { _id: randomUUID(), name: 'One more', keys: [] } })),
  ).toMatchObject({
    status: 409,
    code: 'CHOICE_LISTS_FULL',
  })
})

test('a removed list comes back under its id for seven days, and then is gone', async () => {
  const person = await aSignedIn(server)
  const list = await make(person, [seat(0), seat(1)])
  await person.browser.call(choiceLists.remove, { params: { id: list._id } })
  expect((await listsOf(person)).lists).toEqual([])
  expect((await answerOf(person.browser.call(choiceLists.remove, { params: { id: list._id } }))).status).toBe(404)
  server.clock.advance(6 * 86_400_000)
  await purgeRemovedLists(server.deps)
  await signIn(person)
  const back = await make(person, list.keys, list.name, list._id)
  expect(back).toMatchObject({ _id: list._id, keys: list.keys })
  await person.browser.call(choiceLists.remove, { params: { id: list._id } })
  server.clock.advance(8 * 86_400_000)
  await purgeRemovedLists(server.deps)
  const rows = await server.deps.db.selectFrom('choiceLists').select('id').where('id', '=', list._id).execute()
  expect(rows).toEqual([])
})

test('AUTHZ-02: another person’s list is not found, by any call that names it', async () => {
  const [owner, stranger] = await Promise.all([aSignedIn(server), aSignedIn(server)])
  const list = await make(owner, [seat(0)])
  const calls = [
    answerOf(stranger.browser.call(choiceLists.make, { body: { _id: list._id, name: 'Mine', keys: [] } })),
    save(stranger, list, { keys: [] }),
    answerOf(stranger.browser.call(choiceLists.remove, { params: { id: list._id } })),
    answerOf(stranger.browser.call(choiceLists.choose, { params: { id: list._id } })),
    answerOf(stranger.browser.call(choiceLists.share, { params: { id: list._id }, body: { profile: null } })),
    answerOf(stranger.browser.call(choiceLists.withdraw, { params: { id: list._id } })),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect((await listsOf(owner)).lists).toEqual([list])
  expect((await listsOf(stranger)).lists).toEqual([])
})

test('lists of a device are taken in without losing or doubling anything, also when the device tries again', async () => {
  const person = await aSignedIn(server)
  await make(person, [seat(0), seat(1)], 'Dream')
  const device = [
    { _id: randomUUID(), name: 'dream', keys: [seat(1), seat(2)] },
    { _id: randomUUID(), name: 'Safe', keys: [seat(5)] },
  ]
  const merge = () => answerOf(person.browser.call(choiceLists.merge, { body: { lists: device } }))
  const taken = (await merge()).data as OwnChoiceLists
  expect(taken.lists.map(({ name, keys }) => [name, keys])).toEqual([
    ['Dream', [seat(0), seat(1), seat(2)]],
    ['Safe', [seat(5)]],
  ])
  expect((await merge()).data).toEqual(taken)
})

test('what a list cannot hold after a merge stands in a list of its own, once', async () => {
  const person = await aSignedIn(server)
  await make(person, seats.slice(0, 299), 'Dream')
  server.clock.advance(1_000)
  const device = [{ _id: randomUUID(), name: 'Dream', keys: seats.slice(297, 303) }]
  const merge = async () =>
    (await answerOf(person.browser.call(choiceLists.merge, { body: { lists: device } }))).data as OwnChoiceLists
  const { lists } = await merge()
  expect(lists.map(({ keys }) => keys.length)).toEqual([300, 3])
  expect(new Set(lists.flatMap(({ keys }) => keys))).toEqual(new Set(seats.slice(0, 303)))
  expect((await merge()).lists.map(({ keys }) => keys.length)).toEqual([300, 3])
})

test('a merge that would make too many lists takes nothing', async () => {
  const person = await aSignedIn(server)
  for (let at = 0; at < 20; at += 1) await make(person, [], `List ${at}`)
  const device = [
    { _id: randomUUID(), name: 'List 0', keys: [seat(0)] },
    { _id: randomUUID(), name: 'Another', keys: [seat(1)] },
  ]
  expect((await answerOf(person.browser.call(choiceLists.merge, { body: { lists: device } }))).code).toBe(
    'CHOICE_LISTS_FULL',
  )
  expect((await listsOf(person)).lists.flatMap(({ keys }) => keys)).toEqual([])
})

test('a link has 256 random bits, shows the seats alone, is not for search engines, and can be withdrawn', async () => {
  const person = await aSignedIn(server)
  const list = await make(person, [SILCHAR])
  const shared = (
    await answerOf(person.browser.call(choiceLists.share, { params: { id: list._id }, body: { profile: null } }))
  ).data as OwnChoiceList
  const token = shared.share?.token ?? ''
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const visitor = openBrowser(server.app.fastify)
  const answer = await visitor.call(choiceLists.readShared, { params: { token } })
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer.headers['cache-control']).toBe('no-store')
  const picture = await visitor.call(choiceLists.sharedPicture, { params: { token } })
  expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex, nofollow' })
  expect(picture.headers['cache-control']).toBe('no-store')
  const { data } = answer.json()
  expect(Object.keys(data).sort()).toEqual(['judged', 'keys', 'name', 'profile', 'sharedOn', 'stateChoices'])
  expect(data).toMatchObject({ name: 'Dream', profile: null })
  expect(data.judged.choices[0].verdict).toBeUndefined()
  expect(answer.payload).not.toContain(person.userId)
  expect(answer.payload).not.toContain('Kiran')
  await person.browser.call(choiceLists.withdraw, { params: { id: list._id } })
  expect((await visitor.call(choiceLists.readShared, { params: { token } })).statusCode).toBe(404)
  expect((await visitor.call(choiceLists.sharedPicture, { params: { token } })).statusCode).toBe(404)
  const again = (
    await answerOf(person.browser.call(choiceLists.share, { params: { id: list._id }, body: { profile: null } }))
  ).data as OwnChoiceList
  expect(again.share?.token).not.toBe(token)
})

test('a link shows ranks, category and state only when the owner says so, and keeps its address when that changes', async () => {
  const person = await aSignedIn(server)
  const list = await make(person, [SILCHAR])
  const profile = { main: 33_157, state: 'Assam' } as const
  const first = (
    await answerOf(person.browser.call(choiceLists.share, { params: { id: list._id }, body: { profile } }))
  ).data as OwnChoiceList
  const read = async () =>
    (
      await openBrowser(server.app.fastify).call(choiceLists.readShared, {
        params: { token: first.share?.token ?? '' },
      })
    ).json().data
  expect(await read()).toMatchObject({
    profile,
    judged: { choices: [{ verdict: { state: 'judged', rank: 33_157, rankKind: 'common' } }] },
  })
  const second = (
    await answerOf(person.browser.call(choiceLists.share, { params: { id: list._id }, body: { profile: null } }))
  ).data as OwnChoiceList
  expect(second.share).toEqual({ ...first.share, showsProfile: false })
  expect((await read()).profile).toBeNull()
})

test('a reader sees every seat in its place, those among them that the book does not have any more', async () => {
  const person = await aSignedIn(server)
  const list = await make(person, [SILCHAR, GONE, JAIPUR])
  const { share } = (
    await answerOf(person.browser.call(choiceLists.share, { params: { id: list._id }, body: { profile: null } }))
  ).data as OwnChoiceList
  const visitor = openBrowser(server.app.fastify)
  const { data } = (await visitor.call(choiceLists.readShared, { params: { token: share?.token ?? '' } })).json()
  expect(data.keys).toEqual([SILCHAR, GONE, JAIPUR])
  expect(data.judged.unknownKeys).toEqual([GONE])
})

test('the link of a removed list, and of an owner who left, is dead', async () => {
  const person = await aSignedIn(server)
  const visitor = openBrowser(server.app.fastify)
  const statusOf = async (list: OwnChoiceList) =>
    (await visitor.call(choiceLists.readShared, { params: { token: list.share?.token ?? '' } })).statusCode
  const share = async (list: OwnChoiceList): Promise<OwnChoiceList> =>
    (await answerOf(person.browser.call(choiceLists.share, { params: { id: list._id }, body: { profile: null } }))).data
  const removed = await share(await make(person))
  await person.browser.call(choiceLists.remove, { params: { id: removed._id } })
  expect(await statusOf(removed)).toBe(404)
  const kept = await share(await make(person, [], 'Kept'))
  expect(await statusOf(kept)).toBe(200)
  await server.deps.db
    .updateTable('users')
    .set({ status: 'deactivated', deactivatedAt: server.deps.now() })
    .where('id', '=', person.userId)
    .execute()
  expect(await statusOf(kept)).toBe(404)
})

test('the token of a link is not in the database as it is', async () => {
  const person = await aSignedIn(server)
  const list = await make(person)
  const { share } = (
    await answerOf(person.browser.call(choiceLists.share, { params: { id: list._id }, body: { profile: null } }))
  ).data as OwnChoiceList
  const row = await server.deps.db
    .selectFrom('choiceLists')
    .select(['shareTokenHash', 'shareTokenSealed'])
    .where('id', '=', list._id)
    .executeTakeFirstOrThrow()
  expect(row.shareTokenSealed?.includes(Buffer.from(share?.token ?? ''))).toBe(false)
  expect(row.shareTokenHash).toHaveLength(32)
})

test('a list is judged for whoever asks: by the right rank, with every round of five seasons', async () => {
  const answer = await server.request(choiceLists.judge, {
    body: { keys: [SILCHAR, 'gone/gone'], profile: { main: 33_157, state: 'Assam' } },
  })
  expect(answer.unknownKeys).toEqual(['gone/gone'])
  const [choice] = answer.choices
  expect(choice?.verdict).toMatchObject({ state: 'judged', rank: 33_157, rankKind: 'common' })
  const in2025 = answer.rounds.flatMap(({ season }, at) => (season === 2025 ? [choice?.pools[0]?.closings[at]] : []))
  // Source: JoSAA 2025, opening and closing ranks, rounds 1 to 6.
  expect(in2025).toEqual([34_934, 38_288, 38_427, 38_427, 38_427, 40_328])
  // NIT Silchar's sheet of 2025-26, NIRF Engineering 2025.
  expect(choice?.institute).toMatchObject({ feeInr: 147_000, nirf: 50 })
  const elsewhere = await server.request(choiceLists.judge, {
    body: { keys: [SILCHAR], profile: { main: 33_157, state: 'Kerala' } },
  })
  expect(elsewhere.choices[0]?.pools.map(({ quota }) => quota)).toEqual(['OS'])
  const reserved = { main: 33_157, state: 'Assam', category: 'SC' } as const
  const ofSc = await server.request(choiceLists.judge, { body: { keys: [SILCHAR], profile: reserved } })
  expect(ofSc.choices[0]?.institute.feeInr, 'what the sheet asks of SC, ST and PwD').toBe(22_000)
})

test('a profile without any rank is refused, and none at all judges nothing', async () => {
  await expect(
    server.request(choiceLists.judge, { body: { keys: [SILCHAR], profile: { state: 'Assam' } } }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const { choices } = await server.request(choiceLists.judge, { body: { keys: [SILCHAR] } })
  expect(choices[0]).not.toHaveProperty('verdict')
})

test('a list is read by whom its owner granted it, with what the grant shows, until the grant ends', async () => {
  const [owner, mentor, stranger] = await Promise.all([
    aSignedIn(server),
    aSignedIn(server, 'mentor'),
    aSignedIn(server),
  ])
  const list = await make(owner, [SILCHAR])
  const endsAt = new Date(server.deps.now().getTime() + 3_600_000)
  const grant = {
    listId: list._id,
    readerId: mentor.userId,
    profile: { main: 33_157, state: 'Assam' as const },
    endsAt,
  }
  await expect(grantList(server.deps, stranger, grant)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await grantList(server.deps, owner, grant)
  const seen = await readGrantedList(server.deps, mentor, list._id)
  expect([seen.name, seen.judged.choices[0]?.verdict?.state]).toEqual(['Dream', 'judged'])
  await expect(readGrantedList(server.deps, stranger, list._id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await grantList(server.deps, owner, { ...grant, profile: null })
  expect((await readGrantedList(server.deps, mentor, list._id)).profile).toBeNull()
  server.clock.advance(3_600_001)
  await expect(readGrantedList(server.deps, mentor, list._id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await grantList(server.deps, owner, { ...grant, endsAt: new Date(server.deps.now().getTime() + 1_000) })
  await endGrant(server.deps, owner, { listId: list._id, readerId: mentor.userId })
  await expect(readGrantedList(server.deps, mentor, list._id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('every change is in the audit trail, which stays whole', async () => {
  const person = await aSignedIn(server)
  const list = await make(person, [seat(0)])
  await save(person, list, { name: 'Other' })
  await add(person, seat(1))
  await person.browser.call(choiceLists.removeSeat, { query: { key: seat(1) } })
  await person.browser.call(choiceLists.share, { params: { id: list._id }, body: { profile: null } })
  await person.browser.call(choiceLists.withdraw, { params: { id: list._id } })
  await person.browser.call(choiceLists.remove, { params: { id: list._id } })
  const events = await server.deps.db
    .selectFrom('auditEvents')
    .select('action')
    .where('actorId', '=', person.userId)
    .where('action', 'like', 'choice-list.%')
    .orderBy('sequence')
    .execute()
  expect(events.map(({ action }) => action.replace('choice-list.', ''))).toEqual([
    'make',
    'change',
    'add',
    'drop',
    'share',
    'withdraw',
    'remove',
  ])
  expect(await checkTrail(server.deps)).toMatchObject({ ok: true })
})

test('DPDP-12: lists are in the person’s export, and go when the account is erased', async () => {
  const person = await aSignedIn(server)
  await make(person, [seat(0)])
  const { rawPayload } = await person.browser.call(users.exportMe)
  const data = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()))
  expect(data.choiceLists[0].keys).toEqual([seat(0)])
  await removeAccountFacts(server.deps.db, { id: person.userId, email: person.email, fullName: 'Kiran Das' })
  const rows = await server.deps.db.selectFrom('choiceLists').select('id').where('userId', '=', person.userId).execute()
  expect(rows).toEqual([])
})

const fileOf = async (format: 'csv' | 'xlsx' | 'pdf', more: Record<string, unknown> = {}) => {
  const browser = openBrowser(server.app.fastify)
  const body = { format, name: 'Dream', keys: [SILCHAR, JAIPUR], profile: { main: 33_157, state: 'Assam' }, ...more }
  return browser.call(choiceLists.file, { payload: body })
}
const GONE = 'institute-of-weaving-salem/textile-and-fibre-engineering-4-years-bachelor-of-technology'
const JAIPUR = 'malaviya-national-institute-of-technology-jaipur/civil-engineering-4-years-bachelor-of-technology'

test('a signed-out person takes a list along as CSV: the rows of the page in its order, with figures as figures', async () => {
  const answer = await fileOf('csv', { keys: [JAIPUR, GONE, SILCHAR] })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="choice-list.csv"')
  const lines = answer.payload.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  // Order and institute code first, as one types them in: JoSAA has MNIT Jaipur under 202 and NIT Silchar under 224.
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 3).join(' '))).toEqual([
    '1 202 Malaviya National Institute of Technology Jaipur',
    '2  Institute of Weaving Salem',
    '3 224 "National Institute of Technology',
  ])
  expect(lines[1]).toContain(',Civil Engineering (Bachelor of Technology),Other states (OS),')
  // JoSAA 2025, final round: NIT Silchar, ECE, HS closed at 40,328.
  expect(lines[3]).toContain(',40328,')
  expect(lines[2]).toMatch(
    /,Textile and Fibre Engineering \(Bachelor of Technology\),+No longer in the tables: renamed or ended$/,
  )
})

test('INJ-04: a name or key can begin no formula in a spreadsheet', async () => {
  const csv = await fileOf('csv', { name: '=HYPERLINK("http://evil")' })
  expect(csv.payload).not.toMatch(/(^|[,\n"])[=+@]/)
  const { 'xl/worksheets/sheet1.xml': sheet } = unzipSync((await fileOf('xlsx', { name: '=1+1' })).rawPayload)
  expect(strFromU8(sheet ?? new Uint8Array())).not.toContain('<f>')
})

test('an XLSX holds the same rows, figures as numbers', async () => {
  const answer = await fileOf('xlsx')
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  const files = unzipSync(answer.rawPayload)
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const texts = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())
  // The head, two seats, an empty row and two notes.
  expect(sheet.match(/<row /g)).toHaveLength(6)
  expect(texts).toContain('takes each college + branch once')
  expect(texts).toContain('75% in class 12')
  expect(sheet).toContain('<v>40328</v>')
  expect(texts.indexOf('Electronics and Communication')).toBeLessThan(texts.indexOf('Civil Engineering'))
})

test.each([
  ['en', 'Choice list: Dream', 'Judged for JEE Main common rank 33,157'],
  ['hi', 'Dream', '33,157'],
] as const)(
  'a PDF in %s is text, with the seats in their order and who they are judged for',
  async (language, ...words) => {
    const text = await readPdfText((await fileOf('pdf', { language, keys: [SILCHAR, GONE, JAIPUR] })).rawPayload)
    for (const each of [...words, 'Silchar', 'Weaving Salem', 'Malaviya']) expect(text).toContain(each)
    expect(text).toContain('75%')
    expect(text.indexOf('Silchar')).toBeLessThan(text.indexOf('Weaving Salem'))
    expect(text.indexOf('Weaving Salem')).toBeLessThan(text.indexOf('Malaviya'))
  },
)

test('B.Arch of an IIT has no chance in a file until the AAT is passed, and a chance at an end is no figure', async () => {
  const keys = [
    'indian-institute-of-technology-kharagpur/architecture-5-years-bachelor-of-architecture',
    'indian-institute-of-technology-kharagpur/civil-engineering-4-years-bachelor-of-technology',
  ]
  const linesFor = async (profile: Record<string, unknown>) =>
    (await fileOf('csv', { keys, profile })).payload.trimEnd().split('\r\n').slice(1)
  const [architecture, civil] = await linesFor({ advanced: 12_000 })
  expect(architecture).toContain('Needs AAT (Architecture Aptitude Test)')
  expect(architecture).not.toMatch(/Safe|Target|Dream|Under 8%/)
  // JoSAA 2026, round 5: Civil Engineering at Kharagpur, OPEN, closed long before 12,000.
  expect(civil).toContain(',Under 8%,under 1,12000,')
  const [passed] = await linesFor({ advanced: 12_000, aat: 'true' })
  expect(passed).toContain(',Safe,')
  expect(passed).not.toContain('AAT')
})

test('300 rows go into every format whole', async () => {
  const keys = seats.slice(0, 300)
  const csv = await fileOf('csv', { keys })
  expect(csv.payload.trimEnd().split('\r\n')).toHaveLength(301)
  const text = await readPdfText((await fileOf('pdf', { keys })).rawPayload)
  expect(text).toContain(' 300 ')
})

test('the sample mentee has a list of choices that the book knows, once, and nobody else has', async () => {
  const account = await makeAccount(server.deps, {
    email: 'mentee@sopaan.test',
    fullName: 'Sample Mentee',
    role: 'mentee',
    language: 'en',
    password: { hash: '', keyId: '' },
  })
  await seedSampleLists(server.deps)
  await seedSampleLists(server.deps)
  const { lists } = await ownLists(server.deps, { userId: account?.id ?? '' })
  expect(lists.map(({ name, keys }) => [name, keys.length])).toEqual([['Sample list', 7]])
})
