import type { RecordKind } from '@sopaan/contract/college-records'
import { RECORD_CLASHES_MAX } from '@sopaan/contract/college-records'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** A record of either kind. */
export type RecordRow = {
  id: string
  name: string
  shownName: string | null
  /** Of a programme. */
  degree: string | null
  durationYears: number | null
  /** Type of an institute, family of a programme. */
  of: string
  /** Of an institute, where it is known. */
  city: string | null
  state: string | null
  alsoWritten: string[]
  nicknamesAdded: string[]
  nicknamesRemoved: string[]
  mergedInto: string | null
  /** Printed names of those that staff said it is not. */
  notSame: string[]
}

/** Every record of a kind, by name. */
export async function listRecords(db: Db, kind: RecordKind): Promise<RecordRow[]> {
  if (kind === 'institute') {
    return db
      .selectFrom('institutes')
      .select(['id', 'name', 'shownName', 'type as of', 'city', 'state', 'alsoWritten', 'nicknamesAdded'])
      .select(['nicknamesRemoved', 'mergedInto', sql<null>`null`.as('degree'), sql<null>`null`.as('durationYears')])
      .select(notSameOf('institute').as('notSame'))
      .orderBy('name')
      .limit(5000)
      .execute()
  }
  return db
    .selectFrom('programmes')
    .select(['id', 'name', 'shownName', 'degree', 'durationYears', 'family as of', 'alsoWritten', 'mergedInto'])
    .select([sql<null>`null`.as('city'), sql<null>`null`.as('state'), sql<string[]>`'{}'::text[]`.as('nicknamesAdded')])
    .select([sql<string[]>`'{}'::text[]`.as('nicknamesRemoved'), notSameOf('programme').as('notSame')])
    .orderBy('name')
    .orderBy('degree')
    .orderBy('durationYears')
    .limit(5000)
    .execute()
}

function notSameOf(kind: RecordKind) {
  const [own, id] =
    kind === 'institute'
      ? [sql.ref('record_changes.institute_id'), sql.ref('institutes.id')]
      : [sql.ref('record_changes.programme_id'), sql.ref('programmes.id')]
  return sql<string[]>`array(
    select after
    from record_changes
    where ${own} = ${id}
      and action = 'not-same'
      and undone_at is null
    order by record_changes.id)`
}

const COLUMN = { institute: sql.ref('cutoffs.institute_id'), programme: sql.ref('cutoffs.programme_id') } as const

/** How many rows of published tables are of some records, and of how many rounds. */
export async function countPublished(
  db: Db,
  kind: RecordKind,
  ids: readonly string[],
): Promise<{ rows: number; rounds: number }> {
  const found = await db
    .selectFrom('cutoffs')
    .innerJoin('imports', 'imports.id', 'cutoffs.importId')
    .select([sql<number>`count(*)::int`.as('rows'), sql<number>`count(distinct imports.id)::int`.as('rounds')])
    .where('imports.status', '=', 'published')
    .where(sql<boolean>`${COLUMN[kind]} = any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow()
  return found
}

/** Saved lists with a choice whose key has one of these parts. */
export async function countLists(db: Db, kind: RecordKind, parts: readonly string[]): Promise<number> {
  const found = await db
    .selectFrom('choiceListChoices')
    .select(sql<number>`count(distinct list_id)::int`.as('count'))
    .where(sql<boolean>`split_part(choice_key, '/', ${kind === 'institute' ? 1 : 2}) = any(${parts}::text[])`)
    .executeTakeFirstOrThrow()
  return found.count
}

/** How many approved mentors sit at institutes, or in programmes, of these slugs. */
export async function countMentorsAt(db: Db, kind: RecordKind, slugs: readonly string[]): Promise<number> {
  const found = await db
    .selectFrom('mentors')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'approved')
    .where(kind === 'institute' ? 'instituteSlug' : 'programmeSlug', 'in', slugs)
    .executeTakeFirstOrThrow()
  return found.count
}

/** Has the mentors of an institute or programme shown with another name of it. */
export async function updateSeatName(
  db: Db,
  { kind, slug, name }: { kind: RecordKind; slug: string; name: string },
): Promise<void> {
  const [named, at] =
    kind === 'institute'
      ? ([{ instituteName: name }, 'instituteSlug'] as const)
      : ([{ programmeName: name }, 'programmeSlug'] as const)
  await db.updateTable('mentors').set(named).where(at, '=', slug).execute()
}

export type Clash = { source: string; pool: string; closingRank: number; otherClosingRank: number; total: number }

/** Pools that two records print both in one published round, the first few, with how many there are in all. */
export async function listClashes(
  db: Db,
  kind: RecordKind,
  { ids, otherIds }: { ids: readonly string[]; otherIds: readonly string[] },
): Promise<Clash[]> {
  const [own, beside] =
    kind === 'institute' ? ['institute_id', 'programme_id'] : (['programme_id', 'institute_id'] as const)
  const { rows } = await sql<Clash>`
    select
      imports.source,
      concat_ws(' · ', ${kind === 'institute' ? sql`programmes.name` : sql`institutes.name`}, one.quota, one.seat_type, one.gender_pool) as pool,
      one.closing_rank,
      other.closing_rank as other_closing_rank,
      (count(*) over ())::int as total
    from cutoffs one
    join cutoffs other
      on other.import_id = one.import_id
      and ${sql.ref(`other.${beside}`)} = ${sql.ref(`one.${beside}`)}
      and other.quota = one.quota
      and other.seat_type = one.seat_type
      and other.gender_pool = one.gender_pool
      and coalesce(other.is_preparatory, false) = coalesce(one.is_preparatory, false)
    join imports on imports.id = one.import_id and imports.status = 'published'
    join institutes on institutes.id = one.institute_id
    join programmes on programmes.id = one.programme_id
    where ${sql.ref(`one.${own}`)} = any(${ids}::uuid[])
      and ${sql.ref(`other.${own}`)} = any(${otherIds}::uuid[])
    order by imports.season desc, imports.round desc, one.id
    limit ${RECORD_CLASHES_MAX}`.execute(db)
  return rows
}

/** Has a record shown under another name, or as it is printed. */
export async function changeShownName(db: Db, kind: RecordKind, id: string, shownName: string | null): Promise<void> {
  const table = kind === 'institute' ? 'institutes' : 'programmes'
  await db.updateTable(table).set({ shownName }).where('id', '=', id).execute()
}

/** Makes a record one with another, or one of its own again. */
export async function changeMergedInto(db: Db, kind: RecordKind, id: string, into: string | null): Promise<void> {
  const table = kind === 'institute' ? 'institutes' : 'programmes'
  await db.updateTable(table).set({ mergedInto: into }).where('id', '=', id).execute()
}

/** Sets the short names of an institute that differ from those that ship. */
export async function changeNicknames(
  db: Db,
  id: string,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  await db
    .updateTable('institutes')
    .set({ nicknamesAdded: [...added], nicknamesRemoved: [...removed] })
    .where('id', '=', id)
    .execute()
}
