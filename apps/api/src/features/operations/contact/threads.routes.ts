import { answerTemplates, threads } from '@sopaan/contract/threads'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import {
  addAnswerTemplate,
  changeAnswerTemplate,
  listAnswerTemplates,
  restoreAnswerTemplate,
  retireAnswerTemplate,
} from './answer-templates.service.ts'
import { addThreadNote, assignThread, dropThreadNote, listAssignees } from './threads.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** How staff share messages out and note things on them, and the answers they send often. */
export function threadsRoutes(app: App, deps: Deps): void {
  serve(app, threads.assignees, () => listAssignees(deps))
  serve(
    app,
    threads.assign,
    async ({ caller, params, body }) => {
      await assignThread(deps, caller, { ...params, ...body })
    },
    ADMIN_WRITE,
  )
  serve(
    app,
    threads.addNote,
    async ({ caller, params, body }) => ({ _id: await addThreadNote(deps, caller, { ...params, ...body }) }),
    ADMIN_WRITE,
  )
  serve(app, threads.removeNote, ({ caller, params }) => dropThreadNote(deps, caller, params.id), ADMIN_WRITE)
  answerTemplatesRoutes(app, deps)
}

function answerTemplatesRoutes(app: App, deps: Deps): void {
  const all = () => listAnswerTemplates(deps)
  const { add, change, retire, restore } = answerTemplates
  serve(app, answerTemplates.list, all)
  serve(app, add, ({ caller, body }) => addAnswerTemplate(deps, caller, body).then(all), ADMIN_WRITE)
  serve(
    app,
    change,
    ({ caller, params, body }) => changeAnswerTemplate(deps, caller, { ...params, ...body }).then(all),
    ADMIN_WRITE,
  )
  serve(app, retire, ({ caller, params }) => retireAnswerTemplate(deps, caller, params.id).then(all), ADMIN_WRITE)
  serve(app, restore, ({ caller, params }) => restoreAnswerTemplate(deps, caller, params.id).then(all), ADMIN_WRITE)
}
