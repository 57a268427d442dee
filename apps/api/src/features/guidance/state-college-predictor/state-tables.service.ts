import type { QueryOf } from '@sopaan/contract/call'
import type { PageInfo } from '@sopaan/contract/fields'
import { FILE_ROWS_MAX } from '@sopaan/contract/file-limits'
import type { HandedInSource } from '@sopaan/contract/handed-in'
import { refuse } from '@sopaan/contract/refusals'
import {
  STATE_TABLE_BYTES_MAX,
  STATE_TABLE_FIELD,
  STATE_TABLE_ROWS_MAX,
  type StateTableDetail,
  type StateTableFindings,
  type StateTableSummary,
  type stateTables,
} from '@sopaan/contract/state-tables'
import { STATE_COUNSELLING_IDS } from '@sopaan/domain/state/counsellings/state-counselling'
import { findStateCounselling } from '@sopaan/domain/state/counsellings/state-counsellings'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { acceptTable, HANDED_IN_COLUMNS, showHandedIn } from '#api/features/guidance/cutoffs/uploaded-table.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { wholeFileOf } from '#api/http/list-file.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import { removingAfter } from '#api/retention.ts'
import { loadShippedStateBook } from './shipped-state-book.ts'
import { listPublishedTables, listTableBytes } from './state-books.queries.ts'
import { pickTablesInUse, renewStateBook } from './state-books.service.ts'
import { runStateThread } from './state-table-thread.ts'
import {
  changeTableToPublished,
  claimFitting,
  countStateTables,
  findTable,
  insertTable,
  listStateTableRows,
  lockCounselling,
  removeLeftTables,
  removeTable,
  saveFitted,
  withdrawTable,
} from './state-tables.queries.ts'

/** Tables that nobody published are kept this long, ms. */
const LEFT_RETENTION_MS = 7 * DAY_MS
/** Whoever works a forecast out is waited for this long, ms: MHT-CET's takes half a minute. */
const FITTING_MS = 10 * MINUTE_MS

type Summary = Awaited<ReturnType<typeof listStateTableRows>>[number]

/**
 * Reads a table that somebody handed in, holds it against what stands, and keeps both. Nothing is published by it.
 * @throws {Refusal} IMPORT_FILE_MISSING, IMPORT_UNREADABLE, STATE_TABLE_UNFIT, FILE_INFECTED, INPUT_TOO_LARGE, UNAVAILABLE
 */
export async function acceptStateTable(
  deps: Deps,
  { actor, request }: CallerTrace,
  upload: { contentType: string; body: Buffer },
): Promise<StateTableDetail> {
  const limits = { field: STATE_TABLE_FIELD, bytesMax: STATE_TABLE_BYTES_MAX }
  const { bytes: file, fileName, fileHash } = await acceptTable(deps, upload, limits)
  const tablesInUse = await listInUse(deps)
  const stored = await listTableBytes(
    deps.db,
    tablesInUse.map(({ id }) => id),
  )
  const read = await runStateThread({
    kind: 'read',
    ...{ file, handedIn: stored.map(({ bytes }) => bytes) },
    ...{ bytesMax: STATE_TABLE_BYTES_MAX, rowsMax: STATE_TABLE_ROWS_MAX },
  })
  if (!read.ok) {
    const { detail } = read
    return 'fault' in read
      ? refuse('STATE_TABLE_UNFIT', { fault: read.fault, detail })
      : refuse('IMPORT_UNREADABLE', { reason: read.reason, detail })
  }
  const { counselling, season, bytes, findings } = read
  const id = await inTransaction(deps, async (deps) => {
    const id = await insertTable(deps.db, {
      ...{ createdAt: deps.now(), counselling, season, fileHash, bytes, findings, handedInBy: actor.userId },
      fileName: fileName ?? null,
      comparedWith: await nameInUse(tablesInUse, counselling),
    })
    await writeAudit(deps, {
      action: 'state-table.upload',
      actor,
      target: { type: 'state-table', id },
      change: { counselling: { after: counselling }, season: { after: season }, file: { after: fileHash } },
      request,
    })
    return id
  })
  return showStateTable(deps, id)
}

