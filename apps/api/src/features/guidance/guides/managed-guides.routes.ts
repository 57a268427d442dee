import { managedGuides } from '@sopaan/contract/managed-guides'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { GUIDES_FILE, listManagedGuides } from './guides-list.service.ts'
import {
  discardGuideDraft,
  findGuideEdition,
  findManagedGuide,
  previewGuide,
  publishGuide,
  rollBackGuide,
  saveGuideDraft,
} from './managed-guides.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Guides as staff write them. */
export function managedGuidesRoutes(app: App, deps: Deps): void {
  const { list, csv, get, edition, preview, saveDraft, discardDraft, publish, rollBack } = managedGuides
  serve(app, list, ({ query }) => listManagedGuides(deps, query))
  serve(app, csv, ({ query, caller }) => downloadList(deps, caller, { file: GUIDES_FILE, wanted: query }), {
    limits: [{ name: 'staff-exports', by: 'user' }],
  })
  serve(app, get, ({ params }) => findManagedGuide(deps, params))
  serve(app, edition, ({ params }) => findGuideEdition(deps, params))
  serve(app, preview, ({ params, body }) => previewGuide(deps, { ...params, ...body }))
  serve(app, saveDraft, ({ caller, params, body }) => saveGuideDraft(deps, caller, { ...params, ...body }), ADMIN_WRITE)
  serve(app, discardDraft, ({ caller, params }) => discardGuideDraft(deps, caller, params), ADMIN_WRITE)
  serve(app, publish, ({ caller, params, body }) => publishGuide(deps, caller, { ...params, ...body }), ADMIN_WRITE)
  serve(app, rollBack, ({ caller, params, body }) => rollBackGuide(deps, caller, { ...params, ...body }), ADMIN_WRITE)
}
