import type { ImportAnswers, ImportJob, ImportRefusedRow, ImportReport } from '@sopaan/contract/managed-imports'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import { onPage, type Page } from '#api/db/pages.ts'
import type { ImportJobsRow } from '#api/db/rows.ts'
import type { SavedChanges } from './row-changes.ts'
import type { TableForm } from './table-records.ts'

/** A job as it is shown, with who asked for it and what of it stands. */
export type JobRow = Omit<Selectable<ImportJobsRow>, 'refused' | 'changes' | 'created_at'> & {
  asked_by_name: string | null
  standing: number
  undone_file_name: string | null
  undone_rounds: unknown
}

const COLUMNS = [
  'import_jobs.id',
  'import_jobs.kind',
  'import_jobs.state',
  'import_jobs.asked_at',
  'import_jobs.asked_by',
  'import_jobs.ended_at',
  'import_jobs.file_key',
  'import_jobs.file_name',
  'import_jobs.file_hash',
  'import_jobs.file_bytes',
  'import_jobs.file_form',
  'import_jobs.shape',
  'import_jobs.is_shape_known',
  'import_jobs.table_begin',
  'import_jobs.answers',
  'import_jobs.report',
  'import_jobs.rows_digest',
  'import_jobs.phase',
  'import_jobs.rows_done',
  'import_jobs.rows_total',
  'import_jobs.fault',
  'import_jobs.lease_until',
  'import_jobs.attempts',
  'import_jobs.undoes',
  'import_jobs.rolled_back_at',
] as const

function selectJobs(db: Db) {
  return db
    .selectFrom('import_jobs')
    .leftJoin('users', 'users.id', 'import_jobs.asked_by')
    .leftJoin('import_jobs as undone', 'undone.id', 'import_jobs.undoes')
    .select([...COLUMNS, 'users.full_name as asked_by_name'])
    .select(['undone.file_name as undone_file_name', sql<unknown>`undone.report -> 'rounds'`.as('undone_rounds')])
    .select((row) =>
      row
        .selectFrom('imports')
        .whereRef('imports.job_id', '=', 'import_jobs.id')
        .where('imports.status', '=', 'published')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('standing'),
    )
    .$castTo<JobRow>()
}

/** A page of jobs, newest first. */
export async function listJobRows(db: Db, page: Page): Promise<JobRow[]> {
  return selectJobs(db).orderBy('import_jobs.asked_at', 'desc').orderBy('import_jobs.id').$call(onPage(page)).execute()
}

/** How many there are in all, of every kind and state. */
export async function countJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('import_jobs')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One job with the names of its people; undefined for an unknown id. */
export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return selectJobs(db).where('import_jobs.id', '=', id).executeTakeFirst()
}

export type FileDraft = {
  askedAt: Date
  askedBy: string
  fileKey: string
  fileName: string | undefined
  fileHash: string
  fileBytes: number
  fileForm: TableForm
  shape: string
  isShapeKnown: boolean
  tableBegin: { headings: string[]; samples: string[][] }
  answers: ImportAnswers
}

