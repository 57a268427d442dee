import { createHash } from 'node:crypto'
import type { Directory } from '@sopaan/domain/directory'
import { indexDirectory } from '@sopaan/domain/directory'
import { type Deps, inTransaction } from '#api/deps.ts'
import { listDirectory, saveDirectory } from './directory.queries.ts'
import { listImportsOfFile } from './imports.queries.ts'
import { publishImports, storeTable } from './imports.service.ts'
import type { Asked } from './official-table.ts'
import { readTable, type TableOutcome, type TableReading } from './read-table.ts'

export type FileImport = {
  bytes: Uint8Array
  asked: Asked
  /** Whether the newest round of a season the rules do not know yet is its last. */
  isFinal: boolean
  /** `report`: only say what would be taken; `whole`: take all or nothing; `sound`: leave out what was refused. */
  take: 'report' | 'whole' | 'sound'
  bytesMax: number
  rowsMax: number
}

export type FileOutcome =
  | { kind: 'unreadable'; reason: Extract<TableOutcome, { ok: false }>['reason']; detail: string }
  | { kind: 'reported'; reading: TableReading }
  | { kind: 'refused'; reading: TableReading; because: 'rows-refused' | 'no-rows' | 'already-published' }
  | { kind: 'published'; reading: TableReading; hash: string }

/**
 * Reads an official table and, unless only a report is asked for, stores and publishes exactly the rows of the report or
 * none (decision C39).
 */
export async function importFile(deps: Deps, file: FileImport): Promise<FileOutcome> {
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
  const stored = { rows: reading.rows, fileHash, rowsRefused: reading.refused.length, isFinal: file.isFinal }
  const published = await publishImports(deps, await storeTable(deps, stored))
  if ('refused' in published) throw new Error(`Just stored and yet ${published.refused}`)
  return { kind: 'published', reading, hash: published.hash }
}

/** Adds institutes and programmes, or spellings of known ones, that tables to come will name. */
export async function addNames(deps: Deps, names: Pick<Directory, 'institutes' | 'programmes'>): Promise<void> {
  await inTransaction(deps, (deps) => saveDirectory(deps.db, names))
}
