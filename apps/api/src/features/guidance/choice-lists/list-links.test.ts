import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@sopaan/contract/call'
import { type FamilyList, listLinks } from '@sopaan/contract/list-links'
import { afterAll, expect, test } from 'vitest'
import { answerOf, openBrowser } from '#api/testing/browser.ts'
import { startApp } from '#api/testing/start-app.ts'
import { purgeRemovedLists } from './own-lists.service.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(() => server.stop())

const ECE = 'electronics-and-communication-engineering-4-years-bachelor-of-technology'
const SILCHAR = `national-institute-of-technology-silchar/${ECE}`
const WARANGAL = `national-institute-of-technology-warangal/${ECE}`
/** A girl of Kerala with a category rank: seats of other states in both places. */
const PROFILE = { main: 33_157, mainCategory: 9_000, category: 'OBC-NCL', state: 'Kerala', gender: 'female' } as const

const visitor = () => openBrowser(server.app.fastify)
const create = async (more: object = {}) => {
  const body = { keys: [WARANGAL, SILCHAR], profile: PROFILE, showsProfile: false, language: 'hi', ...more }
  const answer = await answerOf(visitor().call(listLinks.create, { payload: body }))
  return { ...answer, ...answer.data } as { status: number; token: string; deleteCode: string; endsOn: string }
}
const read = async (token: string, reader?: string) =>
  (await answerOf(visitor().call(listLinks.read, { params: { token }, query: { reader } }))).data as FamilyList

test('a link without an account shows chances, and neither ranks nor category nor the seat that would tell them', async () => {
  const { status, token } = await create()
  expect(status).toBe(201)
  const answer = await visitor().call(listLinks.read, { params: { token } })
  expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
  const data: FamilyList = answer.json().data
  expect(data).toMatchObject({ language: 'hi', profile: null, comments: [], ownHearts: [] })
  expect(data.choices.map(({ key }) => key)).toEqual([WARANGAL, SILCHAR])
  expect(data.choices.every(({ chance }) => chance !== undefined)).toBe(true)
  for (const secret of ['33157', '9000', 'OBC', 'Kerala', 'female']) expect(answer.payload).not.toContain(secret)
  const shown = await create({ showsProfile: true })
  expect((await read(shown.token)).profile).toMatchObject({ main: '33157', category: 'OBC-NCL' })
  const plain = await create({ profile: undefined })
  expect((await read(plain.token)).choices[0]).not.toHaveProperty('chance')
})

test('token and code are 256 random bits, and the database holds neither as it is', async () => {
  const { token, deleteCode } = await create()
  for (const secret of [token, deleteCode]) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  const rows = await server.deps.db.selectFrom('listLinks').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(deleteCode)
})

test('who has the code puts another list behind the link and deletes it with all that was left there; nobody else does', async () => {
  const { token, deleteCode } = await create()
  const other = await create()
  const content = { keys: [SILCHAR], profile: PROFILE, showsProfile: false, language: 'en' as const }
  expect(
    (
      await answerOf(
        visitor().call(listLinks.replace, { params: { token }, body: { ...content, deleteCode: other.deleteCode } }),
      )
    ).status,
  ).toBe(404)
  expect(
    (await answerOf(visitor().call(listLinks.replace, { params: { token }, body: { ...content, deleteCode } }))).status,
  ).toBe(200)
  expect((await read(token)).choices.map(({ key }) => key)).toEqual([SILCHAR])
  await visitor().call(listLinks.comment, {
    params: { token },
    body: { reader: randomUUID(), from: 'mother', text: 'Near home' },
  })
  expect(
    (await answerOf(visitor().call(listLinks.remove, { params: { token }, body: { deleteCode: other.deleteCode } })))
      .status,
  ).toBe(404)
  expect((await answerOf(visitor().call(listLinks.remove, { params: { token }, body: { deleteCode } }))).status).toBe(
    200,
  )
  expect((await answerOf(visitor().call(listLinks.read, { params: { token } }))).status).toBe(404)
  const left = await server.deps.db.selectFrom('listLinkComments').select('body').execute()
  expect(left.filter(({ body }) => body === 'Near home')).toEqual([])
  expect((await read(other.token)).choices).toHaveLength(2)
})

