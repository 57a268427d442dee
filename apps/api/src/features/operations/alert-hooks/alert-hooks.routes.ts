import { alertHooks } from '@sopaan/contract/alert-hooks'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { addAlertHook, findAlertHooks, removeAlertHook, testAlertHook, toggleAlertHook } from './alert-hooks.service.ts'
import { findAlertRules } from './alert-rules.open.queries.ts'
import { setAlertRules } from './alert-rules.service.ts'

const WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Addresses that are told of what staff are alerted to. */
export function alertHooksRoutes(app: App, deps: Deps): void {
  serve(app, alertHooks.list, () => findAlertHooks(deps))
  serve(app, alertHooks.add, ({ caller, body }) => addAlertHook(deps, caller, body.address), WRITE)
  serve(
    app,
    alertHooks.toggle,
    async ({ caller, params, body }) => {
      await toggleAlertHook(deps, caller, { ...params, ...body })
      return { message: 'Changed.' }
    },
    WRITE,
  )
  serve(app, alertHooks.findRules, () => findAlertRules(deps.db))
  serve(
    app,
    alertHooks.changeRules,
    async ({ caller, body }) => {
      await setAlertRules(deps, caller, body)
      return { message: 'Changed.' }
    },
    WRITE,
  )
  serve(
    app,
    alertHooks.test,
    async ({ caller, params }) => {
      await testAlertHook(deps, caller, params.id)
      return { message: 'It is on its way.' }
    },
    WRITE,
  )
  serve(
    app,
    alertHooks.remove,
    async ({ caller, params }) => {
      await removeAlertHook(deps, caller, params.id)
      return { message: 'Removed.' }
    },
    WRITE,
  )
}
