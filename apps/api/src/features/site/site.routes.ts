import { site } from '@sopaan/contract/site'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { changeNotice, changeOfficer, findShownSite, findSiteSettings, updateSwitches } from './site.service.ts'
import { listLimits, setLimit } from './site-limits.service.ts'

const success = 'success' as const
const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** What holds for the whole site, for everyone, and for admins who set it. */
export function siteRoutes(app: App, deps: Deps): void {
  serve(app, site.find, async () => ({ status: success, data: await findShownSite(deps) }))
  serve(app, site.manage, async () => ({ status: success, data: await findSiteSettings(deps) }))
  serve(app, site.limits, async () => ({ status: success, data: await listLimits(deps) }))
  serve(
    app,
    site.setLimit,
    async ({ actor, params, body, exchange }) => ({
      status: success,
      data: await setLimit(deps, actor, { ...params, ...body }, exchange),
    }),
    ADMIN_WRITE,
  )
  serve(
    app,
    site.turn,
    async ({ actor, body, exchange }) => ({ status: success, data: await updateSwitches(deps, actor, body, exchange) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    site.announce,
    async ({ actor, body, exchange }) => ({
      status: success,
      data: await changeNotice(deps, actor, body.notice, exchange),
    }),
    ADMIN_WRITE,
  )
  serve(
    app,
    site.nameOfficer,
    async ({ actor, body, exchange }) => ({
      status: success,
      data: await changeOfficer(deps, actor, body.officer, exchange),
    }),
    ADMIN_WRITE,
  )
}
