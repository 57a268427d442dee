import { contact } from '@sopaan/contract/contact'
import type { Deps } from '#api/deps.ts'
import { auditView } from '#api/features/audit/audit.service.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { answerMessage, closeMessage, listMessages, reopenMessage, sendMessage } from './contact.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** The contact form, and the desk of staff where its messages are answered. */
export function contactRoutes(app: App, deps: Deps): void {
  serve(
    app,
    contact.send,
    async ({ body, exchange }) => {
      await app.limits.take('contact-email', body.email)
      const number = await sendMessage(deps, body, exchange)
      return { message: 'Thank you. We have your message.', number }
    },
    { limits: [{ name: 'contact', by: 'address' }] },
  )
  serve(app, contact.list, async ({ actor, query, exchange }) => {
    await auditView(deps, { action: 'messages.look', actor, target: { type: 'messages' }, asked: query, exchange })
    const { data, total } = await listMessages(deps, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(
    app,
    contact.answer,
    ({ actor, params, body, exchange }) => answerMessage(deps, actor, { ...params, ...body }, exchange),
    ADMIN_WRITE,
  )
  serve(
    app,
    contact.close,
    ({ actor, params, exchange }) => closeMessage(deps, actor, params.id, exchange),
    ADMIN_WRITE,
  )
  serve(
    app,
    contact.reopen,
    ({ actor, params, exchange }) => reopenMessage(deps, actor, params.id, exchange),
    ADMIN_WRITE,
  )
}
