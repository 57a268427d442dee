import { type Call, DEFAULT_TIMEOUT_MS, queryNames, type RequestInput, type ResponseOf } from './call.ts'
import type { RouteOf } from './plain-client.ts'
import { isRefusalCode, Refusal, type RefusalCode, type RefusalDetails } from './refusals.ts'

/** A request as it goes over the wire, in words that fetch and an in-process server both have. */
export type WireRequest = {
  method: string
  /** Path and query, from the root. */
  url: string
  headers: Record<string, string>
  /** JSON text, where the call has a body. */
  body?: string
  timeoutMs: number
  signal?: AbortSignal
}

/** What came back: the status and the text, before anyone believed it. */
export type WireAnswer = {
  status: number
  text: string
  /** What the answer is known by, where it may be asked for again. */
  etag?: string
}

/**
 * How a request travels: `fetch` in the browser, in process on the server and in tests.
 * @throws {Unreachable} when nothing came back
 */
export type Transport = (request: WireRequest) => Promise<WireAnswer>

/** No answer came: it took too long, or there is no way to the server. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  readonly reason: 'timeout' | 'network'

  constructor(reason: 'timeout' | 'network', options?: ErrorOptions) {
    super(reason === 'timeout' ? 'The request timed out.' : 'The server could not be reached.', options)
    this.reason = reason
  }
}

/** Whether something thrown means that no answer came. */
export function isUnreachable(thrown: unknown): thrown is Unreachable {
  return thrown instanceof Unreachable
}

export type RequestOptions = {
  /** Ends the wait when the asker is gone; the abort's own error is thrown. */
  signal?: AbortSignal
  /** The same key twice is one deed: a repeat gets the answer of the first. */
  idempotencyKey?: string
  /** A request that must not start a refresh of the sign-in (the refresh itself, sign-out). */
  withoutRefresh?: boolean
}

/** Makes a call of the contract. */
export type Request = <C extends Call>(
  call: C,
  input: RequestInput<C>,
  options?: RequestOptions,
) => Promise<ResponseOf<C>>

/** Makes a call whose method and path are written where it is made, without the call itself. */
export type RouteRequest = <C extends Call>(
  route: RouteOf<C>,
  input: RequestInput<C>,
  options?: RequestOptions,
) => Promise<ResponseOf<C>>

export type RequestHooks = {
  /** The value of the XSRF-TOKEN cookie, sent back in a header with every unsafe method. */
  xsrfToken?: () => string | undefined
  /** Renews the sign-in after a 401; true when the request is worth repeating, once. */
  refresh?: () => Promise<boolean>
}

/** What of a call decides how it travels. */
type WireRoute = Pick<Call, 'method' | 'path' | 'query' | 'timeoutMs' | 'isRevalidated' | 'isOnce'>

type WireInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/**
 * The one way to make a call: `const request = createRequest(transport)`, then `await request(plans.get, { params: { id } })`.
 * The answer is typed by the call; it was stripped to the same schema by the server and is not parsed again.
 * What the returned function throws: `Refusal` when the product says no, `Unreachable` when no answer came.
 */
export function createRequest(plain: Transport, hooks: RequestHooks = {}): Request {
  const send = createSender(plain, hooks)
  return (call, input, options) => send(call, input as WireInput, options)
}

/** Like `createRequest`, for a page that the calls themselves would weigh too much on; such a call has no query. */
export function createRouteRequest(plain: Transport, hooks: RequestHooks = {}): RouteRequest {
  const send = createSender(plain, hooks)
  return (route, input, options) => send(route, input as WireInput, options)
}

function createSender(plain: Transport, hooks: RequestHooks) {
  const transport = revalidating(plain)
  return onceEach(async <R>(route: WireRoute, input: WireInput, options: RequestOptions = {}): Promise<R> => {
    const send = () => transport(wireRequest(route, input, options, hooks), route)
    const xsrfToken = hooks.xsrfToken?.()
    const first = await send()
    // A browser without a valid XSRF token is refused once and given one along (decision C30).
    const isGivenToken = first.status === 403 && refusalIn(first).is('CSRF') && hooks.xsrfToken?.() !== xsrfToken
    const answer = isGivenToken ? await send() : first
    if (answer.status === 401 && !options.withoutRefresh && (await hooks.refresh?.())) return readAnswer(await send())
    return readAnswer(answer)
  })
}

type Send = <R>(route: WireRoute, input: WireInput, options?: RequestOptions) => Promise<R>

/**
 * Gives what makes something a key, and the same key for the same words until it is known what became of them: whoever
 * presses again because the answer was lost makes no second one.
 */
