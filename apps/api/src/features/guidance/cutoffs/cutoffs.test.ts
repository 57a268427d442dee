import { brotliDecompressSync } from 'node:zlib'
import { compileBook, SHIPPED_EXTENT } from '@sopaan/domain/book/compile-book'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import type { CutoffRow } from '@sopaan/domain/seats/cutoff-row'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { aCutoffRow } from '@sopaan/domain/testing/cutoff-row'
import { expect, onTestFinished, test } from 'vitest'
import type { Deps } from '#api/deps.ts'
import { countCutoffs } from '#api/testing/cutoff-rows.ts'
import { startApp } from '#api/testing/start-app.ts'
import { compileCurrent } from './compile-shipped.ts'
import { saveDirectory } from './directory.queries.ts'
import { type ImportDraft, insertImport, listPublishedImports } from './imports.queries.ts'
import { publishImports, rollBackImports, storeTable } from './imports.service.ts'
import { findCurrentHash } from './rank-books.queries.ts'
import { currentBook, purgeOldBooks } from './rank-books.service.ts'
import { seedBook } from './seed.service.ts'
import { loadShippedBook, loadShippedDirectory, packBook, unpackBook } from './shipped-book.ts'

const DIRECTORY: Directory = {
  institutes: [
    {
      name: 'A College of Technology',
      type: 'GFTI',
      state: 'Assam',
      homeStates: { HS: ['Assam'] },
      alsoWritten: ['A College'],
    },
    { name: 'Indian Institute of Technology Somewhere', type: 'IIT', homeStates: {} },
  ],
  programmes: [{ name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }],
  families: { CIVIL: 'Civil / Infrastructure / Environmental' },
}

/** An import that no row is in yet. */
function aDraft(): ImportDraft {
  return {
    ...aCutoffRow(),
    isFinal: true,
    isShipped: false,
    source: 'JoSAA, 2026, round 5',
    fileHash: 'b'.repeat(64),
    rowsRead: 1,
    rowsTaken: 1,
    rowsRefused: 0,
    startedAt: new Date('2026-06-02T05:00:00Z'),
  }
}

/** A book as it would ship: two rounds, one seat preparatory in the second. */
async function aShippedBook(closingRank = 200) {
  const iit = { institute: 'Indian Institute of Technology Somewhere', seatType: 'ST' } as const
  const rows = [
    aCutoffRow({ season: 2025, round: 6, quota: 'HS' }),
    aCutoffRow({ closingRank }),
    aCutoffRow({ ...iit, openingRank: 700, closingRank: 9, isPreparatory: true }),
  ]
  const packed = await packBook(compileBook(rows, DIRECTORY, { extent: SHIPPED_EXTENT }), 'published')
  return { ...packed, book: await unpackBook(packed.bytes) }
}

async function start() {
  const started = await startApp()
  onTestFinished(started.stop)
  return started
}

/** Stores and publishes a table as a command or an admin would. */
async function publishRows(deps: Deps, rows: CutoffRow[]): Promise<string> {
  const stored = await storeTable(deps, { rows, fileHash: 'f'.repeat(64), rowsRefused: 0, isFinal: false })
  const published = await publishImports(deps, stored)
  if ('refused' in published) throw new Error(published.refused)
  return published.hash
}

function closingRanks(book: RankBook): number[][] {
  return book.rounds.map(({ closing }) => [...closing])
}

test('the first start fills the database from the book that ships, and a later one finds nothing to do', async () => {
  const { deps } = await start()
  const shipped = await aShippedBook()
  expect(await seedBook(deps, shipped, DIRECTORY)).toEqual({ rowsAdded: 3, tablesAdded: 2 })
  expect(await seedBook(deps, shipped, DIRECTORY)).toEqual({ rowsAdded: 0, tablesAdded: 0 })
  const tables = await listPublishedImports(deps.db)
  expect(tables.map(({ source, rowsTaken }) => [source, rowsTaken])).toEqual([
    ['JoSAA, 2025, round 6', 1],
    ['JoSAA, 2026, round 5', 2],
  ])
  for (const { id, rowsTaken } of tables) expect(await countCutoffs(deps.db, id)).toBe(rowsTaken)
  expect(await findCurrentHash(deps.db)).toBe(shipped.hash)
})

