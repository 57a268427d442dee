import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Product } from '../scripts/product.ts'

/** What stands before a product, and has one build after the other deployed. */
export type Deployments = {
  url: string
  /**
   * From now on this build is served, and no file of the one before. `isBroken`: its worker answers no page; `isLate`: the first
   * page still comes as it was, as from a store on the way.
   */
  deploy: (build: string, options?: { isBroken?: boolean; isLate?: boolean }) => void
  close: () => Promise<void>
}

/** A file of the build, wherever the text of a page or script names it. */
const NAMED_FILE = /(?<=[/"'`])assets\/(?=[\w-])/g
const NAMED_VERSION = /(version["']?:\s*["'`])([0-9a-f]{8})(?=["'`])/g
const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest))/
const BROKEN_WORKER = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(Response.error()) })`

/**
 * Deploys builds that are one and the same but for the names of their files and their version, which is all a browser can
 * tell builds apart by: under each name nothing else is found, as after a new build.
 */
export async function openDeployments(product: Product, first: string): Promise<Deployments> {
  let current: Deployed = { build: first, isBroken: false, late: undefined }
  const server = createServer((asked, answer) => {
    pass(product, current, asked, answer).catch(() => answer.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server without a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy: (build, { isBroken = false, isLate = false } = {}) => {
      current = { build, isBroken, late: isLate ? current.build : undefined }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Deployed = { build: string; isBroken: boolean; late: string | undefined }

async function pass(product: Product, deployed: Deployed, asked: IncomingMessage, answer: ServerResponse) {
  const { build, isBroken } = deployed
  const url = asked.url ?? '/'
  if (isBroken && url === '/worker.js') {
    answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(BROKEN_WORKER)
    return
  }
  if (url.startsWith('/assets/') && !url.startsWith(`/assets/${build}/`)) {
    answer.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    return
  }
  const path = url.replace(`/assets/${build}/`, '/assets/').replace(new RegExp(`(version=[0-9a-f]{8})-${build}$`), '$1')
  const own = request(product.url + path, {
    method: asked.method ?? 'GET',
    headers: headersFor(product, asked.headers),
  })
  asked.pipe(own)
  const [got] = (await once(own, 'response')) as [IncomingMessage]
  const { 'content-length': _length, connection: _connection, 'transfer-encoding': _encoding, ...headers } = got.headers
  const body = await buffer(got)
  const isText = TEXT.test(headers['content-type'] ?? '')
  if (headers['x-build'] !== undefined) headers['x-build'] = `${headers['x-build']}-${build}`
  const isLate = deployed.late !== undefined && headers['content-type']?.startsWith('text/html') === true
  const named = isLate ? (deployed.late ?? build) : build
  if (isLate) deployed.late = undefined
  const text = isText ? body.toString() : ''
  const policy = headers['content-security-policy']
  if (typeof policy === 'string') headers['content-security-policy'] = policyOf(policy, text, named)
  answer.writeHead(got.statusCode ?? 500, headers)
  answer.end(isText ? asOfBuild(text, named) : body)
}

/** A policy that allows what stands in a page by its hash, for the page as it is of a build. */
function policyOf(policy: string, html: string, build: string): string {
  const inside = [...html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) => text)
  return inside.reduce((all, text) => all.replace(hashOf(text), hashOf(asOfBuild(text, build))), policy)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function asOfBuild(text: string, build: string): string {
  return text.replace(NAMED_FILE, `assets/${build}/`).replace(NAMED_VERSION, `$1$2-${build}`)
}

/** What the browser says, as if it had asked the product itself for something that it does not have yet. */
function headersFor(product: Product, asked: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'accept-encoding': _encoding, 'if-none-match': _known, ...headers } = asked
  const origin = headers.origin === undefined ? {} : { origin: product.url }
  return { ...headers, ...origin, host: new URL(product.url).host }
}
