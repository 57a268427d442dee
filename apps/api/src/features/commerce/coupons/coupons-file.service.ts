import type { QueryOf } from '@sopaan/contract/call'
import { COUPONS_CSV_MAX, type coupons, type ManagedCoupon } from '@sopaan/contract/coupons'
import type { Deps } from '#api/deps.ts'
import { type CsvColumns, csvFileOf } from '#api/http/csv-list.ts'
import type { Download } from '#api/http/download.ts'
import { listManagedCoupons } from './coupons.service.ts'

const COLUMNS: CsvColumns<ManagedCoupon> = [
  ['code', (row) => row.code],
  ['note', (row) => row.note ?? ''],
  ['percent', ({ discount }) => (discount.kind === 'percent' ? discount.percentBp / 100 : '')],
  ['flat_inr', ({ discount }) => (discount.kind === 'percent' ? '' : discount.flatPaise / 100)],
  ['used', (row) => row.usesPaid],
  ['held', (row) => row.usesHeld],
  ['uses_max', (row) => row.usesMax ?? ''],
  ['starts_utc', (row) => row.startsAt ?? ''],
  ['ends_utc', (row) => row.endsAt ?? ''],
  ['retired_utc', (row) => row.retiredAt ?? ''],
]

/** The coupons of a search as a CSV file. */
export async function exportCoupons(deps: Deps, asked: QueryOf<typeof coupons.csv>): Promise<Download> {
  const { data, page } = await listManagedCoupons(deps, { ...asked, page: 1, limit: COUPONS_CSV_MAX })
  return csvFileOf({ name: 'sopaan-coupons.csv', things: 'coupons', columns: COLUMNS, total: page.total }, data)
}