test('a start that was interrupted while filling goes on with what is missing, and no row stands twice', async () => {
  const { deps } = await start()
  const shipped = await aShippedBook()
  // The second table breaks off: half of the directory is not there.
  const half = { ...DIRECTORY, institutes: DIRECTORY.institutes.slice(0, 1) }
  await expect(seedBook(deps, shipped, half)).rejects.toThrow('Not in the directory')
  expect(await listPublishedImports(deps.db)).toEqual([])
  expect(await seedBook(deps, shipped, DIRECTORY)).toEqual({ rowsAdded: 2, tablesAdded: 1 })
  const tables = await listPublishedImports(deps.db)
  expect(await Promise.all(tables.map(({ id }) => countCutoffs(deps.db, id)))).toEqual([1, 2])
  expect(await deps.db.selectFrom('imports').select('status').execute()).toEqual([
    { status: 'published' },
    { status: 'published' },
  ])
})

test('on a server, a filling that another instance may have under way is left alone for an hour', async () => {
  const { deps, clock } = await start()
  const server: Deps = { ...deps, config: { ...deps.config, databaseUrl: 'postgres://elsewhere' } }
  const draft = await insertImport(deps.db, { ...aDraft(), startedAt: clock.now() })
  const ids = async () => (await deps.db.selectFrom('imports').select('id').execute()).map(({ id }) => id)
  await seedBook(server, await aShippedBook(), DIRECTORY)
  expect(await ids()).toContain(draft)
  clock.advance(60 * 60 * 1000)
  await seedBook(server, await aShippedBook(), DIRECTORY)
  expect(await ids()).not.toContain(draft)
})

test('a table that was handed in and published stays when the product brings its own', async () => {
  const { deps } = await start()
  await saveDirectory(deps.db, DIRECTORY)
  await publishRows(deps, [aCutoffRow({ closingRank: 333 })])
  expect(await seedBook(deps, await aShippedBook(), DIRECTORY)).toMatchObject({ tablesAdded: 1 })
  const tables = await listPublishedImports(deps.db)
  expect(tables.map(({ season, isShipped }) => [season, isShipped])).toEqual([
    [2025, true],
    [2026, false],
  ])
})

test('the next version of the product replaces what the last one brought', async () => {
  const { deps } = await start()
  await seedBook(deps, await aShippedBook(), DIRECTORY)
  const next = await aShippedBook(250)
  await seedBook(deps, next, DIRECTORY)
  const tables = await listPublishedImports(deps.db)
  expect(tables.map(({ fileHash }) => fileHash)).toEqual([next.hash, next.hash])
  expect(await findCurrentHash(deps.db)).toBe(next.hash)
})

test('a published import is in the book at once, a stored one is not', async () => {
  const { deps } = await start()
  await saveDirectory(deps.db, DIRECTORY)
  await publishRows(deps, [aCutoffRow({ season: 2025, round: 6 })])
  const stored = await storeTable(deps, {
    rows: [aCutoffRow()],
    fileHash: 'a'.repeat(64),
    rowsRefused: 2,
    isFinal: false,
  })
  const before = await findCurrentHash(deps.db)
  const published = await publishImports(deps, stored)
  expect(published).toEqual({ hash: await findCurrentHash(deps.db) })
  expect(published).not.toEqual({ hash: before })
})

test('publishing the same round again replaces it, and rolling back moves the pointer to the very book before', async () => {
  const { deps } = await start()
  await saveDirectory(deps.db, DIRECTORY)
  const first = await publishRows(deps, [aCutoffRow()])
  const second = await publishRows(deps, [aCutoffRow({ closingRank: 222 })])
  expect(second).not.toBe(first)
  const [table] = await listPublishedImports(deps.db)
  expect(await rollBackImports(deps, [table?.id ?? ''])).toEqual({ hash: first })
  expect(await findCurrentHash(deps.db)).toBe(first)
  expect(await listPublishedImports(deps.db)).toHaveLength(1)
})

test('taking back the first table that was handed in restores the book that shipped, byte for byte', async () => {
  const { deps } = await start()
  // The database keeps its quotas in an order of its own.
  const homeStates = { HS: ['Telangana'], AP: ['Andhra Pradesh'] }
  const warangal = { name: 'National Institute of Technology, Warangal', type: 'NIT' as const, homeStates }
  const { families } = await loadShippedDirectory()
  const directory = { ...DIRECTORY, families, institutes: [...DIRECTORY.institutes, warangal] }
  const rows = [aCutoffRow({ season: 2025, round: 6 }), aCutoffRow({ institute: warangal.name, quota: 'HS' })]
  const packed = await compileCurrent(rows, directory, { use: 'shipped' })
  await seedBook(deps, { ...packed, book: await unpackBook(packed.bytes) }, directory)
  await publishRows(deps, [aCutoffRow({ season: 2027, round: 1 })])
  expect(await findCurrentHash(deps.db)).not.toBe(packed.hash)
  const [table] = (await listPublishedImports(deps.db)).filter(({ season }) => season === 2027)
  expect(await rollBackImports(deps, [table?.id ?? ''])).toEqual({ hash: packed.hash })
})

