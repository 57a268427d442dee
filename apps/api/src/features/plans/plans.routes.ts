import { plans } from '@sopaan/contract/plans'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import {
  addPlan,
  editPlan,
  findManagedPlan,
  findShownPlan,
  listManagedPlans,
  listShownPlans,
  removePlan,
  reorderPlans,
  restorePlan,
} from './plans.service.ts'

const success = 'success' as const
const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Plans: for everyone, for mentees who may buy them, and for admins who make them. */
export function plansRoutes(app: App, deps: Deps): void {
  const shown = async () => ({ status: success, data: await listShownPlans(deps) })
  serve(app, plans.list, shown)
  serve(app, plans.listForMentee, shown)
  serve(app, plans.findForMentee, async ({ params }) => ({
    status: success,
    data: await findShownPlan(deps, params.id),
  }))
  serve(app, plans.manage, async () => ({ status: success, data: await listManagedPlans(deps) }))
  serve(app, plans.find, async ({ params }) => ({ status: success, data: await findManagedPlan(deps, params.id) }))
  planWrites(app, deps)
}

function planWrites(app: App, deps: Deps): void {
  serve(
    app,
    plans.add,
    async ({ body, ...doing }) => ({ status: success, data: await addPlan(deps, body, doing) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    plans.change,
    async ({ params, body, ...doing }) => ({ status: success, data: await editPlan(deps, params.id, body, doing) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    plans.remove,
    async ({ params, ...doing }) => ({
      status: success,
      data: { outcome: await removePlan(deps, params.id, doing) },
    }),
    ADMIN_WRITE,
  )
  serve(
    app,
    plans.restore,
    async ({ params, ...doing }) => ({ status: success, data: await restorePlan(deps, params.id, doing) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    plans.order,
    async ({ body, ...doing }) => {
      await reorderPlans(deps, body.ids, doing)
      return { status: success, data: await listManagedPlans(deps) }
    },
    ADMIN_WRITE,
  )
}
