import { managedCollegeData } from '@sopaan/contract/managed-college-data'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { listCollegeData } from './college-data.service.ts'
import { correctRow, findManagedRow, removeOneRow } from './managed-rows.service.ts'
import { ROWS_FILE } from './rows-file.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** College data as staff put it right. */
export function managedRowsRoutes(app: App, deps: Deps): void {
  serve(app, managedCollegeData.list, ({ query }) => listCollegeData(deps, query))
  serve(
    app,
    managedCollegeData.csv,
    ({ caller, query }) => downloadList(deps, caller, { file: ROWS_FILE, wanted: query }),
    {
      limits: [{ name: 'staff-exports', by: 'user' }],
    },
  )
  serve(app, managedCollegeData.get, ({ params }) => findManagedRow(deps, params.id))
  serve(
    app,
    managedCollegeData.change,
    ({ params, body, caller }) => correctRow(deps, caller, params.id, body),
    ADMIN_WRITE,
  )
  serve(app, managedCollegeData.remove, ({ params, caller }) => removeOneRow(deps, caller, params.id), ADMIN_WRITE)
}
