import { revisions } from '@sopaan/contract/revisions'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { addOwnCard, editOwnCard, removeCardOfOwner } from './own-cards.service.ts'
import { reviewRevision } from './revisions.service.ts'

/** Answers to what comes back for revision, and cards of one's own. */
export function revisionsRoutes(app: App, deps: Deps): void {
  const limits = { limits: [{ name: 'planner-writes', by: 'user' }] } as const
  serve(
    app,
    revisions.review,
    ({ caller, params, body }) => reviewRevision(deps, caller, { ...body, ...params }),
    limits,
  )
  serve(app, revisions.addCard, ({ caller, body }) => addOwnCard(deps, caller, body), limits)
  serve(
    app,
    revisions.changeCard,
    ({ caller, params, body }) => editOwnCard(deps, caller, { ...body, ...params }),
    limits,
  )
  serve(app, revisions.removeCard, ({ caller, params }) => removeCardOfOwner(deps, caller, params.id), limits)
}
