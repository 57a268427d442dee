import { Agent as PlainAgent, request as sendPlain } from 'node:http'
import { Agent, request as sendSecure } from 'node:https'

/** What came back; status 0 where nothing did, and why. */
export type Came = {
  status: number
  fault?: string
  ms: number
  bytes: number
  text: string
  retryAfter: string | undefined
  cookies: Map<string, string>
}
/** What is sent besides the path. */
export type SentRequest = { method?: string; cookies?: ReadonlyMap<string, string>; body?: unknown }

const SOCKETS_MAX = 256
const TIMEOUT_MS = 40_000
/** The certificate is the bench's own. */
const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MAX, rejectUnauthorized: false })
const plainAgent = new PlainAgent({ keepAlive: true, maxSockets: SOCKETS_MAX })

/** Sends as a browser of our own pages does; the time counts from `sinceMs`, when it was due. */
export function sendOne(url: string, sent: SentRequest = {}, sinceMs = performance.now()): Promise<Came> {
  const { promise, resolve } = Promise.withResolvers<Came>()
  const none = (error: NodeJS.ErrnoException) =>
    resolve({
      status: 0,
      fault: `${error.code ?? error.message}${error.syscall === undefined ? '' : ` of ${error.syscall}`}`,
      ms: performance.now() - sinceMs,
      bytes: 0,
      text: '',
      retryAfter: undefined,
      cookies: new Map(),
    })
  const body = sent.body === undefined ? undefined : JSON.stringify(sent.body)
  const cookie = [...(sent.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const isPlain = url.startsWith('http:')
  const request = (isPlain ? sendPlain : sendSecure)(url, {
    agent: isPlain ? plainAgent : agent,
    method: sent.method ?? 'GET',
    timeout: TIMEOUT_MS,
    headers: {
      accept: 'text/html, application/json',
      'accept-encoding': 'br',
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(sent.cookies && { 'x-xsrf-token': sent.cookies.get('XSRF-TOKEN') ?? '' }),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    },
  })
  request.on('timeout', () => request.destroy(new Error('No answer in time')))
  request.on('error', none)
  request.on('response', (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('error', none)
    response.on('end', () => {
      const bytes = chunks.reduce((sum, { length }) => sum + length, 0)
      resolve({
        status: response.statusCode ?? 0,
        ms: performance.now() - sinceMs,
        bytes,
        text: sent.method === undefined ? '' : Buffer.concat(chunks).toString(),
        retryAfter: response.headers['retry-after'],
        cookies: new Map((response.headers['set-cookie'] ?? []).map(readCookie)),
      })
    })
  })
  request.end(body)
  return promise
}

function readCookie(line: string): [name: string, value: string] {
  const [pair = ''] = line.split(';', 1)
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}
