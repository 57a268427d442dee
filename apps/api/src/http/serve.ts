import {
  type BodyOf,
  type Call,
  namesItsQuery,
  type ParamsOf,
  type QueryOf,
  queryNames,
  refusalsOf,
} from '@sopaan/contract/call'
import { isRefusal, refuse } from '@sopaan/contract/refusals'
import type { Role } from '@sopaan/contract/users'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { isDatabaseBusy, isDatabaseLost } from '../database-trouble.ts'
import { type Actor, type ActorOf, checkAccess, checkNotViewing } from './access.ts'
import { type App, STREAM } from './app.ts'
import { isStorable, readUploadedBytes } from './body.ts'
import { addressKey } from './client-address.ts'
import { type Cookie, cookieLine, readCookies } from './cookies.ts'
import { checkSite, checkXsrfToken, deviceOf, issueXsrfToken } from './csrf.ts'
import { envelopeOf, type HandlerAnswer } from './envelope.ts'
import { STREAM_TIMEOUT_MS } from './event-stream.ts'
import { faultAt, faultsOf, READS } from './faults.ts'
import type { LimitName } from './limits.ts'
import { checkOpen } from './pauses.ts'
import { edgeCacheControl, isUnchanged, Prepared } from './prepared.ts'
import { DEFERRABLE, limitInHand, SPARED } from './pressure.ts'

/** What a handler is told of the request besides its input, and what it may add to the answer. */
export type RequestContext = {
  requestId: string
  /** Path and query as they were asked for. */
  url: string
  /** Address of the caller, as the trusted proxies say it. */
  ip: string
  userAgent: string | undefined
  /** A header of the request, by its lower-case name. */
  header?: (name: string) => string | undefined
  cookies: ReadonlyMap<string, string>
  /** Who is signed in where a call for anyone tells its owner more; undefined for strangers. */
  findReader?: () => Promise<Actor | undefined>
  setCookie: (cookie: Cookie) => void
  setHeader: (name: string, value: string) => void
  /** Sends a fresh XSRF-TOKEN along, bound to a sign-in or else to the device. */
  giveXsrfToken: (binding?: string) => void
}

/** Who makes a call that is not for `anyone`, and the request it comes with: what a service is told of both. */
export type Caller<R extends Role = Role> = { actor: Actor<R>; request: RequestContext }

/** As much of a caller as the trail writes down. Samples can be one, and a job that goes on for somebody: that has no request. */
export type CallerTrace = {
  actor: Pick<Actor, 'userId' | 'role' | 'staffRoles'>
  request?: { ip: string; userAgent?: string | undefined; requestId: string } | undefined
}

/** What a handler gets. `actor` and `caller` are there exactly when the call is not for `anyone`. */
export type Served<C extends Call> = {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  actor: ActorOf<C['access']>
  caller: { actor: ActorOf<C['access']>; request: RequestContext }
  /** The raw body of a route that takes an upload or bytes; empty elsewhere. */
  upload: { contentType: string; body: Buffer }
  request: RequestContext
}

/** Answers with the data of the call, which `serve` puts into its envelope, or with bytes that are whole already. */
type Answered<C extends Call> = HandlerAnswer<C> | Prepared
type Handler<C extends Call> = (served: Served<C>) => Promise<Answered<C>> | Answered<C>

export type ServeOptions = {
  /** Limits taken from before anything else, by the caller's address or user id. */
  limits?: readonly { name: LimitName; by: 'address' | 'user' }[]
  /** `server`: called by another company's server, which has no cookies and no pages of ours (webhooks). */
  caller?: 'browser' | 'server'
  /** Changes nothing, and knows nobody: a POST only because its question is too long for an address. */
  isRead?: boolean
  /** Answers an address whose query was read and accepted before, without reading it again: for hot calls to anyone. */
  known?: (url: string) => Promise<Prepared | undefined>
  /** Takes one multipart body of at most so many bytes instead of JSON (FILE-01). */
  uploadBytesMax?: number
  /** Takes a body of this type as it came, byte by byte, in `upload`: what is signed, and forms of another site. */
  rawBody?: 'json' | 'form'
  /** Not even the general limits hold, nor is it shed under load: health, which a balancer asks as often as it likes. */
  isUnlimited?: boolean
  /** Counted by limits of its own and not by the general one of its address: what every waiting page asks all the time. */
  hasOwnLimits?: boolean
  /** So many are in hand at once; the next is refused before anything of it is read or counted, for next to no work. */
  inHandMax?: number
  /** Answers with an `EventStream`, which goes on for minutes. */
  isStream?: boolean
  /** Answers an admin who reads as somebody else too: ending that, signing out, staying signed in. */
  isOpenWhileViewing?: boolean
  /** Said on every answer of this call, refusals too, in place of what would stand there. */
  headers?: Readonly<Record<string, string>>
}

