import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { JobRunsRow } from '#api/db/rows.ts'

export type JobRun = Pick<
  Selectable<JobRunsRow>,
  'name' | 'lastRunAt' | 'lastMs' | 'lastFailedAt' | 'lastError' | 'failuresInRow'
>
/** Has a job run at once; one request a job is enough. */
export async function insertJobRequest(db: Db, name: string): Promise<void> {
  await db
    .insertInto('jobRequests')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** The jobs of some names that are to run at once, each answered to one process. */
export async function removeJobRequests(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .deleteFrom('jobRequests')
    .where('name', 'in', [...names])
    .returning('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** How each job last went. */
export async function listJobRuns(db: Db): Promise<JobRun[]> {
  return db
    .selectFrom('jobRuns')
    .select(['name', 'lastRunAt', 'lastMs', 'lastFailedAt', 'lastError', 'failuresInRow'])
    .orderBy('name')
    .limit(200)
    .execute()
}

/** Notes a run that went well. */
export async function writeGoodRun(db: Db, run: { name: string; at: Date; ms: number }): Promise<void> {
  await db
    .insertInto('jobRuns')
    .values({ name: run.name, lastRunAt: run.at, lastMs: run.ms })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ lastRunAt: run.at, lastMs: run.ms, failuresInRow: 0 }),
    )
    .execute()
}

/** Notes a run that failed. @returns how many in a row did */
export async function writeFailedRun(
  db: Db,
  run: { name: string; at: Date; ms: number; error: string },
): Promise<number> {
  const failed = { lastRunAt: run.at, lastMs: run.ms, lastFailedAt: run.at, lastError: run.error }
  const { failuresInRow } = await db
    .insertInto('jobRuns')
    .values({ name: run.name, ...failed, failuresInRow: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...failed, failuresInRow: sql<number>`job_runs.failures_in_row + 1` }),
    )
    .returning('failuresInRow')
    .executeTakeFirstOrThrow()
  return failuresInRow
}
