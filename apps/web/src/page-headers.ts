/**
 * What a page that is the same for everyone says of being kept: how long it is fresh, and how long it may be shown once
 * more while it is asked for, seconds.
 */
export function cacheFor(freshSeconds: number, staleSeconds: number): () => HeadersInit {
  return () => ({ 'cache-control': `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}` })
}

/** Of a page whose address holds a token: no other site may learn it, and nobody keeps it. */
export function tokenHeaders(): HeadersInit {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
}
