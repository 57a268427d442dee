import { revisions } from '@sopaan/contract/revisions'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { reviewRevision } from './revisions.service.ts'

/** Answers to what comes back for revision. */
export function revisionsRoutes(app: App, deps: Deps): void {
  serve(app, revisions.review, ({ caller, params, body }) => reviewRevision(deps, caller, { ...body, ...params }), {
    limits: [{ name: 'planner-writes', by: 'user' }],
  })
}
