import { importNames } from '@sopaan/contract/import-names'
import { IMPORT_BYTES_MAX, managedImports } from '@sopaan/contract/managed-imports'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import {
  acceptUpload,
  applyImport,
  checkImport,
  discardImport,
  IMPORTS_FILE,
  listJobs,
  rollBackJob,
  showJob,
} from './import-jobs.service.ts'
import { downloadRefused, listDifferences, listRefused } from './import-lists.service.ts'
import { listKnownNames, nameImported } from './import-names.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const
/** Boundary and head of the one part of an upload. */
const ENVELOPE_BYTES = 4_096

/** Official tables as admins hand them in. */
export function importJobsRoutes(app: App, deps: Deps): void {
  serve(app, managedImports.upload, ({ upload, caller }) => acceptUpload(deps, caller, upload), {
    uploadBytesMax: IMPORT_BYTES_MAX + ENVELOPE_BYTES,
    limits: [{ name: 'table-uploads', by: 'user' }],
  })
  serve(app, managedImports.list, ({ query }) => listJobs(deps, query))
  serve(
    app,
    managedImports.csv,
    ({ query, caller }) => downloadList(deps, caller, { file: IMPORTS_FILE, wanted: query }),
    { limits: [{ name: 'staff-exports', by: 'user' }] },
  )
  serve(app, managedImports.get, ({ params }) => showJob(deps, params.id))
  serve(
    app,
    managedImports.check,
    ({ params, body, caller }) => checkImport(deps, caller, params.id, body),
    ADMIN_WRITE,
  )
  serve(app, importNames.list, () => listKnownNames(deps))
  serve(app, importNames.tell, ({ params, body, caller }) => nameImported(deps, caller, params.id, body), ADMIN_WRITE)
  serve(
    app,
    managedImports.apply,
    ({ params, body, caller }) => applyImport(deps, caller, params.id, body),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedImports.discard,
    async ({ params, caller }) => {
      await discardImport(deps, caller, params.id)
    },
    ADMIN_WRITE,
  )
  serve(app, managedImports.rollBack, ({ params, caller }) => rollBackJob(deps, caller, params.id), ADMIN_WRITE)
  serve(app, managedImports.refused, ({ params, query }) => listRefused(deps, params.id, query))
  serve(app, managedImports.refusedCsv, ({ params }) => downloadRefused(deps, params.id))
  serve(app, managedImports.differences, ({ params, query }) => listDifferences(deps, params.id, query))
}
