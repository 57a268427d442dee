import { health } from '@sopaan/contract/health'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { checkReadiness, type Readiness } from './health.service.ts'

/** Liveness and readiness (control R-PL-1). */
export function healthRoutes(app: App, deps: Deps, readiness: Readiness): void {
  serve(app, health.live, () => ({ status: 'ok' as const }), { caller: 'server', isUnlimited: true })
  serve(app, health.ready, () => checkReadiness(deps, readiness), { caller: 'server', isUnlimited: true })
}
