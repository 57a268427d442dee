import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { connect, type Database, runTransaction } from '#api/db/connect.ts'
import { LOCKS } from '#api/db/locks.ts'
import { type Deps, inTransaction } from '#api/deps.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { untilServed } from '#api/testing/until-served.ts'
import { writeAudit } from './audit.service.ts'
import { checkTrail, sealHeads } from './audit-check.service.ts'

const WRITERS = 200
const PROCESSES = 3
const CHAINS = 32
const note = (id: string) => ({ action: 'audit.check' as const, target: { type: 'test', id } })

const postgres = await startPostgres()
const app = await startApp()
afterAll(async () => {
  await app.stop()
  await postgres.stop()
})

/** A trail of its own on a server, and as many processes that write it. */
async function openTrail(): Promise<{ all: Deps[]; first: Deps; database: Database }> {
  const url = await postgres.createMigratedDatabase()
  const databases = await Promise.all(
    Array.from({ length: PROCESSES }, () => connect({ url, poolMax: 12, onError: () => undefined })),
  )
  onTestFinished(async () => void (await Promise.all(databases.map((database) => database.close()))))
  const all = databases.map(({ db }) => ({ ...app.deps, random: randomBytes, db }))
  const [first] = all
  const [database] = databases
  if (first === undefined || database === undefined) throw new Error('No process.')
  return { all, first, database }
}

const writeAtOnce = (all: readonly Deps[]) =>
  Promise.all(
    Array.from({ length: WRITERS }, (_, at) => {
      const deps = all[at % all.length]
      return deps && untilServed(() => writeAudit(deps, note(String(at))))
    }),
  )

const chainsOf = async ({ db }: Deps) =>
  (await db.selectFrom('auditEvents').select('chain').distinct().execute()).map(({ chain }) => chain)

test('LOG-04: of 200 entries that three processes write at once each is there once, and the trail is whole', async () => {
  const { all, first } = await openTrail()
  await writeAtOnce(all)
  expect(await checkTrail(first)).toEqual({ ok: true, count: WRITERS })
  const rows = await first.db.selectFrom('auditEvents').select('targetId').execute()
  expect(new Set(rows.map(({ targetId }) => targetId)).size).toBe(WRITERS)
  expect((await chainsOf(first)).length).toBeGreaterThan(1)
})

test('an entry waits for no transaction that has written one and has not ended', async () => {
  const { all, first } = await openTrail()
  const [, other] = all
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
  const frozen = inTransaction(first, async (deps) => {
    await writeAudit(deps, note('frozen'))
    written()
    await mayEnd
  })
  await isWritten
  // With one lock for all this would be refused after two seconds.
  if (other) await writeAudit(other, note('free'))
  end()
  await frozen
  expect(await checkTrail(first)).toEqual({ ok: true, count: 2 })
})

test('LOG-04: an end that is cut off a chain is found once the ends of all were sealed together', async () => {
  const { all, first, database } = await openTrail()
  await writeAtOnce(all)
  await sealHeads(first)
  await sealHeads(first)
  expect(await checkTrail(first), 'sealed once: nothing has moved since').toEqual({ ok: true, count: WRITERS + 1 })
  const chain = Math.max(...(await chainsOf(first)))
  const last = await first.db
    .selectFrom('auditEvents')
    .select('sequence')
    .where('chain', '=', chain)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  await database.session(({ script }) =>
    script(`alter table audit_events disable trigger all;
      delete from audit_events where sequence = ${last.sequence};
      alter table audit_events enable trigger all`),
  )
  expect(await checkTrail(first)).toEqual({ ok: false, brokenAt: last.sequence })
})

test('with every chain in hand an entry waits for one of them, and is written when it ends', async () => {
  const { first } = await openTrail()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const { promise: areHeld, resolve: held } = Promise.withResolvers<void>()
  const holder = runTransaction(first.db, async (db) => {
    await sql`
      select pg_advisory_xact_lock(${LOCKS.auditChains}::int, chain) from generate_series(1, ${CHAINS}::int) as chain
    `.execute(db)
    held()
    await mayEnd
  })
  await areHeld
  const written = writeAudit(first, note('late'))
  const isEarly = await Promise.race([written.then(() => true), first.db.selectFrom('users').select('id').execute()])
  end()
  await Promise.all([holder, written])
  expect(isEarly).toEqual([])
  expect(await checkTrail(first)).toEqual({ ok: true, count: 1 })
})
