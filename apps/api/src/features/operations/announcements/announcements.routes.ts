import { managedAnnouncements } from '@sopaan/contract/managed-announcements'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import {
  addAnnouncement,
  editAnnouncement,
  readReach,
  removeAnnouncement,
  scheduleAnnouncement,
  stopAnnouncement,
  testAnnouncement,
} from './announcements.service.ts'
import { ANNOUNCEMENTS_FILE, listAnnouncements, readAnnouncement } from './announcements-list.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** What staff announce to many. */
export function announcementsRoutes(app: App, deps: Deps): void {
  serve(app, managedAnnouncements.list, ({ query }) => listAnnouncements(deps, query))
  serve(
    app,
    managedAnnouncements.csv,
    ({ query, caller }) => downloadList(deps, caller, { file: ANNOUNCEMENTS_FILE, wanted: query }),
    { limits: [{ name: 'staff-exports', by: 'user' }] },
  )
  serve(app, managedAnnouncements.reach, ({ query }) => readReach(deps, query))
  serve(app, managedAnnouncements.get, ({ params }) => readAnnouncement(deps, params.id))
  serve(app, managedAnnouncements.add, ({ caller, body }) => addAnnouncement(deps, caller, body), ADMIN_WRITE)
  serve(
    app,
    managedAnnouncements.change,
    ({ caller, params, body }) => editAnnouncement(deps, caller, { ...body, ...params }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedAnnouncements.remove,
    async ({ caller, params }) => {
      await removeAnnouncement(deps, caller, params.id)
      return { message: 'Removed.' }
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    managedAnnouncements.test,
    async ({ caller, params }) => {
      await testAnnouncement(deps, caller, params.id)
      return { message: 'Sent to you.' }
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    managedAnnouncements.schedule,
    ({ caller, params, body }) => scheduleAnnouncement(deps, caller, { ...body, ...params }),
    ADMIN_WRITE,
  )
  serve(app, managedAnnouncements.stop, ({ caller, params }) => stopAnnouncement(deps, caller, params.id), ADMIN_WRITE)
}
