import { collegeData } from '@sopaan/contract/college-data'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { listCollegeData } from './college-data.service.ts'
import { downloadCollegeData, openCsvFiles } from './college-data-csv.ts'

/** The college data table, open to everyone. */
export function collegeDataRoutes(app: App, deps: Deps): void {
  serve(app, collegeData.list, ({ query }) => listCollegeData(deps, query))
  const files = openCsvFiles()
  serve(app, collegeData.download, ({ query }) => downloadCollegeData(deps, files, query), {
    limits: [{ name: 'downloads', by: 'address' }],
  })
}
