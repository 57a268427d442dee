import { managedParentPapers } from '@sopaan/contract/managed-parent-papers'
import { PARENT_PAPER_BYTES_MAX, PARENT_TOKEN_HEADER, parents } from '@sopaan/contract/parents'
import type { Deps } from '#api/deps.ts'
import { limitMailsTo } from '#api/features/account/accounts/address-limits.service.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { Prepared } from '#api/http/prepared.ts'
import { type RequestContext, serve } from '#api/http/serve.ts'
import { countMisses } from '#api/http/stranger-limits.ts'
import { answerApproval, readApprovals } from './approvals.service.ts'
import { decideOnPaper, listPapersForStaff, PAPERS_FILE, viewPaperFile } from './managed-papers.service.ts'
import { submitPaper } from './papers.service.ts'
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
    async ({ caller, body }) => {
      await limitMailsTo(app, deps, body.email)
      await requestParentConsent(deps, caller, body.email)
      return { message: `A mail is on its way to ${body.email}` }
    },
    { limits: [{ name: 'mail-asks', by: 'user' }] },
  )
  const open = <T>(caller: RequestContext, work: () => Promise<T>) =>
    countMisses(app.limits, { name: 'link-misses', miss: 'LINK_INVALID', caller }, work)
  serve(app, parents.read, ({ body, request }) => open(request, () => readParentConsent(deps, body.token)))
  serve(app, parents.sendCode, async ({ body, request }) => {
    await open(request, () => sendParentCode(deps, request, body, app.limits))
    return { message: 'The code is on its way.' }
  })
  serve(app, parents.confirm, ({ body, request }) => open(request, () => confirmParent(deps, request, body)))
  serve(
    app,
    parents.sendPaper,
    ({ upload, request }) =>
      open(request, () => {
        const token = request.header?.(PARENT_TOKEN_HEADER) ?? ''
        return submitPaper(deps, request, { token, upload }, app.limits)
      }),
    { uploadBytesMax: PARENT_PAPER_BYTES_MAX + MULTIPART_BYTES },
  )
  serve(app, parents.listApprovals, ({ body, request }) => open(request, () => readApprovals(deps, body.token)))
  serve(app, parents.answerApproval, ({ body, request }) => open(request, () => answerApproval(deps, request, body)))
  serve(app, parents.withdraw, ({ body, request }) => open(request, () => withdrawParent(deps, request, body.token)))
  staffRoutes(app, deps)
}

/** What staff do with the papers of parents. */
function staffRoutes(app: App, deps: Deps): void {
  serve(app, managedParentPapers.list, async ({ caller, query }) => {
    await auditView(deps, { ...caller, action: 'parent-papers.look', target: { type: 'parent-papers' }, asked: query })
    const { data, total } = await listPapersForStaff(deps, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(
    app,
    managedParentPapers.csv,
    ({ caller, query }) => downloadList(deps, caller, { file: PAPERS_FILE, wanted: query }),
    { limits: [{ name: 'staff-exports', by: 'user' }] },
  )
  serve(app, managedParentPapers.file, async ({ caller, params, request }) => {
    const { bytes, contentType } = await viewPaperFile(deps, caller, params.id)
    const isPdf = contentType === 'application/pdf'
    request.setHeader('content-security-policy', "default-src 'none'; sandbox")
    // A PDF is opened by a viewer of the machine, never by our pages.
    const disposition = isPdf ? 'attachment; filename="paper.pdf"' : 'inline; filename="paper.webp"'
    request.setHeader('content-disposition', disposition)
    return new Prepared(bytes, { contentType })
  })
  serve(
    app,
    managedParentPapers.decide,
    ({ caller, params, body }) => decideOnPaper(deps, caller, { ...params, ...body }),
    { limits: [{ name: 'admin-write', by: 'user' }] },
  )
}
