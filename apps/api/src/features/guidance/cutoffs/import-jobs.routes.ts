import { importNames } from '@sopaan/contract/import-names'
import { IMPORT_BYTES_MAX, managedImports } from '@sopaan/contract/managed-imports'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import {
  acceptUpload,
  applyImport,
  checkImport,
  discardImport,
  listJobs,
  rollBackJob,
  showJob,
} from './import-jobs.service.ts'
import { downloadRefused, listDifferences, listRefused } from './import-lists.service.ts'
import { listKnownNames, nameImported } from './import-names.service.ts'

const success = 'success' as const
const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const
/** Boundary and head of the one part of an upload. */
const ENVELOPE_BYTES = 4_096

/** Official tables as admins hand them in. */
export function importJobsRoutes(app: App, deps: Deps): void {
  serve(
    app,
    managedImports.upload,
    async ({ upload, ...doing }) => ({ status: success, data: await acceptUpload(deps, upload, doing) }),
    { uploadBytesMax: IMPORT_BYTES_MAX + ENVELOPE_BYTES, limits: [{ name: 'table-uploads', by: 'user' }] },
  )
  serve(app, managedImports.list, async ({ query }) => ({ status: success, ...(await listJobs(deps, query)) }))
  serve(app, managedImports.get, async ({ params }) => ({ status: success, data: await showJob(deps, params.id) }))
  serve(
    app,
    managedImports.check,
    async ({ params, body, ...doing }) => ({
      status: success,
      data: await checkImport(deps, params.id, body, doing),
    }),
    ADMIN_WRITE,
  )
  serve(app, importNames.list, async () => ({ status: success, data: await listKnownNames(deps) }))
  serve(
    app,
    importNames.tell,
    async ({ params, body, ...doing }) => ({
      status: success,
      data: await nameImported(deps, params.id, body, doing),
    }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedImports.apply,
    async ({ params, body, ...doing }) => ({
      status: success,
      data: await applyImport(deps, params.id, body.accept, doing),
    }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedImports.discard,
    async ({ params, ...doing }) => {
      await discardImport(deps, params.id, doing)
      return { status: success }
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    managedImports.rollBack,
    async ({ params, ...doing }) => ({ status: success, data: await rollBackJob(deps, params.id, doing) }),
    ADMIN_WRITE,
  )
  serve(app, managedImports.refused, async ({ params, query }) => ({
    status: success,
    ...(await listRefused(deps, params.id, query)),
  }))
  serve(app, managedImports.refusedCsv, ({ params }) => downloadRefused(deps, params.id))
  serve(app, managedImports.differences, async ({ params, query }) => ({
    status: success,
    ...(await listDifferences(deps, params.id, query)),
  }))
}
