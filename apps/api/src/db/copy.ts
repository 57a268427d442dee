import type { Database, Session } from './connect.ts'
import { quoted } from './quoted.ts'

/** Rows moved in one statement; a row of the widest table has some twenty values, and a statement takes 65,535. */
const CHUNK_ROWS = 1_000
/** Filled by migrations and by running; neither is moved. */
const LEFT_BEHIND = new Set(['migrations', 'limit_counters'])

/** How many rows each table had, in the order of copying. */
export type Copied = { table: string; rows: number }[]

/** The copy cannot be made: one line for the terminal. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused'
}

/**
 * Moves everything from one migrated database to another, which must hold nothing yet: tables in the order of their foreign
 * keys, in one transaction on each side, and every count compared at the end.
 * @throws {CopyRefused} when the target has rows, the schemas differ, or a count differs after the copy
 */
export async function copyDatabase(source: Database, target: Database): Promise<Copied> {
  return source.session((from) =>
    target.session(async (to) => {
      const [tables, theirs] = [await listWritableTables(from), await listWritableTables(to)]
      if (JSON.stringify(tables) !== JSON.stringify(theirs))
        throw new CopyRefused('The two databases are not on the same migrations.')
      const full = await firstWithRows(to, tables)
      if (full) throw new CopyRefused(`The target is not empty: ${full} has rows.`)
      await from.script('begin isolation level repeatable read read only')
      await to.script('begin; set constraints all deferred')
      try {
        const copied: Copied = []
        for (const table of tables) copied.push({ table: table.name, rows: await copyTable(from, to, table) })
        await checkCounts(to, copied)
        await setCounters(to, await listCounters(from))
        await to.script('commit')
        return copied
      } catch (thrown) {
        await to.script('rollback')
        throw thrown
      } finally {
        await from.script('rollback')
      }
    }),
  )
}

/** A table with the columns that may be written. */
export type WritableTable = { name: string; columns: string[] }

async function copyTable(from: Session, to: Session, table: WritableTable): Promise<number> {
  let moved = 0
  for await (const rows of readTableRows(from, table.name)) {
    await insertRows(to, table, `[${rows.join(',')}]`)
    moved += rows.length
  }
  return moved
}

/**
 * The rows of a table, a thousand at a time, inside the transaction that is open: as the database's own JSON, so that no value
 * passes through a type of ours on its way.
 */
export async function* readTableRows(from: Session, name: string): AsyncGenerator<string[]> {
  await from.script(`declare rows_to_copy cursor for
    select to_jsonb(whole_row.*)::text as row from ${quoted(name)} as whole_row`)
  for (;;) {
    const rows = await from.query(`fetch ${CHUNK_ROWS} from rows_to_copy`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => String(row))
  }
  await from.script('close rows_to_copy')
}

/** Puts rows into a table as they are, numbers and all. @param rows  a JSON array, as `readTable` reads them */
export async function insertRows(to: Session, table: WritableTable, rows: string): Promise<void> {
  const columns = table.columns.map(quoted).join(', ')
  await to.query(
    `insert into ${quoted(table.name)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${quoted(table.name)}, $1::jsonb)`,
    [rows],
  )
}

/** What numbers rows by itself, and the number it gave last. */
export type Counter = { name: string; value: string }

/** Every counter that has given a number. */
export async function listCounters(from: Session): Promise<Counter[]> {
  const counters = await from.query(
    `select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`,
  )
  return counters.map(({ name, value }) => ({ name: String(name), value: String(value) }))
}

/** Lets counters go on where they were, so that no number comes a second time. */
export async function setCounters(to: Session, counters: readonly Counter[]): Promise<void> {
  for (const { name, value } of counters)
    await to.query('select setval($1::regclass, $2)', [quoted(String(name)), value])
}

async function checkCounts(to: Session, copied: Copied): Promise<void> {
  for (const { table, rows } of copied) {
    const [counted] = await to.query(`select count(*)::int as n from ${quoted(table)}`)
    if (counted?.n !== rows) throw new CopyRefused(`${table}: ${rows} rows went, ${String(counted?.n)} arrived.`)
  }
}

/** The first table that holds anything; undefined for an empty database. */
export async function firstWithRows(session: Session, tables: readonly WritableTable[]): Promise<string | undefined> {
  for (const { name } of tables) {
    if ((await session.query(`select 1 from ${quoted(name)} limit 1`)).length > 0) return name
  }
  return undefined
}

/** Every table with the columns that may be written, what others refer to first. */
export async function listWritableTables(session: Session): Promise<WritableTable[]> {
  const rows = await session.query(`
    select tables.relname as name, array_agg(columns.attname::text order by columns.attnum) as columns
    from pg_class tables
    join pg_attribute columns on columns.attrelid = tables.oid
    where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r'
      and columns.attnum > 0 and not columns.attisdropped and columns.attgenerated = ''
    group by tables.relname
    order by tables.relname`)
  const references = await session.query(`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`)
  const tables = rows
    .filter((row) => !LEFT_BEHIND.has(String(row.name)))
    // `array_agg` of texts is an array of strings in both drivers.
    .map((row) => ({ name: String(row.name), columns: row.columns as string[] }))
  return parentsFirst(
    tables,
    references.map((row) => ({ child: String(row.child), parent: String(row.parent) })),
  )
}

function parentsFirst(
  tables: readonly WritableTable[],
  references: readonly { child: string; parent: string }[],
): WritableTable[] {
  const placed: WritableTable[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const isFree = (table: WritableTable) =>
      !references.some(({ child, parent }) => child === table.name && names.has(parent))
    const free = waiting.filter(isFree)
    if (free.length === 0) throw new CopyRefused(`Tables refer to each other in a circle: ${[...names].join(', ')}`)
    placed.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return placed
}
