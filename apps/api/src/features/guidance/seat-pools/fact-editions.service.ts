import type { QueryOf } from '@sopaan/contract/call'
import {
  EDITION_BYTES_MAX,
  EDITION_FIELD,
  EDITION_REFUSED_MAX,
  EDITION_ROWS_MAX,
  type FactEdition,
  type FactEditionSummary,
  type factEditions,
} from '@sopaan/contract/fact-editions'
import type { PageInfo } from '@sopaan/contract/fields'
import { FILE_ROWS_MAX } from '@sopaan/contract/file-limits'
import type { HandedInSource } from '@sopaan/contract/handed-in'
import { refuse } from '@sopaan/contract/refusals'
import { printedName } from '@sopaan/domain/book/printed-names'
import { findNickname, ownNicknames } from '@sopaan/domain/colleges/nicknames'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { compareEdition, type EditionChange } from '@sopaan/domain/fact-editions/compare-fact-edition'
import {
  type CollegeFinder,
  type EditionRow,
  type RefusedEditionRow,
  readFactEdition,
} from '@sopaan/domain/fact-editions/read-fact-edition'
import { plainText } from '@sopaan/domain/predictor/search-terms'
import { listPools } from '@sopaan/domain/seats/seat-facts'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import {
  acceptRecords,
  HANDED_IN_COLUMNS,
  showHandedIn,
} from '#api/features/guidance/cutoffs/uploaded-table.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { wholeFileOf } from '#api/http/list-file.ts'
import type { Caller } from '#api/http/serve.ts'
import { removingAfter } from '#api/retention.ts'
import { renewCorrected } from './corrections.service.ts'
import {
  changeToPublished,
  countEditions,
  findEdition,
  insertCorrections,
  insertEdition,
  listEditions,
  removeEdition,
  removeLeftEditions,
  withdrawEdition,
} from './fact-editions.queries.ts'
import type { SeatDirectory } from './seat-directory.service.ts'

/** Editions that nobody published are kept this long, ms. */
const LEFT_RETENTION_MS = 7 * DAY_MS

type Stored = NonNullable<Awaited<ReturnType<typeof findEdition>>>
type Summary = Awaited<ReturnType<typeof listEditions>>[number]

/**
 * Reads an edition that somebody handed in, and keeps what it says. Nothing is published by it.
 * @throws {Refusal} IMPORT_FILE_MISSING, IMPORT_UNREADABLE, IMPORT_COLUMNS, FILE_INFECTED, INPUT_TOO_LARGE, UNAVAILABLE
 */
export async function acceptEdition(
  deps: Deps,
  { actor, request }: Caller,
  directory: SeatDirectory,
  upload: { contentType: string; body: Buffer },
): Promise<FactEdition> {
  const limits = { field: EDITION_FIELD, bytesMax: EDITION_BYTES_MAX, rowsMax: EDITION_ROWS_MAX }
  const { records, fileName, fileHash } = await acceptRecords(deps, upload, limits)
  const { fact, rows, refused } = readFactEdition(records, collegeFinder(directory)) ?? refuse('IMPORT_COLUMNS')
  const id = await inTransaction(deps, async (deps) => {
    const id = await insertEdition(deps.db, {
      createdAt: deps.now(),
      ...{ fact, fileHash, rows },
      fileName: fileName ?? null,
      refused: refused.slice(0, EDITION_REFUSED_MAX),
      refusedCount: refused.length,
      handedInBy: actor.userId,
    })
    const change = { fact: { after: fact }, file: { after: fileHash }, rows: { after: rows.length } }
    await writeAudit(deps, {
      action: 'fact-edition.upload',
      actor,
      target: { type: 'fact-edition', id },
      change,
      request,
    })
    return id
  })
  return showEdition(deps, directory, id)
}

/** A page of the editions of a filter in an order. */
export async function listFactEditions(
  deps: Deps,
  { page, limit, sort, q, state, meant = '' }: QueryOf<typeof factEditions.list>,
): Promise<{ data: FactEditionSummary[]; page: PageInfo }> {
  const filter = { q, state, meant: meant.split(',') }
  const [rows, total] = await Promise.all([
    listEditions(deps.db, filter, { page, limit, sort }),
    countEditions(deps.db, filter),
  ])
  return { data: rows.map(shownSummary), page: { page, limit, total } }
}

/** The editions of a filter as a CSV file. */
export const EDITIONS_FILE = wholeFileOf<QueryOf<typeof factEditions.csv>, FactEditionSummary>({
  name: 'sopaan-fact-editions.csv',
  things: 'editions',
  columns: [['fact', (row) => row.fact], ...HANDED_IN_COLUMNS],
  list: async (deps, wanted) => (await listFactEditions(deps, { ...wanted, page: 1, limit: FILE_ROWS_MAX })).data,
})

/** An edition, held against what is shown now where it is not published. @throws {Refusal} NOT_FOUND */
export async function showEdition(deps: Deps, directory: SeatDirectory, id: string): Promise<FactEdition> {
  const edition = (await findEdition(deps.db, id)) ?? refuse('NOT_FOUND')
  const { changes, same, older } = comparisonOf(edition, directory)
  const touched = new Set(changes.map(({ institute }) => institute))
  const { institutes, institute: instituteOf } = directory.book
  const names = institutes.map(printedName)
  const shownNames = new Map(institutes.map(({ name }, at) => [names[at] ?? name, name]))
  const shownName = (printed: string) => shownNames.get(printed) ?? printed
  return {
    ...shownSummary(edition),
    changes: changes.map(({ institute, value, before, isUnlikely }) => ({
      college: shownName(institute),
      // Figures of a fact are whole numbers and years, each under its name.
      value: value as Record<string, string | number>,
      before: before as Record<string, string | number> | null,
      isUnlikely,
    })),
    same,
    refused: [
      ...older.map(({ line, institute }) => ({
        ...{ line, college: shownName(institute), reason: 'older' as const, value: '' },
      })),
      // What was read of the file is what the row holds.
      ...(edition.refused as RefusedEditionRow[]),
    ],
    refusedCount: edition.refusedCount + older.length,
    seatPages: listPools(directory, (pool) => touched.has(names[instituteOf[pool] ?? -1] ?? '')).length,
  }
}

