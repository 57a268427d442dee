import { filterActions } from '@sopaan/contract/filter-actions'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { ownFilterActions, startFilterAction, stopFilterAction } from './filter-actions.service.ts'

const WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const
const START = {
  limits: [
    { name: 'admin-write', by: 'user' },
    { name: 'staff-filter-actions', by: 'user' },
  ],
} as const

/** What staff do to all of a filter of a list. */
export function filterActionsRoutes(app: App, deps: Deps): void {
  serve(app, filterActions.list, ({ actor }) => ownFilterActions(deps, actor))
  serve(
    app,
    filterActions.start,
    async ({ caller, body }) => ({ _id: await startFilterAction(deps, caller, body) }),
    START,
  )
  serve(
    app,
    filterActions.stop,
    async ({ caller, params }) => {
      await stopFilterAction(deps, caller, params.id)
      return { message: 'Stopped.' }
    },
    WRITE,
  )
}
