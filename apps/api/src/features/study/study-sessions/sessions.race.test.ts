import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#api/db/connect.ts'
import type { Deps } from '#api/deps.ts'
import { makeAccount } from '#api/features/account/accounts/accounts.service.ts'
import { addMistake } from '#api/features/study/mocks/mocks.service.ts'
import { reviewRevision } from '#api/features/study/revisions/revisions.service.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { untilServed } from '#api/testing/until-served.ts'
import { addActionItem } from './action-items.service.ts'
import { createSession, markSession } from './sessions.service.ts'

const CONTENDERS = 200
const postgres = await startPostgres()
const base = await startApp()
afterAll(async () => {
  await base.stop()
  await postgres.stop()
})

const request = { ip: '203.0.113.10', requestId: 'one', userAgent: undefined } as RequestContext
const SESSION = {
  title: 'Optics',
  subject: null,
  chapterKey: null,
  startsAt: '2026-11-22T12:30:00.000Z',
  durationMinutes: 60,
  notes: null,
  source: 'own',
  isCompleted: false,
} as const

/** A database of its own behind several instances, and somebody with an account. */
async function openHouse() {
  const url = await postgres.createMigratedDatabase()
  const databases = await Promise.all([1, 2, 3, 4].map(() => connect({ url, onError: () => undefined })))
  const config = { ...base.deps.config, databaseUrl: url }
  const all: Deps[] = databases.map(({ db }) => ({ ...base.deps, db, config, now: () => new Date() }))
  const [deps] = all
  if (!deps) throw new Error('Four instances were asked for.')
  const account = await makeAccount(deps, {
    email: 'one@example.org',
    fullName: 'Kiran Das',
    role: 'mentee',
    language: 'en',
    password: { hash: '', keyId: 'none' },
  })
  if (!account) throw new Error('The address is taken.')
  const actor = { userId: account.id, role: 'mentee' } as const
  const instance = (at: number): Deps => all[at % all.length] ?? deps
  return { deps, actor, instance, close: () => Promise.all(databases.map((database) => database.close())) }
}

/** All at once, over all instances. @returns how many went through */
async function race(work: (at: number) => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: CONTENDERS }, (_, at) => untilServed(() => work(at))))
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

test('one request sent 200 times over four instances makes one session, one task and one mistake', async () => {
  const { deps, actor, instance, close } = await openHouse()
  const key = randomUUID()
  const mistake = {
    mockId: null,
    subject: 'physics',
    chapterKey: null,
    kind: 'guess',
    marksLost: 5,
    note: 'n',
    madeOn: '2026-11-20',
  } as const
  expect(await race((at) => createSession(instance(at), { actor, request }, { ...SESSION, requestKey: key }))).toBe(
    CONTENDERS,
  )
  const task = { menteeId: actor.userId, title: 'Task', dueOn: '2026-11-25', from: actor, key: randomUUID() }
  expect(await race((at) => addActionItem(instance(at), task))).toBe(CONTENDERS)
  expect(await race((at) => addMistake(instance(at), { actor, request }, { ...mistake, requestKey: key }))).toBe(
    CONTENDERS,
  )
  const count = async (table: 'studySessions' | 'mistakes' | 'revisions') =>
    (await deps.db.selectFrom(table).select('id').execute()).length
  expect([await count('studySessions'), await count('mistakes'), await count('revisions')]).toEqual([2, 1, 1])
  await close()
})

test('200 answers given at the same count are one answer', async () => {
  const { deps, actor, instance, close } = await openHouse()
  const mistake = {
    mockId: null,
    subject: 'physics',
    chapterKey: null,
    kind: 'guess',
    marksLost: 5,
    note: 'n',
    madeOn: '2026-11-20',
  } as const
  await addMistake(deps, { actor, request }, mistake)
  const { id } = await deps.db.selectFrom('revisions').select('id').executeTakeFirstOrThrow()
  const answer = { id, rating: 'good', reviews: 0 } as const
  expect(await race((at) => reviewRevision(instance(at), { actor, request }, answer))).toBe(1)
  const answers = await deps.db.selectFrom('revisionAnswers').select('id').execute()
  const revision = await deps.db.selectFrom('revisions').select('reviews').executeTakeFirstOrThrow()
  expect([answers.length, revision.reviews]).toEqual([1, 1])
  await close()
})

test('a session turned over 200 times at once stands as the turns that were answered leave it, and one asked to be complete is complete', async () => {
  const { deps, actor, instance, close } = await openHouse()
  const { session } = await createSession(deps, { actor, request }, SESSION)
  const id = session._id
  const turned = await race((at) => markSession(instance(at), { actor, request }, { id, wanted: undefined }))
  expect(turned).toBe(CONTENDERS)
  const completedAt = async () =>
    (await deps.db.selectFrom('studySessions').select('completedAt').executeTakeFirstOrThrow()).completedAt
  expect(await completedAt()).toBeNull()
  await race((at) => markSession(instance(at), { actor, request }, { id, wanted: true }))
  expect(await completedAt()).not.toBeNull()
  await close()
})
