import { business } from '@sopaan/contract/business'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { findBusinessRow } from './business.open.queries.ts'
import { changeBusiness } from './business.service.ts'

/** Who sells, as admins write it. */
export function businessRoutes(app: App, deps: Deps): void {
  serve(app, business.find, async () => (await findBusinessRow(deps.db)) ?? null)
  serve(app, business.change, ({ caller, body }) => changeBusiness(deps, caller, body), {
    limits: [{ name: 'admin-write', by: 'user' }],
  })
}
