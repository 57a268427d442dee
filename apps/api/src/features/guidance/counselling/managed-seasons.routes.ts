import { managedSeasons } from '@sopaan/contract/managed-seasons'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import {
  addSeason,
  addStep,
  changeSeason,
  changeStep,
  discardSeason,
  findManagedSeason,
  listManagedSeasons,
  publishSeason,
  removeStep,
  reviseSeason,
} from './managed-seasons.service.ts'
import { SEASONS_FILE } from './seasons-file.service.ts'

const STAFF_FILE = { limits: [{ name: 'staff-exports', by: 'user' }] } as const
const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** The dates of the counselling as staff look after them. */
export function managedSeasonsRoutes(app: App, deps: Deps): void {
  serve(app, managedSeasons.list, ({ query }) => listManagedSeasons(deps, query))
  serve(
    app,
    managedSeasons.csv,
    ({ query, caller }) => downloadList(deps, caller, { file: SEASONS_FILE, wanted: query }),
    STAFF_FILE,
  )
  serve(app, managedSeasons.find, ({ params }) => findManagedSeason(deps, params))
  serve(app, managedSeasons.add, ({ caller, body }) => addSeason(deps, caller, body), ADMIN_WRITE)
  serve(app, managedSeasons.change, ({ caller, params, body }) => changeSeason(deps, caller, params, body), ADMIN_WRITE)
  serve(app, managedSeasons.revise, ({ caller, params }) => reviseSeason(deps, caller, params), ADMIN_WRITE)
  serve(app, managedSeasons.publish, ({ caller, params }) => publishSeason(deps, caller, params), ADMIN_WRITE)
  serve(
    app,
    managedSeasons.discard,
    async ({ caller, params }) => {
      await discardSeason(deps, caller, params)
      return { message: 'Draft removed.' }
    },
    ADMIN_WRITE,
  )
  serve(app, managedSeasons.addStep, ({ caller, params, body }) => addStep(deps, caller, params, body), ADMIN_WRITE)
  serve(
    app,
    managedSeasons.changeStep,
    ({ caller, params, body }) => changeStep(deps, caller, params, body),
    ADMIN_WRITE,
  )
  serve(app, managedSeasons.removeStep, ({ caller, params }) => removeStep(deps, caller, params), ADMIN_WRITE)
}
