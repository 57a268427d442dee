import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Call } from '@sopaan/contract/call'
import { Refusal, refuse } from '@sopaan/contract/refusals'
import type { PausedPart, SwitchName } from '@sopaan/contract/site'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { maskUrl } from '../log.ts'
import { METRICS } from '../metrics.ts'
import { PrintThread } from '../print/print-thread.ts'
import type { Actor, Identity } from './access.ts'
import {
  acceptForms,
  acceptJsonOnly,
  acceptsUpload,
  acceptUploads,
  BODY_BYTES_MAX,
  isForm,
  isJsonType,
} from './body.ts'
import { compressAnswers } from './compress.ts'
import { answerRefusal, refusalBody } from './errors.ts'
import { OpenStreams } from './event-stream.ts'
import { leavePlainHttp } from './https.ts'
import { LastAnswers } from './last-answers.ts'
import { createLimits, type Limits } from './limits.ts'
import { isShed, type Pressure, RETRY_AFTER_SECONDS, watchPressure } from './pressure.ts'
import { requestIds } from './request-id.ts'
import { traceRequests } from './traced-requests.ts'

/** The door of the product, open but empty: features bring what is served. */
export type App = {
  fastify: FastifyInstance
  deps: Deps
  identity: Identity
  limits: Limits
  /** Prints documents as PDF and sheets as XLSX, one after the other. */
  printer: PrintThread
  /** How much this process has to do. */
  pressure: Pressure
  /** Answers that go on while somebody looks. */
  streams: OpenStreams
  /** What public calls answered last, for the time that the database is out of reach. */
  lastAnswers: LastAnswers
  /** Whether a part of the product is open just now. */
  isOpen: (part: SwitchName) => Promise<boolean>
  /** When the pause of a part ends; undefined while it goes on as ever. */
  findPauseEnd: (part: PausedPart) => Promise<Date | undefined>
  /** Does the work of a call that is done once for each key of a person. */
  once: Once
  /** The work that comes round again on this server, by name and pause. */
  jobs: readonly { name: string; everyMs: number }[]
  /** Every call that is served, in the order of serving. */
  calls: Call[]
  /** In tests a refusal that its call does not list is an error. */
  isTest: boolean
  /** Stands around every handler; in tests it looks at what a call changes. */
  watch?: Watch
}

/** Who asks, under which scope and with what; `work` is done where their key was not seen before. */
export type Once = <T>(
  of: {
    actor: Pick<Actor, 'userId'>
    request: { header?: (name: string) => string | undefined }
    scope: string
    body: unknown
  },
  work: () => Promise<T>,
) => Promise<T>

/** How long a client may take over its headers and over its whole request, and how often that is looked at, ms. */
export type ClientTimes = { headersMs: number; requestMs: number; checkMs: number }

/** Answers a call, looking on. */
export type Watch = <T>(call: Call, answer: () => Promise<T> | T) => Promise<T>

export type AppOptions = {
  identity?: Identity
  /** Absent: everything is open. */
  isOpen?: App['isOpen']
  /** Absent: nothing is paused. */
  findPauseEnd?: App['findPauseEnd']
  /** Absent: every request is done. */
  once?: Once
  jobs?: App['jobs']
  isTest?: boolean
  watch?: Watch
  pressure?: Pressure
  clientTimes?: ClientTimes
}

/** Limits on slow clients (API-17). */
const CLIENT_TIMES: ClientTimes = { headersMs: 15_000, requestMs: 30_000, checkMs: 5_000 }
const HANDLER_TIMEOUT_MS = 30_000
const KEEP_ALIVE_TIMEOUT_MS = 72_000
/** How often a closing server looks for connections that have nothing more to do. */
const CLOSE_IDLE_EVERY_MS = 100
/** Limits on what arrives before the body (API-06). */
const HEADER_BYTES_MAX = 16 * 1024
const URL_LENGTH_MAX = 8 * 1024
const PARAM_LENGTH_MAX = 512
const REQUEST_ID_BYTES = 12

/** Nobody is signed in where nobody has an account yet. */
const STRANGERS_ALONE: Identity = { findActor: async () => undefined, xsrfBinding: () => undefined }

