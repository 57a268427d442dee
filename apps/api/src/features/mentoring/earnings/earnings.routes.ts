import { earnings, managedEarnings } from '@sopaan/contract/earnings'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'
import { earningsForStaff, earningsOf, markPaid, revokePaid, setRate } from './earnings.service.ts'
import { statementDocument, statementFile } from './statement.service.ts'

/** What mentors earn: before themselves, with statements, and before staff. */
export function earningsRoutes(app: App, deps: Deps): void {
  serve(app, earnings.list, ({ actor }) => earningsOf(deps, actor.userId))
  serve(app, earnings.file, ({ actor, params }) => statementFile(deps, actor, params.month))
  serve(
    app,
    earnings.print,
    async ({ actor, params, query, request }) => {
      const document = await statementDocument(deps, actor, { ...params, ...query })
      request.setHeader('content-disposition', `attachment; filename="sopaan-statement-${params.month}.pdf"`)
      return new Prepared(await app.printer.print(document), { contentType: 'application/pdf' })
    },
    { limits: [{ name: 'prints', by: 'user' }] },
  )
  const limits = { limits: [{ name: 'admin-write', by: 'user' }] } as const
  serve(app, managedEarnings.list, ({ caller, params }) => earningsForStaff(deps, caller, params.id))
  serve(
    app,
    managedEarnings.setRate,
    ({ caller, params, body }) => setRate(deps, caller, { ...params, ...body }),
    limits,
  )
  serve(
    app,
    managedEarnings.markPaid,
    ({ caller, params, body }) => markPaid(deps, caller, { ...params, ...body }),
    limits,
  )
  serve(app, managedEarnings.revokePaid, ({ caller, params }) => revokePaid(deps, caller, params), limits)
}
