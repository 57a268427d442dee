import type { DifferenceKind } from '@sopaan/contract/managed-imports'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** Imports that a job stored, with whether they stand. */
export async function listImportsOfJob(db: Db, jobId: string): Promise<{ id: string; status: string }[]> {
  return db
    .selectFrom('imports')
    .select(['id', 'status'])
    .where('jobId', '=', jobId)
    .orderBy('season')
    .orderBy('counselling')
    .orderBy('round')
    .limit(1000)
    .execute()
}

/** Takes away what a run of a job stored that was never published. */
export async function removeUnpublishedOfJob(db: Db, jobId: string): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('jobId', '=', jobId)
    .where('status', 'in', ['draft', 'checked'])
    .where('publishedAt', 'is', null)
    .execute()
}

export type DifferenceRow = {
  institute: string
  programme: string
  degree: string
  durationYears: number
  quota: string
  seatType: string
  genderPool: string
  isPreparatory: boolean | null
  source: string
  openingBefore: number | null
  closingBefore: number | null
  openingAfter: number | null
  closingAfter: number | null
  total: number
}

/** Imports of a job, each beside the one that it replaced. */
function pairs(jobId: string) {
  return sql`
    select
      imports.id as after_id,
      imports.source,
      imports.replaces as before_id
    from imports
    where imports.job_id = ${jobId}`
}

/** Which of the differing seats are of a kind; what was unlikely is told before publishing alone. */
const OF_KIND = {
  gone: sql`later.closing_rank is null`,
  changed: sql`later.closing_rank is not null and earlier.closing_rank is not null`,
  fresh: sql`earlier.closing_rank is null`,
  unlikely: sql`false`,
} as const

/**
 * Seats whose rows differ between the imports of a job and those before them, the largest change first, a page at a time.
 * Sizes are those of `rankDistance`.
 */
export async function listDifferenceRows(
  db: Db,
  jobId: string,
  { kind, limit, offset }: { kind: DifferenceKind; limit: number; offset: number },
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with pairs as (${pairs(jobId)}),
    later as (select cutoffs.*, pairs.after_id, pairs.source from cutoffs join pairs on cutoffs.import_id = pairs.after_id),
    earlier as (select cutoffs.*, pairs.after_id, pairs.source from cutoffs join pairs on cutoffs.import_id = pairs.before_id),
    differing as (
      select
        coalesce(later.institute_id, earlier.institute_id) as institute_id,
        coalesce(later.programme_id, earlier.programme_id) as programme_id,
        coalesce(later.quota, earlier.quota) as quota,
        coalesce(later.seat_type, earlier.seat_type) as seat_type,
        coalesce(later.gender_pool, earlier.gender_pool) as gender_pool,
        coalesce(later.is_preparatory, earlier.is_preparatory) as is_preparatory,
        coalesce(later.source, earlier.source) as source,
        earlier.opening_rank as opening_before,
        earlier.closing_rank as closing_before,
        later.opening_rank as opening_after,
        later.closing_rank as closing_after
      from later
      full join earlier
        on earlier.after_id = later.after_id
        and earlier.institute_id = later.institute_id
        and earlier.programme_id = later.programme_id
        and earlier.quota = later.quota
        and earlier.seat_type = later.seat_type
        and earlier.gender_pool = later.gender_pool
        and coalesce(earlier.is_preparatory, false) = coalesce(later.is_preparatory, false)
      where (earlier.opening_rank is distinct from later.opening_rank
        or earlier.closing_rank is distinct from later.closing_rank)
        and ${OF_KIND[kind]}
    )
    select
      institutes.name as institute,
      programmes.name as programme,
      programmes.degree,
      programmes.duration_years,
      differing.quota,
      differing.seat_type,
      differing.gender_pool,
      differing.is_preparatory,
      differing.source,
      differing.opening_before,
      differing.closing_before,
      differing.opening_after,
      differing.closing_after,
      (count(*) over ())::int as total
    from differing
    join institutes on institutes.id = differing.institute_id
    join programmes on programmes.id = differing.programme_id
    order by
      greatest(
        abs(ln((differing.closing_after + 50.0) / (differing.closing_before + 50.0))),
        abs(ln((differing.opening_after + 50.0) / (differing.opening_before + 50.0)))
      ) desc nulls last,
      differing.source,
      institutes.name,
      programmes.name,
      differing.quota,
      differing.seat_type,
      differing.gender_pool
    limit ${limit}
    offset ${offset}`.execute(db)
  return rows
}
