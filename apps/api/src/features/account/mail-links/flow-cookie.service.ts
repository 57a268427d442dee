import type { Deps } from '#api/deps.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { hashToken } from '#api/seal.ts'

/** The cookie of a browser that waits for a mailed link (decision C6). */
export const FLOW_COOKIE = '__Host-pf'
/** How long a browser may wait, seconds. */
export const FLOW_SECONDS = 3_600
const FLOW_BYTES = 32

/** The hash of the flow cookie this browser sent, where it is one. */
export function flowOf(request: Pick<RequestContext, 'cookies'>): Buffer | undefined {
  const flow = request.cookies.get(FLOW_COOKIE)
  return flow !== undefined && /^[\w-]{43}$/.test(flow) ? hashToken(flow) : undefined
}

/** The hash of this browser's flow cookie, which is set, or set anew, with the answer. */
export function issueFlow(deps: Pick<Deps, 'random'>, request: RequestContext): Buffer {
  const known = request.cookies.get(FLOW_COOKIE)
  const flow = known !== undefined && flowOf(request) ? known : deps.random(FLOW_BYTES).toString('base64url')
  request.setCookie({ name: FLOW_COOKIE, value: flow, maxAgeSeconds: FLOW_SECONDS })
  return hashToken(flow)
}