/** Who is acting, from the access check to the handler. */
const actors = new WeakMap<FastifyRequest, Actor>()

/**
 * Answers a call, and is the only way in: where the request comes from, then limits, who may, params, query and body as
 * their schemas read them, the handler, and the answer stripped to its schema. A hot public call may answer `Prepared`
 * bytes, which were stripped when they were made. In tests a refusal that the call does not list is an error.
 */
export function serve<C extends Call>(app: App, call: C, handler: Handler<C>, options: ServeOptions = {}): void {
  app.calls.push(call)
  const wrap = envelopeOf(call)
  const letIn = limitInHand(options.inHandMax ?? Number.POSITIVE_INFINITY)
  app.fastify.route({
    method: call.method,
    url: call.path,
    ...(options.uploadBytesMax ? { bodyLimit: options.uploadBytesMax } : {}),
    ...(options.isStream ? { handlerTimeout: STREAM_TIMEOUT_MS } : {}),
    config: configOf(call, options),
    onRequest: async (request, reply) => {
      letIn(reply)
      await admit(app, { call, options, request, reply })
    },
    ...(options.headers ? { onSend: async (_request, reply) => void reply.headers(options.headers ?? {}) } : {}),
    handler: async (request, reply) => {
      const known = await options.known?.(request.url)
      if (known) return send(call, known, request, reply)
      const answer = () =>
        checkRefusals(app, call, async () => {
          // Each part was read by the call's own schema and the actor checked against its access a few lines above.
          const actor = actors.get(request)
          const context = contextOf(app, request, reply)
          const upload = readUploadedBytes(request)
          const input = readInput(call, request)
          const served = { ...input, actor, upload, request: context, caller: { actor, request: context } } as Served<C>
          const made = await (call.isOnce && actor
            ? app.once(
                { actor, request: context, scope: `${call.method} ${call.path}`, body: [input.params, input.body] },
                async () => handler(served),
              )
            : handler(served))
          return made instanceof Prepared ? made : wrap(made)
        })
      return send(
        call,
        await (call.cache ? answerOrLast(app, { call, url: request.url, answer }) : answer()),
        request,
        reply,
      )
    },
  })
}

/** What the hooks before a route ask of it. */
function configOf(call: Call, options: ServeOptions) {
  return {
    ...(options.uploadBytesMax ? { takesUpload: true } : {}),
    ...(options.rawBody ? { rawBody: options.rawBody } : {}),
    ...(options.isStream ? STREAM : {}),
    ...(options.isUnlimited ? SPARED : {}),
    ...(call.deferredAs ? DEFERRABLE : {}),
  }
}

type Answering = { call: Call; url: string; answer: () => Promise<unknown> }

/** The answer of a public call; while the database is out of reach, the last one that this process gave to the address. */
async function answerOrLast(app: App, { call, url, answer }: Answering): Promise<Prepared> {
  try {
    const made = await answer()
    if (made instanceof Prepared) return made
    const prepared = new Prepared(JSON.stringify(strip(call, made)))
    app.lastAnswers.keep(url, prepared)
    return prepared
  } catch (thrown) {
    const last = isDatabaseLost(thrown) || isDatabaseBusy(thrown) ? app.lastAnswers.find(url) : undefined
    if (last === undefined) throw thrown
    return last
  }
}

type Arrival = { call: Call; options: ServeOptions; request: FastifyRequest; reply: FastifyReply }

async function admit(app: App, { call, options, request, reply }: Arrival): Promise<void> {
  const isUnsafe = call.method !== 'GET' && options.caller !== 'server' && options.isRead !== true
  // Before anything is counted: what another site starts must not use up what the visitor's address may do.
  if (isUnsafe) checkSite(request, app.deps.config)
  if (!options.isUnlimited && !options.hasOwnLimits) app.limits.takeLocal('general-address', addressKey(request.ip))
  await countLimits(app, options, 'address', addressKey(request.ip))
  const actor = await checkAccess(call.access, app.identity, request)
  await checkOpen(app, call)
  if (isUnsafe) checkXsrfToken(app.deps, request, reply, app.identity.xsrfBinding(request) ?? deviceOf(request))
  if (isUnsafe && !options.isOpenWhileViewing) checkNotViewing(actor ?? (await app.identity.findActor(request)))
  if (!actor) return
  if (actor.impersonatorId !== undefined) {
    const { impersonatorId, userId } = actor
    app.deps.log.info('authz_view_as', { actor: impersonatorId, viewed: userId, method: call.method, path: call.path })
  }
  actors.set(request, actor)
  app.limits.takeLocal('general-user', actor.userId)
  await countLimits(app, options, 'user', actor.userId)
}

