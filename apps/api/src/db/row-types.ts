import { nameInCode } from './column-names.ts'
import type { Database, Session } from './connect.ts'

export type TableColumn = {
  table: string
  name: string
  /** Type as the catalogue prints it, `[]` for a list. */
  type: string
  isNullable: boolean
  /** Whether the database fills it in when an insert does not. */
  hasDefault: boolean
  /** Whether only the database may fill it in. */
  isComputed: boolean
  comment: string
}

/** TypeScript types of PostgreSQL types, as they come out: see wire-types.ts. Where what goes in differs, `ColumnType`. */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  citext: 'string',
  date: 'string',
  interval: 'string',
  tsvector: 'string',
  int4range: 'string',
  tstzrange: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'Bytes',
  jsonb: 'Json',
  json: 'Json',
  numeric: 'Numeric',
  'timestamp with time zone': 'Instant',
  words: 'Words',
  word_lists: 'WordLists',
  language_code: 'Language',
}

const HEAD = `// Written by \`npm run db:rows\` from the migrated database. Do not edit.
import type { ByLanguage, Language } from '@sopaan/domain/languages'
import type { ColumnType, Generated } from 'kysely'

/** Bytes: a Buffer comes out, any bytes go in. */
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>

/** What was stored comes out, parse it; JSON text goes in. */
type Json = ColumnType<unknown, string, string>

/** The database's own text comes out, so that no digit is lost. */
type Numeric = ColumnType<string, string | number, string | number>

/** Words as their domain holds them come out; JSON text goes in. */
type Words = ColumnType<ByLanguage<string>, string, string>

/** As Words, a list in each language. */
type WordLists = ColumnType<ByLanguage<string[]>, string, string>

type Instant = ColumnType<Date, Date | string, Date | string>

type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>

type GeneratedJson = ColumnType<unknown, string | undefined, string>

type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

type NullableJson = ColumnType<unknown, string | null | undefined, string | null>

type NullableWords = ColumnType<ByLanguage<string> | null, string | null | undefined, string | null>

type NullableBytes = ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>

type NullableNumeric = ColumnType<string | null, string | number | null | undefined, string | number | null>
`

/** The text of rows.ts: a type for each table of the migrated database, names as code has them, columns in the table's order. */
export async function writeRowTypes(database: Database): Promise<string> {
  const { columns, words } = await database.session(async (session) => ({
    columns: await listTableColumns(session),
    words: await listClosedSets(session),
  }))
  const tables = [...new Set(columns.map(({ table }) => table))].sort()
  const types = tables.map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .map((column) => columnLine(column, words.get(`${table}.${column.name}`)))
    return `export type ${typeName(table)} = {\n${lines.join('\n')}\n}\n`
  })
  const all = tables.map((table) => `  ${nameInCode(table)}: ${typeName(table)}`).join('\n')
  const [imports = '', ...helperTypes] = HEAD.split('\n\n')
  const used = helperTypes.filter((type) => isUsed(type, types.join('\n')))
  return `${[imports, ...used].join('\n\n')}\n${types.join('\n')}\nexport type Tables = {\n${all}\n}\n`
}

/** Whether a table uses this helper type; the others are left out. */
function isUsed(type: string, types: string): boolean {
  const name = /^type (\w+)/m.exec(type)?.[1]
  return name !== undefined && new RegExp(`: ${name}(\\[\\])?$`, 'm').test(types)
}

function columnLine(column: TableColumn, words: string[] | undefined): string {
  const comment = column.comment ? `  /** ${column.comment.replaceAll('*/', '* /')} */\n` : ''
  return `${comment}  ${nameInCode(column.name)}: ${columnType(column, words)}`
}

function columnType(column: TableColumn, words: string[] | undefined): string {
  const isList = column.type.endsWith('[]')
  const plain = TYPES[column.type.replace(/\[\]$|\(.*\)/g, '')]
  if (plain === undefined) throw new Error(`${column.table}.${column.name}: no type for ${column.type} in row-types.ts`)
  const isOwnType = /^[A-Z]/.test(plain) && plain !== 'Language'
  if (isOwnType && !isList) {
    if (column.isNullable) return `Nullable${plain}`
    return column.hasDefault && plain !== 'Bytes' && plain !== 'Numeric' ? `Generated${plain}` : plain
  }
  const type = words ? words.map((word) => `'${word}'`).join(' | ') : `${plain}${isList ? '[]' : ''}`
  if (column.isComputed) return `ColumnType<${type}${column.isNullable ? ' | null' : ''}, never, never>`
  if (column.isNullable) return `${type} | null`
  return column.hasDefault ? `Generated<${type}>` : type
}

/** `limit_counters` is `LimitCountersRow`. */
function typeName(table: string): string {
  return `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Row`
}

/** Every column of every table and view, in their order. */
export async function listTableColumns(session: Session): Promise<TableColumn[]> {
  const rows = await session.query(`
    select
      tables.relname as table,
      columns.attname as name,
      format_type(columns.atttypid, columns.atttypmod) as type,
      not columns.attnotnull as is_nullable,
      columns.atthasdef or columns.attidentity <> '' as has_default,
      columns.attgenerated <> '' or columns.attidentity = 'a' as is_computed,
      coalesce(col_description(tables.oid, columns.attnum), '') as comment
    from pg_class tables
    join pg_attribute columns on columns.attrelid = tables.oid
    where tables.relnamespace = 'public'::regnamespace
      and tables.relkind in ('r', 'p', 'v')
      and not tables.relispartition
      and tables.relname <> 'migrations'
      and columns.attnum > 0
      and not columns.attisdropped
    order by tables.relname, columns.attnum`)
  return rows.map((row) => ({
    table: String(row.table),
    name: String(row.name),
    type: String(row.type),
    isNullable: row.is_nullable === true,
    hasDefault: row.has_default === true,
    isComputed: row.is_computed === true,
    comment: String(row.comment),
  }))
}

/** Columns that a check holds to a closed set of words, which becomes their type. */
async function listClosedSets(session: Session): Promise<Map<string, string[]>> {
  const rows = await session.query(`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule
    from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`)
  return new Map(
    rows.flatMap((row): [string, string[]][] => {
      const found = readClosedSet(String(row.rule))
      return found ? [[`${String(row.table)}.${found.column}`, found.words]] : []
    }),
  )
}

/** The column that a check holds to a closed set of words, and these; undefined where it does anything else. */
export function readClosedSet(rule: string): { column: string; words: string[] } | undefined {
  const found = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(rule)
  const words = [...(found?.[2] ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map((word) => word[1] ?? '')
  return found?.[1] && words.length > 0 ? { column: found[1], words } : undefined
}
