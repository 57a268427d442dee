import { randomBytes } from 'node:crypto'
import type { Transport } from '@sopaan/contract/client'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { createFewRoutesHandler } from './few-routes.ts'
import { knownParameters } from './known-parameters.ts'
import { buildLoadContext, type Deployment, deploymentContext } from './load-context.ts'
import { freezeCache } from './page-cache.ts'
import { contentPolicy, isPayPage, withoutNonce } from './page-policy.ts'
import { readHandoff } from './read-handoff.ts'
import { renderPage } from './render-page.ts'
import { SHEET } from './styles/sheet.ts'
import { NonceContext } from './ui/nonce.ts'
import { usedStyles } from './used-styles.ts'

/** The pages of the product: one function from request to answer, and what a page reads of its address. */
export type Pages = {
  answer: (request: Request, transport: Transport) => Promise<Response>
  parametersOf: typeof knownParameters
}

/** @param build  the built module this file is part of */
export function openPages(build: ServerBuild, deployment: Deployment): Pages {
  const handle = createFewRoutesHandler(build, deployment.isProduction ? 'production' : 'development')
  return {
    answer: (request, transport) => handle(request, buildLoadContext(deployment, transport)),
    parametersOf: knownParameters,
  }
}

/**
 * Renders a page whole. Its own inline scripts and styles are rendered with a nonce that never leaves this function: the
 * policy names their hashes instead, so that a page may be cached, and whatever else got into the page does not run.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const handed = await readHandoff(routerContext)
  const { html, hasFailed } = await renderPage(() => (
    <NonceContext value={nonce}>
      <ServerRouter context={handed()} url={request.url} nonce={nonce} />
    </NonceContext>
  ))
  const written = import.meta.env.PROD ? scriptsLast(html) : html
  const page = withoutNonce(written, nonce, usedStyles(html, SHEET))
  headers.set('content-type', 'text/html; charset=utf-8')
  const pay = isPayPage(new URL(request.url).pathname) ? context.get(deploymentContext).paySources : undefined
  headers.set('content-security-policy', contentPolicy(page.scripts, page.styles, pay))
  headers.set('cache-control', freezeCache(headers.get('cache-control') ?? 'no-store'))
  const answered = hasFailed && status === 200 ? 500 : status
  const pieces = answered >= 500 ? withRequestId(page.pieces, requestIdOf(request)) : page.pieces
  return new WrittenPage(toBytes(pieces), { status: answered, headers })
}

/** A page with its bytes beside it, for the process that sends them: out of a body they come through a stream, copied. */
class WrittenPage extends Response {
  readonly written: Buffer

  constructor(written: Buffer<ArrayBuffer>, init: ResponseInit) {
    super(written, init)
    this.written = written
  }
}

/** The number under which the process logs a request for a page. */
function requestIdOf(request: Request): string | undefined {
  return request.headers.get('x-request-id') ?? undefined
}

/** A page that failed names the number of its request, for its reader to tell us (R118). */
function withRequestId(pieces: readonly string[], id: string | undefined): readonly string[] {
  if (id === undefined || !/^[\w-]+$/.test(id)) return pieces
  return [pieces.join('').replace('<html ', `<html data-request-id="${id}" `)]
}

function toBytes(pieces: readonly string[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes
}

/** What a loader or a page threw without meaning to: told to the process, while the reader sees the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(deploymentContext).reportError(error, requestIdOf(request))
}

/**
 * Lets scripts be fetched at once and yet give way to the text and its font: a page is read before it is worked with.
 * Measured with `npm run bench -- phone`. React names all of them in the head, which is short before the styles are in it.
 */
function scriptsLast(html: string): string {
  const end = html.indexOf('</head>')
  const head = html
    .slice(0, end)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return head + html.slice(end)
}
