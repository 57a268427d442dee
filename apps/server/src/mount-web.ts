import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { constants, brotliCompress as zlibBrotli, gzip as zlibGzip } from 'node:zlib'
import { withProductionModules } from '@sopaan/api/config'
import { SPARED } from '@sopaan/api/http/pressure'
import type { Transport } from '@sopaan/contract/client'
import { REFUSALS } from '@sopaan/contract/refusals'
import type { SiteSettings } from '@sopaan/contract/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Asset, readAssets } from './assets.ts'
import { type BusyReason, busyPage, isBusyForReader, isDashboard } from './busy-page.ts'

export type WebOptions = {
  /** The folder that `react-router build` wrote: it holds `client` and `server`. */
  buildFolder: string
  /** Scheme and host of the product's public address, without a slash at the end. */
  origin: string
  isProduction: boolean
  /** Where the payment window comes from; absent where payments cannot be taken. */
  paySources?: { script: string; window: string } | undefined
  /** What admins set for the whole site; absent: everything is open. */
  site?: () => Promise<SiteSettings>
  /** Whether the database answers; absent: it does. */
  isDatabaseThere?: () => Promise<boolean>
  /** Told of what went wrong while a page was made; the reader sees the error page. */
  reportError: (error: unknown, requestId: string | undefined) => void
  /** Adds what an answer carries besides the page; told the path without its query. */
  beforePage?: (path: string, request: FastifyRequest, reply: FastifyReply) => void
}

type Deployment = Pick<WebOptions, 'origin' | 'isProduction' | 'paySources' | 'site' | 'reportError'>
/** What the built module of apps/web/src/entry.server.tsx offers. */
type PageModule = {
  openPages: (build: unknown, deployment: Deployment) => (request: Request, transport: Transport) => Promise<Response>
}

type Encoding = 'br' | 'gzip' | undefined

const brotli = promisify(zlibBrotli)
const gzip = promisify(zlibGzip)

/** Fast enough to be done per request: a page of 80 KB takes about a millisecond. */
const BROTLI_QUALITY = 4
/** Below this a packet is not saved, bytes. */
const COMPRESS_FROM_BYTES = 1024
/** File names under /assets carry the hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const NAMED_FILE = 'public, max-age=3600'

/**
 * Mounts the pages and their files on the process's server, after every call of the api. A loader's calls are answered
 * in process. Every answer already carries the api's security headers; a page brings its own content policy. GET and
 * HEAD of whatever no call has taken end here; an unknown path is the 404 page.
 */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { buildFolder, beforePage, isDatabaseThere = async () => true, ...deployment } = options
  const [assets, build] = await Promise.all([
    readAssets(join(buildFolder, 'client')),
    loadPages(join(buildFolder, 'server', 'index.js')),
  ])
  const { openPages } = build.entry.module
  const answerPage = openPages(build, deployment)

  for (const [path, asset] of assets) {
    app.get(path, { config: SPARED }, (request, reply) => sendAsset(request, reply, path, asset))
  }
  app.get('/*', { errorHandler: answerBusy }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound()
    if (path.startsWith('/assets/')) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    if (isDashboard(path) && !(await isDatabaseThere())) return sendBusy(request, reply, 'no-database')
    beforePage?.(path, request, reply)
    const calls = callsInProcess(app, request)
    const page = await answerPage(pageRequest(request, options.origin), calls.transport)
    if (page.status >= 500 && calls.wereRefused()) {
      return sendBusy(request, reply, (await isDatabaseThere()) ? 'crowded' : 'no-database')
    }
    // A part that could not be had is missing for this reader alone.
    if (calls.wereRefused()) page.headers.set('cache-control', 'no-store')
    return sendPage(request, reply, page)
  })
}

/** A person who is turned away reads a page and not data; whatever else is thrown is the api's to answer. */
function answerBusy(thrown: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPage = !request.url.startsWith('/api/') && !request.url.startsWith('/assets/')
  if (!isPage || !isBusyForReader(thrown, request.headers.accept)) throw thrown
  return sendBusy(request, reply, 'crowded')
}

function sendBusy(request: FastifyRequest, reply: FastifyReply, reason: BusyReason): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/'
  const { html, headers } = busyPage(path, { reason, acceptLanguage: request.headers['accept-language'] })
  return reply.code(REFUSALS.UNAVAILABLE.status).headers(headers).send(html)
}

/**
 * Loads the built pages with the React that does not check itself on the way, on a developer's machine too: it takes a third
 * less time over a page.
 */
function loadPages(path: string): Promise<{ entry: { module: PageModule } }> {
  return withProductionModules(() => import(pathToFileURL(path).href))
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, path: string, asset: Asset): FastifyReply {
  const encoding = acceptedEncoding(request)
  const packed = encoding === 'br' ? asset.brotli : encoding === 'gzip' ? asset.gzip : undefined
  reply.header('cache-control', path.startsWith('/assets/') ? IMMUTABLE : NAMED_FILE)
  if (asset.brotli) reply.header('vary', 'accept-encoding')
  if (packed) reply.header('content-encoding', encoding)
  return reply.type(asset.type).send(packed ?? asset.content)
}

function pageRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  // The page that says what went wrong names the number, and so does the log. Nobody outside chooses it.
  headers.set('x-request-id', request.id)
  return new Request(origin + request.url, { headers })
}

/** Calls of a loader, answered in process, in the name of whoever asked for the page; and whether one of them met a 503. */
function callsInProcess(app: FastifyInstance, page: FastifyRequest): CallsOfPage {
  let wereRefused = false
  const transport: Transport = async ({ method, url, headers, body }) => {
    const { cookie } = page.headers
    const answer = await app.inject({
      // The contract's methods are all among those of an injected request.
      method: method as 'GET',
      url,
      headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
      remoteAddress: page.ip,
      ...(body === undefined ? {} : { payload: body }),
    })
    wereRefused ||= answer.statusCode === REFUSALS.UNAVAILABLE.status
    return { status: answer.statusCode, text: answer.payload }
  }
  return { transport, wereRefused: () => wereRefused }
}

type CallsOfPage = { transport: Transport; wereRefused: () => boolean }

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Response): Promise<FastifyReply> {
  for (const [name, value] of page.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.code(page.status)
  const body = Buffer.from(await page.arrayBuffer())
  if (body.length === 0) return reply.send()
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  reply.header('vary', 'accept-encoding')
  if (page.status === 200) reply.header('etag', etag)
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  const encoding = body.length < COMPRESS_FROM_BYTES ? undefined : acceptedEncoding(request)
  if (encoding === undefined) return reply.send(body)
  reply.header('content-encoding', encoding)
  return reply.send(await pack(body, encoding))
}

function pack(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body)
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

function acceptedEncoding(request: FastifyRequest): Encoding {
  const accepted = (request.headers['accept-encoding'] ?? '').toString()
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : undefined
}
