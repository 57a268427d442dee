import { staff } from '@sopaan/contract/staff'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { agreeToConfirmation, withdrawConfirmation } from './confirmations.service.ts'
import { listStaff, requestStaffRoles, STAFF_FILE } from './staff.service.ts'

const WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Who of the staff may what, and what waits for a second person. */
export function staffRoutes(app: App, deps: Deps): void {
  serve(app, staff.list, ({ caller, query }) => listStaff(deps, caller, query))
  serve(app, staff.csv, ({ caller, query }) => downloadList(deps, caller, { file: STAFF_FILE, wanted: query }), {
    limits: [{ name: 'staff-exports', by: 'user' }],
  })
  serve(app, staff.change, ({ caller, params, body }) => requestStaffRoles(deps, caller, params.id, body), WRITE)
  serve(
    app,
    staff.confirm,
    async ({ caller, params }) => {
      await agreeToConfirmation(deps, caller, params.id)
      return { message: 'It is confirmed.' }
    },
    WRITE,
  )
  serve(
    app,
    staff.withdraw,
    async ({ caller, params }) => {
      await withdrawConfirmation(deps, caller, params.id)
      return { message: 'Everything stays as it is.' }
    },
    WRITE,
  )
}
