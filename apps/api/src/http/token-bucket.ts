type Bucket = { tokens: number; atMs: number }

/** Most keys remembered; the one not used for longest is forgotten first (R-BP-5). */
const KEYS_MAX = 50_000

/** Token buckets by key: each fills evenly up to `max` over a window, and every request takes one. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>()

  /**
   * Takes one token.
   * @returns 0 when there was one, else the seconds until there is
   */
  take(key: string, rate: { max: number; windowSeconds: number; now: Date }): number {
    const nowMs = rate.now.getTime()
    const bucket = this.#buckets.get(key) ?? { tokens: rate.max, atMs: nowMs }
    const perMs = rate.max / (rate.windowSeconds * 1_000)
    const tokens = Math.min(rate.max, bucket.tokens + Math.max(0, nowMs - bucket.atMs) * perMs)
    const isAllowed = tokens >= 1
    this.#keep(key, { tokens: isAllowed ? tokens - 1 : tokens, atMs: Math.max(nowMs, bucket.atMs) })
    return isAllowed ? 0 : (1 - tokens) / perMs / 1_000
  }

  #keep(key: string, bucket: Bucket): void {
    this.#buckets.delete(key)
    this.#buckets.set(key, bucket)
    if (this.#buckets.size <= KEYS_MAX) return
    for (const oldest of this.#buckets.keys()) {
      this.#buckets.delete(oldest)
      return
    }
  }
}
