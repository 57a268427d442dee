import { audit } from '@sopaan/contract/audit'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { downloadTrail, readTrail } from './trail.service.ts'

/** The audit trail, for admins. */
export function auditRoutes(app: App, deps: Deps): void {
  serve(app, audit.all, async ({ actor, query, exchange }) => ({
    status: 'success' as const,
    ...(await readTrail(deps, actor, query, exchange)),
  }))
  serve(app, audit.csv, ({ actor, query, exchange }) => downloadTrail(deps, actor, query, exchange), {
    limits: [{ name: 'admin-write', by: 'user' }],
  })
}
