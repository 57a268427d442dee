import { paths } from '@sopaan/contract/paths'
import { expect, test, vi } from 'vitest'
import { FILES_MAX } from './caches.ts'
import { storePages, storeTools, storeVisit } from './store-ahead.ts'

/** What one visit of the home page fetches where the browser says this of its line. */
async function fetchedOn(connection: object | undefined): Promise<string[]> {
  const stored = new Map<string, Response>()
  const fetched: string[] = []
  const cache = {
    match: async (key: string) => stored.get(key)?.clone(),
    put: async (key: string, answer: Response) => void stored.set(key, answer),
    add: async (key: string) => void fetched.push(key),
    keys: async () => [],
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('LATER_FILES', ['/assets/later.js'])
  vi.stubGlobal('OWN_FILES', [])
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    const answer = new Response('<html>', { headers: { 'cache-control': 'public, max-age=60' } })
    return Object.defineProperty(answer, 'url', { value: `https://sopaan.test${address}` })
  })
  await storeVisit({ kind: 'visit', url: '/', language: 'en', files: ['/assets/home.js'] })
  vi.unstubAllGlobals()
  return fetched.sort()
}

const VISIT = ['/', '/assets/home.js', paths.offline()].sort()

test.each([
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { type: 'cellular', effectiveType: '4g' },
])('on %o nothing is fetched that was not asked for', async (connection) => {
  expect(await fetchedOn(connection)).toEqual(VISIT)
})

test('on a line that costs nothing the tools come along, once a visit', async () => {
  for (const connection of [undefined, { type: 'wifi', effectiveType: '4g' }]) {
    const fetched = await fetchedOn(connection)
    expect(fetched).toEqual(expect.arrayContaining([...VISIT, '/assets/later.js', paths.tool('college-predictor')]))
    expect(new Set(fetched).size).toBe(fetched.length)
  }
})

test('where the line goes on the way nothing is called kept, and the next visit goes on', async () => {
  const stored = new Map<string, Response>()
  const line = { isThere: false }
  const cache = {
    match: async (key: string) => stored.get(key)?.clone(),
    put: async (key: string, answer: Response) => void stored.set(key, answer),
    add: async (key: string) => {
      if (!line.isThere) throw new TypeError('Failed to fetch')
      stored.set(key, new Response('a file'))
    },
    keys: async () => [],
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('LATER_FILES', ['/assets/later.js'])
  vi.stubGlobal('OWN_FILES', [])
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = new Response('<script src="/assets/page.js">', {
      headers: { 'cache-control': 'public, max-age=60' },
    })
    return Object.defineProperty(answer, 'url', { value: `https://sopaan.test${address}` })
  })
  expect(await storeTools('en')).toBe(false)
  expect([...stored.keys()]).toEqual([])
  line.isThere = true
  await storeTools('en')
  vi.unstubAllGlobals()
  // A page stands in the store with what it is made of.
  expect([...stored.keys()]).toEqual(
    expect.arrayContaining(['/assets/page.js', '/assets/later.js', '/kept-ahead/en', paths.tool('college-predictor')]),
  )
})

test('builds before give way, the oldest file first, as soon as there is more than two builds need', async () => {
  const origin = 'https://sopaan.test'
  const held = new Map([['/kept-ahead/en', new Response('/assets/before.js')]])
  for (let file = 0; file < FILES_MAX; file += 1) held.set(`/assets/old-${file}.js`, new Response('old'))
  const cache = {
    match: async (key: string) => held.get(key)?.clone(),
    put: async (key: string, answer: Response) => void held.set(key, answer),
    add: async (key: string) => void held.set(key, new Response('new')),
    keys: async () => [...held.keys()].map((path) => ({ url: origin + path })),
    delete: async ({ url }: { url: string }) => held.delete(url.slice(origin.length)),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('LATER_FILES', ['/assets/new-1.js', '/assets/new-2.js'])
  vi.stubGlobal('OWN_FILES', [])
  const howFetched = new Map<string, RequestCache | undefined>()
  vi.stubGlobal('fetch', async (address: string, how?: RequestInit) => {
    howFetched.set(address, how?.cache)
    return Object.defineProperty(new Response('', { status: 404 }), 'url', { value: origin + address })
  })
  await storeTools('en')
  vi.unstubAllGlobals()
  const files = [...held.keys()].filter((path) => path.startsWith('/assets/'))
  expect(files).toHaveLength(FILES_MAX)
  expect(files).toEqual(expect.arrayContaining(['/assets/new-1.js', '/assets/new-2.js', '/assets/old-2.js']))
  expect(files).not.toContain('/assets/old-1.js')
  // Pages are asked of the server, since the browser's own store may have them from the build before.
  expect(howFetched.get(paths.tool('college-predictor'))).toBe('no-cache')
})

test('pages of the own list are kept on a line that costs nothing, and nowhere else', async () => {
  const fetchedPages = async (connection: object | undefined) => {
    const stored = new Map<string, Response>()
    const cache = {
      match: async () => undefined,
      put: async (key: string, answer: Response) => void stored.set(key, answer),
    }
    vi.stubGlobal('caches', { open: async () => cache })
    vi.stubGlobal('navigator', { connection })
    vi.stubGlobal('fetch', async (address: string) => {
      const answer = new Response('<html>', { headers: { 'cache-control': 'public, max-age=60' } })
      return Object.defineProperty(answer, 'url', { value: `https://sopaan.test${address}` })
    })
    await storePages(['/seats/one', '/colleges/one'])
    vi.unstubAllGlobals()
    return [...stored.keys()]
  }
  expect(await fetchedPages({ type: 'cellular', effectiveType: '4g' })).toEqual([])
  expect(await fetchedPages(undefined)).toEqual(['/seats/one', '/colleges/one'])
})
