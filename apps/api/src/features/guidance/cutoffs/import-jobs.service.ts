import { createHash } from 'node:crypto'
import type { BodyOf, QueryOf } from '@sopaan/contract/call'
import type { PageInfo } from '@sopaan/contract/fields'
import { FILE_ROWS_MAX } from '@sopaan/contract/file-limits'
import {
  IMPORT_BYTES_MAX,
  IMPORT_CAVEATS,
  IMPORT_COLUMNS_NEEDED,
  IMPORT_FIELD,
  type ImportAnswers,
  type ImportCaveat,
  type ImportJob,
  type ImportReport,
  type managedImports,
} from '@sopaan/contract/managed-imports'
import { refuse } from '@sopaan/contract/refusals'
import { tidyText } from '@sopaan/domain/seats/official-cells'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import { wholeFileOf } from '#api/http/list-file.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import { guessRound } from './guess-table.ts'
import { countJobs, listJobRows } from './import-job-list.queries.ts'
import {
  changeToApplying,
  changeToChecking,
  findJob,
  insertBookCorrection,
  insertFileJob,
  insertRollBack,
  type JobRow,
  removeLeftJobs,
  removeWaitingJob,
} from './import-jobs.queries.ts'
import { findShape, saveShape } from './import-shapes.queries.ts'
import type { TableBegin } from './official-table.ts'
import { withTableThread } from './table-thread.ts'
import { acceptTable } from './uploaded-table.service.ts'

const NAME_BYTES = 24
/** Files that nobody went on with are kept this long, ms. */
const ABANDONED_RETENTION_MS = 7 * DAY_MS

/**
 * Keeps a table that an admin handed in, after a look at how it begins. Nothing is published by it.
 * @throws {Refusal} IMPORT_FILE_MISSING, IMPORT_UNREADABLE, FILE_INFECTED, INPUT_TOO_LARGE
 */
export async function acceptUpload(
  deps: Deps,
  { actor, request }: CallerTrace,
  upload: { contentType: string; body: Buffer },
): Promise<ImportJob> {
  const { bytes, fileName, fileHash } = await acceptTable(deps, upload, {
    field: IMPORT_FIELD,
    bytesMax: IMPORT_BYTES_MAX,
  })
  const begin = await withTableThread((thread) => thread.ask({ kind: 'describe', bytes, bytesMax: IMPORT_BYTES_MAX }))
  if (!begin.ok) refuse('IMPORT_UNREADABLE', { reason: begin.reason, detail: begin.detail })
  const shape = shapeOf(begin)
  const known = await findShape(deps.db, shape)
  const columns = known?.length === begin.columns.length ? known : begin.columns
  const fileKey = `imports/${deps.random(NAME_BYTES).toString('base64url')}`
  await deps.files.put(fileKey, bytes, 'application/octet-stream')
  return inTransaction(deps, async (deps) => {
    const id = await insertFileJob(deps.db, {
      askedAt: deps.now(),
      askedBy: actor.userId,
      fileKey,
      fileName,
      fileHash,
      fileBytes: bytes.length,
      fileForm: begin.form,
      shape,
      isShapeKnown: known !== undefined,
      tableBegin: { headings: begin.headings, samples: begin.samples },
      answers: { columns: [...columns], ...guessRound([fileName ?? '', ...begin.above]), isFinal: false },
    })
    const change = {
      file: { after: fileHash },
      bytes: { after: bytes.length },
      ...(fileName !== undefined && { fileName: { after: fileName } }),
    }
    await writeAudit(deps, { action: 'import.upload', actor, target: { type: 'import', id }, change, request })
    return shownJob(await jobOf(deps, id))
  })
}

/** Headings and their order: tables of one shape have the same columns. */
function shapeOf({ form, headings }: TableBegin): string {
  const words = headings.map((heading) => tidyText(heading).toLowerCase())
  return createHash('sha256')
    .update([form === 'text' ? 'text' : 'table', ...words].join('\u001f'))
    .digest('hex')
}

