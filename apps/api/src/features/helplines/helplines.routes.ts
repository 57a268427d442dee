import { helplines } from '@sopaan/contract/helplines'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import {
  addHelpline,
  editHelpline,
  listManagedHelplines,
  listShownHelplines,
  reorderHelplines,
  retireHelpline,
} from './helplines.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Lines to call, for everyone, and for admins who keep them right. */
export function helplinesRoutes(app: App, deps: Deps): void {
  const managed = () => listManagedHelplines(deps)
  serve(app, helplines.list, () => listShownHelplines(deps))
  serve(app, helplines.manage, managed)
  serve(
    app,
    helplines.add,
    async ({ actor, body, exchange }) => {
      await addHelpline(deps, actor, body, exchange)
      return managed()
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    helplines.change,
    async ({ actor, params, body, exchange }) => {
      await editHelpline(deps, actor, { ...body, ...params }, exchange)
      return managed()
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    helplines.order,
    async ({ actor, body, exchange }) => {
      await reorderHelplines(deps, actor, body.ids, exchange)
      return managed()
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    helplines.retire,
    async ({ actor, params, exchange }) => {
      await retireHelpline(deps, actor, params.id, exchange)
      return managed()
    },
    ADMIN_WRITE,
  )
}
