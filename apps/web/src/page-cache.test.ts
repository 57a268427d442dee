import { expect, test } from 'vitest'
import { freezeCache } from './page-cache.ts'

test.each([
  [
    'public, max-age=300, stale-while-revalidate=3600',
    'public, max-age=60, stale-while-revalidate=60, s-maxage=60, stale-if-error=86400',
  ],
  [
    'public, max-age=30, stale-while-revalidate=300',
    'public, max-age=30, stale-while-revalidate=60, s-maxage=30, stale-if-error=86400',
  ],
  ['private, no-store', 'private, no-store'],
])('a page that says %s is kept as %s, so that a notice is seen soon', (said, held) => {
  expect(freezeCache(said)).toBe(held)
})
