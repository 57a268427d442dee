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
  serve(app, sessions.create, ({ actor, body, exchange }) => createSession(deps, actor, body, exchange), WRITE)
  serve(
    app,
    sessions.remove,
    async ({ actor, params, query, exchange }) => ({
      removed: await removeSession(deps, actor, { ...params, ...query }, exchange),
    }),
    WRITE,
  )
  serve(
    app,
    sessions.update,
    async ({ actor, params, body, exchange }) => ({
      updatedSession: await editSession(deps, actor, { ...body, ...params }, exchange),
    }),
    WRITE,
  )
  serve(
    app,
    sessions.toggle,
    async ({ actor, params, body, exchange }) => ({
      session: await bookmarkSession(deps, actor, { ...params, wanted: body?.isBookmarked }, exchange),
    }),
    WRITE,
  )
  serve(
    app,
    sessions.mark,
    async ({ actor, params, body, exchange }) => ({
      session: await markSession(deps, actor, { ...params, wanted: body?.isCompleted }, exchange),
    }),
    WRITE,
  )
}
