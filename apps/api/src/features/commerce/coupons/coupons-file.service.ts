import type { QueryOf } from '@sopaan/contract/call'
import type { coupons, ManagedCoupon } from '@sopaan/contract/coupons'
import { csvRupees } from '#api/http/csv.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
import { countCoupons, listCouponIds, listCouponsOfIds } from './coupons.queries.ts'
import { managedCouponsOf } from './coupons.service.ts'

const COLUMNS: CsvColumns<ManagedCoupon> = [
  ['code', (row) => row.code],
  ['note', (row) => row.note ?? ''],
  ['percent', ({ discount }) => (discount.kind === 'percent' ? discount.percentBp / 100 : '')],
  ['flat_inr', ({ discount }) => (discount.kind === 'percent' ? '' : csvRupees(discount.flatPaise))],
  ['used', (row) => row.usesPaid],
  ['held', (row) => row.usesHeld],
  ['uses_max', (row) => row.usesMax ?? ''],
  ['starts_utc', (row) => row.startsAt ?? ''],
  ['ends_utc', (row) => row.endsAt ?? ''],
  ['retired_utc', (row) => row.retiredAt ?? ''],
]

/** The coupons of a search as a CSV file. */
export const COUPONS_FILE = listFileOf<QueryOf<typeof coupons.csv>, ManagedCoupon>({
  name: 'sopaan-coupons.csv',
  things: 'coupons',
  columns: COLUMNS,
  count: ({ db, now }, { q, state }) => countCoupons(db, { search: q, state, now: now() }),
  listIds: ({ db, now }, { q, state, sort }, limit) => listCouponIds(db, { search: q, state, now: now(), sort, limit }),
  listRows: async (deps, ids) => managedCouponsOf(deps, await listCouponsOfIds(deps.db, ids)),
})
