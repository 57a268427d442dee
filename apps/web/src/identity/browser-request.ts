import type { auth } from '@sopaan/contract/auth'
import type { Call, RequestInput, ResponseOf } from '@sopaan/contract/call'
import {
  createRequest,
  createRouteRequest,
  fetchTransport,
  type Transport,
  Unreachable,
  type WireRequest,
} from '@sopaan/contract/client'
import type { RouteOf } from '@sopaan/contract/plain-client'
import { isRefusal } from '@sopaan/contract/refusals'
import { createRefresh } from './refresh.ts'
import { readXsrfToken } from './xsrf-token.ts'

// Written here and held to the contract by the compiler: its calls of accounts would weigh 3 KB on every page that asks.
const CHECK: RouteOf<typeof auth.checkSession> = { method: 'GET', path: '/api/v1/auth/check-session' }
const RENEW: RouteOf<typeof auth.refreshToken> = { method: 'POST', path: '/api/v1/auth/refresh-token' }

/** Asks without ever starting a refresh: for the refresh itself and for the question who is signed in. */
const requestOnce = createRouteRequest(logged(fetchTransport), { xsrfToken: readXsrfToken })

const { refresh, whenSettled } = createRefresh({
  isSignedIn: async () => (await requestOnce(CHECK, {})).code === 200,
  renew,
})

/** Renews the sign-in with the refresh cookie; one run at a time, over all tabs. True when a sign-in stands. */
export const renewSignIn = refresh

/**
 * Makes a call of the contract from the browser: cookies are sent, a 401 is answered by one refresh and one repetition,
 * and whatever is asked while a refresh runs waits for its end.
 */
export const request = createRequest(
  async (wire) => {
    await whenSettled()
    return logged(fetchTransport)(wire)
  },
  { xsrfToken: readXsrfToken, refresh: refreshOrLeave },
)

let handleLoss: () => Promise<boolean> = async () => false

/** What is called when a refresh failed in the middle of a page, and answers whether the person is signed in again; the last one given holds. */
export function onSignInLost(handler: () => Promise<boolean>): void {
  handleLoss = handler
}

/** Tells the page that the person it was shown to is not signed in any more. @returns whether they are again */
export function reportSignInLost(): Promise<boolean> {
  return handleLoss()
}

async function refreshOrLeave(): Promise<boolean> {
  return (await refresh()) || handleLoss()
}

async function renew(): Promise<boolean> {
  try {
    await requestOnce(RENEW, {})
    return true
  } catch (thrown) {
    if (isRefusal(thrown, 'NOT_SIGNED_IN')) return false
    throw thrown
  }
}

/** In development each call is told on the console: method, path, status, milliseconds; never what is in it (C4). */
function logged(transport: Transport): Transport {
  if (!import.meta.env.DEV) return transport
  return async (wire) => {
    const startedMs = performance.now()
    const answer = await transport(wire)
    const path = wire.url.split('?', 1)[0]
    // biome-ignore lint/suspicious/noConsole: asked for by the specification, in development alone.
    console.debug(wire.method, path, answer.status, Math.round(performance.now() - startedMs))
    return answer
  }
}

/**
 * Sends one file as a form, with the same refresh and XSRF rules as every call.
 * @param field  the name of the form's field
 * @param extraHeaders  what stands beside the file and in no log
 */
export async function sendFile<C extends Call>(
  call: C,
  field: string,
  file: File,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<ResponseOf<C>> {
  const body = new FormData()
  body.append(field, file)
  const transport: Transport = async (wire) => {
    const { 'content-type': _, ...headers } = wire.headers
    const response = await fetchInTime(wire, { headers: { ...headers, ...extraHeaders }, body })
    return { status: response.status, text: await response.text() }
  }
  // An upload has nothing in its address and nothing beside the file.
  return requestBy(transport)(call, {} as RequestInput<C>)
}

/** Fetches the file that a call answers with, with the same refresh rules as every call. */
export async function fetchFile<C extends Call>(call: C, input: RequestInput<C>): Promise<Blob> {
  let file = new Blob()
  const transport: Transport = async (wire) => {
    const response = await fetchInTime(wire, { headers: { ...wire.headers, accept: '*/*' }, body: wire.body ?? null })
    if (!response.ok) return { status: response.status, text: await response.text() }
    file = await readWhole(response)
    return { status: response.status, text: 'null' }
  }
  await requestBy(transport)(call, input)
  return file
}

function requestBy(transport: Transport) {
  return createRequest(transport, { xsrfToken: readXsrfToken, refresh: refreshOrLeave })
}

async function fetchInTime(wire: WireRequest, init: RequestInit): Promise<Response> {
  await whenSettled()
  try {
    const signal = AbortSignal.timeout(wire.timeoutMs)
    return await fetch(wire.url, { method: wire.method, credentials: 'same-origin', signal, ...init })
  } catch (thrown) {
    throw unreachable(thrown)
  }
}

/** A body that breaks off is no file. */
async function readWhole(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch (thrown) {
    throw unreachable(thrown)
  }
}

function unreachable(thrown: unknown): Unreachable {
  const isLate = thrown instanceof DOMException && thrown.name === 'TimeoutError'
  return new Unreachable(isLate ? 'timeout' : 'network', { cause: thrown })
}
