import { health } from '@sopaan/contract/health'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { checkReadiness, type Readiness, watchDatabase } from './health.service.ts'

/** Liveness, and readiness in two degrees (control R-PL-1); the second asks the database, and is limited like any call. */
export function healthRoutes(app: App, deps: Deps, readiness: Readiness): void {
  const database = watchDatabase(deps, readiness)
  serve(app, health.live, () => ({ status: 'ok' as const }), { caller: 'server', isUnlimited: true })
  serve(app, health.ready, () => checkReadiness(readiness), { caller: 'server', isUnlimited: true })
  serve(app, health.readyInFull, () => checkReadiness(readiness, database), { caller: 'server' })
}
