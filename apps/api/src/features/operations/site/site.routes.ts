import { site } from '@sopaan/contract/site'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import {
  changeNotice,
  changeOfficer,
  changePause,
  findShownSite,
  findSiteSettings,
  updateSwitches,
} from './site.service.ts'
import { LIMITS_FILE, liftLimits, listLimits, setLimit } from './site-limits.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** What holds for the whole site, for everyone, and for admins who set it. */
export function siteRoutes(app: App, deps: Deps): void {
  serve(app, site.find, () => findShownSite(deps))
  serve(app, site.manage, () => findSiteSettings(deps))
  serve(app, site.limits, ({ query }) => listLimits(deps, query))
  serve(app, site.limitsCsv, ({ query, caller }) => downloadList(deps, caller, { file: LIMITS_FILE, wanted: query }), {
    limits: [{ name: 'staff-exports', by: 'user' }],
  })
  serve(app, site.setLimit, ({ caller, params, body }) => setLimit(deps, caller, { ...params, ...body }), ADMIN_WRITE)
  serve(app, site.liftLimits, ({ caller, body }) => liftLimits(deps, caller, body), ADMIN_WRITE)
  serve(app, site.turn, ({ caller, body }) => updateSwitches(deps, caller, body), ADMIN_WRITE)
  serve(app, site.pause, ({ caller, body }) => changePause(deps, caller, body), ADMIN_WRITE)
  serve(app, site.announce, ({ caller, body }) => changeNotice(deps, caller, body.notice), ADMIN_WRITE)
  serve(app, site.nameOfficer, ({ caller, body }) => changeOfficer(deps, caller, body.officer), ADMIN_WRITE)
}
