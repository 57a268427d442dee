import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { GROUND_PATH, STORED_AT } from '#web/offline/worker-words.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { StoreHere } from './store-here.tsx'

/** A browser with a worker that is asked to keep the tools: `answer` says how that went. */
function aBrowser({ storedAt }: { storedAt?: string } = {}) {
  const stored = new Map<string, Response>()
  const put = (at: string) => stored.set(GROUND_PATH, new Response('{}', { headers: { [STORED_AT]: at } }))
  if (storedAt) put(storedAt)
  const said: unknown[] = []
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => void said.push(message) } }),
  })
  vi.stubGlobal('caches', { open: async () => ({ match: async (path: string) => stored.get(path) }) })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const answer = (isWhole: boolean) =>
    worker.dispatchEvent(new MessageEvent('message', { data: { kind: 'kept', isWhole } }))
  return { said, answer, put }
}

function show(words = en): void {
  showPage({ path: '/', words, page: StoreHere })
}

test('whoever pays for data keeps the predictor by a tap, and reads since when', async () => {
  const { said, answer, put } = aBrowser()
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it on this phone' }))
  await vi.waitFor(() => expect(said).toEqual([{ kind: 'keep', language: 'en' }]))
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  put('2026-06-20T15:00:00.000Z')
  answer(true)
  expect(await screen.findByText(/^This page works without internet\. Figures kept on Sat 20 Jun/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('where a part of it did not come, that is said, and it can be tried again', async () => {
  const { said, answer } = aBrowser()
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it on this phone' }))
  await vi.waitFor(() => expect(said).toHaveLength(1))
  answer(false)
  expect(await screen.findByText(/Not all of it came\. Try again\.$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep it on this phone' })).toBeTruthy()
})

test('what is kept already is not offered again', async () => {
  aBrowser({ storedAt: '2026-06-20T15:00:00.000Z' })
  show(hi)
  expect(await screen.findByText(/^यह पेज बिना इंटरनेट भी चलता है। आँकड़े .+ के हैं।$/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
