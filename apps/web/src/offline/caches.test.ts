import { expect, test, vi } from 'vitest'
import { stamped } from './caches.ts'
import { STORED_AT } from './worker-words.ts'

test('what is kept bears the instant at which the server gave it, though it came by way of a cache', async () => {
  const page = new Response('<html>', { headers: { date: 'Sat, 20 Jun 2026 15:00:00 GMT' } })
  expect((await stamped(page)).headers.get(STORED_AT)).toBe('2026-06-20T15:00:00.000Z')
  vi.useFakeTimers({ now: Date.parse('2026-06-21T09:30:00Z') })
  expect((await stamped(new Response('<html>'))).headers.get(STORED_AT)).toBe('2026-06-21T09:30:00.000Z')
  vi.useRealTimers()
})
