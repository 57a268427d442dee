import { cgpa } from '@sopaan/contract/cgpa'
import { istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'
import { cgpaReport } from './report-content.ts'
import { removeSavedCgpa } from './saved-cgpa.queries.ts'
import { findOwnCgpa, saveCgpa } from './saved-cgpa.service.ts'

/** What the CGPA calculator keeps and prints. */
export function cgpaRoutes(app: App, deps: Deps): void {
  serve(app, cgpa.find, async ({ actor }) => (await findOwnCgpa(deps, actor)) ?? null)
  serve(app, cgpa.keep, ({ actor, body }) => saveCgpa(deps, actor, body))
  serve(app, cgpa.remove, async ({ actor }) => {
    await removeSavedCgpa(deps.db, actor.userId)
    return null
  })
  serve(
    app,
    cgpa.print,
    async ({ query, request }) => {
      const madeOn = istDate(deps.now())
      const bytes = await app.printer.print(cgpaReport({ ...query, madeOn }))
      request.setHeader('content-disposition', 'attachment; filename="cgpa.pdf"')
      return new Prepared(bytes, { contentType: 'application/pdf' })
    },
    { limits: [{ name: 'prints', by: 'address' }] },
  )
}
