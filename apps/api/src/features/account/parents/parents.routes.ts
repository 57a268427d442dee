import { managedParentPapers } from '@sopaan/contract/managed-parent-papers'
import { PARENT_PAPER_BYTES_MAX, PARENT_TOKEN_HEADER, parents } from '@sopaan/contract/parents'
import type { Deps } from '#api/deps.ts'
import { limitMailsTo } from '#api/features/account/accounts/address-limits.service.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import type { App } from '#api/http/app.ts'
import { Prepared } from '#api/http/prepared.ts'
import { type RequestContext, serve } from '#api/http/serve.ts'
import { countMisses } from '#api/http/stranger-limits.ts'
import { answerApproval, readApprovals } from './approvals.service.ts'
import { decideOnPaper, listPapersForStaff, viewPaperFile } from './managed-papers.service.ts'
import { sendPaper } from './papers.service.ts'
import { sendParentCode } from './parent-codes.service.ts'
import { confirmParent, readParentConsent, requestParentConsent } from './parents.service.ts'
import { withdrawParent } from './withdraw.service.ts'

/** What a multipart envelope adds to a file. */
const MULTIPART_BYTES = 4 * 1024

/** What a child asks of a parent, and what the parent answers. */
export function parentsRoutes(app: App, deps: Deps): void {
  serve(
    app,
    parents.ask,
    async ({ actor, body, exchange }) => {
      await limitMailsTo(app, deps, body.email)
      await requestParentConsent(deps, actor, body.email, exchange)
      return { message: `A mail is on its way to ${body.email}` }
    },
    { limits: [{ name: 'mail-asks', by: 'user' }] },
  )
  const open = <T>(caller: RequestContext, work: () => Promise<T>) =>
    countMisses(app.limits, { name: 'link-misses', miss: 'LINK_INVALID', caller }, work)
  serve(app, parents.read, ({ body, exchange }) => open(exchange, () => readParentConsent(deps, body.token)))
  serve(app, parents.sendCode, async ({ body, exchange }) => {
    await open(exchange, () => sendParentCode(deps, app.limits, body, exchange))
    return { message: 'The code is on its way.' }
  })
  serve(app, parents.confirm, ({ body, exchange }) => open(exchange, () => confirmParent(deps, body, exchange)))
  serve(
    app,
    parents.sendPaper,
    ({ upload, exchange }) =>
      open(exchange, () => {
        const token = exchange.header?.(PARENT_TOKEN_HEADER) ?? ''
        return sendPaper(deps, app.limits, { token, upload }, exchange)
      }),
    { uploadBytesMax: PARENT_PAPER_BYTES_MAX + MULTIPART_BYTES },
  )
  serve(app, parents.listApprovals, ({ body, exchange }) => open(exchange, () => readApprovals(deps, body.token)))
  serve(app, parents.answerApproval, ({ body, exchange }) => open(exchange, () => answerApproval(deps, body, exchange)))
  serve(app, parents.withdraw, ({ body, exchange }) => open(exchange, () => withdrawParent(deps, body.token, exchange)))
  staffRoutes(app, deps)
}

/** What staff do with the papers of parents. */
function staffRoutes(app: App, deps: Deps): void {
  serve(app, managedParentPapers.list, async ({ caller, query }) => {
    await auditView(deps, { ...caller, action: 'parent-papers.look', target: { type: 'parent-papers' }, asked: query })
    const { data, total } = await listPapersForStaff(deps, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(app, managedParentPapers.file, async ({ caller, params, exchange }) => {
    const { bytes, contentType } = await viewPaperFile(deps, caller, params.id)
    const isPdf = contentType === 'application/pdf'
    exchange.setHeader('content-security-policy', "default-src 'none'; sandbox")
    // A PDF is opened by a viewer of the machine, never by our pages.
    const disposition = isPdf ? 'attachment; filename="paper.pdf"' : 'inline; filename="paper.webp"'
    exchange.setHeader('content-disposition', disposition)
    return new Prepared(bytes, { contentType })
  })
  serve(
    app,
    managedParentPapers.decide,
    ({ caller, params, body }) => decideOnPaper(deps, caller, { ...params, ...body }),
    { limits: [{ name: 'admin-write', by: 'user' }] },
  )
}
