import { createRequest, type Request, type WireAnswer, type WireRequest } from '@sopaan/contract/client'
import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * The contract's client over an app in this process, as a browser on our own pages: it keeps cookies, sends the XSRF token
 * back and says that it comes from the same origin.
 * @param errors  what the server logged as errors; an answer of 500 throws the last of them
 */
export function injectedRequest(fastify: FastifyInstance, errors: unknown[]): Request {
  const cookies = new Map<string, string>()
  const transport = async (request: WireRequest): Promise<WireAnswer> => {
    const seen = errors.length
    const answer = await fastify.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: request.url,
      headers: { ...request.headers, 'sec-fetch-site': 'same-origin', cookie: cookieHeader(cookies) },
      ...(request.body === undefined ? {} : { payload: request.body }),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    if (answer.statusCode === 500 && errors.length > seen) throw errors.at(-1)
    const { etag } = answer.headers
    return { status: answer.statusCode, text: answer.payload, ...(typeof etag === 'string' ? { etag } : {}) }
  }
  return createRequest(transport, { xsrfToken: () => cookies.get('XSRF-TOKEN') })
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