/** A page of the tables of a filter in an order. */
export async function listStateTables(
  deps: Deps,
  { page, limit, sort, ...wanted }: QueryOf<typeof stateTables.list>,
): Promise<{ data: StateTableSummary[]; page: PageInfo }> {
  const filter = filterOf(wanted)
  const [rows, total, tablesInUse] = await Promise.all([
    listStateTableRows(deps.db, filter, { page, limit, sort }),
    countStateTables(deps.db, filter),
    listInUse(deps),
  ])
  return { data: rows.map((row) => shownSummary(row, tablesInUse)), page: { page, limit, total } }
}

/** The tables of a filter as a CSV file. */
export const STATE_TABLES_FILE = wholeFileOf<QueryOf<typeof stateTables.csv>, StateTableSummary>({
  name: 'sopaan-state-tables.csv',
  things: 'tables',
  columns: [
    ['counselling', (row) => row.counselling],
    ['season', (row) => row.season],
    ['in_use', (row) => String(row.isStanding)],
    ...HANDED_IN_COLUMNS,
  ],
  list: async (deps, wanted) => (await listStateTables(deps, { ...wanted, page: 1, limit: FILE_ROWS_MAX })).data,
})

/** A counselling is found by what candidates call it too. */
function filterOf({ q, state, meant = '' }: Omit<QueryOf<typeof stateTables.csv>, 'sort'>) {
  const named = STATE_COUNSELLING_IDS.filter(
    (id) => q !== undefined && findStateCounselling(id).name.toLowerCase().includes(q.toLowerCase()),
  )
  return { q, state, meant: [...named, ...meant.split(',')] }
}

/** A table with what its check found. @throws {Refusal} NOT_FOUND */
export async function showStateTable(deps: Deps, id: string): Promise<StateTableDetail> {
  const [found, tablesInUse] = await Promise.all([findTable(deps.db, id), listInUse(deps)])
  const row = found ?? refuse('NOT_FOUND')
  const summary = shownSummary(row, tablesInUse)
  return {
    ...summary,
    // Written by this feature alone, as the contract has it; the answer is held to its schema on the way out.
    findings: row.findings as StateTableFindings,
    isOutdated: summary.state === 'checked' && (await nameInUse(tablesInUse, row.counselling)) !== row.comparedWith,
    isFitting: summary.state === 'published' && row.fittedAt === null,
  }
}

/**
 * Publishes a table.
 * @throws {Refusal} NOT_FOUND, IMPORT_STATE, IMPORT_NOT_ACCEPTED, IMPORT_NOTHING_NEW, STATE_TABLE_OUTDATED
 */
export async function publishStateTable(
  deps: Deps,
  { actor, request }: Caller,
  id: string,
  { source, sourceOn, sourceUrl, accept }: HandedInSource,
): Promise<StateTableDetail> {
  await inTransaction(deps, async (deps) => {
    const { counselling } = (await findTable(deps.db, id)) ?? refuse('NOT_FOUND')
    await lockCounselling(deps.db, counselling)
    const { state, isOutdated, findings, season } = await showStateTable(deps, id)
    const { counts, refusedCount } = findings
    if (state !== 'checked') refuse('IMPORT_STATE')
    if (isOutdated) refuse('STATE_TABLE_OUTDATED')
    const isSame = counts.changed + counts.fresh + counts.gone === 0 && season === findings.before.season
    if (isSame) refuse('IMPORT_NOTHING_NEW')
    if (isDoubtful(findings) && !accept) refuse('IMPORT_NOT_ACCEPTED')
    const told = { source, sourceOn, sourceUrl: sourceUrl ?? null, now: deps.now() }
    if (!(await changeTableToPublished(deps.db, id, told))) refuse('IMPORT_STATE')
    await writeAudit(deps, {
      action: 'state-table.publish',
      actor,
      target: { type: 'state-table', id },
      change: {
        counselling: { after: counselling },
        season: { before: findings.before.season, after: season },
        seats: { before: findings.before.seats, after: findings.now.seats },
        unlikely: { after: counts.unlikely },
        refused: { after: refusedCount },
        source: { after: `${source}, ${sourceOn}` },
      },
      request,
    })
  })
  renewStateBook(deps)
  return showStateTable(deps, id)
}

