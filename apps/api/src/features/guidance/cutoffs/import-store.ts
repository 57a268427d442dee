import { setImmediate as breathe } from 'node:timers/promises'
import type { RoundColumn } from '@sopaan/domain/book/rank-book'
import { type CutoffRow, FINAL_ROUNDS, receiptOf } from '@sopaan/domain/seats/cutoff-row'
import type { Deps } from '#api/deps.ts'
import { insertCutoffs, STORED_AT_ONCE } from './cutoffs.queries.ts'
import { findDirectoryIds } from './directory.queries.ts'
import { changeImportToChecked, insertImport, removeImport } from './imports.queries.ts'

type Round = Pick<RoundColumn, 'counselling' | 'season' | 'round'>

export type StoredFile = {
  /** The rounds of the file and how many rows each has. */
  rounds: readonly (Round & { rows: number })[]
  /** Rows, at most a chunk at once, each page of one round, the rounds in the order above. */
  pages: AsyncIterable<readonly CutoffRow[]>
  /** SHA-256 of the file, hexadecimal. */
  fileHash: string
  rowsRefused: number
  /** Whether the newest round of a season the rules do not know yet is its last. */
  isFinal: boolean
  jobId?: string
  onStored?: (rows: number) => Promise<void>
}

/** Rows as they were stored, by the import they are of: whoever compiles a book next need not read them back. */
export type StoredRows = ReadonlyMap<string, readonly (readonly CutoffRow[])[]>

/**
 * Writes rounds as imports that nothing reads until they are published, letting others at the database every few rows.
 * Where it breaks off, nothing of it stays.
 * @returns what was stored by the id of its import; all of them whole
 */
export async function storeRounds(deps: Deps, file: StoredFile): Promise<StoredRows> {
  const names = await findDirectoryIds(deps.db)
  const imports = new Map<string, string>()
  const pages = new Map<string, (readonly CutoffRow[])[]>()
  let stored = 0
  try {
    for (const round of file.rounds) imports.set(receiptOf(round), await openImport(deps, file, round))
    for await (const rows of file.pages) {
      const [first] = rows
      const id = first && imports.get(receiptOf(first))
      if (id === undefined) throw new Error('A page of a round that the file does not have')
      for (let at = 0; at < rows.length; at += STORED_AT_ONCE) {
        await insertCutoffs(deps.db, id, rows.slice(at, at + STORED_AT_ONCE), names)
        await breathe()
      }
      pages.set(id, [...(pages.get(id) ?? []), rows])
      stored += rows.length
      await file.onStored?.(stored)
    }
    for (const id of imports.values()) await changeImportToChecked(deps.db, id)
  } catch (error) {
    for (const id of imports.values()) await removeImport(deps.db, id)
    throw error
  }
  return pages
}

async function openImport(deps: Deps, file: StoredFile, round: Round & { rows: number }): Promise<string> {
  return insertImport(deps.db, {
    ...round,
    isFinal: isFinalRound(round, file),
    startedAt: deps.now(),
    isShipped: false,
    source: receiptOf(round),
    fileHash: file.fileHash,
    rowsRead: round.rows + file.rowsRefused,
    rowsTaken: round.rows,
    rowsRefused: file.rowsRefused,
    jobId: file.jobId,
  })
}

/** Whether a round is the last of its season: as the schedules say, or as it was said where they say nothing yet. */
export function isFinalRound(
  { counselling, season, round }: Round,
  { isFinal, rounds }: Pick<StoredFile, 'isFinal' | 'rounds'>,
): boolean {
  if (counselling === 'josaa-mock') return false
  const known = FINAL_ROUNDS[counselling][season]
  const newest = rounds.reduce((latest, one) => Math.max(latest, one.round), 0)
  return known === undefined ? isFinal && round === newest : known === round
}
