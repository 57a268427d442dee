import { audit } from '@sopaan/contract/audit'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { readTrail, readTrailState, TRAIL_FILE } from './trail.service.ts'

/** The audit trail, for admins. */
export function auditRoutes(app: App, deps: Deps): void {
  serve(app, audit.all, ({ caller, query }) => readTrail(deps, caller, query))
  serve(app, audit.check, ({ caller }) => readTrailState(deps, caller), {
    limits: [{ name: 'admin-write', by: 'user' }],
  })
  serve(app, audit.csv, ({ caller, query }) => downloadList(deps, caller, { file: TRAIL_FILE, wanted: query }), {
    limits: [{ name: 'admin-write', by: 'user' }],
  })
}
