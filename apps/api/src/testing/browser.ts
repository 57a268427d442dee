import type { Call, RequestInput } from '@sopaan/contract/call'
import { createRequest, type Request, urlOf } from '@sopaan/contract/client'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** What a test sends as a browser. */
export type Sent = {
  body?: unknown
  headers?: Record<string, string>
  ip?: string
  /** Leaves the XSRF header out. */
  withoutXsrf?: boolean
}

/** Sends to an address, whatever answers there. */
type Send = (method: string, url: string, sent?: Sent) => Promise<LightMyRequestResponse>

/**
 * What a test gives a call: the params, query and body that the contract has it take, or in place of the body a `payload` of
 * any kind (a file, or what the contract does not take), and what is particular about the browser.
 */
type CallInput<C extends Call> = Omit<Sent, 'body'> &
  ((RequestInput<C> & { payload?: undefined }) | (Omit<RequestInput<C>, 'body'> & { payload: unknown }))

/** Makes a call of the contract and answers as it came, refusals too. */
type MakeCall = <C extends Call>(
  call: C,
  ...input: Record<string, never> extends RequestInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]
) => Promise<LightMyRequestResponse>

/** A browser of a test: its own cookies, which it shows, and the raw answers. */
export type Browser = {
  cookies: Map<string, string>
  call: MakeCall
  /** For what is no call of the contract, and for tests of addresses. */
  send: Send
  /** Every Set-Cookie line it was sent. */
  setCookies: string[]
}

/** A browser on our own pages, which asks again once when it is given an XSRF token along with a refusal. */
export function openBrowser(fastify: FastifyInstance, cookies = new Map<string, string>()): Browser {
  const setCookies: string[] = []
  const once = async (method: string, url: string, sent: Sent) => {
    const xsrf = cookies.get('XSRF-TOKEN')
    const answer = await fastify.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      remoteAddress: sent.ip ?? '203.0.113.10',
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(xsrf === undefined || sent.withoutXsrf ? {} : { 'x-xsrf-token': xsrf }),
        ...sent.headers,
      },
      ...(sent.body === undefined ? {} : { payload: sent.body as NonNullable<InjectOptions['payload']> }),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const lines = answer.headers['set-cookie'] ?? []
    setCookies.push(...(Array.isArray(lines) ? lines : [lines]))
    return answer
  }
  const send = async (method: string, url: string, sent: Sent = {}) => {
    const before = cookies.get('XSRF-TOKEN')
    const answer = await once(method, url, sent)
    const isGivenToken =
      answer.statusCode === 403 && answer.body.includes('"CSRF"') && cookies.get('XSRF-TOKEN') !== before
    return isGivenToken && !sent.withoutXsrf ? once(method, url, sent) : answer
  }
  return { cookies, call: callOver(send), send, setCookies }
}

/** Makes calls of the contract by what sends to addresses. */
export function callOver(send: Send): MakeCall {
  return (call, ...[input = {}]) => {
    const { params, query, body, payload = body, ...more } = input as CallParts
    // The caller's types hold these to the call.
    const url = urlOf(call, { params, query } as RequestInput<typeof call>)
    return send(call.method, url, { ...more, ...(payload === undefined ? {} : { body: payload }) })
  }
}

type CallParts = Sent & { params?: unknown; query?: unknown; payload?: unknown }

/** What a call answered, with its status: data where it was done, code and details where it was refused. */
export async function answerOf(answer: Promise<LightMyRequestResponse>) {
  const came = await answer
  return { ...came.json(), status: came.statusCode }
}

/** The contract's client in a browser of a test. */
export function requestIn({ browser }: { browser: Browser }): Request {
  return createRequest(async ({ method, url, body }) => {
    const answer = await browser.send(method, url, body === undefined ? {} : { body: JSON.parse(body) })
    return { status: answer.statusCode, text: answer.payload }
  })
}
