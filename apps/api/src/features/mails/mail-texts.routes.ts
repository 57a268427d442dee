import { mailTexts } from '@sopaan/contract/mail-texts'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { changeMailText, listMailTexts, previewMailText, resetMailText } from './mail-texts.service.ts'

const success = 'success' as const
const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** The words of mails, as admins change them. */
export function mailTextsRoutes(app: App, deps: Deps): void {
  serve(app, mailTexts.list, async () => ({ status: success, data: await listMailTexts(deps) }))
  serve(
    app,
    mailTexts.change,
    async ({ actor, params, body, exchange }) => ({
      status: success,
      data: await changeMailText(deps, actor, { ...params, ...body }, exchange),
    }),
    ADMIN_WRITE,
  )
  serve(
    app,
    mailTexts.reset,
    async ({ actor, params, exchange }) => ({
      status: success,
      data: await resetMailText(deps, actor, params, exchange),
    }),
    ADMIN_WRITE,
  )
  serve(
    app,
    mailTexts.preview,
    ({ params, body }) => ({ status: success, data: previewMailText(deps, { ...params, ...body }) }),
    ADMIN_WRITE,
  )
}
