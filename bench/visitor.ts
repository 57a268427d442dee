import { setTimeout as pause } from 'node:timers/promises'
import { createRequest, type Request, type Transport, Unreachable } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'

/** A busy server is asked again after this, ms. */
const BUSY_PAUSE_MS = 2_000

/** One browser at work over real HTTP: keeps its cookies and sends the XSRF token back. */
export type Visitor = { request: Request; cookies: Map<string, string> }

/** A visitor of the product that listens at `url`, with no cookies yet. */
export function openVisitor(url: string): Visitor {
  const cookies = new Map<string, string>()
  return { cookies, request: createRequest(overHttp(url, cookies), { xsrfToken: () => cookies.get('XSRF-TOKEN') }) }
}

/** `fetch` with a jar: what Node's own leaves to a browser. */
function overHttp(url: string, cookies: Map<string, string>): Transport {
  return async ({ method, url: path, headers, body, timeoutMs }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    try {
      const answer = await fetch(url + path, {
        method,
        headers: { ...headers, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
        body: body ?? null,
        signal: AbortSignal.timeout(timeoutMs),
      })
      for (const line of answer.headers.getSetCookie()) remember(cookies, line)
      return { status: answer.status, text: await answer.text() }
    } catch (thrown) {
      throw new Unreachable('network', { cause: thrown })
    }
  }
}

function remember(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';', 1)
  const at = pair.indexOf('=')
  if (/;\s*max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}

/** Does something again for as long as the server is too busy for it, as the product's own pages do. */
export async function whenServed<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (thrown) {
      if (!isRefusal(thrown, 'UNAVAILABLE')) throw thrown
      await pause(BUSY_PAUSE_MS)
    }
  }
}