/**
 * Publishes the changes of an edition, all or none.
 * @throws {Refusal} NOT_FOUND, IMPORT_STATE, IMPORT_NOT_ACCEPTED, IMPORT_NOTHING_NEW
 */
export async function publishEdition(
  deps: Deps,
  { actor, request }: Caller,
  { directory, id }: { directory: SeatDirectory; id: string },
  { source, sourceOn, sourceUrl, accept }: HandedInSource,
): Promise<FactEdition> {
  await inTransaction(deps, async (deps) => {
    const edition = (await findEdition(deps.db, id)) ?? refuse('NOT_FOUND')
    if (edition.publishedAt !== null) refuse('IMPORT_STATE')
    const { changes, older } = comparisonOf(edition, directory)
    if (changes.length === 0) refuse('IMPORT_NOTHING_NEW')
    const isDoubtful = edition.refusedCount + older.length > 0 || changes.some(({ isUnlikely }) => isUnlikely)
    if (isDoubtful && !accept) refuse('IMPORT_NOT_ACCEPTED')
    const now = deps.now()
    const told = { source, sourceOn, sourceUrl: sourceUrl ?? null }
    if (!(await changeToPublished(deps.db, id, { ...told, changes, now }))) refuse('IMPORT_STATE')
    const { fact } = edition
    const correction = { editionId: id, createdAt: now, fact, ...told, correctedBy: actor.userId }
    await insertCorrections(deps.db, correction, changes)
    await writeAudit(deps, {
      action: 'fact-edition.publish',
      actor,
      target: { type: 'fact-edition', id },
      change: {
        fact: { after: fact },
        colleges: { after: changes.length },
        source: { after: `${source}, ${sourceOn}` },
      },
      request,
    })
  })
  renewCorrected(deps)
  return showEdition(deps, directory, id)
}

/** Takes a published edition back: what held before holds again. @throws {Refusal} NOT_FOUND, IMPORT_STATE */
export async function rollBackEdition(
  deps: Deps,
  { actor, request }: Caller,
  { directory, id }: { directory: SeatDirectory; id: string },
): Promise<FactEdition> {
  await inTransaction(deps, async (deps) => {
    const { fact } = (await findEdition(deps.db, id)) ?? refuse('NOT_FOUND')
    if (!(await withdrawEdition(deps.db, id, { by: actor.userId, now: deps.now() }))) refuse('IMPORT_STATE')
    const change = { fact: { before: fact } }
    await writeAudit(deps, {
      action: 'fact-edition.withdraw',
      actor,
      target: { type: 'fact-edition', id },
      change,
      request,
    })
  })
  renewCorrected(deps)
  return showEdition(deps, directory, id)
}

/** Throws an edition away that was never published. @throws {Refusal} NOT_FOUND, IMPORT_STATE */
export async function discardEdition(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const { fact } = (await findEdition(deps.db, id)) ?? refuse('NOT_FOUND')
    if (!(await removeEdition(deps.db, id))) refuse('IMPORT_STATE')
    const change = { fact: { before: fact } }
    await writeAudit(deps, {
      action: 'fact-edition.discard',
      actor,
      target: { type: 'fact-edition', id },
      change,
      request,
    })
  })
}

/** Throws editions away that were checked and left. */
export const clearLeftEditions = removingAfter(LEFT_RETENTION_MS, removeLeftEditions)

/** What an edition changes: of a published one as it was then. */
function comparisonOf(edition: Stored, directory: SeatDirectory) {
  const rows = edition.rows as EditionRow[]
  if (edition.changes === null) return compareEdition(rows, directory.factsOf)
  const changes = edition.changes as EditionChange[]
  return { changes, same: rows.length - changes.length, older: [] }
}

/** Finds a college by its printed, shown or short name, whole, or by a short name that means it alone. */
function collegeFinder({ book, factsOf }: SeatDirectory): CollegeFinder {
  const own = ownNicknames(book.institutes)
  const known = book.institutes.filter((each) => factsOf(printedName(each)) !== undefined)
  const byName = new Map(
    known.flatMap((each) =>
      [printedName(each), each.name, shortInstituteName(each.name)].map((name) => [plainText(name), printedName(each)]),
    ),
  )
  const printed = new Set(byName.values())
  return (name) => {
    const institute = byName.get(plainText(name))
    if (institute !== undefined) return { institute }
    const words = plainText(name).split(' ').filter(Boolean)
    const found = findNickname(words, 0, own)
    if (found?.taken !== words.length || found.meaning.term.kind !== 'institutes') return 'unknown'
    const [only, ...others] = found.meaning.term.names.filter((each) => printed.has(each))
    if (only === undefined) return 'unknown'
    return others.length > 0 ? 'several' : { institute: only }
  }
}

function shownSummary(row: Summary): FactEditionSummary {
  return { ...showHandedIn(row), fact: row.fact }
}
