import { type Call, DEFAULT_TIMEOUT_MS, type RequestInput, type ResponseOf } from './call.ts'
import type { FieldFault } from './refusal-details.ts'
import type { RefusalCode } from './refusals.ts'

/** Method and path of a call, written where it is made and held to the contract by the compiler. */
export type RouteOf<C extends Call> = Pick<C, 'method' | 'path'>

/** What came back: the answer, or the code of the refusal and the fields that were wrong. */
export type PlainAnswer<C extends Call> =
  | { isAccepted: true; answer: ResponseOf<C> }
  | { isAccepted: false; code: RefusalCode; errors: readonly FieldFault[] }

type Strings = Record<string, string>
type Hooks = {
  /** The value of the XSRF-TOKEN cookie. */
  xsrfToken: () => string | undefined
  /** Renews the sign-in after a 401; true when the call is worth repeating, once. */
  refresh?: () => Promise<boolean>
}

/**
 * Makes a call of the contract for programs of pages that are sent without React: typed by the call like `createRequest`,
 * without the calls, schemas and words of refusals, which weigh six times what such a page may (decision 0148).
 * @throws {Error} when nothing came back
 */
export async function requestPlainly<C extends Call>(
  route: RouteOf<C>,
  input: RequestInput<C>,
  { xsrfToken, refresh }: Hooks,
): Promise<PlainAnswer<C>> {
  // What any call takes.
  const { params, query, body } = input as { params?: Strings; query?: Strings; body?: unknown }
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const send = () =>
    fetch(query === undefined ? path : `${path}?${new URLSearchParams(query)}`, {
      method: route.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(route.method !== 'GET' && { 'x-xsrf-token': xsrfToken() ?? '' }),
      },
      credentials: 'same-origin',
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
    })
  const first = await readAnswer<C>(await send())
  // A page from a cache brought no token: the refusal does (decision C30).
  if (!first.isAccepted && first.code === 'CSRF') return readAnswer<C>(await send())
  if (!first.isAccepted && first.code === 'NOT_SIGNED_IN' && (await refresh?.())) return readAnswer<C>(await send())
  return first
}

/** The server stripped the answer to the call's schema, and wrote the refusal from the table. */
async function readAnswer<C extends Call>(response: Response): Promise<PlainAnswer<C>> {
  if (response.ok) return { isAccepted: true, answer: await response.json() }
  const { code = 'INTERNAL', errors = [] } = await response.json().catch(() => ({}))
  return { isAccepted: false, code, errors }
}
