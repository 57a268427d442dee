import type { Database, Session } from './connect.ts'
import { quoted } from './quoted.ts'

/** Tables that grow and are never changed: what serves people may add to them and read them, nothing else (LOG-04). */
const APPEND_ONLY = ['audit_events']
/** Columns that only the product itself reads, in every table there is or will be: hashes, keys, tokens, what is sealed. */
const CLOSED_COLUMNS = '(^|_)(hash|sealed|token|secret|password|key)(_|$)'

/** The names of a database's two roles beside its owner. */
export type RoleNames = { app: string; reader: string }

/**
 * Makes or renews the roles of a database server beside the owner, who migrates (DATA-04): `<database>_app` reads and writes
 * rows and can change no table, nor what was written into the audit trail; `<database>_reader` reads, without secrets. Made
 * without a password and without sign-in: who runs the server gives them those. Harmless to repeat, and to be repeated after
 * migrations that add tables.
 * @param database  a server's, opened as the owner of the tables, who may make roles
 */
export async function createRoles(database: Database): Promise<RoleNames> {
  return database.session(async (session) => {
    const [row] = await session.query('select current_database() as name')
    const name = String(row?.name)
    const names = { app: `${name}_app`, reader: `${name}_reader` }
    await session.script('begin')
    for (const role of [names.app, names.reader]) await createRole(session, role)
    await session.script(`
      revoke all on database ${quoted(name)} from public;
      revoke all on schema public from public;
      grant connect on database ${quoted(name)} to ${quoted(names.app)}, ${quoted(names.reader)};
      grant usage on schema public to ${quoted(names.app)}, ${quoted(names.reader)};
    `)
    await grantApp(session, quoted(names.app))
    await grantReader(session, quoted(names.reader))
    await session.script('commit')
    return names
  })
}

async function createRole(session: Session, role: string): Promise<void> {
  const known = await session.query('select 1 from pg_roles where rolname = $1', [role])
  if (known.length === 0) await session.script(`create role ${quoted(role)} nologin`)
}

async function grantApp(session: Session, role: string): Promise<void> {
  await session.script(`
    revoke all on all tables in schema public from ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
    alter default privileges in schema public grant usage, select on sequences to ${role};
    revoke insert, update, delete on migrations from ${role};
    ${APPEND_ONLY.map((table) => `revoke update, delete on ${table} from ${role};`).join('\n')}
  `)
}

async function grantReader(session: Session, role: string): Promise<void> {
  await session.script(`revoke all on all tables in schema public from ${role}`)
  const columns = await session.query(
    `select table_name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns
     where table_schema = 'public' and column_name !~ $1
     group by table_name`,
    [CLOSED_COLUMNS],
  )
  for (const { table_name, columns: open } of columns)
    await session.script(`grant select (${open}) on ${quoted(String(table_name))} to ${role}`)
}
