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
    async ({ caller, body }) => {
      await addHelpline(deps, caller, body)
      return managed()
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    helplines.change,
    async ({ caller, params, body }) => {
      await editHelpline(deps, caller, { ...body, ...params })
      return managed()
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    helplines.order,
    async ({ caller, body }) => {
      await reorderHelplines(deps, caller, body.ids)
      return managed()
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    helplines.retire,
    async ({ caller, params }) => {
      await retireHelpline(deps, caller, params.id)
      return managed()
    },
    ADMIN_WRITE,
  )
}
