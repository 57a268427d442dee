import type { ImportRefusedRow } from '@sopaan/contract/import-findings'
import type { DifferenceKind, ImportDifference } from '@sopaan/contract/managed-imports'
import { refuse } from '@sopaan/contract/refusals'
import { printProgramme } from '@sopaan/domain/seats/official-cells'
import type { Deps } from '#api/deps.ts'
import { csvLine } from '#api/http/csv.ts'
import { Download } from '#api/http/download.ts'
import { findChanges, findRefused } from './import-findings.queries.ts'
import { findJob } from './import-jobs.queries.ts'
import { type DifferenceRow, listDifferenceRows } from './job-imports.queries.ts'

type ListQuery = { page: number; limit: number }
type Page<Row> = { data: Row[]; page: ListQuery & { total: number } }

/** The rows a dry run refused, all or those for one reason, as far as they are kept. @throws {Refusal} NOT_FOUND */
export async function listRefused(
  deps: Deps,
  id: string,
  { page, limit, reason }: ListQuery & { reason?: string | undefined },
): Promise<Page<ImportRefusedRow>> {
  const kept = (await findRefused(deps.db, id)) ?? refuse('NOT_FOUND')
  const rows = reason === undefined ? kept : kept.filter((row) => row.reason === reason)
  return { data: rows.slice((page - 1) * limit, page * limit), page: { page, limit, total: rows.length } }
}

/** The same as a file for a spreadsheet. @throws {Refusal} NOT_FOUND */
export async function downloadRefused(deps: Deps, id: string): Promise<Download> {
  const rows = (await findRefused(deps.db, id)) ?? refuse('NOT_FOUND')
  async function* lines() {
    yield csvLine(['line', 'column', 'value', 'reason', 'institute', 'programme'])
    yield rows
      .map((row) => csvLine([row.line, row.column ?? '', row.value, row.reason, row.institute, row.programme]))
      .join('')
  }
  return new Download({ name: 'refused-rows.csv', contentType: 'text/csv; charset=utf-8; header=present' }, lines())
}

/**
 * What an import would change, as far as its dry run kept it; once published, what it did change against the tables it
 * replaced. The largest change first. @throws {Refusal} NOT_FOUND
 */
export async function listDifferences(
  deps: Deps,
  id: string,
  { kind, page, limit }: ListQuery & { kind: DifferenceKind },
): Promise<Page<ImportDifference>> {
  const job = (await findJob(deps.db, id)) ?? refuse('NOT_FOUND')
  if (job.state !== 'done') {
    const kept = (await findChanges(deps.db, id, kind)) ?? []
    return { data: kept.slice((page - 1) * limit, page * limit), page: { page, limit, total: kept.length } }
  }
  const rows = await listDifferenceRows(deps.db, id, { kind, limit, offset: (page - 1) * limit })
  return { data: rows.map(shownDifference), page: { page, limit, total: rows[0]?.total ?? 0 } }
}

function shownDifference(row: DifferenceRow): ImportDifference {
  const pool = [row.quota, row.seatType, row.genderPool, ...(row.isPreparatory ? ['preparatory'] : [])]
  return {
    institute: row.institute,
    programme: printProgramme({ name: row.programme, degree: row.degree, durationYears: row.durationYears }),
    pool: pool.join(' · '),
    source: row.source,
    before: ranks(row.openingBefore, row.closingBefore),
    after: ranks(row.openingAfter, row.closingAfter),
    usual: null,
  }
}

function ranks(openingRank: number | null, closingRank: number | null): ImportDifference['before'] {
  return openingRank === null || closingRank === null ? null : { openingRank, closingRank }
}
