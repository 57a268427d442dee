import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STORED_AT } from './offline/worker-words.ts'
import { patientFetch, setDestination, showStoredAt, showWait, useStoredAt, useWait } from './patient-fetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  showWait(undefined)
  setDestination(undefined)
  showStoredAt(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete window.__reactRouterManifest
})

const DATA = new URL('/tools/college-predictor.data?main=12000', location.origin)
const ROUTES = new URL('/page-routes?paths=/mentee-dashboard/profile', location.origin)

/** A network that answers in turn: a status, or nothing at all. */
function network(...turns: (number | 'down')[]) {
  let asked = 0
  const plain = async () => {
    const turn = turns[Math.min(asked, turns.length - 1)]
    asked += 1
    if (turn === 'down') throw new TypeError('Failed to fetch')
    return new Response('', { status: turn ?? 200 })
  }
  return { plain: plain as typeof fetch, asked: () => asked }
}

function open(...turns: (number | 'down')[]) {
  const { plain, asked } = network(...turns)
  const loaded: string[] = []
  const fetchPatiently = patientFetch(plain, (path) => loaded.push(path))
  const shown = renderHook(() => useWait())
  return { fetchPatiently, asked, loaded, wait: () => shown.result.current }
}

const signal = () => new AbortController().signal

test('a page that comes at the second try comes without a word', async () => {
  const { fetchPatiently, wait, asked } = open('down', 200)
  const answer = fetchPatiently(DATA, { signal: signal() })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect((await answer).status).toBe(200)
  expect(asked()).toBe(2)
  expect(wait()).toBeUndefined()
})

test('without a network the page on the way is waited for, the reader is told, and Try Again goes on', async () => {
  const { fetchPatiently, wait } = open('down', 'down', 'down', 200)
  let answer: Response | undefined
  void fetchPatiently(DATA, { signal: signal() }).then((got) => {
    answer = got
  })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(answer).toBeUndefined()
  expect(wait()?.why).toBe('offline')
  await act(async () => wait()?.retry())
  expect(answer?.status).toBe(200)
  expect(wait()).toBeUndefined()
})

test('the browser that finds its network again goes on by itself', async () => {
  const { fetchPatiently, wait, asked } = open('down', 'down', 'down', 200)
  const answer = fetchPatiently(DATA, { signal: signal() })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await act(async () => void dispatchEvent(new Event('online')))
  expect((await answer).status).toBe(200)
  expect(asked()).toBe(4)
  expect(wait()).toBeUndefined()
})

test('a browser that knows it is offline says so at once', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { fetchPatiently, wait, asked } = open('down')
  void fetchPatiently(DATA, { signal: signal() })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(wait()?.why).toBe('offline')
  expect(asked()).toBe(1)
})

test('whoever goes elsewhere ends the wait', async () => {
  const { fetchPatiently, wait } = open('down')
  const going = new AbortController()
  const answer = fetchPatiently(DATA, { signal: going.signal })
  const ended = expect(answer).rejects.toThrow(/abort/i)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(wait()).toBeDefined()
  await act(async () => going.abort())
  await ended
  expect(wait()).toBeUndefined()
})

test('a page that is refused for too much work is tried three times, then the reader is asked', async () => {
  const { fetchPatiently, wait, asked } = open(503)
  void fetchPatiently(DATA, { signal: signal() })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(asked()).toBe(3)
  expect(wait()?.why).toBe('busy')
})

test('a list of routes that is refused is gone round by loading the whole page', async () => {
  const { fetchPatiently, loaded, wait, asked } = open(503)
  setDestination('/mentee-dashboard/profile?tab=a#picture')
  void fetchPatiently(ROUTES, { signal: signal() })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(asked()).toBe(3)
  expect(loaded).toEqual(['/mentee-dashboard/profile?tab=a#picture'])
  expect(wait()).toBeUndefined()
})

/** A network that answers with these headers, from a tab of build b1. */
function openOnBuild(headers: Record<string, string>, status = 200) {
  window.__reactRouterManifest = { version: 'b1' }
  const loaded: string[] = []
  const plain = async () => new Response(status === 204 ? null : '', { status, headers })
  const fetchPatiently = patientFetch(plain as typeof fetch, (path) => loaded.push(path))
  setDestination('/guides')
  return { fetchPatiently, loaded }
}

test.each([
  ['data of another build', DATA, { 'x-build': 'b2' }, 200],
  ['routes of another build', ROUTES, { 'x-remix-reload-document': 'true' }, 204],
])('%s has the page on the way loaded whole', async (_, url, headers, status) => {
  const { fetchPatiently, loaded } = openOnBuild(headers, status)
  void fetchPatiently(url, { signal: signal() })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(loaded).toEqual(['/guides'])
})

test.each([
  ['data of the same build', { 'x-build': 'b1' }],
  ['stored data, of whatever build', { 'x-build': 'b2', 'x-stored-at': '2026-06-14T10:00:00.000Z' }],
])('%s is taken as it is', async (_, headers) => {
  const { fetchPatiently, loaded } = openOnBuild(headers)
  expect((await fetchPatiently(DATA, { signal: signal() })).status).toBe(200)
  expect(loaded).toEqual([])
})

test.each([
  ['an answer that says no for good', DATA, 500],
  ['a page that does not exist', DATA, 404],
])('%s is not asked for again', async (_, url, status) => {
  const { fetchPatiently, asked } = open(status)
  expect((await fetchPatiently(url, { signal: signal() })).status).toBe(status)
  expect(asked()).toBe(1)
})

test('calls of the product and what is asked for in advance fail as they always did', async () => {
  const { fetchPatiently } = open('down')
  await expect(fetchPatiently('/api/v1/plans', { signal: signal() })).rejects.toThrow(TypeError)
  await expect(fetchPatiently(ROUTES, {})).rejects.toThrow(TypeError)
})

test('data from the store says since when it is here, and data of the network no longer', async () => {
  const answers = [new Response('', { headers: { [STORED_AT]: '2026-06-20T15:00:00.000Z' } }), new Response('')]
  const fetchPatiently = patientFetch(
    async () => answers.shift() ?? Response.error(),
    () => {},
  )
  const shown = renderHook(() => useStoredAt())
  await act(async () => void (await fetchPatiently(DATA, { signal: signal() })))
  expect(shown.result.current).toBe('2026-06-20T15:00:00.000Z')
  await act(async () => void (await fetchPatiently(DATA, { signal: signal() })))
  expect(shown.result.current).toBeUndefined()
})
