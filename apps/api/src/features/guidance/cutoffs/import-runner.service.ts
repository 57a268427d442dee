import {
  IMPORT_BYTES_MAX,
  IMPORT_ROWS_MAX,
  type ImportAnswers,
  type ImportJob,
  type ImportReport,
} from '@sopaan/contract/managed-imports'
import { receiptOf } from '@sopaan/domain/seats/cutoff-row'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { listDirectory } from './directory.queries.ts'
import {
  changeProgress,
  changeToChecked,
  changeToEnded,
  changeToLeft,
  changeToRolledBack,
  claimJob,
  type JobRow,
  prolongLease,
} from './import-jobs.queries.ts'
import { isFinalRound, storeRounds } from './import-store.ts'
import { pagesOfRounds, publishImports, republish, rollBackImports } from './imports.service.ts'
import { listImportsOfJob, removeUnpublishedOfJob } from './job-imports.queries.ts'
import { findCurrentHash } from './rank-books.queries.ts'
import { findPackedBook } from './rank-books.service.ts'
import type { SavedChanges } from './row-changes.ts'
import { type TableThread, withTableThread } from './table-thread.ts'
import type { TableSummary } from './table-worker.ts'

/** Whoever works on a job says so this often; after three misses another takes it up. */
const LEASE_MS = 30_000
const PROLONG_EVERY_MS = 10_000
/** A job that took the process down with it this often is given up. */
const ATTEMPTS_MAX = 3

type Fault = NonNullable<ImportJob['fault']>

/** What a job ended with that is nobody's bug. */
class Ended extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

/** Works on imports that were asked for until none is left; one that was interrupted is taken up again. */
export async function runImports(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.now()
    const job = await claimJob(deps.db, { now, until: new Date(now.getTime() + LEASE_MS) })
    if (!job) return
    const timer = setInterval(() => {
      prolongLease(deps.db, job.id, new Date(deps.now().getTime() + LEASE_MS)).catch((error: unknown) =>
        deps.log.warn('import_lease_not_prolonged', { job: job.id, error }),
      )
    }, PROLONG_EVERY_MS).unref()
    try {
      await runJob(deps, job)
    } finally {
      clearInterval(timer)
    }
  }
}

async function runJob(deps: Deps, job: JobRow): Promise<void> {
  try {
    if (job.attempts > ATTEMPTS_MAX) throw new Ended('broken')
    if (job.kind === 'file') await withTableThread((thread) => runFile(deps, job, thread))
    else if (job.kind === 'roll-back') await runRollBack(deps, job)
    else await runCorrection(deps, job)
  } catch (thrown) {
    if (!(thrown instanceof Ended)) deps.log.error('import_broken', { job: job.id, error: thrown })
    await fail(deps, job, thrown instanceof Ended ? thrown.fault : 'broken')
  }
  if (job.fileKey !== null && job.state === 'applying') await deps.files.remove(job.fileKey)
}

async function runFile(deps: Deps, job: JobRow, thread: TableThread): Promise<void> {
  const answers = job.answers as ImportAnswers
  const summary = await readFile(deps, job, answers, thread)
  if (job.state === 'checking') {
    const { report, changes } = await compare(deps, { job, answers, summary, thread })
    await changeToChecked(deps.db, job.id, { report, changes, refused: summary.refused, digest: summary.digest })
    return
  }
  if (summary.digest !== job.rowsDigest) throw new Ended('changed-meanwhile')
  await publish(deps, { job, answers, summary, thread })
}

/** Reads the whole file in the thread. */
async function readFile(deps: Deps, job: JobRow, answers: ImportAnswers, thread: TableThread): Promise<TableSummary> {
  await changeProgress(deps.db, job.id, { phase: 'reading', done: 0, total: null })
  const bytes = job.fileKey === null ? undefined : await deps.files.get(job.fileKey)
  if (!bytes) throw new Error('The file of the import is gone')
  const { counselling, season, round } = answers
  const summary = await thread.ask({
    kind: 'read',
    bytes,
    asked: {
      counselling: counselling ?? undefined,
      season: season?.toString(),
      round: round?.toString(),
    },
    mapping: answers.columns,
    directory: await listDirectory(deps.db),
    bytesMax: IMPORT_BYTES_MAX,
    rowsMax: IMPORT_ROWS_MAX,
  })
  if (!summary.ok) throw new Ended(summary.reason)
  return summary
}

type Work = { job: JobRow; answers: ImportAnswers; summary: TableSummary; thread: TableThread }

async function compare(
  deps: Deps,
  { job, answers, summary, thread }: Work,
): Promise<{ report: ImportReport; changes: SavedChanges }> {
  await compareRounds(deps, { job, summary, thread })
  const hash = await findCurrentHash(deps.db)
  const book = hash === undefined ? undefined : await findPackedBook(deps, hash)
  if (book) await thread.ask({ kind: 'judge', book })
  const { counts, kept, renamings } = await thread.ask({ kind: 'changes' })
  const { rounds, rowsRead: read, refusedCount: refused, repeatedCount: repeated, roundedCount: rounded } = summary
  const report = {
    read,
    refused,
    refusedFor: summary.refusedFor,
    repeated,
    rounded,
    taken: rowsIn(rounds),
    ...counts,
    left: 0,
    rounds: rounds.map((round) => ({
      ...round,
      isFinal: isFinalRound(round, { rounds, isFinal: answers.isFinal }),
    })),
    unknownInstitutes: summary.unknownInstitutes,
    unknownProgrammes: summary.unknownProgrammes,
    renamings,
  }
  return { report, changes: kept }
}

