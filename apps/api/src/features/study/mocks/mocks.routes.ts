import { mocks } from '@sopaan/contract/mocks'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { addMistake, addMock, editMistake, editMock, mockLog, removeOne } from './mocks.service.ts'

const WRITE = { limits: [{ name: 'planner-writes', by: 'user' }] } as const

/** The mock log and the error notebook. Every change answers with both. */
export function mocksRoutes(app: App, deps: Deps): void {
  serve(app, mocks.list, ({ actor }) => mockLog(deps, actor))
  serve(app, mocks.add, ({ body, caller }) => addMock(deps, caller, body), WRITE)
  serve(app, mocks.change, ({ body, params, caller }) => editMock(deps, caller, { ...body, ...params }), WRITE)
  serve(app, mocks.remove, ({ params, caller }) => removeOne(deps, caller, { table: 'mocks', ...params }), WRITE)
  serve(app, mocks.addMistake, ({ body, caller }) => addMistake(deps, caller, body), WRITE)
  serve(
    app,
    mocks.changeMistake,
    ({ body, params, caller }) => editMistake(deps, caller, { ...body, ...params }),
    WRITE,
  )
  serve(
    app,
    mocks.removeMistake,
    ({ params, caller }) => removeOne(deps, caller, { table: 'mistakes', ...params }),
    WRITE,
  )
}
