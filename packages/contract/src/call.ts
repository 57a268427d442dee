import type * as z from 'zod/mini'
import type { RefusalCode } from './refusals.ts'
import type { Deferred, PausedPart, SwitchName } from './site.ts'
import { hasStaffRole, type StaffRole } from './staff-roles.ts'
import type { Role } from './users.ts'

/**
 * Who may make a call. `anyone` needs no sign-in and is never told who is acting; `signed-in` takes every role; a role
 * takes that role alone, `admin` whatever the admin looks after; a list takes the admins who hold one of its staff roles,
 * and owners.
 */
export type Access = 'anyone' | 'signed-in' | Role | readonly StaffRole[]

/** Whether only admins may: any of them, or those of some staff roles. */
export function isForStaff(access: Access): boolean {
  return access === 'admin' || typeof access === 'object'
}

/** Whether somebody of a role, and of staff roles where that is admin, may. */
export function isLetIn(
  access: Access,
  person: { role: Role; staffRoles?: readonly StaffRole[] | undefined },
): boolean {
  if (access === 'anyone' || access === 'signed-in') return true
  if (typeof access === 'string') return person.role === access
  return person.role === 'admin' && hasStaffRole(person.staffRoles ?? [], access)
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One request of the product, told once and used at both ends: `serve(app, call, handler)` answers it, `request(call,
 * input)` makes it, and the API description is written from it.
 *
 * Schemas are of `zod/mini` (they travel to the browser, where the full build costs 10 KB more). Values of `params`
 * and `query` arrive as strings: use the fields of `fields.ts`, which read numbers, booleans and lists out of them.
 */
export type Call = {
  method: Method
  /** Full path from the root, with `:name` for each parameter: `/api/v1/mentee/plans/:id`. */
  path: `/${string}`
  access: Access
  /** One sentence for the API description. */
  summary?: string
  params?: z.core.$ZodType
  /** The parameter of the path that lets whoever knows it read: no log holds it. */
  secretParam?: string
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  /** What a 2xx answer holds; `serve` strips everything else from it. */
  response: z.core.$ZodType
  /** The refusals of this call's own business. What every call may answer is `refusalsOf(call)`. */
  refuses: readonly RefusalCode[]
  /** Refused with CLOSED_FOR_NOW while admins have closed this part of the product. */
  opensWith?: SwitchName
  /** Status of the answer when the handler does not say otherwise. Default 200. */
  status?: 200 | 201 | 202
  /** How long the client waits, ms. Default 30,000 (decision C25). */
  timeoutMs?: number
  /** `Cache-Control` of a 2xx answer. Default `no-store`; only for calls to anyone. */
  cache?: `public, ${string}`
  /**
   * Carries an ETag and answers 304 to it: for what one person asks again and again. Nothing but the page's own memory
   * keeps the answer (SESS-14: it stays `no-store`).
   */
  isRevalidated?: true
  /**
   * Makes something for somebody signed in: sent again under the same Idempotency-Key within a day, it is answered as it was
   * at first and makes nothing more. The client sends the key by itself.
   */
  isOnce?: true
  /**
   * Can come later: refused first, before anybody waits for what they came for, when the process has much in hand, and while
   * staff paused it. What is asked again by itself, files of many rows and pictures.
   */
  deferredAs?: Deferred
}

/** How long a client waits for an answer unless the call says otherwise, ms. Source: decision C25. */
export const DEFAULT_TIMEOUT_MS = 30_000

/** States a call; the types of both its ends follow from it. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

type Output<S> = S extends z.core.$ZodType ? z.output<S> : undefined
type Input<S> = S extends z.core.$ZodType ? z.input<S> : undefined
type Part<C, K extends string> = K extends keyof C ? C[K] : undefined

/** The path parameters of a call as its handler sees them. */
export type ParamsOf<C extends Call> = Output<Part<C, 'params'>>
/** The query of a call as its handler sees it. */
export type QueryOf<C extends Call> = Output<Part<C, 'query'>>
/** The body of a call as its handler sees it. */
export type BodyOf<C extends Call> = Output<Part<C, 'body'>>
/** What `request` answers. */
export type ResponseOf<C extends Call> = z.output<C['response']>
/** What a handler hands to `serve`, before it is stripped to the schema. */
export type AnswerOf<C extends Call> = z.input<C['response']>

type RequestPart<K extends string, S> = S extends z.core.$ZodType
  ? Record<string, never> extends Input<S>
    ? { [key in K]?: Input<S> | undefined }
    : { [key in K]: Input<S> }
  : unknown

/** What `request` takes for a call: its params, query and body, each only where the call has it. */
export type RequestInput<C extends Call> = RequestPart<'params', Part<C, 'params'>> &
  RequestPart<'query', Part<C, 'query'>> &
  RequestPart<'body', Part<C, 'body'>>

/** The parameters that the query of a call may have, by name; none where it takes none. */
export function queryNames({ query }: Pick<Call, 'query'>): readonly string[] {
  if (query === undefined) return []
  // Every query of the contract is an object; a test walks them.
  return 'shape' in query && typeof query.shape === 'object' ? Object.keys(query.shape ?? {}) : []
}

/**
 * Whether a call refuses parameters that it does not name: every one but those behind a secret link, which other programs
 * follow and add to, and those of health.
 */
export function namesItsQuery({ path, secretParam }: Call): boolean {
  return secretParam === undefined && path.startsWith('/api/')
}

/** The part that staff pause a call with; undefined for what is never paused. */
export function pausedWith({ deferredAs, opensWith }: Pick<Call, 'deferredAs' | 'opensWith'>): PausedPart | undefined {
  return deferredAs ?? (opensWith === 'signUps' ? opensWith : undefined)
}

/** What every call may answer, whatever its business. */
const ALWAYS_POSSIBLE = [
  'MALFORMED_REQUEST',
  'URL_TOO_LONG',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly RefusalCode[]

/** Every refusal a call may answer: its own, and those that follow from its method, access and inputs. */
export function refusalsOf(call: Call): readonly RefusalCode[] {
  const isUnsafe = call.method !== 'GET'
  return [
    ...call.refuses,
    ...(call.params ? (['NOT_FOUND'] as const) : []),
    ...(call.query || namesItsQuery(call) ? (['INVALID_QUERY'] as const) : []),
    ...(call.body ? (['INVALID_INPUT'] as const) : []),
    ...(call.access === 'anyone' ? [] : (['NOT_SIGNED_IN', 'FORBIDDEN'] as const)),
    ...(isForStaff(call.access) || call.access === 'mentor' ? (['MFA_REQUIRED'] as const) : []),
    ...(typeof call.access === 'object' ? (['STAFF_ROLE_NEEDED'] as const) : []),
    ...(call.opensWith ? (['CLOSED_FOR_NOW'] as const) : []),
    ...(pausedWith(call) ? (['PAUSED_FOR_NOW'] as const) : []),
    ...(call.isOnce ? (['IDEMPOTENCY_IN_HAND', 'IDEMPOTENCY_MISMATCH'] as const) : []),
    // A body comes before anybody knows whether the call takes one.
    ...(isUnsafe ? (['INPUT_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(isUnsafe ? (['CSRF', 'REQUEST_TIMEOUT', 'VIEWING_ONLY'] as const) : []),
    ...ALWAYS_POSSIBLE,
  ].filter((code, at, all) => all.indexOf(code) === at)
}
