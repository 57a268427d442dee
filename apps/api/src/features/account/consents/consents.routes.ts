import { grievances, managedGrievances, nominees } from '@sopaan/contract/consents'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { findNomineeRow } from './consents.open.queries.ts'
import { addGrievance, listGrievances, removeNominee, setNominee } from './consents.service.ts'
import { GRIEVANCES_FILE } from './grievances-file.service.ts'
import { answerGrievance, answerGrievanceAgain, listGrievancesForStaff } from './managed-grievances.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

const done = (message: string) => ({ message })

/** Nominee and grievances. */
export function consentsRoutes(app: App, deps: Deps): void {
  serve(app, nominees.get, async ({ actor }) => (await findNomineeRow(deps.db, actor.userId)) ?? null)
  serve(app, nominees.set, ({ caller, body }) => setNominee(deps, caller, body))
  serve(app, nominees.remove, async ({ caller }) => {
    await removeNominee(deps, caller)
    return done('Nominee removed.')
  })
  serve(app, grievances.list, ({ actor }) => listGrievances(deps, actor))
  serve(app, grievances.add, ({ caller, body }) => addGrievance(deps, caller, body), {
    limits: [{ name: 'grievances', by: 'user' }],
  })
  serve(app, managedGrievances.list, async ({ caller, query }) => {
    const { data, total } = await listGrievancesForStaff(deps, caller, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(
    app,
    managedGrievances.csv,
    ({ caller, query }) => downloadList(deps, caller, { file: GRIEVANCES_FILE, wanted: query }),
    { limits: [{ name: 'staff-exports', by: 'user' }] },
  )
  serve(
    app,
    managedGrievances.answer,
    ({ caller, params, body }) => answerGrievance(deps, caller, { ...params, ...body }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedGrievances.answerAgain,
    ({ caller, params, body }) => answerGrievanceAgain(deps, caller, { ...params, ...body }),
    ADMIN_WRITE,
  )
}
