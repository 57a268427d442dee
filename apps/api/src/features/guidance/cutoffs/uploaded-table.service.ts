import { createHash } from 'node:crypto'
import type { HandedIn } from '@sopaan/contract/handed-in'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { scanUpload } from '#api/features/operations/uploads/uploads.service.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { readUpload } from '#api/http/upload.ts'
import { readTableRecords, type TableRecord, type TableRecords } from './table-records.ts'
import { withTableThread } from './table-thread.ts'

type Upload = { contentType: string; body: Buffer }
type TakenTable = { bytes: Buffer; fileName: string | undefined; fileHash: string }

/**
 * The one file of an upload, looked through for viruses. Call it outside transactions.
 * @throws {Refusal} IMPORT_FILE_MISSING, INPUT_TOO_LARGE, FILE_INFECTED, UNAVAILABLE
 */
export async function acceptTable(
  deps: Deps,
  upload: Upload,
  { field, bytesMax }: { field: string; bytesMax: number },
): Promise<TakenTable> {
  const { bytes, fileName } = (await readUpload(upload, field)) ?? refuse('IMPORT_FILE_MISSING')
  if (bytes.length > bytesMax) refuse('INPUT_TOO_LARGE')
  await scanUpload(deps, bytes)
  return { bytes, fileName, fileHash: createHash('sha256').update(bytes).digest('hex') }
}

/**
 * The rows of the table in an uploaded file, read in a thread of its own.
 * @throws {Refusal} IMPORT_FILE_MISSING, INPUT_TOO_LARGE, FILE_INFECTED, IMPORT_UNREADABLE, UNAVAILABLE
 */
export async function acceptRecords(
  deps: Deps,
  upload: Upload,
  limits: { field: string; bytesMax: number; rowsMax: number },
): Promise<Omit<TakenTable, 'bytes'> & { records: readonly TableRecord[] }> {
  const { bytes, ...file } = await acceptTable(deps, upload, limits)
  const table = await withTableThread((thread) => thread.ask({ kind: 'records', bytes, bytesMax: limits.bytesMax }))
  if (!table.ok) return refuse('IMPORT_UNREADABLE', { reason: table.reason, detail: table.detail })
  if (table.records.length > limits.rowsMax) {
    refuse('IMPORT_UNREADABLE', { reason: 'too-many-rows', detail: `over ${limits.rowsMax}` })
  }
  return { ...file, records: table.records }
}

/** The rows of the table in a file; for a thread, since a large one takes seconds. @param bytesMax  unpacked, in bytes */
export function readRecords(file: Uint8Array, bytesMax: number): TableRecords {
  return readTableRecords(file, bytesMax)
}

type HandedInRow = {
  id: string
  fileName: string | null
  createdAt: Date
  publishedAt: Date | null
  withdrawnAt: Date | null
  source: string | null
  sourceOn: string | null
  sourceUrl: string | null
}

/** What a file of such files says of each. */
export const HANDED_IN_COLUMNS: CsvColumns<HandedIn> = [
  ['file', (row) => row.fileName ?? ''],
  ['handed_in_utc', (row) => row.createdAt],
  ['state', (row) => row.state],
  ['source', (row) => row.source?.source ?? ''],
  ['source_on', (row) => row.source?.sourceOn ?? ''],
  ['source_url', (row) => row.source?.sourceUrl ?? ''],
]

/** How a file that was handed in stands, and who published it. */
export function showHandedIn(row: HandedInRow): HandedIn {
  const { id, fileName, createdAt, publishedAt, withdrawnAt, source, sourceOn, sourceUrl } = row
  const state = withdrawnAt !== null ? 'withdrawn' : publishedAt === null ? 'checked' : 'published'
  return {
    ...{ _id: id, fileName, state, createdAt: createdAt.toISOString() },
    source: source === null || sourceOn === null ? null : { source, sourceOn, sourceUrl },
  }
}
