import { type AnswerOf, type Call, refusalsOf } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { fillRefusal, REFUSALS, type RefusalCode, type RefusalDetails } from '@sopaan/contract/refusals'
import { expect } from 'vitest'
import * as z from 'zod/mini'

/** A request as a test of the web reads it: the path with its query. */
export type FakeRequest = { method: string; url: string; body?: unknown }

/** What a server of a test answers. */
export type Answered = {
  status?: number
  body: unknown
  /** For a test of what happens when a server answers what its call never does. */
  breaksContract?: true
}

/** What a handler of the api hands over for a call: the data alone where its answer holds nothing else. */
type DataOf<C extends Call> =
  AnswerOf<C> extends { status: 'success'; data: infer D }
    ? Exclude<keyof AnswerOf<C>, 'status' | 'data'> extends never
      ? D
      : Omit<AnswerOf<C>, 'status'>
    : AnswerOf<C> extends { status: 'success' }
      ? Omit<AnswerOf<C>, 'status'>
      : AnswerOf<C>

type DetailsArgument<C extends RefusalCode> =
  RefusalDetails<C> extends undefined ? [] : [details: Exclude<RefusalDetails<C>, undefined>]

type Reply = (asked: FakeRequest) => Answered

/** Every call of the contract, with its path as a pattern. A page shown without its route has empty parameters. */
const KNOWN = Object.values(CALLS)
  .flatMap((noun) => Object.values(noun))
  .map((call) => ({ call, path: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]*')}$`) }))

/**
 * A server of a test that answers calls of the contract by their types; the last answer given for a call holds, and a call
 * without one is not found. Give `reply` to `showSignedIn` or `showSignedOut`.
 */
export function fakeApi() {
  const replies = new Map<Call, Reply>()
  const api = {
    /** Answers a call with data, or with what a function makes of the request. */
    answer<C extends Call>(call: C, data: DataOf<C> | ((asked: FakeRequest) => DataOf<C>)) {
      replies.set(call, (asked) => {
        const answered = typeof data === 'function' ? (data as (asked: FakeRequest) => DataOf<C>)(asked) : data
        return { status: call.status ?? 200, body: z.parse(call.response, enveloped(call, answered)) }
      })
      return api
    },
    /** Refuses a call with a code that the contract lists for it. */
    refuse<C extends RefusalCode>(call: Call, code: C, ...[details]: DetailsArgument<C>) {
      if (!refusalsOf(call).includes(code)) throw new Error(`${call.method} ${call.path} never answers ${code}`)
      const { status, message } = REFUSALS[code]
      const body = { status: 'error', code, message: fillRefusal(message, details), requestId: 'a-test', ...details }
      replies.set(call, () => ({ status, body }))
      return api
    },
    /** What this server says to a request. */
    reply: (asked: FakeRequest): Answered => {
      const call = findCall(asked)
      return (call && replies.get(call)?.(asked)) ?? refusal('NOT_FOUND')
    },
  }
  return api
}

/**
 * Holds an answer that a test wrote by hand to the contract: a 2xx is what the call answers. The test fails where it is
 * not, and goes on.
 */
export function checkAnswer(asked: FakeRequest, { status = 200, body, breaksContract }: Answered): void {
  if (breaksContract) return
  const call = findCall(asked)
  const name = `${asked.method} ${asked.url}`
  if (call === undefined) {
    expect.soft(`${name} is a call of the contract`).toBe('')
    return
  }
  if (status < 400) {
    const { error } = z.safeParse(call.response, body)
    expect
      .soft(error && `${name}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)}`)
      .toBeUndefined()
  }
}

function refusal(code: RefusalCode): Answered {
  const { status, message } = REFUSALS[code]
  return { status, body: { status: 'error', code, message, requestId: 'a-test' } }
}

function findCall({ method, url }: FakeRequest): Call | undefined {
  const { pathname } = new URL(url, 'http://api.test')
  const fitting = KNOWN.filter(({ call, path }) => call.method === method && path.test(pathname))
  // A path without a parameter goes before one that a parameter fits as well.
  return (fitting.find(({ call }) => !call.path.includes(':')) ?? fitting[0])?.call
}

function enveloped(call: Call, data: unknown): unknown {
  const whole = [data, { status: 'success', data }, { status: 'success', ...(data as object | undefined) }]
  return whole.find((body) => z.safeParse(call.response, body).success) ?? whole[1]
}
