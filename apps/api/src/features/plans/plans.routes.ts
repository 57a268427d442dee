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

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Plans: for everyone, for mentees who may buy them, and for admins who make them. */
export function plansRoutes(app: App, deps: Deps): void {
  const shown = () => listShownPlans(deps)
  serve(app, plans.list, shown)
  serve(app, plans.listForMentee, shown)
  serve(app, plans.findForMentee, ({ params }) => findShownPlan(deps, params.id))
  serve(app, plans.manage, () => listManagedPlans(deps))
  serve(app, plans.find, ({ params }) => findManagedPlan(deps, params.id))
  planWrites(app, deps)
}

function planWrites(app: App, deps: Deps): void {
  serve(app, plans.add, ({ body, ...doing }) => addPlan(deps, body, doing), ADMIN_WRITE)
  serve(app, plans.change, ({ params, body, ...doing }) => editPlan(deps, params.id, body, doing), ADMIN_WRITE)
  serve(
    app,
    plans.remove,
    async ({ params, ...doing }) => ({ outcome: await removePlan(deps, params.id, doing) }),
    ADMIN_WRITE,
  )
  serve(app, plans.restore, ({ params, ...doing }) => restorePlan(deps, params.id, doing), ADMIN_WRITE)
  serve(
    app,
    plans.order,
    async ({ body, ...doing }) => {
      await reorderPlans(deps, body.ids, doing)
      return listManagedPlans(deps)
    },
    ADMIN_WRITE,
  )
}
