import type { QueryOf } from '@sopaan/contract/call'
import type { ManagedPlan, plans } from '@sopaan/contract/plans'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { csvRupees } from '#api/http/csv.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { wholeFileOf } from '#api/http/list-file.ts'
import { listManagedPlans } from './plans.service.ts'

const COLUMNS: CsvColumns<ManagedPlan> = [
  ['id', (row) => row._id],
  ['name', (row) => row.name[FIRST_LANGUAGE]],
  ['price_inr', (row) => csvRupees(row.pricePaise)],
  ['valid_days', (row) => row.validityDays],
  ['mentoring_credits', (row) => row.mentoringCredits],
  ['buyers', (row) => row.buyers],
  ['on_sale_from_utc', (row) => row.onSaleFrom ?? ''],
  ['on_sale_to_utc', (row) => row.onSaleTo ?? ''],
  ['retired_utc', (row) => row.retiredAt ?? ''],
]

/** The plans of a filter as a CSV file, in an order. */
export const PLANS_FILE = wholeFileOf<QueryOf<typeof plans.csv>, ManagedPlan>({
  name: 'sopaan-plans.csv',
  things: 'plans',
  columns: COLUMNS,
  list: listManagedPlans,
})
