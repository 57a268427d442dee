import type { QueryOf } from '@sopaan/contract/call'
import {
  type CollegeRecord,
  type collegeRecords,
  type ListedRecord,
  RECORD_TWINS_MAX,
  type RecordChange,
  type RecordKind,
} from '@sopaan/contract/college-records'
import type { PageInfo } from '@sopaan/contract/fields'
import { refuse } from '@sopaan/contract/refusals'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { plainText } from '@sopaan/domain/predictor/search-terms'
import { likelyNames } from '@sopaan/domain/seats/directory/likely-names'
import { slug } from '@sopaan/domain/seats/seat-pool-key'
import type { Deps } from '#api/deps.ts'
import { hasOpenCorrection } from '#api/features/guidance/cutoffs/job-imports.open.queries.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { countLists, countPublished, listRecords, type RecordRow } from './college-records.queries.ts'
import { type KnownOfRecords, knownOf, sortRecords } from './known-of-records.ts'
import { listChanges } from './record-changes.queries.ts'
import { areNotSame, familyOf, isOfOneKind, nicknamesOf, printedOf, shownNameOf } from './record-names.ts'

type Query = QueryOf<typeof collegeRecords.list>

/** A page of records in an order; of a search those with every word of it in a name, spelling or short name. */
export async function listCollegeRecords(
  deps: Deps,
  { kind, q = '', sort, only, page, limit }: Query,
): Promise<{ data: ListedRecord[]; page: PageInfo; twins: number }> {
  const [rows, book] = await Promise.all([listRecords(deps.db, kind), currentBook(deps)])
  const known = knownOf(kind, rows, book)
  const words = plainText(q).split(' ').filter(Boolean)
  const found = rows.filter((row) => {
    const text = namesOf(kind, row).join(' ')
    return (only === undefined || known.twins.has(row.id)) && words.every((word) => plainText(text).includes(word))
  })
  const sorted = sortRecords(
    found.map((row) => listed(row, rows, known)),
    sort,
  )
  return {
    data: sorted.slice((page - 1) * limit, page * limit),
    page: { page, limit, total: found.length },
    twins: known.twins.size,
  }
}

/** One record with all that is known of its names. @throws {Refusal} NOT_FOUND */
export async function findCollegeRecord(deps: Deps, kind: RecordKind, id: string): Promise<CollegeRecord> {
  const rows = await listRecords(deps.db, kind)
  const row = rows.find((one) => one.id === id) ?? refuse('NOT_FOUND')
  const [published, lists, changes, isCompiling, book] = await Promise.all([
    countPublished(deps.db, kind, familyOf(rows, id)),
    countLists(deps.db, kind, [slug(printedOf(row))]),
    listChanges(deps.db, kind, id),
    hasOpenCorrection(deps.db),
    currentBook(deps),
  ])
  const known = knownOf(kind, rows, book)
  return {
    ...listed(row, rows, known),
    kind,
    slug: slug(printedOf(row)),
    spelt: row.alsoWritten,
    nicknames: kind === 'institute' ? nicknamesOf(row) : [],
    touches: { ...published, lists },
    mayBe: listTwins(kind, row, { rows, known }),
    changes: changes.map(
      ({ id: _id, createdAt, undoneAt, ...change }): RecordChange => ({
        _id,
        ...change,
        createdAt: createdAt.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
      }),
    ),
    isCompiling,
  }
}

function listed(row: RecordRow, rows: readonly RecordRow[], { taught, twins }: KnownOfRecords): ListedRecord {
  const target = rows.find(({ id }) => id === row.mergedInto)
  const twin = rows.find(({ id }) => id === twins.get(row.id))
  return {
    _id: row.id,
    name: shownNameOf(row),
    printed: printedOf(row),
    of: row.of,
    state: row.state,
    taught: taught.get(row.id) ?? 0,
    spellings: row.alsoWritten.length,
    mergedInto: target ? shownNameOf(target) : null,
    twin: twin ? shownNameOf(twin) : null,
  }
}

/** Every name that finds a record. */
function namesOf(kind: RecordKind, row: RecordRow): string[] {
  const nicknames = kind === 'institute' ? nicknamesOf(row).filter(({ is }) => is !== 'removed') : []
  return [shownNameOf(row), printedOf(row), ...row.alsoWritten, ...nicknames.map(({ name }) => name)]
}

type Known = { rows: readonly RecordRow[]; known: KnownOfRecords }

/** Only one of its own can be merged with, and only with one it may be; what the list names comes first. */
function listTwins(kind: RecordKind, row: RecordRow, { rows, known }: Known): CollegeRecord['mayBe'] {
  const others = rows.filter(
    (one) => one.id !== row.id && one.mergedInto === null && isOfOneKind(kind, one, row) && !areNotSame(one, row),
  )
  const byName = new Map(others.map((one) => [shownNameOf(one), one.id]))
  const forms = others.map((one) => ({ name: shownNameOf(one), also: formsOf(kind, one) }))
  const listedTwin = others.filter(({ id }) => id === known.twins.get(row.id)).map(shownNameOf)
  const named = new Set([...listedTwin, ...likelyNames(shownNameOf(row), forms, RECORD_TWINS_MAX)])
  return [...named].slice(0, RECORD_TWINS_MAX).map((name) => ({ _id: byName.get(name) ?? '', name }))
}

function formsOf(kind: RecordKind, row: RecordRow): string[] {
  return kind === 'institute' ? [shortInstituteName(row.name), ...row.alsoWritten] : row.alsoWritten
}
