import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withProductionModules } from '@sopaan/api/config'
import { addressKey } from '@sopaan/api/http/client-address'
import type { Limits } from '@sopaan/api/http/limits'
import { asAdmitted, type Pressure, SPARED } from '@sopaan/api/http/pressure'
import type { Transport } from '@sopaan/contract/client'
import { REFUSALS } from '@sopaan/contract/refusals'
import type { SiteSettings } from '@sopaan/contract/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BusyReason, busyPage, isBusyForReader, isDashboard } from './busy-page.ts'
import { type CachedPage, CachedPages, cachedPage } from './cached-pages.ts'
import { joinLine } from './join-line.ts'
import { PageDictionaries, sendAgainstDictionary } from './page-dictionaries.ts'
import { acceptedEncoding, sendPage } from './send-page.ts'
import type { WaitingLine } from './waiting-line.ts'

/** A file of the browser's build, held in memory: a few hundred kilobytes in all, and no path can lead out of it. */
type Asset = { content: Buffer; type: string; brotli?: Buffer; gzip?: Buffer }
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

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
  /** What every page depends on beside its address: cached pages of another version are not sent. Absent: nothing. */
  pageVersion?: () => Promise<string>
  /** Holds how many pages are rendered for an address; absent: any number. */
  limits?: Pick<Limits, 'takeLocal'>
  /** How much the process has to do: at `high` kept pages alone are sent; absent: little. */
  pressure?: Pick<Pressure, 'level'>
  /** Who was turned away, first come, first served; absent: whoever comes when there is room. */
  line?: WaitingLine
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
  openPages: (build: unknown, deployment: Deployment) => Pages
}
/** `written` is the body of what was rendered; anything else has it in itself. */
type PageAnswer = Response & { written?: Buffer }
type Pages = {
  answer: (request: Request, transport: Transport) => Promise<PageAnswer>
  /** The parameters that the page of a path reads; undefined where it is not written down. */
  parametersOf: (path: string) => ReadonlySet<string> | undefined
}

/** File names under /assets carry the hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const NAMED_FILE = 'public, max-age=3600'
/** The service worker: asked for anew each time, and what it asks for is ours alone (apps/web/offline-worker.ts). */
const WORKER_PATH = '/worker.js'
const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
}
/** Names, on the data of a page, the build that gave it: a tab of another build loads the page whole (apps/web/src/patient-fetch.ts). */
const BUILD_HEADER = 'x-build'
/** Headers that browsers read of documents, frames and workers, and of no other script, sheet or font. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]
/** Scripts, sheets and fonts of a page; a worker goes by the policy of its own answer. */
const PART_OF_PAGE = /^(?!.*worker).*\.(?:js|css|woff2)$/
/** An address that was written otherwise never comes back. */
const MOVED = 'public, max-age=86400'

/**
 * Mounts the pages and their files on the process's server, after every call of the api. A loader's calls are answered
 * in process. Every answer already carries the api's security headers; a page brings its own content policy. GET and
 * HEAD of whatever no call has taken end here; an unknown path is the 404 page.
 */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { buildFolder, beforePage, limits, isDatabaseThere = async () => true, ...more } = options
  const { pageVersion = async () => '', pressure, line, ...rest } = more
  const [assets, build] = await Promise.all([
    readAssets(join(buildFolder, 'client')),
    loadPages(join(buildFolder, 'server', 'index.js')),
  ])
  const { answer: answerPage, parametersOf } = build.entry.module.openPages(build, rest)

  const dictionaries = new PageDictionaries(() => pressure?.level() === 'high')
  for (const [path, asset] of assets) {
    app.get(path, { config: SPARED }, (request, reply) => sendAsset(request, reply, { path, asset, dictionaries }))
  }
  const pages = new CachedPages()
  app.addHook('onResponse', async (request, reply) => {
    if (mayChangePages(request) && reply.statusCode < 400) pages.clear()
  })
  app.get('/*', { errorHandler: answerBusy, config: SPARED }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound()
    if (path.startsWith('/assets/')) return sendNoAsset(reply)
    const canonical = canonicalUrl(request.url, parametersOf(path))
    if (canonical !== request.url) return reply.header('cache-control', MOVED).redirect(canonical, 301)
    if (isDashboard(path) && !(await isDatabaseThere())) return sendBusy(request, reply, { reason: 'no-database' })
    beforePage?.(path, request, reply)
    const isOwn = isDashboard(path)
    const version = isOwn ? '' : await pageVersion()
    const { page: known, end } = isOwn ? ALONE : await pages.findOrBegin(request.url, version)
    if (known) return sendPage(request, reply, { page: known, pages, dictionaries })
    try {
      const ahead = joinLine(request, reply, { level: pressure?.level() ?? 'low', line })
      if (ahead !== undefined) return sendBusy(request, reply, { reason: 'crowded', ahead })
      limits?.takeLocal('pages', addressKey(request.ip))
      const calls = callsInProcess(app, request)
      const answer = await answerPage(pageRequest(request, options.origin), calls.transport)
      if (answer.status >= 500 && calls.wereRefused()) {
        return sendBusy(request, reply, { reason: (await isDatabaseThere()) ? 'crowded' : 'no-database' })
      }
      // A part that could not be had is missing for this reader alone.
      if (calls.wereRefused()) answer.headers.set('cache-control', 'no-store')
      if (path.endsWith('.data')) answer.headers.set(BUILD_HEADER, build.assets.version)
      const page = await readPage(answer, reply)
      if (answer.status === 200 && answer.headers.getSetCookie().length === 0) {
        pages.add(request.url, { page, version }, answer.headers.get('cache-control') ?? '')
      }
      return await sendPage(request, reply, { page, pages, dictionaries })
    } finally {
      end()
    }
  })
}