/** Starts the dry run, and remembers the columns. @throws {Refusal} NOT_FOUND, IMPORT_STATE, IMPORT_COLUMNS */
export async function checkImport(
  deps: Deps,
  { actor, request }: Caller,
  id: string,
  answers: ImportAnswers,
): Promise<ImportJob> {
  return inTransaction(deps, async (deps) => {
    const job = await jobOf(deps, id)
    const named = answers.columns.filter((column) => column !== null)
    const isMissing = IMPORT_COLUMNS_NEEDED.some((column) => !named.includes(column))
    if (isMissing || new Set(named).size < named.length) refuse('IMPORT_COLUMNS')
    if (!(await changeToChecking(deps.db, { id, answers, now: deps.now() }))) refuse('IMPORT_STATE')
    if (job.shape !== null) await saveShape(deps.db, job.shape, answers.columns, deps.now())
    const { columns: _, ...said } = answers
    const change = Object.fromEntries(Object.entries(said).map(([name, after]) => [name, { after }]))
    await writeAudit(deps, { action: 'import.check', actor, target: { type: 'import', id }, change, request })
    return shownJob(await jobOf(deps, id))
  })
}

/**
 * Has the rows of the dry run taken and published, once everything it found wrong is accepted by name.
 * @throws {Refusal} NOT_FOUND, IMPORT_STATE, IMPORT_NOT_ACCEPTED, IMPORT_NO_ROWS, IMPORT_NOTHING_NEW
 */
export async function applyImport(
  deps: Deps,
  { actor, request }: Caller,
  id: string,
  { accept, leavesGone }: BodyOf<typeof managedImports.apply>,
): Promise<ImportJob> {
  return inTransaction(deps, async (deps) => {
    const { report } = shownJob(await jobOf(deps, id))
    if (!report) return refuse('IMPORT_STATE')
    if (report.taken === 0) refuse('IMPORT_NO_ROWS')
    const gone = leavesGone ? 0 : report.gone
    if (report.fresh + report.changed + gone === 0) refuse('IMPORT_NOTHING_NEW')
    if (caveatsOf({ ...report, gone }).some((caveat) => !accept.includes(caveat))) refuse('IMPORT_NOT_ACCEPTED')
    if (!(await changeToApplying(deps.db, { id, leavesGone }))) refuse('IMPORT_STATE')
    const change = {
      accepted: { after: accept },
      rows: { after: report.taken },
      unlikely: { after: report.unlikely },
      rowsGone: { after: gone },
      rowsLeft: { after: report.gone - gone },
    }
    await writeAudit(deps, { action: 'import.apply', actor, target: { type: 'import', id }, change, request })
    return shownJob(await jobOf(deps, id))
  })
}

function caveatsOf(report: ImportReport): ImportCaveat[] {
  return IMPORT_CAVEATS.filter((caveat) => report[caveat] > 0)
}

/** Takes a file away that was not published. @throws {Refusal} NOT_FOUND, IMPORT_STATE */
export async function discardImport(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  const key = await inTransaction(deps, async (deps) => {
    const { fileKey } = await jobOf(deps, id)
    if (!(await removeWaitingJob(deps.db, id))) refuse('IMPORT_STATE')
    await writeAudit(deps, { action: 'import.discard', actor, target: { type: 'import', id }, request })
    return fileKey
  })
  if (key !== null) await deps.files.remove(key)
}

/** Has a published import taken back. @throws {Refusal} NOT_FOUND, IMPORT_STATE */
export async function rollBackJob(deps: Deps, { actor, request }: Caller, id: string): Promise<ImportJob> {
  return inTransaction(deps, async (deps) => {
    const job = await jobOf(deps, id)
    if (job.kind !== 'file' || job.state !== 'done' || job.standing === 0) refuse('IMPORT_STATE')
    const undoing = await insertRollBack(deps.db, { undoes: id, askedBy: actor.userId, now: deps.now() })
    if (undoing === undefined) return refuse('IMPORT_STATE')
    await writeAudit(deps, { action: 'import.roll-back', actor, target: { type: 'import', id }, request })
    return shownJob(await jobOf(deps, undoing))
  })
}

