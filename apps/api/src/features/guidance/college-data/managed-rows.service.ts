import type { CollegeDataRow } from '@sopaan/contract/college-data'
import type { CollegeDataChange } from '@sopaan/contract/managed-college-data'
import { refuse } from '@sopaan/contract/refusals'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { type CutoffRow, receiptOf } from '@sopaan/domain/seats/cutoff-row'
import { judgeRanksBy, type UsualRank } from '@sopaan/domain/seats/unlikely-ranks'
import { type Deps, inTransaction } from '#api/deps.ts'
import { requestCorrection } from '#api/features/guidance/cutoffs/import-jobs.service.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import type { FoundRow, PublishedTable } from './college-data.queries.ts'
import { shownRow } from './college-data.service.ts'
import { changeCounts, changeRow, findPublishedRow, type RowChange, removeRow } from './managed-rows.queries.ts'

/** One row of a published table. @throws {Refusal} NOT_FOUND */
export async function findManagedRow(deps: Deps, id: string): Promise<CollegeDataRow> {
  const found = (await findPublishedRow(deps.db, id, { isHeld: false })) ?? refuse('NOT_FOUND')
  return shownRow(deps, found.row, found.table)
}

/**
 * Puts a row of a published table right and has the book made anew. The same rules hold as for a row of a file,
 * and the same look at its closing rank (decision 0021), which `isRankChecked` answers.
 * @throws {Refusal} NOT_FOUND, ROW_TWIN, ROW_RANKS, ROW_PREPARATORY, ROW_UNLIKELY
 */
export async function correctRow(
  deps: Deps,
  { actor, request }: Caller,
  id: string,
  change: CollegeDataChange,
): Promise<CollegeDataRow> {
  const book = await currentBook(deps)
  await inTransaction(deps, async (deps) => {
    const { row, table } = (await findPublishedRow(deps.db, id, { isHeld: true })) ?? refuse('NOT_FOUND')
    const after = correctedFields(row, change)
    checkRow(row, after)
    const differing = differences(row, after)
    if (Object.keys(differing).length === 0) return
    const usual = findUsualRank(book, { row, table }, after)
    if (usual !== undefined && change.isRankChecked !== true) refuse('ROW_UNLIKELY', { usual })
    if (!(await changeRow(deps.db, id, after))) refuse('ROW_TWIN')
    await settle(deps, table, { taken: 0, preparatory: count(after) - count(row) }, actor)
    await writeAudit(deps, {
      action: 'college-data.change',
      actor,
      target: { type: 'cutoff', id },
      change: { ...differing, ...(usual && { unlikelyRankChecked: { after: true } }) },
      request,
    })
  })
  return findManagedRow(deps, id)
}

/** Takes a row out of a published table and has the book made anew. @throws {Refusal} NOT_FOUND, ROW_LAST */
export async function removeOneRow(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const { row, table } = (await findPublishedRow(deps.db, id, { isHeld: true })) ?? refuse('NOT_FOUND')
    if (table.rowsTaken <= 1) refuse('ROW_LAST')
    await removeRow(deps.db, id)
    await settle(deps, table, { taken: -1, preparatory: -count(row) }, actor)
    const { id: _, importId: __, printedInstitute: ___, printedProgramme: ____, ...gone } = row
    await writeAudit(deps, {
      action: 'college-data.remove',
      actor,
      target: { type: 'cutoff', id },
      change: {
        source: { before: table.source },
        ...Object.fromEntries(Object.entries(gone).map(([name, before]) => [name, { before }])),
      },
      request,
    })
  })
}

async function settle(
  deps: Deps,
  table: PublishedTable,
  counts: { taken: number; preparatory: number },
  actor: Actor,
): Promise<void> {
  await changeCounts(deps.db, table.id, { ...counts, now: deps.now() })
  await requestCorrection(deps, actor)
}

function correctedFields(row: FoundRow, change: CollegeDataChange): RowChange {
  return {
    quota: change.quota ?? row.quota,
    seatType: change.seatType ?? row.seatType,
    genderPool: change.gender ?? row.genderPool,
    openingRank: change.openingRank ?? row.openingRank,
    closingRank: change.closingRank ?? row.closingRank,
    isPreparatory: change.isPreparatory ?? row.isPreparatory,
  }
}

/** What was usual for the seat where the closing rank is far from it; what is published of the row's own round is no evidence. */
function findUsualRank(
  book: RankBook,
  { row, table }: { row: FoundRow; table: PublishedTable },
  after: RowChange,
): UsualRank | undefined {
  // The words of a published row were read by the rules of rows when they were stored.
  const judged = {
    counselling: table.counselling,
    season: table.season,
    round: table.round,
    institute: row.printedInstitute,
    programme: row.printedProgramme,
    degree: row.degree,
    durationYears: row.durationYears,
    quota: after.quota,
    seatType: after.seatType,
    gender: after.genderPool,
    openingRank: after.openingRank,
    closingRank: after.closingRank,
    isPreparatory: after.isPreparatory ?? undefined,
  } as CutoffRow
  const judgement = judgeRanksBy(book, new Set([receiptOf(judged)]))(judged)
  return judgement.kind === 'unlikely' ? judgement.usual : undefined
}

/** As `readCutoffRow` has it for rows of a file. */
function checkRow({ type }: FoundRow, { seatType, openingRank, closingRank, isPreparatory }: RowChange): void {
  const isPossible = ['IIT', 'IISC'].includes(type) && /^(?:SC|ST)\b|\(PwD\)/.test(seatType)
  if (isPreparatory && !isPossible) refuse('ROW_PREPARATORY')
  if (!isPreparatory && closingRank < openingRank) refuse('ROW_RANKS')
}

function differences(row: FoundRow, after: RowChange): Record<string, { before: unknown; after: unknown }> {
  const names = Object.keys(after) as (keyof RowChange)[]
  return Object.fromEntries(
    names.filter((name) => row[name] !== after[name]).map((name) => [name, { before: row[name], after: after[name] }]),
  )
}

function count({ isPreparatory }: Pick<RowChange, 'isPreparatory'>): number {
  return isPreparatory === true ? 1 : 0
}
