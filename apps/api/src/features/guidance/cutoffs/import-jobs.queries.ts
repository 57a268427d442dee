import type { ImportRefusedRow } from '@sopaan/contract/import-findings'
import type { ImportAnswers, ImportJob, ImportReport } from '@sopaan/contract/managed-imports'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import type { ImportJobsRow } from '#api/db/rows.ts'
import type { SavedChanges } from './row-changes.ts'
import type { TableForm } from './table-records.ts'

/** A job as it is shown, with who asked for it and what of it stands. */
export type JobRow = Omit<Selectable<ImportJobsRow>, 'refused' | 'changes' | 'createdAt'> & {
  askedByName: string | null
  standing: number
  undoneFileName: string | null
  undoneRounds: unknown
}

const COLUMNS = [
  'importJobs.id',
  'importJobs.kind',
  'importJobs.state',
  'importJobs.askedAt',
  'importJobs.askedBy',
  'importJobs.endedAt',
  'importJobs.fileKey',
  'importJobs.fileName',
  'importJobs.fileHash',
  'importJobs.fileBytes',
  'importJobs.fileForm',
  'importJobs.shape',
  'importJobs.isShapeKnown',
  'importJobs.tableBegin',
  'importJobs.answers',
  'importJobs.report',
  'importJobs.rowsDigest',
  'importJobs.phase',
  'importJobs.rowsDone',
  'importJobs.rowsTotal',
  'importJobs.fault',
  'importJobs.leaseUntil',
  'importJobs.attempts',
  'importJobs.undoes',
  'importJobs.rolledBackAt',
  'importJobs.leavesGone',
] as const

/** Jobs with the names of their people, and how much of each is published. */
export function selectJobs(db: Db) {
  return db
    .selectFrom('importJobs')
    .leftJoin('users', 'users.id', 'importJobs.askedBy')
    .leftJoin('importJobs as undone', 'undone.id', 'importJobs.undoes')
    .select([...COLUMNS, 'users.fullName as askedByName'])
    .select(['undone.fileName as undoneFileName', sql<unknown>`undone.report -> 'rounds'`.as('undoneRounds')])
    .select((row) =>
      row
        .selectFrom('imports')
        .whereRef('imports.jobId', '=', 'importJobs.id')
        .where('imports.status', '=', 'published')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('standing'),
    )
    .$castTo<JobRow>()
}

/** One job with the names of its people; undefined for an unknown id. */
export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return selectJobs(db).where('importJobs.id', '=', id).executeTakeFirst()
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
    .insertInto('importJobs')
    .values({
      kind: 'file',
      state: 'waiting',
      askedAt: draft.askedAt,
      askedBy: draft.askedBy,
      fileKey: draft.fileKey,
      fileName: draft.fileName ?? null,
      fileHash: draft.fileHash,
      fileBytes: draft.fileBytes,
      fileForm: draft.fileForm,
      shape: draft.shape,
      isShapeKnown: draft.isShapeKnown,
      tableBegin: JSON.stringify(draft.tableBegin),
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
    .insertInto('importJobs')
    .values({ kind: 'roll-back', state: 'applying', askedAt: now, askedBy, undoes })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Asks for the book to be made anew; one that waits already is enough. */
export async function insertBookCorrection(db: Db, { askedBy, now }: { askedBy: string; now: Date }): Promise<void> {
  await db
    .insertInto('importJobs')
    .values({ kind: 'mend', state: 'applying', askedAt: now, askedBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Begins the dry run of a file; false where its state does not allow it. */
export async function changeToChecking(
  db: Db,
  { id, answers, now }: { id: string; answers: ImportAnswers; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('importJobs')
    .set({
      state: 'checking',
      answers: JSON.stringify(answers),
      report: null,
      refused: '[]',
      changes: '{}',
      rowsDigest: null,
      askedAt: now,
      ...UNSTARTED,
    })
    .where('id', '=', id)
    .where('kind', '=', 'file')
    .where('state', 'in', ['waiting', 'checked'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Begins to take the rows of the dry run; `leavesGone`: and leaves the published ones that the file does not have. */
export async function changeToApplying(
  db: Db,
  { id, leavesGone }: { id: string; leavesGone: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('importJobs')
    .set({ state: 'applying', leavesGone, ...UNSTARTED })
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const UNSTARTED = { phase: null, rowsDone: 0, rowsTotal: null, leaseUntil: null, attempts: 0 } as const

/** Keeps what came of a dry run, as long as it was not taken from whoever ran it. */
export async function changeToChecked(
  db: Db,
  id: string,
  checked: { report: ImportReport; changes: SavedChanges; refused: readonly ImportRefusedRow[]; digest: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('importJobs')
    .set({
      state: 'checked',
      report: JSON.stringify(checked.report),
      changes: JSON.stringify(checked.changes),
      refused: JSON.stringify(checked.refused),
      rowsDigest: checked.digest,
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
    .updateTable('importJobs')
    .set({
      state: fault === null ? 'done' : 'failed',
      fault,
      endedAt: now,
      changes: '{}',
      fileKey: null,
      phase: null,
      leaseUntil: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'applying'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes down how many published rows a job left as they stood. */
export async function changeToLeft(db: Db, job: JobRow, left: number): Promise<void> {
  const report = { ...(job.report as ImportReport), gone: 0, left }
  await db
    .updateTable('importJobs')
    .set({ report: JSON.stringify(report) })
    .where('id', '=', job.id)
    .where('state', '=', 'applying')
    .execute()
}

/** Notes when what a job published was taken back. */
export async function changeToRolledBack(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('importJobs').set({ rolledBackAt: now }).where('id', '=', id).execute()
}

/** Takes a job away that nothing was published by. */
export async function removeWaitingJob(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('importJobs')
    .where('id', '=', id)
    .where('kind', '=', 'file')
    .where('state', 'in', ['waiting', 'checked', 'failed'])
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes up the oldest job that nobody works on, until `until` unless it is prolonged. */
export async function claimJob(db: Db, { now, until }: { now: Date; until: Date }): Promise<JobRow | undefined> {
  const claimed = await db
    .updateTable('importJobs')
    .set((row) => ({ leaseUntil: until, attempts: row('attempts', '+', 1) }))
    .where('id', '=', (row) =>
      row
        .selectFrom('importJobs')
        .select('id')
        .where('state', 'in', ['checking', 'applying'])
        .where((free) => free.or([free('leaseUntil', 'is', null), free('leaseUntil', '<', now)]))
        .orderBy('askedAt')
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
    .updateTable('importJobs')
    .set({ phase, rowsDone: done, rowsTotal: total })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'applying'])
    .execute()
}

/** Prolongs the lease of whoever works on a job. */
export async function prolongLease(db: Db, id: string, until: Date): Promise<void> {
  await db
    .updateTable('importJobs')
    .set({ leaseUntil: until })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'applying'])
    .execute()
}

/** Takes away files that nobody went on with. @returns their keys in the file store */
export async function removeLeftJobs(db: Db, askedBefore: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('importJobs')
    .where('kind', '=', 'file')
    .where('state', 'in', ['waiting', 'checked'])
    .where('askedAt', '<', askedBefore)
    .returning('fileKey')
    .execute()
  return rows.flatMap(({ fileKey }) => (fileKey === null ? [] : [fileKey]))
}
