import { mailTexts } from '@sopaan/contract/mail-texts'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { changeMailText, listMailTexts, previewMailText, resetMailText } from './mail-texts.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** The words of mails, as admins change them. */
export function mailTextsRoutes(app: App, deps: Deps): void {
  serve(app, mailTexts.list, () => listMailTexts(deps))
  serve(
    app,
    mailTexts.change,
    ({ caller, params, body }) => changeMailText(deps, caller, { ...params, ...body }),
    ADMIN_WRITE,
  )
  serve(app, mailTexts.reset, ({ caller, params }) => resetMailText(deps, caller, params), ADMIN_WRITE)
  serve(app, mailTexts.preview, ({ params, body }) => previewMailText(deps, { ...params, ...body }), ADMIN_WRITE)
}
