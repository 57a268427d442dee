import type { CollegeRecord, MergePreview, RecordKind } from '@sopaan/contract/college-records'
import { refuse } from '@sopaan/contract/refusals'
import { plainText } from '@sopaan/domain/predictor/search-terms'
import { printProgramme, tidyText } from '@sopaan/domain/seats/official-cells'
import { slug } from '@sopaan/domain/seats/seat-pool-key'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { requestCorrection } from '#api/features/guidance/cutoffs/import-jobs.service.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  changeMergedInto,
  changeNicknames,
  changeShownName,
  countLists,
  countMentorsAt,
  countPublished,
  listClashes,
  listRecords,
  type RecordRow,
  updateSeatName,
} from './college-records.queries.ts'
import { findCollegeRecord } from './college-records.service.ts'
import { countTaughtTogether } from './known-of-records.ts'
import { type Action, changeToUndone, insertChange } from './record-changes.queries.ts'
import { areNotSame, familyOf, isOfOneKind, nicknamesOf, printedOf, shownNameOf } from './record-names.ts'

type One = { kind: RecordKind; id: string }
type Found = { row: RecordRow; rows: RecordRow[] }

/** Has a record shown under another name. @throws {Refusal} NOT_FOUND, RECORD_MERGED, RECORD_NAME_SAME, RECORD_NAME_TAKEN */
export async function renameRecord(
  deps: Deps,
  caller: Caller,
  one: One,
  { name, reason }: { name: string; reason: string },
): Promise<CollegeRecord> {
  return changing(deps, caller, one, async (deps, { row, rows }) => {
    const shown = tidyText(name)
    if (shown === (row.shownName ?? row.name)) refuse('RECORD_NAME_SAME')
    const shownName = shown === row.name ? null : shown
    refuseTaken(one.kind, shownName, { row, rows })
    await changeShownName(deps.db, one.kind, one.id, shownName)
    await renameSeats(deps, one.kind, row, shown)
    return { action: 'rename', before: row.shownName, after: shownName, reason }
  })
}

/** What merging a record into another would bring together. @throws {Refusal} NOT_FOUND, RECORD_MERGED, RECORD_UNLIKE */
export async function previewMerge(deps: Deps, { kind, id }: One, intoId: string): Promise<MergePreview> {
  const { row, into, rows } = await pairOf(deps, { kind, id }, intoId)
  const book = await currentBook(deps)
  const sumsOf = async (records: readonly RecordRow[]) => {
    const ids = records.flatMap((one) => familyOf(rows, one.id))
    const parts = records.map((one) => slug(printedOf(one)))
    const [published, lists, mentors] = await Promise.all([
      countPublished(deps.db, kind, ids),
      countLists(deps.db, kind, parts),
      countMentorsAt(deps.db, kind, parts),
    ])
    return { ...published, lists, mentors, taught: countTaughtTogether(kind, rows, { ids, book }) }
  }
  const [own, other, both, clashes] = await Promise.all([
    sumsOf([row]),
    sumsOf([into]),
    sumsOf([row, into]),
    listClashes(deps.db, kind, { ids: familyOf(rows, id), otherIds: familyOf(rows, into.id) }),
  ])
  return {
    own: { ...own, slug: slug(printedOf(row)) },
    into: { _id: into.id, name: shownNameOf(into), slug: slug(printedOf(into)), ...other },
    both,
    clashes: clashes[0]?.total ?? 0,
    samples: clashes.map(({ total: _, ...clash }) => clash),
  }
}

/** Makes a record one with another. @throws {Refusal} NOT_FOUND, RECORD_MERGED, RECORD_UNLIKE, RECORD_CLASH */
export async function mergeRecord(
  deps: Deps,
  caller: Caller,
  one: One,
  { into: intoId, reason }: { into: string; reason: string },
): Promise<CollegeRecord> {
  return changing(deps, caller, one, async (deps) => {
    const { row, into, rows } = await pairOf(deps, one, intoId)
    const families = { ids: familyOf(rows, one.id), otherIds: familyOf(rows, into.id) }
    const clashes = await listClashes(deps.db, one.kind, families)
    if (clashes.length > 0) refuse('RECORD_CLASH')
    await changeMergedInto(deps.db, one.kind, one.id, intoId)
    await renameSeats(deps, one.kind, row, into.shownName ?? into.name)
    return { action: 'merge', before: null, after: shownNameOf(into), reason }
  })
}