function onceEach(send: Send): Send {
  const keys = new Map<string, string>()
  return async (route, input, options) => {
    if (!route.isOnce || options?.idempotencyKey !== undefined) return send(route, input, options)
    const sent = `${writeUrl(route, input)} ${JSON.stringify(input.body)}`
    const idempotencyKey = keys.get(sent) ?? crypto.randomUUID()
    keys.set(sent, idempotencyKey)
    try {
      const answer = await send(route, input, { ...options, idempotencyKey })
      keys.delete(sent)
      // As typed as what was sent.
      return answer as never
    } catch (thrown) {
      if (thrown instanceof Refusal && !MAY_BE_DONE.has(thrown.code)) keys.delete(sent)
      throw thrown
    }
  }
}

/** Refusals after which nobody knows yet whether the work is done. */
const MAY_BE_DONE: ReadonlySet<RefusalCode> = new Set(['IDEMPOTENCY_IN_HAND', 'INTERNAL', 'UNAVAILABLE'])

/** Keeps, in memory, the newest answer of each call that carries an ETag, and answers with it when the server says 304. */
function revalidating(transport: Transport): (request: WireRequest, call: WireRoute) => Promise<WireAnswer> {
  const kept = new Map<WireRoute, { url: string; etag: string; text: string }>()
  return async (request, call) => {
    if (!call.isRevalidated) return transport(request)
    const known = kept.get(call)
    const isSame = known?.url === request.url
    const headers = isSame ? { ...request.headers, 'if-none-match': known.etag } : request.headers
    const answer = await transport({ ...request, headers })
    if (answer.status === 304 && isSame) return { status: 200, text: known.text }
    if (answer.status === 200 && answer.etag !== undefined)
      kept.set(call, { url: request.url, etag: answer.etag, text: answer.text })
    return answer
  }
}

/** The transport of a browser: same origin, cookies sent, a time limit on the whole exchange. */
export async function fetchTransport(request: WireRequest): Promise<WireAnswer> {
  const timeout = AbortSignal.timeout(request.timeoutMs)
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      credentials: 'same-origin',
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
    })
    const etag = response.headers.get('etag')
    return { status: response.status, text: await response.text(), ...(etag === null ? {} : { etag }) }
  } catch (thrown) {
    if (request.signal?.aborted) throw thrown
    throw new Unreachable(timeout.aborted ? 'timeout' : 'network', { cause: thrown })
  }
}

/**
 * The path and query of a call, for links, caches and prefetching.
 * @param input  its params and query; a list goes in joined by commas, what is undefined is left out, and so is what the call
 *   does not name: addresses that people pass on carry marks of others, which the call itself refuses
 */
export function urlOf<C extends Call>(call: C, input: Omit<RequestInput<C>, 'body'>): string {
  return writeUrl(call, input as WireInput)
}

function writeUrl(call: WireRoute, { params = {}, query = {} }: WireInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  const names = queryNames(call)
  for (const [name, value] of Object.entries(query)) {
    if (!names.includes(name)) continue
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue
    search.append(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function wireRequest(call: WireRoute, input: WireInput, options: RequestOptions, hooks: RequestHooks): WireRequest {
  const { body } = input
  const xsrfToken = call.method === 'GET' ? undefined : hooks.xsrfToken?.()
  return {
    method: call.method,
    url: writeUrl(call, input),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(xsrfToken === undefined ? {} : { 'x-xsrf-token': xsrfToken }),
      ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    timeoutMs: call.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  }
}

function readAnswer<R>(answer: WireAnswer): R {
  const body = parseJson(answer.text)
  // The server stripped the answer to the call's schema; parsing it again would cost the phone and find nothing.
  if (answer.status >= 200 && answer.status < 300 && body !== undefined) return body as R
  throw refusalIn(answer)
}

/** Reads a refusal from the wire; whatever is not one of ours (a proxy's page) counts as INTERNAL. */
function refusalIn(answer: WireAnswer): Refusal {
  const body = parseJson(answer.text)
  const { code, message, requestId, status: _, ...details } = isRecord(body) ? body : {}
  return new Refusal<RefusalCode>(
    isRefusalCode(code) ? code : 'INTERNAL',
    // The details of a code have the shape its row in the table gives them: the server wrote them from that type.
    (Object.keys(details).length > 0 ? details : undefined) as RefusalDetails<RefusalCode>,
    {
      ...(typeof message === 'string' && isRefusalCode(code) ? { message } : {}),
      ...(typeof requestId === 'string' ? { requestId } : {}),
    },
  )
}

/** What a text holds as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
