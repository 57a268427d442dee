import { contact } from '@sopaan/contract/contact'
import type { Deps } from '#api/deps.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import {
  answerAgain,
  answerMessage,
  closeMessage,
  listMessagesForStaff,
  reopenMessage,
  sendMessage,
} from './contact.service.ts'
import { MESSAGES_FILE } from './messages-file.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** The contact form, and the desk of staff where its messages are answered. */
export function contactRoutes(app: App, deps: Deps): void {
  serve(
    app,
    contact.send,
    async ({ body, request }) => {
      await app.limits.take('contact-email', body.email)
      const number = await sendMessage(deps, request, body)
      return { message: 'Thank you. We have your message.', number }
    },
    { limits: [{ name: 'contact', by: 'address' }] },
  )
  serve(app, contact.list, async ({ caller, query }) => {
    await auditView(deps, { ...caller, action: 'messages.look', target: { type: 'messages' }, asked: query })
    const { data, total } = await listMessagesForStaff(deps, caller.actor, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(app, contact.csv, ({ caller, query }) => downloadList(deps, caller, { file: MESSAGES_FILE, wanted: query }), {
    limits: [{ name: 'staff-exports', by: 'user' }],
  })
  serve(
    app,
    contact.answer,
    ({ caller, params, body }) => answerMessage(deps, caller, { ...params, ...body }),
    ADMIN_WRITE,
  )
  serve(
    app,
    contact.answerAgain,
    ({ caller, params, body }) => answerAgain(deps, caller, { ...params, ...body }),
    ADMIN_WRITE,
  )
  serve(app, contact.close, ({ caller, params }) => closeMessage(deps, caller, params.id), ADMIN_WRITE)
  serve(app, contact.reopen, ({ caller, params }) => reopenMessage(deps, caller, params.id), ADMIN_WRITE)
}
