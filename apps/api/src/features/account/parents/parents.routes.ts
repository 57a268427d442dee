import { parents } from '@sopaan/contract/parents'
import type { Deps } from '#api/deps.ts'
import { limitMailsTo } from '#api/features/account/accounts/address-limits.service.ts'
import type { App } from '#api/http/app.ts'
import { type RequestContext, serve } from '#api/http/serve.ts'
import { countMisses } from '#api/http/stranger-limits.ts'
import { answerApproval, readApprovals } from './approvals.service.ts'
import { sendParentCode } from './parent-codes.service.ts'
import { confirmParent, readParentConsent, requestParentConsent } from './parents.service.ts'
import { withdrawParent } from './withdraw.service.ts'

const success = 'success' as const

/** What a child asks of a parent, and what the parent answers. */
export function parentsRoutes(app: App, deps: Deps): void {
  serve(
    app,
    parents.ask,
    async ({ actor, body, exchange }) => {
      await limitMailsTo(app, deps, body.email)
      await requestParentConsent(deps, actor, body.email, exchange)
      return { status: success, message: `A mail is on its way to ${body.email}` }
    },
    { limits: [{ name: 'mail-asks', by: 'user' }] },
  )
  const open = async <T>(caller: RequestContext, work: () => Promise<T>) => ({
    status: success,
    data: await countMisses(app.limits, { name: 'link-misses', miss: 'LINK_INVALID', caller }, work),
  })
  serve(app, parents.read, ({ body, exchange }) => open(exchange, () => readParentConsent(deps, body.token)))
  serve(app, parents.sendCode, async ({ body, exchange }) => {
    await open(exchange, () => sendParentCode(deps, app.limits, body, exchange))
    return { status: success, message: 'The code is on its way.' }
  })
  serve(app, parents.confirm, ({ body, exchange }) => open(exchange, () => confirmParent(deps, body, exchange)))
  serve(app, parents.listApprovals, ({ body, exchange }) => open(exchange, () => readApprovals(deps, body.token)))
  serve(app, parents.answerApproval, ({ body, exchange }) => open(exchange, () => answerApproval(deps, body, exchange)))
  serve(app, parents.withdraw, ({ body, exchange }) => open(exchange, () => withdrawParent(deps, body.token, exchange)))
}