/** Keeps that two records are not the same: neither is offered for the other. @throws {Refusal} NOT_FOUND, RECORD_MERGED, RECORD_UNLIKE, RECORD_TOLD */
export async function markNotSame(
  deps: Deps,
  caller: Caller,
  one: One,
  { other: otherId, reason }: { other: string; reason: string },
): Promise<CollegeRecord> {
  return changing(deps, caller, one, async (_, { row, rows }) => {
    const other = rows.find(({ id }) => id === otherId) ?? refuse('NOT_FOUND')
    if (other.mergedInto !== null) refuse('RECORD_MERGED')
    if (other.id === row.id) refuse('RECORD_UNLIKE')
    if (areNotSame(row, other)) refuse('RECORD_TOLD')
    return { action: 'not-same', before: null, after: printedOf(other), reason }
  })
}

/** Lets an institute be found by a short name, or no longer. @throws {Refusal} NOT_FOUND, RECORD_MERGED, RECORD_NICKNAME */
export async function changeNickname(
  deps: Deps,
  caller: Caller,
  id: string,
  { nickname, how, reason }: { nickname: string; how: 'add' | 'remove'; reason: string },
): Promise<CollegeRecord> {
  return changing(deps, caller, { kind: 'institute', id }, async (deps, { row }) => {
    const word = plainText(nickname)
    const known = nicknamesOf(row).find(({ name }) => plainText(name) === word && name !== '')
    const isFound = known !== undefined && (known.is === 'shipped' || known.is === 'added')
    if (isFound === (how === 'add')) refuse('RECORD_NICKNAME')
    await changeNicknames(deps.db, id, nicknamesAfter(row, known?.name ?? word, how))
    const action = how === 'add' ? 'nickname-add' : 'nickname-remove'
    return { action, before: null, after: known?.name ?? word, reason }
  })
}

function nicknamesAfter({ name, nicknamesAdded, nicknamesRemoved }: RecordRow, word: string, how: 'add' | 'remove') {
  const others = (words: readonly string[]) => words.filter((each) => each !== word)
  const isShipped = nicknamesOf({ ...EMPTY, name }).some((each) => each.name === word && each.is === 'shipped')
  const [added, removed] = [others(nicknamesAdded), others(nicknamesRemoved)]
  if (how === 'add') return { added: isShipped ? added : [...added, word], removed }
  return { added, removed: isShipped ? [...removed, word] : removed }
}

const EMPTY: RecordRow = {
  ...{ id: '', name: '', shownName: null, degree: null, durationYears: null, of: '', city: null, state: null },
  ...{ mergedInto: null, alsoWritten: [], nicknamesAdded: [], nicknamesRemoved: [], notSame: [] },
}

/** Takes a change back. @throws {Refusal} NOT_FOUND, RECORD_CHANGED_SINCE, RECORD_NAME_TAKEN */
export async function undoChange(deps: Deps, { actor, request }: Caller, id: string): Promise<CollegeRecord> {
  const undone = await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'directory')
    const change = await changeToUndone(deps.db, id, { by: actor.userId, now: deps.now() })
    if (!change) return refuse('RECORD_CHANGED_SINCE')
    const kind = change.instituteId === null ? 'programme' : 'institute'
    const one = { kind, id: change.instituteId ?? change.programmeId ?? '' } as const
    await undoOne(deps, one, change)
    if (change.action !== 'not-same') await requestCorrection(deps, actor)
    await writeAudit(deps, {
      action: 'college-record.undo',
      actor,
      target: { type: kind, id: one.id },
      change: { [change.action]: { before: change.after, after: change.before } },
      request,
    })
    return one
  })
  return findCollegeRecord(deps, undone.kind, undone.id)
}

type Undone = { action: Action; before: string | null; after: string | null }