async function countLimits(app: App, options: ServeOptions, by: 'address' | 'user', key: string): Promise<void> {
  for (const limit of options.limits ?? []) if (limit.by === by) await app.limits.take(limit.name, key)
}

function readInput(call: Call, request: FastifyRequest): { params: unknown; query: unknown; body: unknown } {
  const query = readQuery(call, request.query)
  return {
    params: call.params && readParams(call.params, request.params),
    query,
    body: call.body && read(call.body, request.body, 'INVALID_INPUT'),
  }
}

/** A path that cannot be an address of ours is not found, like one that could be and is not. */
function readParams(schema: z.core.$ZodType, params: unknown): unknown {
  const result = z.safeParse(schema, params)
  return result.success ? result.data : refuse('NOT_FOUND')
}

function readQuery(call: Call, query: unknown): unknown {
  const fields = Object.entries(query ?? {})
  const names = queryNames(call)
  const unknown = namesItsQuery(call) ? fields.filter(([path]) => !names.includes(path)) : []
  const errors = [
    ...unknown.map(([path]) => faultAt(path, 'unknown_parameter', { allowed: names.join(', ') })),
    ...fields.filter(([, value]) => Array.isArray(value)).map(([path]) => faultAt(path, 'given_twice')),
    ...fields.filter(([, value]) => !isStorable(String(value))).map(([path]) => faultAt(path, 'control_characters')),
  ]
  if (errors.length > 0) return refuse('INVALID_QUERY', { errors })
  return call.query && read(call.query, Object.fromEntries(fields), 'INVALID_QUERY')
}

function read(schema: z.core.$ZodType, value: unknown, code: 'INVALID_INPUT' | 'INVALID_QUERY'): unknown {
  const result = z.safeParse(schema, value, READS)
  if (result.success) return result.data
  return refuse(code, { errors: reportedOnce(faultsOf(result.error.issues)) })
}

/** Two rules of one field may say the same: it is told once. */
function reportedOnce<Fault>(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((told) => [JSON.stringify(told), told])).values()]
}

async function checkRefusals<T>(app: App, call: Call, answer: () => Promise<T> | T): Promise<T> {
  try {
    return await (app.watch ? app.watch(call, answer) : answer())
  } catch (thrown) {
    if (app.isTest && isRefusal(thrown) && !refusalsOf(call).includes(thrown.code)) {
      throw new Error(`${call.method} ${call.path} refuses with ${thrown.code}, which it does not list.`, {
        cause: thrown,
      })
    }
    throw thrown
  }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function contextOf(app: App, request: FastifyRequest, reply: FastifyReply): RequestContext {
  return {
    requestId: request.id,
    url: request.url,
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    header: (name) => headerOf(request, name),
    cookies: readCookies(request.headers.cookie),
    findReader: () => app.identity.findActor(request),
    setCookie: (cookie) => void reply.header('set-cookie', cookieLine(cookie)),
    setHeader: (name, value) => void reply.header(name, value),
    giveXsrfToken: (binding) => issueXsrfToken(app.deps, request, reply, binding),
  }
}

function send(call: Call, answer: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(call.status ?? 200).header('cache-control', call.cache ? edgeCacheControl(call.cache) : 'no-store')
  const prepared = answer instanceof Prepared ? answer : new Prepared(JSON.stringify(strip(call, answer)))
  reply.type(prepared.contentType)
  if (call.cache || call.isRevalidated) {
    reply.header('etag', prepared.etag)
    if (isUnchanged(request.headers['if-none-match'], prepared.etag))
      return reply.code(304).removeHeader('content-type').send()
  }
  return prepared.sendBy(request, reply)
}

/** An answer that does not fit its own schema is a bug of ours: an error, not a refusal. */
function strip(call: Call, answer: unknown): unknown {
  const result = z.safeParse(call.response, answer)
  if (result.success) return result.data
  throw new Error(`The answer of ${call.method} ${call.path} does not fit its schema`, { cause: result.error })
}
