import { gstReports } from '@sopaan/contract/gst-report'
import { invoices } from '@sopaan/contract/invoices'
import { parents } from '@sopaan/contract/parents'
import { refuse } from '@sopaan/contract/refusals'
import type { Language } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import { findChildOfGiven } from '#api/features/account/parents/parent-links.service.ts'
import type { App } from '#api/http/app.ts'
import { addressKey } from '#api/http/client-address.ts'
import { Prepared } from '#api/http/prepared.ts'
import { type RequestContext, serve } from '#api/http/serve.ts'
import { countMisses } from '#api/http/stranger-limits.ts'
import { exportGstReport, findGstReport } from './gst-report.service.ts'
import { invoiceDocument, type Papered } from './invoice-document.ts'
import { findPaper, findPaperOfChild } from './invoice-documents.service.ts'
import { renewLinks } from './invoice-links.service.ts'

/** On a paper as on a miss (INV-03): kept by nobody, found by no search, told to no other site, run by nothing. */
const PAPER_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; sandbox",
} as const

/** Invoices by their links, and new links for their owners. */
export function invoicesRoutes(app: App, deps: Deps): void {
  serve(
    app,
    invoices.print,
    async ({ params, query, request }) => {
      const key = addressKey(request.ip)
      request.setHeader('content-disposition', 'attachment')
      await app.limits.check('invoice-misses', key)
      const reader = await request.findReader?.()
      // Staff who look as somebody else read what a stranger would.
      const readerId = reader?.impersonatorId === undefined ? reader?.userId : undefined
      const paper = await findPaper(deps, params.id, readerId)
      if (paper === undefined) {
        await app.limits.take('invoice-misses', key)
        refuse('NOT_FOUND')
      }
      return printPaper(app, request, paper, query.language)
    },
    { limits: [{ name: 'prints', by: 'address' }], headers: PAPER_HEADERS },
  )
  serve(
    app,
    parents.printPaper,
    ({ body, request }) =>
      countMisses(app.limits, { name: 'link-misses', miss: 'LINK_INVALID', caller: request }, async () => {
        const child = await findChildOfGiven(deps, body.token)
        const paper = (await findPaperOfChild(deps, body.link, child.id)) ?? refuse('NOT_FOUND')
        return printPaper(app, request, paper, body.language)
      }),
    { limits: [{ name: 'prints', by: 'address' }], headers: PAPER_HEADERS },
  )
  serve(app, gstReports.find, ({ query }) => findGstReport(deps, query.month))
  serve(app, gstReports.export, ({ query, caller }) => exportGstReport(deps, caller, query.month))
  serve(app, invoices.renew, ({ caller, params }) => renewLinks(deps, caller, params.id), {
    limits: [{ name: 'link-renewals', by: 'user' }],
  })
}

async function printPaper(app: App, request: RequestContext, paper: Papered, language: Language): Promise<Prepared> {
  const bytes = await app.printer.print(invoiceDocument(paper, language))
  const name = `${paper.kind.replace('_', '-')}-${paper.number.replaceAll('/', '-')}.pdf`
  request.setHeader('content-disposition', `attachment; filename="${name}"`)
  return new Prepared(bytes, { contentType: 'application/pdf' })
}
