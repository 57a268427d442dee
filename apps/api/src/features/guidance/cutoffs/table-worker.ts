import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import { REFUSED_ROWS_MAX } from '@sopaan/contract/managed-imports'
import { rowsOfRound } from '@sopaan/domain/book/book-rows'
import type { RankBook, RoundColumn } from '@sopaan/domain/book/rank-book'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import { type CutoffRow, receiptOf } from '@sopaan/domain/seats/cutoff-row'
import { type Directory, indexDirectory } from '@sopaan/domain/seats/directory/directory'
import { findLikelyRenamings, type LikelyRenaming } from '@sopaan/domain/seats/directory/likely-renamings'
import { judgeRanksBy } from '@sopaan/domain/seats/unlikely-ranks'
import { BOOK_BYTES_MAX } from '#api/packed-book.ts'
import { likelyInstitutes, likelyProgrammes } from './likely-records.ts'
import { describeTable, type Mapping, type TableBegin, type TableQuestion } from './official-table.ts'
import { cutoffKeyOf, type RefusedRow, readTable, type TableReading } from './read-table.ts'
import { type ChangeCounts, RowChanges, type SavedChanges } from './row-changes.ts'
import { readTableRecords, type TableRecords, type Unreadable } from './table-records.ts'

/** Rows handed over and stored at once: storing them holds an embedded database, and who reads from it, for that long. */
const PAGE_ROWS = 1_000

/** What the thread is told, one after another; it keeps the rows of the file it read last. */
export type TableOrder =
  | { kind: 'describe'; bytes: Uint8Array; bytesMax: number }
  /** The rows as they stand, whatever the table is of. */
  | { kind: 'records'; bytes: Uint8Array; bytesMax: number }
  | {
      kind: 'read'
      bytes: Uint8Array
      asked: TableQuestion
      mapping: Mapping
      directory: Omit<Directory, 'families'>
      bytesMax: number
      rowsMax: number
    }
  /** Published rows of the rounds of the file. */
  | { kind: 'compare'; rows: readonly CutoffRow[] }
  /** Judges the ranks by what is published besides those rounds: the packed bytes of the book in use. */
  | { kind: 'judge'; book: Uint8Array }
  | { kind: 'changes' }
  /** Hands over after the rows of the file what was compared and is not among them. */
  | { kind: 'leave' }
  /** The next rows of the file; of one round each. */
  | { kind: 'page' }

export type TableRound = Pick<RoundColumn, 'counselling' | 'season' | 'round'> & { rows: number }
export type TableSummary = Pick<TableReading, 'rowsRead' | 'repeatedCount' | 'roundedCount'> & {
  ok: true
  /** In the order in which their rows are handed over. */
  rounds: TableRound[]
  /** SHA-256 over the rows, hexadecimal. */
  digest: string
  refusedCount: number
  /** How many rows were refused for what, the most frequent first. */
  refusedFor: { reason: string; rows: number }[]
  refused: RefusedRow[]
  unknownInstitutes: UnknownName[]
  unknownProgrammes: UnknownName[]
}

type UnknownName = { name: string; rows: number; likely: string[] }

/** What it answers to each order. */
export type TableAnswers = {
  describe: ({ ok: true } & TableBegin) | Unreadable
  records: TableRecords
  read: TableSummary | Unreadable
  compare: true
  judge: true
  changes: { counts: ChangeCounts; kept: SavedChanges; renamings: LikelyRenaming[] }
  /** The rounds with the rows they have now. */
  leave: TableRound[]
  page: readonly CutoffRow[]
}

const NAMES_REPORTED_MAX = 100

let rounds: CutoffRow[][] = []
let pages: (readonly CutoffRow[])[] = []
let changes = new RowChanges([])
let renamings: LikelyRenaming[] = []

parentPort?.on('message', (order: TableOrder) => parentPort?.postMessage(answer(order)))

