import { randomUUID } from 'node:crypto'
import { planner } from '@sopaan/contract/planner'
import { OWN_CARDS_MAX, revisions } from '@sopaan/contract/revisions'
import { users } from '@sopaan/contract/users'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { aClient } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const LENS = { front: 'Lens maker’s formula', back: '1/f = (n − 1)(1/R₁ − 1/R₂)' }

const server = await startApp({ config: { rateLimitScale: 1_000 } })
afterAll(() => server.stop())

/** Somebody with one card. */
async function withCard() {
  const { request, person } = await aClient(server)
  const cards = async () => (await request(planner.find, {})).data.revisions
  await request(revisions.addCard, { body: LENS })
  const [revision] = await cards()
  if (!revision?.card) throw new Error('A card is revised.')
  return { request, person, cards, revision, params: { id: revision.card._id } }
}

test('a card is due at once, comes back by its answers, and is changed without losing them', async () => {
  const { request, cards, revision, params } = await withCard()
  expect(revision).toMatchObject({ kind: 'card', chapterKey: null, note: null, card: LENS, reviews: 0 })
  expect(Date.parse(revision.dueAt)).toBe(server.deps.now().getTime())
  const body = { rating: 'good', reviews: 0 } as const
  const { data } = await request(revisions.review, { params: { id: revision._id }, body })
  expect(Date.parse(data.dueAt)).toBeGreaterThan(Date.parse(revision.dueAt))
  await request(revisions.changeCard, { params, body: { ...LENS, back: '1/f = (n − 1)(2/R) for R₁ = R, R₂ = −R' } })
  expect(await cards()).toMatchObject([{ card: { back: '1/f = (n − 1)(2/R) for R₁ = R, R₂ = −R' }, reviews: 1 }])
  await request(revisions.removeCard, { params })
  expect(await cards()).toEqual([])
  await expect(request(revisions.removeCard, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the same press twice is one card, and five hundred are the most', async () => {
  const { request, person } = await aClient(server)
  const requestKey = randomUUID()
  for (const body of [
    { ...LENS, requestKey },
    { ...LENS, requestKey },
  ])
    await request(revisions.addCard, { body })
  expect((await request(planner.find, {})).data.revisions).toHaveLength(1)
  const more = Array.from({ length: OWN_CARDS_MAX - 1 }, (_, at) => ({
    ...{ userId: person.userId, front: `Card ${at}`, back: 'Answer' },
  }))
  await server.deps.db.insertInto('ownCards').values(more).execute()
  await expect(request(revisions.addCard, { body: LENS })).rejects.toMatchObject({ code: 'PLANNER_FULL' })
  // The press of a card that is there is answered as the first time, also where no other fits.
  await request(revisions.addCard, { body: { ...LENS, requestKey } })
  expect((await request(planner.find, {})).data.revisions).toHaveLength(1)
})

test('the cards of another are neither changed nor removed, and an empty side is refused', async () => {
  const { request, params, cards } = await withCard()
  const other = await aClient(server)
  await expect(other.request(revisions.changeCard, { params, body: LENS })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(other.request(revisions.removeCard, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await cards()).toHaveLength(1)
  await expect(request(revisions.addCard, { body: { ...LENS, back: ' ' } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('cards are in the export of the account', async () => {
  const { person } = await withCard()
  const copy = (await person.browser.call(users.exportMe)).rawPayload
  const data = JSON.parse(strFromU8(unzipSync(copy)['data.json'] ?? new Uint8Array()))
  expect(data.planner.revisions).toMatchObject([{ card: LENS }])
})
