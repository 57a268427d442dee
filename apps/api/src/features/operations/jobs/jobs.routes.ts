import { jobs } from '@sopaan/contract/jobs'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import {
  exportSchedules,
  findJobs,
  findStoredEvent,
  requestJob,
  retryEvent,
  retryEvents,
  retryMail,
  retryMails,
  setDeadMailAside,
  setEventAside,
} from './jobs.service.ts'

const EXPORT = { limits: [{ name: 'staff-exports', by: 'user' }] } as const
const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** The work that goes on unasked, as admins watch over it. */
export function jobsRoutes(app: App, deps: Deps): void {
  const view = () => findJobs(deps, app.jobs)
  serve(app, jobs.find, ({ query }) => findJobs(deps, app.jobs, query))
  serve(app, jobs.csv, ({ query }) => exportSchedules(deps, app.jobs, query), EXPORT)
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
  serve(
    app,
    jobs.setAsideMail,
    async ({ caller, params, body }) => {
      await setDeadMailAside(deps, caller, { ...params, ...body })
      return view()
    },
    ADMIN_WRITE,
  )
  serve(app, jobs.findEvent, ({ caller, params }) => findStoredEvent(deps, caller, params.id))
  serve(
    app,
    jobs.setAsideEvent,
    async ({ caller, params, body }) => {
      await setEventAside(deps, caller, { ...params, ...body })
      return view()
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    jobs.run,
    async ({ caller, body }) => {
      await requestJob(deps, caller, body.name)
      return view()
    },
    ADMIN_WRITE,
  )
}
