import { plans } from '@sopaan/contract/plans'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
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
import { PLANS_FILE } from './plans-file.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Plans: for everyone, for mentees who may buy them, and for admins who make them. */
export function plansRoutes(app: App, deps: Deps): void {
  const shown = () => listShownPlans(deps)
  serve(app, plans.list, shown)
  serve(app, plans.listForMentee, shown)
  serve(app, plans.findForMentee, ({ params }) => findShownPlan(deps, params.id))
  serve(app, plans.manage, ({ query }) => listManagedPlans(deps, query))
  serve(app, plans.csv, ({ query, caller }) => downloadList(deps, caller, { file: PLANS_FILE, wanted: query }), {
    limits: [{ name: 'staff-exports', by: 'user' }],
  })
  serve(app, plans.find, ({ params }) => findManagedPlan(deps, params.id))
  planWrites(app, deps)
}

function planWrites(app: App, deps: Deps): void {
  serve(app, plans.add, ({ body, caller }) => addPlan(deps, caller, body), ADMIN_WRITE)
  serve(app, plans.change, ({ params, body, caller }) => editPlan(deps, caller, params.id, body), ADMIN_WRITE)
  serve(
    app,
    plans.remove,
    async ({ params, caller }) => ({ outcome: await removePlan(deps, caller, params.id) }),
    ADMIN_WRITE,
  )
  serve(app, plans.restore, ({ params, caller }) => restorePlan(deps, caller, params.id), ADMIN_WRITE)
  serve(
    app,
    plans.order,
    async ({ body, caller }) => {
      await reorderPlans(deps, caller, body.ids)
      return listManagedPlans(deps)
    },
    ADMIN_WRITE,
  )
}