/** A page that nobody else is shown. */
const ALONE: { page?: CachedPage; end: () => void } = { end: () => undefined }

/** What people do for themselves, many times a second on a result day: no public page shows any of it. */
const OWN_CALLS = /^\/api\/v1\/(?:auth|choice-lists|planner|notifications|payments|users\/me)\b/

/** Whether a call may have changed what public pages show: they are then rendered anew, on this process at once. */
function mayChangePages({ method, url }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && url.startsWith('/api/') && !OWN_CALLS.test(url)
}

/** Parameters that campaigns and chats add to links; no page reads one. */
const CAMPAIGN = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|igshid|igsh|mc_cid|mc_eid)$/

/**
 * The address without what its page does not read: the same page under one address, at the edge and here.
 * @param known  the parameters of the page; absent: all but those of campaigns
 */
function canonicalUrl(url: string, known: ReadonlySet<string> | undefined): string {
  const start = url.indexOf('?')
  if (start === -1) return url
  const parts = url.slice(start + 1).split('&')
  const read = parts.filter((part) => {
    const name = part.split('=', 1)[0] ?? ''
    if (known?.has(name)) return true
    // A name may be written with escapes.
    return known ? known.has(new URLSearchParams(part).keys().next().value ?? '') : !CAMPAIGN.test(name)
  })
  if (read.length === parts.length) return url
  return url.slice(0, start) + (read.length === 0 ? '' : `?${read.join('&')}`)
}

type BusyReader = { reason: BusyReason; ahead?: number }

/** A person who is turned away reads a page and not data; whatever else is thrown is the api's to answer. */
function answerBusy(thrown: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPage = !request.url.startsWith('/api/') && !request.url.startsWith('/assets/')
  if (!isPage || !isBusyForReader(thrown, request.headers.accept)) throw thrown
  return sendBusy(request, reply, { reason: 'crowded' }).code(thrown.status)
}

function sendBusy(request: FastifyRequest, reply: FastifyReply, why: BusyReader): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/'
  const { html, headers } = busyPage(path, { ...why, acceptLanguage: request.headers['accept-language'] })
  return reply.code(REFUSALS.UNAVAILABLE.status).headers(headers).send(html)
}

/**
 * Loads the built pages with the React that does not check itself on the way, on a developer's machine too: it takes a third
 * less time over a page.
 */
function loadPages(path: string): Promise<{ assets: { version: string }; entry: { module: PageModule } }> {
  return withProductionModules(() => import(pathToFileURL(path).href))
}

type SentAsset = { path: string; asset: Asset; dictionaries: PageDictionaries }

async function sendAsset(request: FastifyRequest, reply: FastifyReply, sent: SentAsset): Promise<FastifyReply> {
  const { path, asset, dictionaries } = sent
  const encoding = acceptedEncoding(request)
  const packed = encoding === 'br' ? asset.brotli : encoding === 'gzip' ? asset.gzip : undefined
  reply.header('cache-control', path.startsWith('/assets/') ? IMMUTABLE : NAMED_FILE)
  // Thirty files make a visit, and these say something of a document alone.
  if (PART_OF_PAGE.test(path)) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
  if (path === WORKER_PATH) reply.headers(WORKER_HEADERS)
  if (asset.brotli) reply.header('vary', 'accept-encoding')
  reply.type(asset.type)
  // A page carries much of the sheet that follows it.
  const ownPacked = path.endsWith('.css') ? await dictionaries.pack(request, asset.content) : undefined
  if (ownPacked) return sendAgainstDictionary(reply, ownPacked)
  if (packed) reply.header('content-encoding', encoding)
  return reply.send(packed ?? asset.content)
}

/** Kept by nobody: while a release goes out, the next process may have the file. */
function sendNoAsset(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')
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
    const asked = {
      // The contract's methods are all among those of an injected request.
      method: method as 'GET',
      url,
      headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
      remoteAddress: page.ip,
      ...(body === undefined ? {} : { payload: body }),
    }
    const answer = await asAdmitted(() => app.inject(asked))
    wereRefused ||= answer.statusCode === REFUSALS.UNAVAILABLE.status
    return { status: answer.statusCode, text: answer.payload }
  }
  return { transport, wereRefused: () => wereRefused }
}

type CallsOfPage = { transport: Transport; wereRefused: () => boolean }

/** Reads an answered page whole, and gives the reply what is this reader's alone. */
async function readPage(answer: PageAnswer, reply: FastifyReply): Promise<CachedPage> {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.code(answer.status)
  const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie')
  return cachedPage(headers, answer.written ?? Buffer.from(await answer.arrayBuffer()))
}

/** Every file below a folder by its path from the root of the site, with the compressed forms written beside it. */
async function readAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const names = await readdir(folder, { recursive: true })
  const served = names.filter((name) => TYPES[extname(name)] !== undefined && !name.startsWith('.'))
  const read = (name: string) => (names.includes(name) ? readFile(join(folder, name)) : Promise.resolve(undefined))
  const assets = await Promise.all(
    served.map(async (name): Promise<[string, Asset]> => {
      const [content, brotli, gzip] = await Promise.all([
        readFile(join(folder, name)),
        read(`${name}.br`),
        read(`${name}.gz`),
      ])
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      return [`/${name.split(sep).join('/')}`, { content, type, ...(brotli && { brotli }), ...(gzip && { gzip }) }]
    }),
  )
  return new Map(assets)
}
