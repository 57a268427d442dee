import { type AnswerOf, type Call, refusalsOf } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { type Transport, Unreachable } from '@sopaan/contract/client'
import { fillRefusal, REFUSALS, type RefusalCode, type RefusalDetails } from '@sopaan/contract/refusals'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'

/** A request as a test of the web reads it: the path with its query. */
export type FakeRequest = { method: string; url: string; body?: unknown }

/** What a server of a test puts on the wire; `lost` is a line that breaks, `held` one that stays open without a word. */
type Wire = { status: number; body: unknown } | 'lost' | 'held'

/** What a handler of the api hands over for a call: the data alone where its answer holds nothing else. */
export type DataOf<C extends Call> =
  AnswerOf<C> extends { status: 'success'; data: infer D }
    ? Exclude<keyof AnswerOf<C>, 'status' | 'data'> extends never
      ? D
      : Omit<AnswerOf<C>, 'status'>
    : AnswerOf<C> extends { status: 'success' }
      ? Omit<AnswerOf<C>, 'status'>
      : AnswerOf<C>

type DetailsArgument<C extends RefusalCode> =
  RefusalDetails<C> extends undefined ? [] : [details: Exclude<RefusalDetails<C>, undefined>]

type Reply = (asked: FakeRequest) => Wire | Promise<Wire>

/** Every call of the contract, with its path as a pattern. A page shown without its route has empty parameters. */
const KNOWN = Object.values(CALLS)
  .flatMap((noun) => Object.values(noun))
  .map((call) => ({ call, path: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]*')}$`) }))

/** A server of a test, without an answer yet: see `FakeApi`. */
export function fakeApi(): FakeApi {
  return new FakeApi()
}

/**
 * A server of a test that answers calls of the contract by their types; the last answer given for a call holds, and a call
 * without one is not found. Give it to `showPage`, `showSignedIn` or `showSignedOut`, or let it answer by itself: `listen`.
 */
export class FakeApi {
  /** Everything that was asked, in its order. */
  readonly requests: FakeRequest[] = []
  readonly #replies = new Map<Call, Reply>()
  readonly #headers = new WeakMap<FakeRequest, Headers>()

  /** Answers a call with data, or with what a function makes of the request, at once or later. */
  answer<C extends Call>(call: C, data: DataOf<C> | ((asked: FakeRequest) => DataOf<C> | Promise<DataOf<C>>)): this {
    return this.#reply(call, async (asked) => {
      const answered = typeof data === 'function' ? (data as (asked: FakeRequest) => unknown)(asked) : data
      return { status: call.status ?? 200, body: wireBody(call, await answered) }
    })
  }

  /** Refuses a call with a code that the contract lists for it. */
  refuse<C extends RefusalCode>(call: Call, code: C, ...[details]: DetailsArgument<C>): this {
    if (!refusalsOf(call).includes(code)) throw new Error(`${call.method} ${call.path} never answers ${code}`)
    return this.#reply(call, () => refusal(code, details))
  }

  /** Answers a call with what it never answers: an older server, a proxy's page. */
  answerWrongly(call: Call, body: unknown, status = 200): this {
    return this.#reply(call, () => ({ status, body }))
  }

  /** Lets the line break whenever a call is made. */
  lose(call: Call): this {
    return this.#reply(call, () => 'lost')
  }

  /** Leaves a call without any answer. */
  hold(call: Call): this {
    return this.#reply(call, () => 'held')
  }

  /** Takes one step before each request of a call, and stays with the last: `() => api.lose(call)`. */
  inTurn(call: Call, ...steps: ((api: this) => unknown)[]): this {
    const left = [...steps]
    const reply: Reply = (asked) => {
      left.shift()?.(this)
      const now = this.#replies.get(call)
      if (left.length > 0) this.#reply(call, reply)
      return now?.(asked) ?? refusal('NOT_FOUND')
    }
    return this.#reply(call, reply)
  }

  /** The requests of one call, in their order. */
  sent(call: Call): FakeRequest[] {
    return this.requests.filter((asked) => findCall(asked) === call)
  }

  /** A header that went with a request. */
  headerOf(asked: FakeRequest | undefined, name: string): string | null | undefined {
    return asked && this.#headers.get(asked)?.get(name)
  }

  /** Answers whatever the page fetches from now on, until the test ends. */
  listen(): this {
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
      const asked = { method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined }
      this.#headers.set(asked, new Headers(headers))
      const wire = await this.#take(asked)
      if (wire === 'lost') throw new TypeError('no network')
      if (wire === 'held')
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      return new Response(JSON.stringify(wire.body), { status: wire.status })
    })
    return this
  }

  /** Carries the calls of a page's loader. */
  readonly transport: Transport = async ({ method, url, body }) => {
    const wire = await this.#take({ method, url, body: body === undefined ? undefined : JSON.parse(body) })
    if (wire === 'lost') throw new Unreachable('network')
    if (wire === 'held') return new Promise(() => undefined)
    return { status: wire.status, text: JSON.stringify(wire.body) }
  }

  #reply(call: Call, reply: Reply): this {
    this.#replies.set(call, reply)
    return this
  }

  #take(asked: FakeRequest): Wire | Promise<Wire> {
    this.requests.push(asked)
    const call = findCall(asked)
    if (call === undefined) expect.soft(`${asked.method} ${asked.url}`, 'is a call of the contract').toBe('')
    return (call && this.#replies.get(call)?.(asked)) ?? refusal('NOT_FOUND')
  }
}

function refusal(code: RefusalCode, details?: object): Wire {
  const { status, message } = REFUSALS[code]
  const words = fillRefusal(message, details)
  return { status, body: { status: 'error', code, message: words, requestId: 'a-test', ...details } }
}

function findCall({ method, url }: FakeRequest): Call | undefined {
  const { pathname } = new URL(url, 'http://api.test')
  const fitting = KNOWN.filter(({ call, path }) => call.method === method && path.test(pathname))
  // A path without a parameter goes before one that a parameter fits as well.
  return (fitting.find(({ call }) => !call.path.includes(':')) ?? fitting[0])?.call
}

/** What a call answers for data, in its envelope. The test fails where that is not what the contract says, and goes on. */
function wireBody(call: Call, data: unknown): unknown {
  const whole = [data, { status: 'success', data }, { status: 'success', ...(data as object | undefined) }]
  const [body, wrong] = [whole.find((each) => z.safeParse(call.response, each).success), whole.at(1)]
  if (body === undefined) {
    const { error } = z.safeParse(call.response, wrong)
    const faults = error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    expect.soft(faults, `${call.method} ${call.path}`).toBeUndefined()
  }
  return z.safeParse(call.response, body).data ?? wrong
}