/** Has the book made anew after a row of a published table was put right; call it in the transaction of the change. */
export async function requestCorrection(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<void> {
  await insertBookCorrection(deps.db, { askedBy: userId, now: deps.now() })
}

/** Imports, newest first. */
export async function listJobs(
  deps: Deps,
  { page, limit, sort, ...filter }: QueryOf<typeof managedImports.list>,
): Promise<{ data: ImportJob[]; page: PageInfo }> {
  const [rows, total] = await Promise.all([
    listJobRows(deps.db, filter, { page, limit, sort }),
    countJobs(deps.db, filter),
  ])
  return { data: rows.map(shownJob), page: { page, limit, total } }
}

/** The imports of a filter as a CSV file. */
export const IMPORTS_FILE = wholeFileOf<QueryOf<typeof managedImports.csv>, ImportJob>({
  name: 'sopaan-imports.csv',
  things: 'imports',
  columns: [
    ['kind', (row) => row.kind],
    ['file', (row) => row.file?.name ?? row.undoes?.fileName ?? ''],
    ['counselling', (row) => row.answers?.counselling ?? ''],
    ['season', (row) => row.answers?.season ?? ''],
    ['round', (row) => row.answers?.round ?? ''],
    ['state', (row) => row.state],
    ['rounds_published_now', (row) => row.standing],
    ['handed_in_utc', (row) => row.askedAt],
    ['by', (row) => row.askedBy ?? ''],
    ['rows_taken', (row) => row.report?.taken ?? ''],
    ['rows_refused', (row) => row.report?.refused ?? ''],
    ['ended_utc', (row) => row.endedAt ?? ''],
    ['rolled_back_utc', (row) => row.rolledBackAt ?? ''],
  ],
  list: async (deps, wanted) => (await listJobs(deps, { ...wanted, page: 1, limit: FILE_ROWS_MAX })).data,
})

/** One import. @throws {Refusal} NOT_FOUND */
export async function showJob(deps: Deps, id: string): Promise<ImportJob> {
  return shownJob(await jobOf(deps, id))
}

/** Takes away files that were handed in and left. */
export async function removeAbandonedImports(deps: Deps): Promise<void> {
  const keys = await removeLeftJobs(deps.db, new Date(deps.now().getTime() - ABANDONED_RETENTION_MS))
  for (const key of keys) await deps.files.remove(key)
}

async function jobOf(deps: Deps, id: string): Promise<JobRow> {
  return (await findJob(deps.db, id)) ?? refuse('NOT_FOUND')
}

function shownJob(row: JobRow): ImportJob {
  const { fileForm: form, fileBytes: bytes, fileHash: hash } = row
  return {
    _id: row.id,
    kind: row.kind,
    state: row.state,
    askedAt: row.askedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    askedBy: row.askedByName,
    file: form !== null && bytes !== null && hash !== null ? { name: row.fileName, form, bytes, hash } : null,
    undoes: undoneIn(row),
    // Written by this feature alone, as the contract has them; the answer is held to its schema on the way out.
    table: row.tableBegin as ImportJob['table'],
    answers: row.answers as ImportJob['answers'],
    isShapeKnown: row.isShapeKnown,
    report: row.report as ImportJob['report'],
    progress: row.phase === null ? null : { phase: row.phase, done: row.rowsDone, total: row.rowsTotal },
    fault: row.fault as ImportJob['fault'],
    standing: row.standing,
    rolledBackAt: row.rolledBackAt?.toISOString() ?? null,
  }
}

function undoneIn({ undoes, undoneFileName: fileName, undoneRounds: rounds }: JobRow): ImportJob['undoes'] {
  if (undoes === null) return null
  // Of a report of this feature, as the contract has it.
  return { _id: undoes, fileName, rounds: (rounds ?? []) as ImportReport['rounds'] }
}