test('a reader gives a choice one heart however often they press, sees it as theirs, and takes it back', async () => {
  const { token } = await create()
  const [mother, father] = [randomUUID(), randomUUID()]
  const heart = (reader: string, isOn: boolean, key = SILCHAR) =>
    answerOf(visitor().call(listLinks.heart, { params: { token }, body: { reader, key, isOn } }))
  await heart(mother, true)
  await heart(mother, true)
  await heart(father, true)
  const [warangal, silchar] = (await read(token, mother)).choices
  expect([warangal?.hearts, silchar?.hearts]).toEqual([0, 2])
  expect((await read(token, mother)).ownHearts).toEqual([SILCHAR])
  expect((await read(token)).ownHearts).toEqual([])
  await heart(father, false)
  expect((await read(token, mother)).choices[1]?.hearts).toBe(1)
  expect((await heart(mother, true, 'not/listed')).status).toBe(404)
})

test('comments bear a relation and no name, are removed by their writer or the owner of the link, and by nobody else', async () => {
  const { token, deleteCode } = await create()
  const [mother, stranger] = [randomUUID(), randomUUID()]
  const say = (text: string, key?: string) =>
    answerOf(
      visitor().call(listLinks.comment, { params: { token }, body: { reader: mother, from: 'mother', text, key } }),
    )
  await say('Hostel fees?', SILCHAR)
  server.clock.advance(1_000)
  const { data } = await say('All good')
  expect((data as FamilyList).comments).toMatchObject([
    { from: 'mother', text: 'Hostel fees?', choice: SILCHAR, isOwn: true },
    { from: 'mother', text: 'All good', choice: null, isOwn: true },
  ])
  const [first, second] = (await read(token, stranger)).comments
  expect([first?.isOwn, second?.isOwn]).toEqual([false, false])
  const remove = (id = '', body: BodyOf<typeof listLinks.removeComment>) =>
    answerOf(visitor().call(listLinks.removeComment, { params: { token, id }, body }))
  expect((await remove(first?._id, { reader: stranger })).status).toBe(404)
  expect((await remove(first?._id, { reader: stranger, deleteCode: (await create()).deleteCode })).status).toBe(404)
  expect((await remove(first?._id, { reader: mother })).status).toBe(200)
  expect((await remove(second?._id, { reader: stranger, deleteCode })).data.comments).toEqual([])
})

test('a link takes a hundred comments and no more, none too long, empty or about a choice that is not listed', async () => {
  const { token } = await create()
  const say = (text: string, more: object = {}) =>
    answerOf(
      visitor().call(listLinks.comment, {
        params: { token },
        body: { reader: randomUUID(), from: 'friend', text, ...more },
      }),
    )
  expect((await say('x'.repeat(301))).code).toBe('INVALID_INPUT')
  expect((await say('  ')).code).toBe('INVALID_INPUT')
  expect((await say('hi', { from: 'Meera' })).code).toBe('INVALID_INPUT')
  expect((await say('hi', { key: 'not/listed' })).status).toBe(404)
  for (let at = 0; at < 100; at += 1) expect((await say(`No. ${at}`)).status).toBe(201)
  expect((await say('one more')).code).toBe('LINK_FULL')
})

test('an address that writes too much is told to wait', async () => {
  const strict = await startApp({})
  const browser = openBrowser(strict.app.fastify)
  const body = { keys: [SILCHAR], showsProfile: false, language: 'en' as const }
  const { token } = (await browser.call(listLinks.create, { body })).json().data
  const statuses: number[] = []
  for (let at = 0; at < 21; at += 1) {
    const comment = { reader: randomUUID(), from: 'friend' as const, text: 'again' }
    statuses.push((await browser.call(listLinks.comment, { params: { token }, body: comment })).statusCode)
  }
  expect(statuses.slice(0, 20)).toEqual(new Array(20).fill(201))
  expect(statuses.at(-1)).toBe(429)
  await strict.stop()
})

test('a link ends after ninety days, and what was left there is deleted', async () => {
  const { token, endsOn } = await create()
  expect(endsOn > new Date(server.deps.now()).toISOString().slice(0, 10)).toBe(true)
  server.clock.advance(90 * 86_400_000 + 1)
  expect((await answerOf(visitor().call(listLinks.read, { params: { token } }))).status).toBe(404)
  await purgeRemovedLists(server.deps)
  expect(await server.deps.db.selectFrom('listLinks').select('id').execute()).toEqual([])
})