function isDoubtful({ counts, refusedCount }: StateTableFindings): boolean {
  return counts.unlikely + counts.gone + refusedCount > 0
}

/** Takes a published table back: what stood before stands again. @throws {Refusal} NOT_FOUND, IMPORT_STATE */
export async function rollBackStateTable(
  deps: Deps,
  { actor, request }: Caller,
  id: string,
): Promise<StateTableDetail> {
  await inTransaction(deps, async (deps) => {
    const { counselling, season } = (await findTable(deps.db, id)) ?? refuse('NOT_FOUND')
    await lockCounselling(deps.db, counselling)
    if (!(await withdrawTable(deps.db, id, deps.now()))) refuse('IMPORT_STATE')
    const change = { counselling: { before: counselling }, season: { before: season } }
    await writeAudit(deps, {
      action: 'state-table.withdraw',
      actor,
      target: { type: 'state-table', id },
      change,
      request,
    })
  })
  renewStateBook(deps)
  return showStateTable(deps, id)
}

/** Throws a table away that was never published. @throws {Refusal} NOT_FOUND, IMPORT_STATE */
export async function discardStateTable(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const { counselling, season } = (await findTable(deps.db, id)) ?? refuse('NOT_FOUND')
    if (!(await removeTable(deps.db, id))) refuse('IMPORT_STATE')
    const change = { counselling: { before: counselling }, season: { before: season } }
    await writeAudit(deps, {
      action: 'state-table.discard',
      actor,
      target: { type: 'state-table', id },
      change,
      request,
    })
  })
}

/** Throws tables away that were checked and left. */
export const removeLeftStateTables = removingAfter(LEFT_RETENTION_MS, removeLeftTables)

/** Works out what published tables expect of the next season, one after another, until none is left. */
export async function fitStateTables(deps: Deps, isEnding?: () => boolean): Promise<void> {
  while (isEnding?.() !== true) {
    const now = deps.now()
    const until = new Date(now.getTime() + FITTING_MS)
    const claimed = await claimFitting(deps.db, { now, until })
    if (!claimed) return
    const ofCounselling = (await listPublishedTables(deps.db)).filter(
      (each) => each.counselling === claimed.counselling,
    )
    const ids = [...ofCounselling.map(({ id }) => id).filter((id) => id !== claimed.id), claimed.id]
    const stored = new Map((await listTableBytes(deps.db, ids)).map(({ id, bytes }) => [id, bytes]))
    const bytes = await runStateThread({ kind: 'fit', handedIn: ids.flatMap((id) => stored.get(id) ?? []) })
    await saveFitted(deps.db, { id: claimed.id, bytes, now: deps.now(), until })
    renewStateBook(deps)
    deps.log.info('state_table_fitted', { counselling: claimed.counselling, table: claimed.id })
  }
}

async function listInUse(deps: Deps) {
  return pickTablesInUse(await listPublishedTables(deps.db), await loadShippedStateBook())
}

/** What stands for a counselling: the id of a table, or the hash of the book that ships. */
async function nameInUse(tablesInUse: Awaited<ReturnType<typeof listInUse>>, counselling: string): Promise<string> {
  const table = tablesInUse.find((each) => each.counselling === counselling)
  return table?.id ?? (await loadShippedStateBook()).hash
}

function shownSummary(row: Summary, tablesInUse: readonly { id: string }[]): StateTableSummary {
  const { id, season } = row
  const counselling = STATE_COUNSELLING_IDS.find((each) => each === row.counselling) ?? refuse('NOT_FOUND')
  return {
    ...showHandedIn(row),
    ...{ counselling, name: findStateCounselling(counselling).name, season },
    isStanding: tablesInUse.some((each) => each.id === id),
  }
}
