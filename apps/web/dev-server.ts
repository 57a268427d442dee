import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Transport } from '@sopaan/contract/client'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { findFreePort } from '../api/src/testing/free-port.ts'

/**
 * `npm run dev`: the pages with hot reload on PORT, and behind them the product's own process, which starts anew when a
 * file of the api changes. The content policy is left to the built product: the tools of development break it.
 */

type PageModule = {
  entry: {
    module: {
      openPages: (
        build: unknown,
        deployment: { origin: string; isProduction: boolean; reportError: (error: unknown) => void },
      ) => { answer: (request: Request, transport: Transport) => Promise<Response> }
    }
  }
}

const ROOT = join(import.meta.dirname, '../..')
const port = Number(process.env.PORT ?? 3000)
const origin = `http://127.0.0.1:${port}`
const apiPort = await findFreePort()

const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'scripts/entry.mjs', 'apps/server/src/main.ts'],
  {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort), PUBLIC_WEB_URL: origin },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)
const server = createServer()
const vite = await createVite({
  root: import.meta.dirname,
  appType: 'custom',
  server: { middlewareMode: { server }, ws: { server } },
})
server.on('request', (request, response) => {
  answer(request, response).catch((thrown: unknown) => {
    console.error(thrown)
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(thrown instanceof Error ? thrown.message : 'Something went wrong')
  })
})
server.listen(port, '127.0.0.1', () => console.log(`Pages with hot reload: ${origin}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    api.kill('SIGTERM')
    void vite.close().then(() => process.exit(0))
  })
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/'
  if (/^\/(api|data|healthz|readyz)(\/|\?|$)/.test(url)) return forward(request, response)
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve)
    vite.middlewares(request, response, (thrown: unknown) => {
      if (thrown) return reject(thrown)
      sendPage(vite, request, response).then(resolve, reject)
    })
  })
}

async function sendPage(pages: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const build = (await pages.ssrLoadModule('virtual:react-router/server-build')) as PageModule
  const { answer } = build.entry.module.openPages(build, { origin, isProduction: false, reportError: console.error })
  const page = await answer(new Request(origin + request.url, { headers: plainHeaders(request) }), callApi)
  const headers = new Headers(page.headers)
  headers.delete('content-security-policy')
  response.writeHead(page.status, Object.fromEntries(headers))
  if (page.body) await pipeline(Readable.fromWeb(page.body as import('node:stream/web').ReadableStream), response)
  else response.end()
}

/** Passes a request on to the product's process, and its answer back. */
function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = {
    host: '127.0.0.1',
    port: apiPort,
    method: request.method,
    path: request.url,
    headers: request.headers,
  }
  return new Promise((resolve, reject) => {
    const outgoing = requestHttp(target, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers)
      pipeline(incoming, response).then(resolve, reject)
    })
    outgoing.on('error', reject)
    request.pipe(outgoing)
  })
}

const callApi: Transport = async ({ method, url, headers, body }) => {
  const answered = await fetch(`http://127.0.0.1:${apiPort}${url}`, { method, headers, ...(body && { body }) })
  return { status: answered.status, text: await answered.text() }
}

function plainHeaders({ headers }: IncomingMessage): Headers {
  const entries = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new Headers(entries)
}
