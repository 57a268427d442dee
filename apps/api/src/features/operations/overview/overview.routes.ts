import { keyEnds } from '@sopaan/contract/key-ends'
import { overview } from '@sopaan/contract/overview'
import { staffDay } from '@sopaan/contract/staff-day'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { readKeyEnds, setKeyEnds } from './key-ends.service.ts'
import { findOverview } from './overview.service.ts'
import { findStaffDay } from './staff-day.service.ts'

/** What an admin sees first, and when keys end. */
export function overviewRoutes(app: App, deps: Deps): void {
  serve(app, overview.find, ({ actor }) => findOverview(deps, actor))
  serve(app, staffDay.find, ({ actor }) => findStaffDay(deps, actor))
  serve(app, keyEnds.find, () => readKeyEnds(deps))
  serve(
    app,
    keyEnds.change,
    async ({ caller, body }) => {
      await setKeyEnds(deps, caller, body)
      return { message: 'Changed.' }
    },
    { limits: [{ name: 'admin-write', by: 'user' }] },
  )
}