/** What every answer carries, whoever writes it and whatever went wrong (WEB-06 to WEB-10). A page sets its own CSP. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(self "https://api.razorpay.com"), usb=()',
  'x-frame-options': 'DENY',
} as const

/** Two years, subdomains included. Production alone: on a developer's machine it would lock the name to https. */
const HSTS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** Opens the door: limits, headers, errors and logs that hold for everything behind it. */
export function openApp(deps: Deps, options: AppOptions = {}): App {
  const times = options.clientTimes ?? CLIENT_TIMES
  const fastify = Fastify({
    logger: false,
    genReqId: requestIds(),
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: deps.config.trustProxy.length > 0 ? [...deps.config.trustProxy] : false,
    requestTimeout: times.requestMs,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    http: {
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: times.checkMs,
    },
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // A path that cannot be decoded ends before the hooks that set these.
      reply.headers(securityHeaders(deps.config.isProduction))
      answerRefusal(deps.log, error, request, reply)
    },
    clientErrorHandler: (error, socket) => endBrokenRequest(error, socket, deps.config.isProduction),
  })
  sendSecurityHeaders(fastify, deps.config.isProduction)
  leavePlainHttp(fastify, deps.config, deps.log)
  const pressure = options.pressure ?? watchPressure(deps.config.loopDelayMaxMs)
  guardDoor(fastify, pressure)
  acceptJsonOnly(fastify)
  acceptUploads(fastify)
  acceptForms(fastify)
  compressAnswers(fastify)
  traceRequests(fastify, deps.traces)
  logRequests(fastify, deps)
  fastify.setErrorHandler((error, request, reply) => answerRefusal(deps.log, error, request, reply))
  fastify.setNotFoundHandler((request, reply) =>
    answerRefusal(deps.log, new Refusal('NOT_FOUND', undefined), request, reply),
  )
  closeIdleUntilClosed(fastify)
  const printer = new PrintThread()
  fastify.addHook('onClose', () => printer.stop())
  const streams = new OpenStreams()
  fastify.addHook('preClose', async () => streams.endAll())
  return {
    fastify,
    deps,
    printer,
    pressure,
    streams,
    lastAnswers: new LastAnswers(),
    identity: options.identity ?? STRANGERS_ALONE,
    limits: createLimits(deps),
    isOpen: options.isOpen ?? (async () => true),
    findPauseEnd: options.findPauseEnd ?? (async () => undefined),
    once: options.once ?? ((_, work) => work()),
    jobs: options.jobs ?? [],
    calls: [],
    isTest: options.isTest ?? false,
    ...(options.watch && { watch: options.watch }),
  }
}

/**
 * A closing server ends idle connections once; one whose request was in hand just then stays open for as long as it is kept
 * alive. So they are looked at again until the last has gone (R-PL-2).
 */
function closeIdleUntilClosed(fastify: FastifyInstance): void {
  fastify.addHook('preClose', async () => {
    const timer = setInterval(() => fastify.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
    fastify.server.once('close', () => clearInterval(timer))
  })
}

/** What is refused before anyone looks who asks: too much work in hand, too long an address, a body that is not JSON. */
function guardDoor(fastify: FastifyInstance, pressure: Pressure): void {
  fastify.addHook('onClose', async () => pressure.stop())
  fastify.addHook('onRequest', async (request) => {
    if (isShed(pressure.level(), request)) refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    if (request.url.length > URL_LENGTH_MAX) refuse('URL_TOO_LONG')
    const type = request.headers['content-type']
    if (!request.url.startsWith('/api/') || type === undefined) return
    if (!isJsonType(type) && !isUpload(request, type) && !isForm(request, type)) refuse('UNSUPPORTED_MEDIA_TYPE')
  })
}

function isUpload(request: FastifyRequest, contentType: string): boolean {
  return contentType.startsWith('multipart/form-data') && acceptsUpload(request)
}

/** One line a request (LOG-01), but for health and for files of the web. */
function logRequests(fastify: FastifyInstance, deps: Deps): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    // How long somebody looks says nothing of how fast they were answered.
    if (!isStream(request))
      METRICS.requests.observe(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        },
        reply.elapsedTime / 1_000,
      )
    if (request.url.startsWith('/api/')) {
      deps.log.info('request', {
        requestId: request.id,
        ip: request.ip,
        method: request.method,
        path: maskUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      })
    }
    done()
  })
}

/** In the config of a route whose answer goes on while somebody looks. */
export const STREAM = { isStream: true } as const

function isStream(request: FastifyRequest): boolean {
  return 'isStream' in request.routeOptions.config
}

/** Answers bytes that are no request (bad syntax, two lengths, headers too large or too slow), and hangs up. */
function endBrokenRequest(error: Error & { code?: string }, socket: Socket, isProduction: boolean): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status =
    { HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large', ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout' }[
      error.code ?? ''
    ] ?? '400 Bad Request'
  const code = status.startsWith('408') ? 'REQUEST_TIMEOUT' : 'MALFORMED_REQUEST'
  const body = refusalBody(new Refusal(code, undefined), randomBytes(REQUEST_ID_BYTES).toString('base64url'))
  const headers = {
    ...securityHeaders(isProduction),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** The headers of every answer. */
function securityHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return isProduction ? { ...SECURITY_HEADERS, ...HSTS } : SECURITY_HEADERS
}

/** Puts them on every answer before anything else runs, so that errors and refusals have them too. */
function sendSecurityHeaders(fastify: FastifyInstance, isProduction: boolean): void {
  const headers = securityHeaders(isProduction)
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
