import { listFiles } from '@sopaan/contract/list-files'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { downloadListFile, ownListFiles, startListFile } from './list-files.service.ts'

/** Files of lists that are too long to be sent at once. */
export function listFilesRoutes(app: App, deps: Deps): void {
  serve(app, listFiles.list, ({ caller }) => ownListFiles(deps, caller))
  serve(app, listFiles.start, async ({ caller, body }) => ({ _id: await startListFile(deps, caller, body) }), {
    limits: [{ name: 'staff-exports', by: 'user' }],
  })
  serve(app, listFiles.download, ({ caller, params }) => downloadListFile(deps, caller, params.id))
}