function answer(order: TableOrder): TableAnswers[TableOrder['kind']] {
  switch (order.kind) {
    case 'describe':
      return describeTable(order.bytes, order.bytesMax)
    case 'records':
      return readTableRecords(order.bytes, order.bytesMax)
    case 'read':
      return read(order)
    case 'compare':
      changes.compare(order.rows)
      return true
    case 'judge': {
      const book = openBook(order.book)
      changes.judge(judgeRanksBy(book, new Set(rounds.flatMap((rows) => rows.slice(0, 1).map(receiptOf)))))
      renamings = renamingsSince(book)
      return true
    }
    case 'changes':
      return { counts: changes.counts(), kept: changes.kept(), renamings }
    case 'leave':
      return leaveRows()
    case 'page':
      return pages.shift() ?? []
  }
}

function read({ bytes, directory, ...options }: Extract<TableOrder, { kind: 'read' }>): TableSummary | Unreadable {
  const outcome = readTable(bytes, { ...options, names: indexDirectory({ ...directory, families: {} }) })
  if (!outcome.ok) return outcome
  const { reading } = outcome
  rounds = [...Map.groupBy(reading.rows, receiptOf).values()]
  pages = rounds.flatMap(pagesOf)
  changes = new RowChanges(reading.rows)
  renamings = []
  const { rowsRead, repeatedCount, roundedCount } = reading
  return {
    ok: true,
    rowsRead,
    repeatedCount,
    roundedCount,
    rounds: rounds.flatMap(roundOf),
    digest: digestOf(rounds),
    refusedCount: reading.refused.length,
    refusedFor: countReasons(reading.refused),
    refused: reading.refused.slice(0, REFUSED_ROWS_MAX),
    unknownInstitutes: namesOf(reading.unknownInstitutes, likelyInstitutes(directory.institutes)),
    unknownProgrammes: namesOf(reading.unknownProgrammes, likelyProgrammes(directory.programmes)),
  }
}

function pagesOf(rows: readonly CutoffRow[]): (readonly CutoffRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / PAGE_ROWS) }, (_, at) =>
    rows.slice(at * PAGE_ROWS, (at + 1) * PAGE_ROWS),
  )
}

function roundOf(rows: readonly CutoffRow[]): TableRound[] {
  return rows.slice(0, 1).map(({ counselling, season, round }) => ({ counselling, season, round, rows: rows.length }))
}

function leaveRows(): TableRound[] {
  const gone = Map.groupBy(changes.gone(), receiptOf)
  pages = [...pages, ...[...gone.values()].flatMap(pagesOf)]
  return rounds.flatMap((rows) =>
    roundOf(rows).map((round) => ({ ...round, rows: round.rows + (gone.get(receiptOf(round))?.length ?? 0) })),
  )
}

/** What the newest JoSAA round or mock of the file may have renamed since the final round of the season before. */
function renamingsSince(book: RankBook): LikelyRenaming[] {
  const newest = rounds
    .filter(([first]) => first !== undefined && first.counselling !== 'csab')
    .toSorted(([a], [b]) => (b?.season ?? 0) - (a?.season ?? 0) || (b?.round ?? 0) - (a?.round ?? 0))[0]
  const season = newest?.[0]?.season ?? 0
  const before = book.rounds.find(
    (round) => round.counselling === 'josaa' && round.season === season - 1 && round.isFinal,
  )
  return newest && before ? findLikelyRenamings(rowsOfRound(book, before), newest).slice(0, NAMES_REPORTED_MAX) : []
}

function countReasons(refused: readonly RefusedRow[]): TableSummary['refusedFor'] {
  return [...Map.groupBy(refused, ({ reason }) => reason)]
    .map(([reason, { length: rows }]) => ({ reason, rows }))
    .toSorted((a, b) => b.rows - a.rows || (a.reason < b.reason ? -1 : 1))
}

function namesOf(names: ReadonlyMap<string, number>, likelyOf: (name: string) => string[]): UnknownName[] {
  return [...names].slice(0, NAMES_REPORTED_MAX).map(([name, rows]) => ({ name, rows, likely: likelyOf(name) }))
}

function digestOf(tables: readonly (readonly CutoffRow[])[]): string {
  const hash = createHash('sha256')
  for (const rows of tables) {
    for (const row of rows) hash.update(`${cutoffKeyOf(row)}|${row.openingRank}|${row.closingRank}\n`)
  }
  return hash.digest('hex')
}

function openBook(bytes: Uint8Array): RankBook {
  return decodeBook(brotliDecompressSync(bytes, { maxOutputLength: BOOK_BYTES_MAX }), '')
}
