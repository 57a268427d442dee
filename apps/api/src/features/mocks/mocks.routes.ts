import { mocks } from '@sopaan/contract/mocks'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { addMistake, addMock, editMistake, editMock, mockLog, removeOne } from './mocks.service.ts'

const WRITE = { limits: [{ name: 'planner-writes', by: 'user' }] } as const

/** The mock log and the error notebook. Every change answers with both. */
export function mocksRoutes(app: App, deps: Deps): void {
  serve(app, mocks.list, ({ actor }) => mockLog(deps, actor))
  serve(app, mocks.add, ({ body, ...deed }) => addMock(deps, deed, body), WRITE)
  serve(app, mocks.change, ({ body, params, ...deed }) => editMock(deps, deed, { ...body, ...params }), WRITE)
  serve(app, mocks.remove, ({ params, ...deed }) => removeOne(deps, deed, { table: 'mocks', ...params }), WRITE)
  serve(app, mocks.addMistake, ({ body, ...deed }) => addMistake(deps, deed, body), WRITE)
  serve(app, mocks.changeMistake, ({ body, params, ...deed }) => editMistake(deps, deed, { ...body, ...params }), WRITE)
  serve(
    app,
    mocks.removeMistake,
    ({ params, ...deed }) => removeOne(deps, deed, { table: 'mistakes', ...params }),
    WRITE,
  )
}
