import { setTimeout } from 'node:timers/promises'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'

type Sent = NonNullable<Parameters<APIRequestContext['fetch']>[1]>

/** Where an answer names no time to come back, and the longest that is waited for one, seconds. */
const PAUSE_SECONDS = 1
const PAUSE_MAX_SECONDS = 10

/** Asks for an address, and again after the time it names for as long as the product is too busy to answer (503). */
export function getServed(request: APIRequestContext, path: string): Promise<APIResponse> {
  return fetchServed(request, path, {})
}

/**
 * Sends a call as the browser of the page does, its cookies and its token of forms along.
 * @throws {Error} with the answer when it is no success
 */
export async function callAs(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  const send = async () => {
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const headers = { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': decodeURIComponent(token) }
    return fetchServed(page.request, path, { method, headers, ...(body && { data: body }) })
  }
  // A browser without a token is refused, with one along.
  const first = await send()
  const answer = first.status() === 403 ? await send() : first
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

async function fetchServed(request: APIRequestContext, path: string, sent: Sent): Promise<APIResponse> {
  for (;;) {
    const answer = await request.fetch(path, sent)
    if (answer.status() !== 503) return answer
    const seconds = Number(answer.headers()['retry-after'] ?? PAUSE_SECONDS)
    await answer.dispose()
    await setTimeout(1000 * Math.min(seconds, PAUSE_MAX_SECONDS))
  }
}
