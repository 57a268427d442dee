import { mocks } from '@sopaan/contract/mocks'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { addMistake, addMock, editMistake, editMock, mockLog, removeOne } from './mocks.service.ts'

const success = 'success' as const
const WRITE = { limits: [{ name: 'planner-writes', by: 'user' }] } as const

/** The mock log and the error notebook. Every change answers with both. */
export function mocksRoutes(app: App, deps: Deps): void {
  serve(app, mocks.list, async ({ actor }) => ({ status: success, data: await mockLog(deps, actor) }))
  serve(
    app,
    mocks.add,
    async ({ body, ...deed }) => ({ status: success, data: await addMock(deps, deed, body) }),
    WRITE,
  )
  serve(
    app,
    mocks.change,
    async ({ body, params, ...deed }) => ({
      status: success,
      data: await editMock(deps, deed, { ...body, ...params }),
    }),
    WRITE,
  )
  serve(
    app,
    mocks.remove,
    async ({ params, ...deed }) => ({
      status: success,
      data: await removeOne(deps, deed, { table: 'mocks', ...params }),
    }),
    WRITE,
  )
  serve(
    app,
    mocks.addMistake,
    async ({ body, ...deed }) => ({ status: success, data: await addMistake(deps, deed, body) }),
    WRITE,
  )
  serve(
    app,
    mocks.changeMistake,
    async ({ body, params, ...deed }) => ({
      status: success,
      data: await editMistake(deps, deed, { ...body, ...params }),
    }),
    WRITE,
  )
  serve(
    app,
    mocks.removeMistake,
    async ({ params, ...deed }) => ({
      status: success,
      data: await removeOne(deps, deed, { table: 'mistakes', ...params }),
    }),
    WRITE,
  )
}
