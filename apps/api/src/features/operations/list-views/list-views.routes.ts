import { listViews } from '@sopaan/contract/list-views'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { dropListView, findListViews, saveListView } from './list-views.service.ts'

const WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** The views that staff keep of their lists. */
export function listViewsRoutes(app: App, deps: Deps): void {
  serve(app, listViews.list, ({ actor, query }) => findListViews(deps, actor, query.list))
  serve(app, listViews.save, async ({ caller, body }) => ({ _id: await saveListView(deps, caller, body) }), WRITE)
  serve(
    app,
    listViews.remove,
    async ({ caller, params }) => {
      await dropListView(deps, caller, params.id)
      return { message: 'Removed.' }
    },
    WRITE,
  )
}
