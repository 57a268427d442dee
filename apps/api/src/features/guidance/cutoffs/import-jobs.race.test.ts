import { afterAll, expect, test } from 'vitest'
import { connect } from '#api/db/connect.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { changeToEnded, claimJob, insertBookCorrection, insertRollBack } from './import-jobs.queries.ts'

const CONTENDERS = 200
const NOW = new Date('2027-06-02T05:00:00Z')
const LEASE_END = new Date('2027-06-02T05:00:30Z')

const postgres = await startPostgres()
afterAll(() => postgres.stop())

async function openServer() {
  const url = await postgres.createMigratedDatabase()
  const databases = await Promise.all(Array.from({ length: 4 }, () => connect({ url, onError: () => undefined })))
  const [first] = databases
  if (!first) throw new Error('Four were asked for.')
  const { id } = await first.db
    .insertInto('users')
    .values({
      email: 'owner@example.org',
      fullName: 'Kiran Das',
      role: 'admin',
      staffRoles: ['owner'],
      passwordHash: '',
      passwordKeyId: 'none',
      passwordChangedAt: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const dbOf = (contender: number) => (databases[contender % databases.length] ?? first).db
  const close = () => Promise.all(databases.map((database) => database.close()))
  return { db: first.db, dbOf, userId: id, close }
}

async function aFileJob(db: Awaited<ReturnType<typeof openServer>>['db'], state: 'applying' | 'done'): Promise<string> {
  const { id } = await db
    .insertInto('importJobs')
    .values({ kind: 'file', state, askedAt: NOW, fileHash: 'a'.repeat(64), endedAt: state === 'done' ? NOW : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a job is taken up by one of two hundred, and ends once', async () => {
  const { db, dbOf, close } = await openServer()
  const id = await aFileJob(db, 'applying')
  const claims = await Promise.all(
    Array.from({ length: CONTENDERS }, (_, at) => claimJob(dbOf(at), { now: NOW, until: LEASE_END })),
  )
  expect(claims.filter((job) => job?.id === id)).toHaveLength(1)
  const ends = await Promise.all(
    Array.from({ length: CONTENDERS }, (_, at) => changeToEnded(dbOf(at), { id, fault: null, now: NOW })),
  )
  expect(ends.filter(Boolean)).toHaveLength(1)
  await close()
})

test('two hundred roll-backs of one import are one, and so are two hundred corrections that wait', async () => {
  const { db, dbOf, userId, close } = await openServer()
  const undoes = await aFileJob(db, 'done')
  const asked = await Promise.all(
    Array.from({ length: CONTENDERS }, (_, at) => insertRollBack(dbOf(at), { undoes, askedBy: userId, now: NOW })),
  )
  expect(asked.filter((id) => id !== undefined)).toHaveLength(1)
  await Promise.all(
    Array.from({ length: CONTENDERS }, (_, at) => insertBookCorrection(dbOf(at), { askedBy: userId, now: NOW })),
  )
  const jobs = await db.selectFrom('importJobs').select('kind').where('state', '=', 'applying').execute()
  expect(jobs.map(({ kind }) => kind).sort()).toEqual(['mend', 'roll-back'])
  await close()
})
