import { overview } from '@sopaan/contract/overview'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { findOverview } from './overview.service.ts'

/** What an admin sees first. */
export function overviewRoutes(app: App, deps: Deps): void {
  serve(app, overview.find, ({ actor }) => findOverview(deps, actor))
}
