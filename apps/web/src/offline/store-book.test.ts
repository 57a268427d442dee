import { hashBook } from '@sopaan/domain/book/rank-book-file'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storeBook } from './store-book.ts'
import { bookPath, GROUND_PATH, STORED_AT } from './worker-words.ts'

const ORIGIN = 'https://sopaan.test'

/** A browser's store and a server that has some files: `serve` puts one there, `kept` names what the store has. */
function aDevice() {
  const [stored, served] = [new Map<string, Response>(), new Map<string, Uint8Array<ArrayBuffer>>()]
  const fetched: string[] = []
  const cache = {
    match: async (path: string) => stored.get(path)?.clone(),
    put: async (path: string, answer: Response) => void stored.set(path, answer),
    keys: async () => [...stored.keys()].map((path) => ({ url: ORIGIN + path })),
    delete: async ({ url }: { url: string }) => stored.delete(new URL(url).pathname),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    const bytes = served.get(path)
    if (!bytes) throw new TypeError('Failed to fetch')
    return new Response(bytes)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const publish = async (text: string, { as = text }: { as?: string } = {}) => {
    const hash = await hashBook(bytesOf(as))
    served.set(GROUND_PATH, bytesOf(JSON.stringify({ bookHash: hash })))
    served.set(bookPath(hash), bytesOf(text))
    return bookPath(hash)
  }
  return { publish, stored, served, fetched, kept: () => [...stored.keys()].sort() }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

test('a book is kept once, with the instant at which it was last seen to hold', async () => {
  const { publish, stored, fetched, kept } = aDevice()
  const path = await publish('the book of May')
  await storeBook()
  await storeBook()
  expect(kept()).toEqual([GROUND_PATH, path].sort())
  expect(fetched).toEqual([GROUND_PATH, path, GROUND_PATH])
  expect(Date.parse(stored.get(GROUND_PATH)?.headers.get(STORED_AT) ?? '')).not.toBeNaN()
})

test('a newer book takes the place of the old, and not before it is there', async () => {
  const { publish, served, kept } = aDevice()
  const old = await publish('the book of May')
  await storeBook()
  const newer = await publish('the book of June')
  const bytes = served.get(newer)
  served.delete(newer)
  await storeBook()
  expect(kept()).toEqual([GROUND_PATH, old].sort())
  if (bytes) served.set(newer, bytes)
  await storeBook()
  expect(kept()).toEqual([GROUND_PATH, newer].sort())
})

test('bytes that are not what their name says are never kept', async () => {
  const { publish, kept } = aDevice()
  await publish('half a bo', { as: 'half a book' })
  await storeBook()
  expect(kept()).toEqual([])
})
