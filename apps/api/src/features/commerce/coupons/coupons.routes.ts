import { coupons } from '@sopaan/contract/coupons'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { addCoupon, editCoupon, listManagedCoupons, retireCoupon } from './coupons.service.ts'

const success = 'success' as const
const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Coupons as admins make them. What they take off is asked at the checkout. */
export function couponsRoutes(app: App, deps: Deps): void {
  serve(app, coupons.list, async ({ query }) => ({ status: success, ...(await listManagedCoupons(deps, query)) }))
  serve(
    app,
    coupons.add,
    async ({ body, ...doing }) => ({ status: success, data: await addCoupon(deps, body, doing) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    coupons.change,
    async ({ params, body, ...doing }) => ({ status: success, data: await editCoupon(deps, params.id, body, doing) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    coupons.retire,
    async ({ params, ...doing }) => ({ status: success, data: await retireCoupon(deps, params.id, doing) }),
    ADMIN_WRITE,
  )
}
