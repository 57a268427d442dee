import type { ImportSort } from '@sopaan/contract/imports-filter'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, type Orders, onPage, orderOfSort, type Page, patternOf } from '#api/db/pages.ts'
import { type JobRow, selectJobs } from './import-jobs.queries.ts'

/** What narrows the jobs; absent: all. */
export type JobsFilter = {
  /** Part of the name of a file or of who asked, or a season. */
  q?: string | undefined
  kind?: JobRow['kind'] | undefined
  state?: JobRow['state'] | undefined
}

const ORDERED_BY: Orders<ImportSort> = {
  askedAt: sql`import_jobs.asked_at`,
  round: sql`(import_jobs.answers ->> 'season')::int * 100 + coalesce((import_jobs.answers ->> 'round')::int, 0)`,
  file: sql`lower(coalesce(import_jobs.file_name, undone.file_name))`,
  state: sql`import_jobs.state`,
  by: sql`lower(users.full_name)`,
  rows: sql`(import_jobs.report ->> 'taken')::int`,
}

function narrowed(db: Db, { q, kind, state }: JobsFilter) {
  const words = sql`concat_ws(' ', import_jobs.file_name, undone.file_name, users.full_name, import_jobs.answers ->> 'counselling', import_jobs.answers ->> 'season')`
  return selectJobs(db)
    .$if(kind !== undefined, (jobs) => jobs.where('importJobs.kind', '=', kind ?? 'file'))
    .$if(state !== undefined, (jobs) => jobs.where('importJobs.state', '=', state ?? 'waiting'))
    .$if(q !== undefined, (jobs) => jobs.where(sql<boolean>`${words} ilike ${patternOf(q ?? '')}`))
}

/** A page of the jobs of a filter in an order. */
export async function listJobRows(
  db: Db,
  filter: JobsFilter,
  { sort, ...page }: Page & { sort: ImportSort },
): Promise<JobRow[]> {
  return narrowed(db, filter)
    .orderBy(orderOfSort(ORDERED_BY, sort, sql`import_jobs.asked_at, import_jobs.id`))
    .$call(onPage(page))
    .execute()
}

/** How many jobs a filter has. */
export const countJobs = countOf(narrowed)
