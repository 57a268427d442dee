import type { ListedRecord, RecordKind, RecordSort } from '@sopaan/contract/college-records'
import { listInstituteTwins, listProgrammeTwins, printOneSeat } from '@sopaan/domain/book/possible-twins'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { shippedNicknames } from '@sopaan/domain/colleges/nicknames'
import { printProgramme } from '@sopaan/domain/seats/official-cells'
import type { RecordRow } from './college-records.queries.ts'
import { areNotSame, printedOf } from './record-names.ts'

/** What the book tells of records, by their ids: how much is taught, and the one that each may be the same as. */
export type KnownOfRecords = { taught: ReadonlyMap<string, number>; twins: ReadonlyMap<string, string> }

type LastKnown = { records: string; known: KnownOfRecords }

/** What was last worked out of a book for each kind: every page of the list asks for the same. */
const lastKnownOf = new WeakMap<RankBook, Partial<Record<RecordKind, LastKnown>>>()

/** What a book tells of the records of a kind. */
export function knownOf(kind: RecordKind, rows: readonly RecordRow[], book: RankBook): KnownOfRecords {
  const records = JSON.stringify(rows)
  const last = lastKnownOf.get(book)
  const before = last?.[kind]
  if (before?.records === records) return before.known
  const known = readKnown(kind, rows, book)
  lastKnownOf.set(book, { ...last, [kind]: { records, known } })
  return known
}

function readKnown(kind: RecordKind, rows: readonly RecordRow[], book: RankBook): KnownOfRecords {
  const positions = positionsOf(kind, rows, book)
  const counts = countTaught(kind, book)
  const taught = new Map([...positions].map(([id, place]) => [id, counts[place] ?? 0]))
  return { taught, twins: twinsOf(kind, rows, { book, positions }) }
}

/** Records in the order of a column, those that are alike in it by name. */
export function sortRecords(records: readonly ListedRecord[], sort: RecordSort): ListedRecord[] {
  const column = sort.replace('-', '') as 'name' | 'of' | 'state' | 'taught' | 'spellings'
  const way = sort.startsWith('-') ? -1 : 1
  return records.toSorted(
    (a, b) =>
      way * compare(a[column] ?? '', b[column] ?? '') || NAMES.compare(a.name, b.name) || (a._id < b._id ? -1 : 1),
  )
}

const NAMES = new Intl.Collator('en')

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : NAMES.compare(String(a), String(b))
}

/** Where each record stands in the book; one that was merged stands where the other does. */
function positionsOf(kind: RecordKind, rows: readonly RecordRow[], book: RankBook): Map<string, number> {
  const printed =
    kind === 'institute'
      ? book.institutes.map(({ name, printedAs }) => printedAs ?? name)
      : book.programmes.map((programme) =>
          printProgramme({ ...programme, name: programme.printedAs ?? programme.name }),
        )
  const place = new Map(printed.map((name, at) => [name, at]))
  return new Map(
    rows.flatMap((row) => {
      const at = place.get(printedOf(row))
      return at === undefined ? [] : [[row.id, at] as const]
    }),
  )
}

/** How many different programmes some institutes have together, or institutes some programmes. */
export function countTaughtTogether(
  kind: RecordKind,
  rows: readonly RecordRow[],
  { ids, book }: { ids: readonly string[]; book: RankBook },
): number {
  const positions = positionsOf(kind, rows, book)
  const wanted = new Set(ids.map((id) => positions.get(id)))
  const [own, beside] = columnsOf(kind, book)
  return new Set([...beside].filter((_, pool) => wanted.has(own[pool]))).size
}

function columnsOf(kind: RecordKind, book: RankBook): [own: Uint16Array, beside: Uint16Array] {
  return kind === 'institute' ? [book.institute, book.programme] : [book.programme, book.institute]
}

/** Different programmes of each institute, or institutes of each programme, in their order in the book. */
function countTaught(kind: RecordKind, book: RankBook): number[] {
  const [own, beside] = columnsOf(kind, book)
  const sets = (kind === 'institute' ? book.institutes : book.programmes).map(() => new Set<number>())
  for (const [pool, at] of own.entries()) sets[at]?.add(beside[pool] ?? 0)
  return sets.map(({ size }) => size)
}

type BookPositions = { book: RankBook; positions: ReadonlyMap<string, number> }

function twinsOf(
  kind: RecordKind,
  rows: readonly RecordRow[],
  { book, positions }: BookPositions,
): Map<string, string> {
  const alone = rows.filter(({ mergedInto }) => mergedInto === null)
  const pairs =
    kind === 'institute'
      ? listInstituteTwins(alone.map((row) => ({ ...locatedAt(row), names: wordedNames(row) })))
      : listProgrammeTwins(
          alone.map((row) => ({
            id: row.id,
            of: `${row.durationYears} ${row.degree}`,
            names: [row.shownName ?? row.name],
          })),
        )
  const byId = new Map(alone.map((row) => [row.id, row]))
  const isTwo = (a: string, b: string) => {
    const [row, otherRow, one, other] = [byId.get(a), byId.get(b), positions.get(a), positions.get(b)]
    if (row && otherRow && areNotSame(row, otherRow)) return true
    return one !== undefined && other !== undefined && printOneSeat(book, kind, [one, other])
  }
  return new Map(pairs.filter(([a, b]) => !isTwo(a, b)).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
}

function locatedAt({ id, of, city, state }: RecordRow) {
  return { id, of, city, state }
}

function wordedNames({ name, shownName, alsoWritten, nicknamesAdded }: RecordRow): string[] {
  return [
    name,
    ...(shownName === null ? [] : [shownName]),
    ...alsoWritten,
    ...nicknamesAdded,
    ...shippedNicknames(name).also,
  ]
}
