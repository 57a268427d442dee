import type { QueryOf } from '@sopaan/contract/call'
import type { ManagedPlan, plans } from '@sopaan/contract/plans'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import { type CsvColumns, csvFileOf } from '#api/http/csv-list.ts'
import type { Download } from '#api/http/download.ts'
import { listManagedPlans } from './plans.service.ts'

const COLUMNS: CsvColumns<ManagedPlan> = [
  ['id', (row) => row._id],
  ['name', (row) => row.name[FIRST_LANGUAGE]],
  ['price_inr', (row) => row.pricePaise / 100],
  ['valid_days', (row) => row.validityDays],
  ['mentoring_credits', (row) => row.mentoringCredits],
  ['buyers', (row) => row.buyers],
  ['on_sale_from_utc', (row) => row.onSaleFrom ?? ''],
  ['on_sale_to_utc', (row) => row.onSaleTo ?? ''],
  ['retired_utc', (row) => row.retiredAt ?? ''],
]

/** The plans of a filter as a CSV file, in an order. */
export async function exportPlans(deps: Deps, wanted: QueryOf<typeof plans.csv>): Promise<Download> {
  const rows = await listManagedPlans(deps, wanted)
  return csvFileOf({ name: 'sopaan-plans.csv', things: 'plans', columns: COLUMNS, total: rows.length }, rows)
}
