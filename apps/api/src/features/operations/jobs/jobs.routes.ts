import { jobs } from '@sopaan/contract/jobs'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { findJobs, retryEvent, retryEvents, retryMail, retryMails } from './jobs.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** The work that goes on unasked, as admins watch over it. */
export function jobsRoutes(app: App, deps: Deps): void {
  const view = () => findJobs(deps, app.jobs)
  serve(app, jobs.find, view)
  serve(
    app,
    jobs.retryMail,
    async ({ caller, params }) => {
      await retryMail(deps, caller, params.id)
      return view()
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    jobs.retryMails,
    async ({ caller }) => {
      await retryMails(deps, caller)
      return view()
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    jobs.retryEvents,
    async ({ caller }) => {
      await retryEvents(deps, caller)
      return view()
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    jobs.retryEvent,
    async ({ caller, params }) => {
      await retryEvent(deps, caller, params.id)
      return view()
    },
    ADMIN_WRITE,
  )
}
