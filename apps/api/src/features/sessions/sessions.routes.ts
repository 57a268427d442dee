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

const success = 'success' as const
const WRITE = { limits: [{ name: 'planner-writes', by: 'user' }] } as const

/** Study sessions, on the paths the specification names. */
export function sessionsRoutes(app: App, deps: Deps): void {
  serve(app, sessions.list, async ({ actor, query }) => ({
    status: success,
    sessions: await listSessions(deps, actor, query),
  }))
  serve(
    app,
    sessions.create,
    async ({ actor, body, exchange }) => ({
      status: success,
      ...(await createSession(deps, actor, body, exchange)),
    }),
    WRITE,
  )
  serve(
    app,
    sessions.remove,
    async ({ actor, params, query, exchange }) => ({
      status: success,
      removed: await removeSession(deps, actor, { ...params, ...query }, exchange),
    }),
    WRITE,
  )
  serve(
    app,
    sessions.update,
    async ({ actor, params, body, exchange }) => ({
      status: success,
      updatedSession: await editSession(deps, actor, { ...body, ...params }, exchange),
    }),
    WRITE,
  )
  serve(
    app,
    sessions.toggle,
    async ({ actor, params, body, exchange }) => ({
      status: success,
      session: await bookmarkSession(deps, actor, { ...params, wanted: body?.isBookmarked }, exchange),
    }),
    WRITE,
  )
  serve(
    app,
    sessions.mark,
    async ({ actor, params, body, exchange }) => ({
      status: success,
      session: await markSession(deps, actor, { ...params, wanted: body?.isCompleted }, exchange),
    }),
    WRITE,
  )
}
