import { coupons } from '@sopaan/contract/coupons'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { addCoupon, editCoupon, listManagedCoupons, retireCoupon } from './coupons.service.ts'
import { COUPONS_FILE } from './coupons-file.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Coupons as admins make them. What they take off is asked at the checkout. */
export function couponsRoutes(app: App, deps: Deps): void {
  serve(app, coupons.list, ({ query }) => listManagedCoupons(deps, query))
  serve(app, coupons.csv, ({ query, caller }) => downloadList(deps, caller, { file: COUPONS_FILE, wanted: query }), {
    limits: [{ name: 'staff-exports', by: 'user' }],
  })
  serve(app, coupons.add, ({ body, caller }) => addCoupon(deps, caller, body), ADMIN_WRITE)
  serve(app, coupons.change, ({ params, body, caller }) => editCoupon(deps, caller, params.id, body), ADMIN_WRITE)
  serve(app, coupons.retire, ({ params, caller }) => retireCoupon(deps, caller, params.id), ADMIN_WRITE)
}