async function undoOne(deps: Deps, one: One, { action, before, after }: Undone): Promise<void> {
  const found = await findOne(deps, one)
  const { row } = found
  if (action === 'rename') {
    if (row.shownName !== after) refuse('RECORD_CHANGED_SINCE')
    refuseTaken(one.kind, before, found)
    await changeShownName(deps.db, one.kind, one.id, before)
    return renameSeats(deps, one.kind, row, before ?? row.name)
  }
  if (action === 'merge') {
    if (row.mergedInto === null) refuse('RECORD_CHANGED_SINCE')
    await changeMergedInto(deps.db, one.kind, one.id, null)
    return renameSeats(deps, one.kind, row, row.shownName ?? row.name)
  }
  if (action === 'not-same') return
  const how = action === 'nickname-add' ? 'remove' : 'add'
  return changeNicknames(deps.db, one.id, nicknamesAfter(row, after ?? '', how))
}

/** The mentors who sit there bear the name that is shown: theirs was written when they applied. */
function renameSeats(deps: Deps, kind: RecordKind, row: RecordRow, name: string): Promise<void> {
  return updateSeatName(deps.db, { kind, slug: slug(printedOf(row)), name })
}

type Change = { action: Action; before: string | null; after: string | null; reason: string }

/**
 * Changes one record under the lock of the directory, keeps what was changed, and has the book made anew: but where two are
 * said to be two, which changes nothing that the book tells.
 */
async function changing(
  deps: Deps,
  { actor, request }: Caller,
  one: One,
  change: (deps: Deps, found: Found) => Promise<Change>,
): Promise<CollegeRecord> {
  await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'directory')
    const found = await findOne(deps, one)
    if (found.row.mergedInto !== null) refuse('RECORD_MERGED')
    const made = await change(deps, found)
    await insertChange(deps.db, {
      ...made,
      kind: one.kind,
      recordId: one.id,
      changedBy: actor.userId,
      createdAt: deps.now(),
    })
    if (made.action !== 'not-same') await requestCorrection(deps, actor)
    await writeAudit(deps, {
      action: `college-record.${made.action}`,
      actor,
      target: { type: one.kind, id: one.id },
      change: {
        [one.kind]: { before: printedOf(found.row) },
        [made.action]: { before: made.before, after: made.after },
        reason: { after: made.reason },
      },
      request,
    })
  })
  return findCollegeRecord(deps, one.kind, one.id)
}

async function findOne(deps: Deps, { kind, id }: One): Promise<Found> {
  const rows = await listRecords(deps.db, kind)
  return { rows, row: rows.find((row) => row.id === id) ?? refuse('NOT_FOUND') }
}

async function pairOf(deps: Deps, one: One, intoId: string): Promise<Found & { into: RecordRow }> {
  const { row, rows } = await findOne(deps, one)
  const into = rows.find(({ id }) => id === intoId) ?? refuse('NOT_FOUND')
  // Of three that are one, two are merged into the third: no chain has to be followed.
  if (row.mergedInto !== null || into.mergedInto !== null || familyOf(rows, row.id).length > 1) refuse('RECORD_MERGED')
  if (row.id === into.id || !isOfOneKind(one.kind, row, into)) refuse('RECORD_UNLIKE')
  return { row, rows, into }
}

/** No name stands for two records: what tables print would be guessed at. */
function refuseTaken(kind: RecordKind, shownName: string | null, { row, rows }: Found): void {
  if (shownName === null) return
  const { degree, durationYears } = row
  const full =
    kind === 'programme' && degree !== null && durationYears !== null
      ? printProgramme({ name: shownName, degree, durationYears })
      : shownName
  const own = row.id
  const bearer = rows.find(
    (one) =>
      one.id !== own &&
      one.mergedInto !== own &&
      [shownNameOf(one), printedOf(one), ...one.alsoWritten].some((name) => keyOf(name) === keyOf(full)),
  )
  if (bearer) refuse('RECORD_NAME_TAKEN', { name: shownNameOf(bearer) })
}

function keyOf(name: string): string {
  return tidyText(name).toLowerCase()
}
