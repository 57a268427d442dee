import { rowsOfRound } from '@sopaan/domain/book/book-rows'
import { aCutoffRow } from '@sopaan/domain/testing/cutoff-row'
import { afterAll, expect, test } from 'vitest'
import { connect, type Database } from '#api/db/connect.ts'
import { LOCKS } from '#api/db/locks.ts'
import type { Deps } from '#api/deps.ts'
import { countCutoffs } from '#api/testing/cutoff-rows.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { untilServed } from '#api/testing/until-served.ts'
import { listCutoffs } from './cutoffs.queries.ts'
import { addNames } from './import-file.service.ts'
import { listPublishedImports } from './imports.queries.ts'
import { publishImports, storeTable } from './imports.service.ts'
import { findCurrentHash } from './rank-books.queries.ts'
import { currentBook } from './rank-books.service.ts'
import { seedBook } from './seed.service.ts'
import { loadShippedBook, loadShippedDirectory } from './shipped-book.ts'

const postgres = await startPostgres()
const base = await startApp()
afterAll(async () => {
  await base.stop()
  await postgres.stop()
})

/** The book that ships, with so many of its tables as a race needs. */
async function firstTables() {
  const { book, ...shipped } = await loadShippedBook()
  return { ...shipped, book: { ...book, rounds: book.rounds.slice(0, 2) } }
}

/** Fills an empty server with them, as a start does. */
async function seed(deps: Deps) {
  return seedBook(deps, await firstTables(), await loadShippedDirectory())
}

/** A database of its own and as many instances over it as asked for. */
async function openInstances(count: number): Promise<{ database: Database; deps: Deps }[]> {
  const url = await postgres.createMigratedDatabase()
  const databases = await Promise.all(Array.from({ length: count }, () => connect({ url, onError: () => undefined })))
  const config = { ...base.deps.config, databaseUrl: url }
  return databases.map((database) => ({
    database,
    deps: { ...base.deps, db: database.db, config, now: () => new Date() },
  }))
}

test('two instances that start at once on an empty server fill it once, row for row as the book has it', async () => {
  const instances = await openInstances(2)
  await Promise.all(instances.map(({ deps }) => seed(deps)))
  const [first] = instances
  if (!first) throw new Error('Two instances were asked for.')
  const { db } = first.deps
  const shipped = await firstTables()
  const tables = await listPublishedImports(db)
  expect(tables).toHaveLength(shipped.book.rounds.length)
  for (const table of tables) expect(await countCutoffs(db, table.id)).toBe(table.rowsTaken)
  expect(await db.selectFrom('imports').select('id').where('status', '<>', 'published').execute()).toEqual([])
  expect(await findCurrentHash(db)).toBe(shipped.hash)
  const [table] = tables
  const [round] = shipped.book.rounds
  if (!table || !round) throw new Error('No table was published.')
  const { rows } = await listCutoffs(db, table, undefined)
  const printed = new Set(
    [...rowsOfRound(shipped.book, round)].map((row) => JSON.stringify(Object.entries(row).sort())),
  )
  expect(rows.every((row) => printed.has(JSON.stringify(Object.entries(row).sort())))).toBe(true)
  for (const { database } of instances) await database.close()
})

test('a start waits while another instance fills the names or publishes, for longer than a statement waits for a lock', async () => {
  const [starting, other] = await openInstances(2)
  if (!starting || !other) throw new Error('Two instances were asked for.')
  const seeding = seed(starting.deps)
  let isOver = false
  const ended = seeding.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  for (const lock of [LOCKS.directory, LOCKS.publishing]) {
    await other.database.session(async ({ script, query }) => {
      await script('begin; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0')
      await query('select pg_advisory_xact_lock($1)', [lock])
      const tries = new Set<unknown>()
      while (tries.size < 2 && !isOver) {
        const waiting = await query(`select waitstart::text as since from pg_locks where locktype = 'advisory'
          and not granted and waitstart is not null and database = (select oid from pg_database where datname = current_database())`)
        for (const { since } of waiting) tries.add(since)
      }
      await script('rollback')
    })
  }
  expect(await seeding).toMatchObject({ tablesAdded: (await firstTables()).book.rounds.length })
  await ended
  for (const { database } of [starting, other]) await database.close()
})

test('what one instance publishes, another has in memory after a look at the pointer', async () => {
  const instances = await openInstances(2)
  const [writer, reader] = instances.map(({ deps }) => ({ ...deps, now: base.clock.now }))
  if (!writer || !reader) throw new Error('Two instances were asked for.')
  expect((await currentBook(reader)).hash).toBe((await loadShippedBook()).hash)
  await addNames(writer, NAMES)
  const stored = await storeTable(writer, {
    rows: [aCutoffRow({ season: 2027, round: 1, closingRank: 250 })],
    fileHash: 'a'.repeat(64),
    rowsRefused: 0,
    isFinal: false,
  })
  const published = await publishImports(writer, stored)
  base.clock.advance(61_000)
  expect({ hash: (await currentBook(reader)).hash }).toEqual(published)
  for (const { database } of instances) await database.close()
})

test('two rounds published at the same time by two instances are both in the book in use', async () => {
  const instances = await openInstances(2)
  const [one, other] = instances.map(({ deps }) => deps)
  if (!one || !other) throw new Error('Two instances were asked for.')
  await addNames(one, NAMES)
  const store = (deps: Deps, round: number) =>
    storeTable(deps, {
      rows: [aCutoffRow({ season: 2027, round, closingRank: 250 })],
      fileHash: `${round}`.repeat(64),
      rowsRefused: 0,
      isFinal: false,
    })
  const [first, second] = await Promise.all([store(one, 1), store(other, 2)])
  await Promise.all([untilServed(() => publishImports(one, first)), untilServed(() => publishImports(other, second))])
  expect((await currentBook(one)).rounds.map(({ round }) => round)).toEqual([1, 2])
  for (const { database } of instances) await database.close()
})

const NAMES = {
  institutes: [{ name: 'A College of Technology', type: 'GFTI', homeStates: {} }],
  programmes: [{ name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }],
} as const