/** Keeps a file that waits for answers. */
export async function insertFileJob(db: Db, draft: FileDraft): Promise<string> {
  const { id } = await db
    .insertInto('import_jobs')
    .values({
      kind: 'file',
      state: 'waiting',
      asked_at: draft.askedAt,
      asked_by: draft.askedBy,
      file_key: draft.fileKey,
      file_name: draft.fileName ?? null,
      file_hash: draft.fileHash,
      file_bytes: draft.fileBytes,
      file_form: draft.fileForm,
      shape: draft.shape,
      is_shape_known: draft.isShapeKnown,
      table_begin: JSON.stringify(draft.tableBegin),
      answers: JSON.stringify(draft.answers),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Asks for a roll-back; undefined where one is on its way already. */
export async function insertRollBack(
  db: Db,
  { undoes, askedBy, now }: { undoes: string; askedBy: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .insertInto('import_jobs')
    .values({ kind: 'roll-back', state: 'applying', asked_at: now, asked_by: askedBy, undoes })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Asks for the book to be made anew; one that waits already is enough. */
export async function insertCorrection(db: Db, { askedBy, now }: { askedBy: string; now: Date }): Promise<void> {
  await db
    .insertInto('import_jobs')
    .values({ kind: 'mend', state: 'applying', asked_at: now, asked_by: askedBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Begins the dry run of a file; false where its state does not allow it. */
export async function changeToChecking(
  db: Db,
  { id, answers, now }: { id: string; answers: ImportAnswers; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_jobs')
    .set({
      state: 'checking',
      answers: JSON.stringify(answers),
      report: null,
      refused: '[]',
      changes: '{}',
      rows_digest: null,
      asked_at: now,
      ...UNSTARTED,
    })
    .where('id', '=', id)
    .where('kind', '=', 'file')
    .where('state', 'in', ['waiting', 'checked'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Begins to take the rows of the dry run. */
export async function changeToApplying(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_jobs')
    .set({ state: 'applying', ...UNSTARTED })
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const UNSTARTED = { phase: null, rows_done: 0, rows_total: null, lease_until: null, attempts: 0 } as const

/** Keeps what came of a dry run, as long as it was not taken from whoever ran it. */
export async function changeToChecked(
  db: Db,
  id: string,
  checked: { report: ImportReport; changes: SavedChanges; refused: readonly ImportRefusedRow[]; digest: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_jobs')
    .set({
      state: 'checked',
      report: JSON.stringify(checked.report),
      changes: JSON.stringify(checked.changes),
      refused: JSON.stringify(checked.refused),
      rows_digest: checked.digest,
      ...UNSTARTED,
    })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a job. @returns false where it had ended already */
export async function changeToEnded(
  db: Db,
  { id, fault, now }: { id: string; fault: string | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_jobs')
    .set({
      state: fault === null ? 'done' : 'failed',
      fault,
      ended_at: now,
      changes: '{}',
      file_key: null,
      phase: null,
      lease_until: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'applying'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes when what a job published was taken back. */
export async function changeToRolledBack(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('import_jobs').set({ rolled_back_at: now }).where('id', '=', id).execute()
}

/** Takes a job away that nothing was published by. */
export async function removeWaitingJob(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('import_jobs')
    .where('id', '=', id)
    .where('kind', '=', 'file')
    .where('state', 'in', ['waiting', 'checked', 'failed'])
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes up the oldest job that nobody works on, until `until` unless it is prolonged. */
export async function claimJob(db: Db, { now, until }: { now: Date; until: Date }): Promise<JobRow | undefined> {
  const claimed = await db
    .updateTable('import_jobs')
    .set((row) => ({ lease_until: until, attempts: row('attempts', '+', 1) }))
    .where('id', '=', (row) =>
      row
        .selectFrom('import_jobs')
        .select('id')
        .where('state', 'in', ['checking', 'applying'])
        .where((free) => free.or([free('lease_until', 'is', null), free('lease_until', '<', now)]))
        .orderBy('asked_at')
        .orderBy('id')
        .$call(unlocked({ limit: 1 })),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed && findJob(db, claimed.id)
}

/** Tells how far a job is. */
export async function changeProgress(
  db: Db,
  id: string,
  { phase, done, total }: NonNullable<ImportJob['progress']>,
): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({ phase, rows_done: done, rows_total: total })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'applying'])
    .execute()
}

/** Prolongs the lease of whoever works on a job. */
export async function prolongLease(db: Db, id: string, until: Date): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'applying'])
    .execute()
}

/** Takes away files that nobody went on with. @returns their keys in the file store */
export async function removeLeftJobs(db: Db, askedBefore: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('import_jobs')
    .where('kind', '=', 'file')
    .where('state', 'in', ['waiting', 'checked'])
    .where('asked_at', '<', askedBefore)
    .returning('file_key')
    .execute()
  return rows.flatMap(({ file_key }) => (file_key === null ? [] : [file_key]))
}
