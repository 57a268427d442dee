import type { Session } from './connect.ts'
import { listTableColumns, type TableColumn } from './row-types.ts'

/** What a row has to keep to: a constraint, a unique index or a trigger that comes before it is written. */
export type Rule = {
  table: string
  /** Whether an insert may name it as the one that it may meet (`on conflict`). */
  isUnique: boolean
  /** The columns that it is about; none where only its text says. */
  columns: readonly string[]
  definition: string
}
/** What code that reads and writes the tables goes by. */
export type SchemaFacts = { columns: readonly Omit<TableColumn, 'comment'>[]; rules: readonly Rule[] }

const FLAGS = ['isNullable', 'hasDefault', 'isComputed'] as const

/** The facts of a migrated database. */
export async function readSchemaFacts(session: Session): Promise<SchemaFacts> {
  const columns = await listTableColumns(session)
  return { columns: columns.map(({ comment: _, ...column }) => column), rules: await listRules(session) }
}

/** The facts as lines of tabs, in an order that stays: what changed can be read in a comparison. */
export function writeSchemaFacts({ columns, rules }: SchemaFacts): string {
  const columnLines = columns.map((column) =>
    ['column', column.table, column.name, column.type, ...FLAGS.filter((flag) => column[flag])].join('\t'),
  )
  const ruleLines = rules.map(({ table, isUnique, columns: of, definition }) =>
    [isUnique ? 'unique' : 'rule', table, of.join(','), definition].join('\t'),
  )
  return `${[...columnLines, ...ruleLines.toSorted()].join('\n')}\n`
}

/** Triggers that run once a row is written tell of it and change nothing of it. */
async function listRules(session: Session): Promise<Rule[]> {
  const rows = await session.query(`
    select conrelid::regclass::text as table, contype in ('p', 'u') as is_unique, pg_get_constraintdef(c.oid) as definition,
      coalesce((select string_agg(attname, ',' order by attnum) from pg_attribute
        where attrelid = conrelid and attnum = any (conkey)), '') as columns
    from pg_constraint c
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x') and conrelid <> 0 and conparentid = 0
    union all
    select indrelid::regclass::text, true, regexp_replace(pg_get_indexdef(indexrelid), '^CREATE UNIQUE INDEX \\S+ ON \\S+ ', 'UNIQUE INDEX '),
      coalesce((select string_agg(attname, ',' order by attnum) from pg_attribute
        where attrelid = indrelid and attnum = any (indkey::int2[])), '')
    from pg_index
    where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and not relispartition)
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    union all
    select tgrelid::regclass::text, false, regexp_replace(pg_get_triggerdef(t.oid), '^CREATE (CONSTRAINT )?TRIGGER \\S+ ', 'TRIGGER '), ''
    from pg_trigger t join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and (tgtype & 2 = 2 or tgtype & 64 = 64 or tgconstraint <> 0) and relnamespace = 'public'::regnamespace and not relispartition`)
  return rows
    .map((row) => ({
      table: String(row.table),
      isUnique: row.is_unique === true,
      columns: String(row.columns).split(',').filter(Boolean),
      definition: String(row.definition).replaceAll(/\s+/g, ' '),
    }))
    .filter(({ table }) => table !== 'migrations')
}