async function compareRounds(deps: Deps, { job, summary, thread }: Omit<Work, 'answers'>): Promise<void> {
  let done = 0
  for await (const rows of pagesOfRounds(deps, summary.rounds)) {
    await thread.ask({ kind: 'compare', rows })
    done += rows.length
    await changeProgress(deps.db, job.id, { phase: 'comparing', done, total: null })
  }
}

async function publish(deps: Deps, { job, answers, summary, thread }: Work): Promise<void> {
  // What an interrupted run left behind was read by nobody.
  await removeUnpublishedOfJob(deps.db, job.id)
  const rounds = leavesRows(job) ? await withRowsLeft(deps, { job, summary, thread }) : summary.rounds
  const total = rowsIn(rounds)
  const stored = await storeRounds(deps, {
    rounds,
    pages: pagesFrom(thread),
    fileHash: job.fileHash ?? '',
    rowsRefused: summary.refusedCount,
    isFinal: answers.isFinal,
    jobId: job.id,
    onStored: (done) => changeProgress(deps.db, job.id, { phase: 'storing', done, total }),
  })
  // The thread holds the whole file; it is not needed while the book is compiled.
  await thread.stop()
  await changeProgress(deps.db, job.id, { phase: 'compiling', done: total, total })
  const published = await publishImports(deps, stored, (deps) => finishPublished(deps, { job, summary, total }))
  if ('refused' in published) throw new Error(`Just stored and yet ${published.refused}`)
}

function leavesRows({ leavesGone, report }: JobRow): boolean {
  return leavesGone && (report as ImportReport).gone > 0
}

/** The rounds of the file with the published rows that it does not have, which are handed over after its own. */
async function withRowsLeft(deps: Deps, work: Omit<Work, 'answers'>): Promise<TableSummary['rounds']> {
  await compareRounds(deps, work)
  return work.thread.ask({ kind: 'leave' })
}

function rowsIn(rounds: TableSummary['rounds']): number {
  return rounds.reduce((sum, { rows }) => sum + rows, 0)
}

async function* pagesFrom(thread: TableThread) {
  for (;;) {
    const rows = await thread.ask({ kind: 'page' })
    if (rows.length === 0) return
    yield rows
  }
}

/** In the transaction that publishes: where another run of the job was first, nothing of this one happens. */
async function finishPublished(
  deps: Deps,
  { job, summary, total }: Pick<Work, 'job' | 'summary'> & { total: number },
): Promise<void> {
  const rowsTaken = rowsIn(summary.rounds)
  if (leavesRows(job)) await changeToLeft(deps.db, job, total - rowsTaken)
  await end(deps, job)
  const report = job.report as ImportReport
  const sources = report.rounds.map(({ counselling, season, round }) => `${counselling} ${season} ${round}`)
  const facts = { sources: report.rounds.map(receiptOf), rowsTaken, rowsRefused: summary.refusedCount }
  await notifyStaff(deps, { kind: 'import-finished', facts, key: `import-finished ${job.id}` })
  await writeAudit(deps, {
    action: 'import.publish',
    target: { type: 'import', id: job.id },
    change: {
      sources: { after: sources },
      rowsTaken: { after: rowsTaken },
      rowsRefused: { after: summary.refusedCount },
      rowsLeft: { after: total - rowsTaken },
    },
    ...byAsker(job),
  })
}

async function runRollBack(deps: Deps, job: JobRow): Promise<void> {
  await changeProgress(deps.db, job.id, { phase: 'compiling', done: 0, total: null })
  const undone = job.undoes ?? ''
  const imports = await listImportsOfJob(deps.db, undone)
  const standing = imports.filter(({ status }) => status === 'published').map(({ id }) => id)
  const outcome = await rollBackImports(deps, standing, async (deps) => {
    await end(deps, job)
    await changeToRolledBack(deps.db, undone, deps.now())
    await writeAudit(deps, {
      action: 'import.rolled-back',
      target: { type: 'import', id: undone },
      change: { imports: { before: standing } },
      ...byAsker(job),
    })
  })
  if ('refused' in outcome) throw new Ended(outcome.refused === 'nothing-before' ? 'nothing-before' : 'broken')
}

async function runCorrection(deps: Deps, job: JobRow): Promise<void> {
  await changeProgress(deps.db, job.id, { phase: 'compiling', done: 0, total: null })
  await republish(deps, async (deps) => {
    await end(deps, job)
    await writeAudit(deps, { action: 'import.mend', target: { type: 'import', id: job.id }, ...byAsker(job) })
  })
}

async function end(deps: Deps, job: JobRow): Promise<void> {
  if (!(await changeToEnded(deps.db, { id: job.id, fault: null, now: deps.now() }))) {
    throw new Error('Another run of the import was first')
  }
}

async function fail(deps: Deps, job: JobRow, fault: Fault): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if (!(await changeToEnded(deps.db, { id: job.id, fault, now: deps.now() }))) return
    await removeUnpublishedOfJob(deps.db, job.id)
    const answers = job.answers as ImportAnswers | null
    const table = [answers?.counselling, answers?.season, answers?.round].filter((word) => word != null).join(' ')
    const isOurs = fault === 'broken' || fault === 'changed-meanwhile' || fault === 'nothing-before'
    const facts = { table, because: isOurs ? ('broken' as const) : ('unreadable' as const) }
    await notifyStaff(deps, { kind: 'import-failed', facts, key: `import-failed ${job.id}` })
    await writeAudit(deps, {
      action: 'import.fail',
      target: { type: 'import', id: job.id },
      change: { fault: { after: fault } },
      ...byAsker(job),
    })
  })
  if (job.fileKey !== null) await deps.files.remove(job.fileKey)
}

function byAsker({ askedBy }: JobRow): Pick<NewAuditEntry, 'actor'> {
  return askedBy === null ? {} : { actor: { userId: askedBy, role: 'admin' } }
}