test('old books go after two days but for the newest five and the one in use, and rolling back still works', async () => {
  const { deps, clock } = await start()
  await saveDirectory(deps.db, DIRECTORY)
  const hashes: string[] = []
  for (let closingRank = 200; closingRank < 207; closingRank++) {
    hashes.push(await publishRows(deps, [aCutoffRow({ closingRank })]))
    clock.advance(60_000)
  }
  const kept = async () => {
    const rows = await deps.db.selectFrom('rankBooks').select('hash').orderBy('createdAt').execute()
    return rows.map(({ hash }) => hash)
  }
  await purgeOldBooks(deps)
  expect(await kept()).toEqual(hashes)
  clock.advance(48 * 3_600_000)
  await purgeOldBooks(deps)
  expect(await kept()).toEqual(hashes.slice(2))
  const [table] = await listPublishedImports(deps.db)
  expect(await rollBackImports(deps, [table?.id ?? ''])).toEqual({ hash: hashes[5] })
  // The first table's book was taken away: published again, it is made again, and stays while it is in use.
  const first = await deps.db.selectFrom('imports').select('id').orderBy('createdAt').executeTakeFirstOrThrow()
  expect(await publishImports(deps, new Map([[first.id, [[aCutoffRow({ closingRank: 200 })]]]]))).toEqual({
    hash: hashes[0],
  })
  clock.advance(48 * 3_600_000)
  await purgeOldBooks(deps)
  expect(await findCurrentHash(deps.db)).toBe(hashes[0])
  expect(await kept()).toHaveLength(5)
})

test('an import that is not whole, unknown, or the only one is refused and nothing moves', async () => {
  const { deps } = await start()
  await saveDirectory(deps.db, DIRECTORY)
  const draft = await insertImport(deps.db, aDraft())
  expect(await publishImports(deps, new Map([[draft, []]]))).toEqual({ refused: 'import-not-whole' })
  expect(await publishImports(deps, new Map([['00000000-0000-4000-8000-000000000000', []]]))).toEqual({
    refused: 'import-not-found',
  })
  expect(await findCurrentHash(deps.db)).toBeUndefined()
  await publishRows(deps, [aCutoffRow()])
  const [only] = await listPublishedImports(deps.db)
  expect(await rollBackImports(deps, [only?.id ?? ''])).toEqual({ refused: 'nothing-before' })
})

test('rows that break off half way leave no import behind', async () => {
  const { deps } = await start()
  await saveDirectory(deps.db, DIRECTORY)
  const rows = [aCutoffRow(), aCutoffRow({ season: 2025, round: 6, institute: 'Elsewhere' })]
  await expect(storeTable(deps, { rows, fileHash: 'c'.repeat(64), rowsRefused: 0, isFinal: false })).rejects.toThrow(
    'Elsewhere',
  )
  const left = await deps.db.selectFrom('imports').select('id').execute()
  expect(left).toEqual([])
})

test('before the database has a book, the one that ships is in use', async () => {
  const { deps } = await start()
  expect((await currentBook(deps)).hash).toBe((await loadShippedBook()).hash)
})

test('a book that another process published is picked up without a restart', async () => {
  const { deps, clock } = await start()
  const before = await currentBook(deps)
  const shipped = await aShippedBook()
  await seedBook(deps, shipped, DIRECTORY)
  expect(await currentBook(deps)).toBe(before)
  clock.advance(61_000)
  const after = await currentBook(deps)
  expect(after.hash).toBe(shipped.hash)
  expect(closingRanks(after)).toEqual(closingRanks(shipped.book))
})

test('a book is served under its name for ever, packed for who takes it and whole for who does not', async () => {
  const { app, deps } = await start()
  const shipped = await aShippedBook()
  await seedBook(deps, shipped, DIRECTORY)
  const url = `/data/book-${shipped.hash}.bin`
  const packed = await app.fastify.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/octet-stream',
    etag: `"${shipped.hash}"`,
    vary: 'accept-encoding',
  })
  expect(decodeBook(brotliDecompressSync(packed.rawPayload), shipped.hash)).toEqual(shipped.book)
  const plain = await app.fastify.inject({ url })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(decodeBook(plain.rawPayload, shipped.hash)).toEqual(shipped.book)
  const again = await app.fastify.inject({ url, headers: { 'if-none-match': `"${shipped.hash}"` } })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test('a book nobody has is not found, and that answer is not kept', async () => {
  const { app } = await start()
  const answer = await app.fastify.inject({ url: '/data/book-0123456789abcdef.bin' })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('immutable')
})
