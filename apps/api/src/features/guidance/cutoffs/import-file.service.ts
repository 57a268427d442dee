import { createHash } from 'node:crypto'
import { type CutoffRow, receiptOf } from '@sopaan/domain/seats/cutoff-row'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { indexDirectory } from '@sopaan/domain/seats/directory/directory'
import { judgeRanksBy } from '@sopaan/domain/seats/unlikely-ranks'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { listDirectory, saveDirectory } from './directory.queries.ts'
import { listImportsOfFile } from './imports.queries.ts'
import { publishImports, storeTable } from './imports.service.ts'
import type { TableQuestion } from './official-table.ts'
import { findCurrentHash } from './rank-books.queries.ts'
import { findPackedBook } from './rank-books.service.ts'
import { readTable, type TableOutcome, type TableReading } from './read-table.ts'
import { unpackBook } from './shipped-book.ts'

export type FileImport = {
  bytes: Uint8Array
  asked: TableQuestion
  /** Whether the newest round of a season the rules do not know yet is its last. */
  isFinal: boolean
  /** `report`: only say what would be taken; `whole`: take all or nothing; `sound`: leave out what was refused. */
  take: 'report' | 'whole' | 'sound'
  /** Takes rows too whose closing rank is far from anything their seat ever had: somebody checked them. */
  isUnlikelyTaken?: boolean
  bytesMax: number
  rowsMax: number
  /** Who hands it in; absent for the command. */
  by?: Pick<NewAuditEntry, 'actor' | 'request'>
}

export type FileOutcome =
  | { kind: 'unreadable'; reason: Extract<TableOutcome, { ok: false }>['reason']; detail: string }
  | { kind: 'reported'; reading: TableReading }
  | {
      kind: 'refused'
      reading: TableReading
      because: 'rows-refused' | 'no-rows' | 'already-published' | 'ranks-unlikely'
    }
  | { kind: 'published'; reading: TableReading; hash: string }

/** Why nothing was taken. */
type ImportFault = Extract<FileOutcome, { kind: 'refused' }>['because'] | 'unreadable' | 'broken'

/**
 * Reads an official table and, unless only a report is asked for, stores and publishes exactly the rows of the report or
 * none (decision C39). Staff are told how it ended.
 */
export async function importFile(deps: Deps, file: FileImport): Promise<FileOutcome> {
  if (file.take === 'report') return checkFile(deps, file)
  try {
    const outcome = await checkFile(deps, file)
    if (outcome.kind === 'unreadable') await notifyFailed(deps, file, 'unreadable')
    if (outcome.kind === 'refused') await notifyFailed(deps, file, outcome.because)
    return outcome
  } catch (thrown) {
    await notifyFailed(deps, file, 'broken')
    throw thrown
  }
}

async function checkFile(deps: Deps, file: FileImport): Promise<FileOutcome> {
  const names = indexDirectory({ ...(await listDirectory(deps.db)), families: {} })
  const outcome = readTable(file.bytes, { ...file, names })
  if (!outcome.ok) return { kind: 'unreadable', reason: outcome.reason, detail: outcome.detail }
  const { reading } = outcome
  if (file.take === 'report') return { kind: 'reported', reading }
  if (reading.rows.length === 0) return { kind: 'refused', reading, because: 'no-rows' }
  if (reading.refused.length > 0 && file.take === 'whole') return { kind: 'refused', reading, because: 'rows-refused' }
  const fileHash = createHash('sha256').update(file.bytes).digest('hex')
  const before = await listImportsOfFile(deps.db, fileHash)
  if (before.some(({ status }) => status === 'published')) {
    return { kind: 'refused', reading, because: 'already-published' }
  }
  if (file.isUnlikelyTaken !== true && (await listUnlikely(deps, reading.rows)).length > 0) {
    return { kind: 'refused', reading, because: 'ranks-unlikely' }
  }
  const stored = { rows: reading.rows, fileHash, rowsRefused: reading.refused.length, isFinal: file.isFinal }
  const published = await publishImports(deps, await storeTable(deps, stored), (deps) =>
    notifyFinished(deps, file, stored),
  )
  if ('refused' in published) throw new Error(`Just stored and yet ${published.refused}`)
  return { kind: 'published', reading, hash: published.hash }
}

/** Rows whose closing rank is far from what is published of their seat besides the rounds of these rows. */
async function listUnlikely(deps: Deps, rows: readonly CutoffRow[]): Promise<CutoffRow[]> {
  const hash = await findCurrentHash(deps.db)
  const bytes = hash === undefined ? undefined : await findPackedBook(deps, hash)
  if (!bytes) return []
  const judge = judgeRanksBy(await unpackBook(bytes), new Set(rows.map(receiptOf)))
  return rows.filter((row) => judge(row).kind === 'unlikely')
}

async function notifyFinished(
  deps: Deps,
  file: FileImport,
  { rows, rowsRefused, fileHash }: { rows: readonly CutoffRow[]; rowsRefused: number; fileHash: string },
): Promise<void> {
  const sources = [...new Set(rows.map(receiptOf))]
  const facts = { sources, rowsTaken: rows.length, rowsRefused }
  await notifyStaff(deps, { kind: 'import-finished', facts, key: `import-finished ${fileHash}` })
  await writeAudit(deps, {
    action: 'import.publish',
    target: { type: 'import', id: fileHash },
    change: { sources: { after: sources }, rowsTaken: { after: rows.length }, rowsRefused: { after: rowsRefused } },
    ...file.by,
  })
}

async function notifyFailed(deps: Deps, { asked }: FileImport, because: ImportFault): Promise<void> {
  const { counselling, season, round } = asked
  const table = [counselling, season, round].filter((word) => word !== undefined && word !== '').join(' ')
  await notifyStaff(deps, { kind: 'import-failed', facts: { table, because } })
}

/** Adds institutes and programmes, or spellings of known ones, that tables to come will name. */
export async function addNames(deps: Deps, names: Pick<Directory, 'institutes' | 'programmes'>): Promise<void> {
  await inTransaction(deps, (deps) => saveDirectory(deps.db, names))
}
