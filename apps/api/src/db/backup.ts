import type { FileStore } from '../outside/file-store.ts'
import { BackupRefused, readBackupFile, writeBackupFile } from './backup-file.ts'
import type { Database, Session } from './connect.ts'
import {
  type Counter,
  firstWithRows,
  insertRows,
  listCounters,
  listWritableTables,
  readTableRows,
  setCounters,
  type WritableTable,
} from './copy.ts'
import { quoted } from './quoted.ts'

/** What a backup holds, as it says at its end: rows of each table, and files of people. */
export type BackupCounts = { tables: Readonly<Record<string, number>>; files: number }

/** A line of a backup. Rows are the database's own JSON, so that no value passes through a type of ours on its way. */
type Line =
  | { kind: 'head'; migration: string; takenAt: string }
  | { kind: 'rows'; table: string; rows: unknown[] }
  | { kind: 'file'; key: string; content: string }
  | { kind: 'end'; counts: BackupCounts; counters: Counter[] }

type Backup = { file: string; secret: Buffer }

/** What the columns of keys of files hold: a folder and random letters. */
const FILE_KEY = '^[a-z]+/[A-Za-z0-9_-]{22,43}$'

/**
 * Writes the database, as it is at one moment, and the files that its rows name into one encrypted file. A file that is gone
 * by the time it is read belongs to nobody any more and is left out.
 */
export async function createBackup(
  { file, secret }: Backup,
  source: Database,
  { files, now }: { files: FileStore; now: Date },
): Promise<BackupCounts> {
  return source.session(async (from) => {
    await from.script('begin isolation level repeatable read read only; set local statement_timeout = 0')
    try {
      const counts: { tables: Record<string, number>; files: number } = { tables: {}, files: 0 }
      await writeBackupFile(file, secret, linesOf(from, { files, now, counts }))
      return counts
    } finally {
      await from.script('rollback')
    }
  })
}

type Writing = { files: FileStore; now: Date; counts: { tables: Record<string, number>; files: number } }

async function* linesOf(from: Session, { files, now, counts }: Writing): AsyncGenerator<string> {
  const write = (line: Line) => JSON.stringify(line)
  yield write({ kind: 'head', migration: await findNewestMigration(from), takenAt: now.toISOString() })
  const tables = await listWritableTables(from)
  for (const { name } of tables) {
    counts.tables[name] = 0
    for await (const rows of readTableRows(from, name)) {
      counts.tables[name] += rows.length
      yield `{"kind":"rows","table":${JSON.stringify(name)},"rows":[${rows.join(',')}]}`
    }
  }
  for (const key of await listFileKeys(from, tables)) {
    const content = await files.get(key)
    if (content === undefined) continue
    counts.files += 1
    yield write({ kind: 'file', key, content: content.toString('base64') })
  }
  yield write({ kind: 'end', counts, counters: await listCounters(from) })
}

/**
 * Fills an empty, migrated database and the store of files from a backup, all of it or nothing of the database, and compares
 * every count.
 * @throws {BackupRefused} another key, a changed file, other migrations, a target with rows, a count that differs
 */
export async function restoreBackup(
  { file, secret }: Backup,
  target: Database,
  files: FileStore,
): Promise<BackupCounts & { takenAt: string }> {
  return target.session(async (to) => {
    const tables = await listWritableTables(to)
    const full = await firstWithRows(to, tables)
    if (full) throw new BackupRefused(`The place to restore into is not empty: ${full} has rows.`)
    await to.script('begin; set local statement_timeout = 0; set constraints all deferred')
    try {
      const restored = await fill(to, { tables, files, lines: readBackupFile(file, secret) })
      await to.script('commit')
      return restored
    } catch (thrown) {
      await to.script('rollback')
      throw thrown
    }
  })
}

type Filling = { tables: readonly WritableTable[]; files: FileStore; lines: AsyncIterable<string> }

async function fill(to: Session, { tables, files, lines }: Filling): Promise<BackupCounts & { takenAt: string }> {
  let takenAt: string | undefined
  let counts: BackupCounts | undefined
  for await (const text of lines) {
    const line = JSON.parse(text) as Line
    if (line.kind === 'head') {
      const ours = await findNewestMigration(to)
      if (line.migration !== ours)
        throw new BackupRefused(
          `The backup is of ${line.migration}, this version is at ${ours}: restore with that one.`,
        )
      takenAt = line.takenAt
    } else if (line.kind === 'rows') {
      const table = tables.find(({ name }) => name === line.table)
      if (table === undefined) throw new BackupRefused(`This version has no table ${line.table}.`)
      await insertRows(to, table, JSON.stringify(line.rows))
    } else if (line.kind === 'file') {
      await files.put(line.key, Buffer.from(line.content, 'base64'), 'application/octet-stream')
    } else {
      await setCounters(to, line.counters)
      counts = line.counts
    }
  }
  if (takenAt === undefined || counts === undefined) throw new BackupRefused('The backup has no end.')
  for (const [name, expected] of Object.entries(counts.tables)) {
    const [found] = await to.query(`select count(*)::int as n from ${quoted(name)}`)
    if (found?.n !== expected)
      throw new BackupRefused(`${name}: ${expected} rows went in, ${String(found?.n)} arrived.`)
  }
  return { ...counts, takenAt }
}

async function findNewestMigration(session: Session): Promise<string> {
  const [row] = await session.query('select max(name) as name from migrations')
  return String(row?.name)
}

/** Every key of a file that a row names, whatever the table: columns whose name ends in `_key`. */
async function listFileKeys(from: Session, tables: readonly WritableTable[]): Promise<string[]> {
  const keys = new Set<string>()
  for (const { name, columns } of tables) {
    for (const column of columns.filter((column) => column.endsWith('_key'))) {
      const rows = await from.query(
        `select ${quoted(column)}::text as key from ${quoted(name)} where ${quoted(column)}::text ~ $1`,
        [FILE_KEY],
      )
      for (const { key } of rows) keys.add(String(key))
    }
  }
  return [...keys].sort()
}
