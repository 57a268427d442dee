import { sessions } from '@sopaan/contract/sessions'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import {
  bookmarkSession,
  createSession,
  editSession,
  listSessions,
  markSession,
  removeSession,
} from './sessions.service.ts'

const WRITE = { limits: [{ name: 'planner-writes', by: 'user' }] } as const

/** Study sessions, on the paths the specification names. */
export function sessionsRoutes(app: App, deps: Deps): void {
  serve(app, sessions.list, async ({ actor, query }) => ({
    sessions: await listSessions(deps, actor, query),
  }))
  serve(app, sessions.create, ({ caller, body }) => createSession(deps, caller, body), WRITE)
  serve(
    app,
    sessions.remove,
    async ({ caller, params, query }) => ({
      removed: await removeSession(deps, caller, { ...params, ...query }),
    }),
    WRITE,
  )
  serve(
    app,
    sessions.update,
    async ({ caller, params, body }) => ({
      updatedSession: await editSession(deps, caller, { ...body, ...params }),
    }),
    WRITE,
  )
  serve(
    app,
    sessions.toggle,
    async ({ caller, params, body }) => ({
      session: await bookmarkSession(deps, caller, { ...params, wanted: body?.isBookmarked }),
    }),
    WRITE,
  )
  serve(
    app,
    sessions.mark,
    async ({ caller, params, body }) => ({
      session: await markSession(deps, caller, {
        ...params,
        wanted: body?.isCompleted,
        doneSecondsAgo: body?.doneSecondsAgo,
      }),
    }),
    WRITE,
  )
}
