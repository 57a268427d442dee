import { grievances, managedGrievances, nominees } from '@sopaan/contract/consents'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { addGrievance, findNominee, listGrievances, removeNominee, setNominee } from './consents.service.ts'
import { answerGrievance, listGrievancesForStaff } from './managed-grievances.service.ts'

const success = 'success' as const
const done = (message: string) => ({ status: success, message })

/** Nominee and grievances. */
export function consentsRoutes(app: App, deps: Deps): void {
  serve(app, nominees.get, async ({ actor }) => ({ status: success, data: (await findNominee(deps, actor)) ?? null }))
  serve(app, nominees.set, async ({ actor, body, exchange }) => ({
    status: success,
    data: await setNominee(deps, actor, body, exchange),
  }))
  serve(app, nominees.remove, async ({ actor, exchange }) => {
    await removeNominee(deps, actor, exchange)
    return done('Nominee removed.')
  })
  serve(app, grievances.list, async ({ actor }) => ({ status: success, data: await listGrievances(deps, actor) }))
  serve(
    app,
    grievances.add,
    async ({ actor, body, exchange }) => ({
      status: success,
      data: await addGrievance(deps, actor, { ...body, exchange }),
    }),
    { limits: [{ name: 'grievances', by: 'user' }] },
  )
  serve(app, managedGrievances.list, async ({ actor, query, exchange }) => {
    const { data, total } = await listGrievancesForStaff(deps, actor, query, exchange)
    return { status: success, data, page: query.page, limit: query.limit, total }
  })
  serve(
    app,
    managedGrievances.answer,
    async ({ actor, params, body, exchange }) => ({
      status: success,
      data: await answerGrievance(deps, actor, { ...params, ...body }, exchange),
    }),
    { limits: [{ name: 'admin-write', by: 'user' }] },
  )
}
