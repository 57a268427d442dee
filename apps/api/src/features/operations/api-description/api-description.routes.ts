import { brotliCompressSync, constants } from 'node:zlib'
import { apiDescription } from '@sopaan/contract/api-description'
import { CALLS } from '@sopaan/contract/calls'
import { describeCalls, openApiDocument } from '@sopaan/contract/openapi'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'
import { API_PAGE_CSP, apiPage } from './api-page.ts'

/** The version of the calls; grows when one of them changes. */
const API_VERSION = '1.0.0'
/** A hundred calls are half a megabyte. */
const BROTLI_QUALITY = 7

/**
 * The description of every call, as a document and as a page: the public contract of the product, in production too.
 * Both are made at their first request: they take longer than the rest of a start.
 */
export function apiDescriptionRoutes(app: App, deps: Deps): void {
  let document: Prepared | undefined
  let page: Prepared | undefined
  serve(app, apiDescription.document, () => {
    document ??= prepareDocument(deps.config.publicWebUrl)
    return document
  })
  serve(app, apiDescription.page, ({ request }) => {
    request.setHeader('content-security-policy', API_PAGE_CSP)
    page ??= new Prepared(apiPage(describeCalls(CALLS)), { contentType: 'text/html; charset=utf-8' })
    return page
  })
}

function prepareDocument(serverUrl: string): Prepared {
  const body = JSON.stringify(openApiDocument(CALLS, { title: 'Sopaan', version: API_VERSION, serverUrl }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return new Prepared(body, { brotli: brotliCompressSync(body, { params }) })
}
