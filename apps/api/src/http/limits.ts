import { createHmac } from 'node:crypto'
import { isRefusal, Refusal } from '@sopaan/contract/refusals'
import type { Deps } from '../deps.ts'
import { METRICS } from '../metrics.ts'
import { countInWindow, findUsed, uncountInWindow } from './limits.queries.ts'

type Limit = {
  /** Requests allowed in a window. */
  max: number
  windowSeconds: number
  /** Whether all instances count together in the database. What is not shared never touches it. */
  isShared: boolean
  /** What to do while the shared counter cannot be reached: count in this process alone, or refuse (LOG-06). */
  withoutStore: 'local' | 'refuse'
}

/**
 * Every limit there is (decision 0007). An address is not a person: a carrier or a hostel stands behind one. What is counted
 * for a stranger is counted low for an address and a device together, and high for the address alone. The general ones are counted in each process alone: they stand on the path that a
 * result day hits, where no database may (decision 0007).
 */
export const LIMITS = {
  'general-address': { max: 3_000, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  'general-user': { max: 300, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  // Pages that are rendered: one that is kept costs next to nothing, and most people of a hall open the same ones.
  pages: { max: 3_000, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  'sign-in-failures': { max: 30, windowSeconds: 600, isShared: true, withoutStore: 'refuse' },
  'sign-in-failures-address': { max: 600, windowSeconds: 600, isShared: true, withoutStore: 'refuse' },
  'sign-ups': { max: 5, windowSeconds: 3_600, isShared: true, withoutStore: 'refuse' },
  'sign-ups-address': { max: 300, windowSeconds: 3_600, isShared: true, withoutStore: 'refuse' },
  'mail-asks': { max: 20, windowSeconds: 3_600, isShared: true, withoutStore: 'refuse' },
  'mail-asks-address': { max: 600, windowSeconds: 3_600, isShared: true, withoutStore: 'refuse' },
  'link-misses': { max: 60, windowSeconds: 900, isShared: true, withoutStore: 'local' },
  'parent-codes': { max: 5, windowSeconds: 3_600, isShared: true, withoutStore: 'refuse' },
  'parent-checks': { max: 20, windowSeconds: 3_600, isShared: true, withoutStore: 'refuse' },
  'parent-papers': { max: 10, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  'mails-to-address': { max: 1, windowSeconds: 60, isShared: true, withoutStore: 'refuse' },
  'mails-to-address-hour': { max: 5, windowSeconds: 3_600, isShared: true, withoutStore: 'refuse' },
  'status-polls': { max: 20, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  'status-polls-address': { max: 12_000, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  refreshes: { max: 30, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  'table-uploads': { max: 60, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  // Each asks a server that the person names.
  'calendar-links': { max: 20, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  uploads: { max: 10, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  pictures: { max: 60, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  downloads: { max: 30, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  prints: { max: 20, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  'list-links': { max: 30, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  'list-comments': { max: 20, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  'list-hearts': { max: 300, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  contact: { max: 10, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  'contact-email': { max: 5, windowSeconds: 86_400, isShared: true, withoutStore: 'local' },
  'push-devices': { max: 30, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  feedback: { max: 20, windowSeconds: 86_400, isShared: true, withoutStore: 'local' },
  'invoice-misses': { max: 20, windowSeconds: 300, isShared: true, withoutStore: 'local' },
  'link-renewals': { max: 20, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  'coupon-tries': { max: 10, windowSeconds: 600, isShared: true, withoutStore: 'refuse' },
  'planner-writes': { max: 120, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  // A service reads the calendars of many people from few addresses, each several times a day.
  'feed-reads': { max: 3_000, windowSeconds: 3_600, isShared: false, withoutStore: 'local' },
  'mentor-write': { max: 60, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  // A note keeps itself every three seconds while it is written, for an hour at most.
  'session-notes': { max: 1_200, windowSeconds: 3_600, isShared: false, withoutStore: 'local' },
  bookings: { max: 30, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  'booking-messages': { max: 60, windowSeconds: 3_600, isShared: true, withoutStore: 'local' },
  grievances: { max: 5, windowSeconds: 86_400, isShared: true, withoutStore: 'local' },
  'event-seats': { max: 10, windowSeconds: 60, isShared: true, withoutStore: 'local' },
  'payment-orders': { max: 10, windowSeconds: 600, isShared: true, withoutStore: 'local' },
  'payment-verifies': { max: 30, windowSeconds: 600, isShared: true, withoutStore: 'local' },
  'payment-events': { max: 600, windowSeconds: 60, isShared: false, withoutStore: 'local' },
  'refund-asks': { max: 5, windowSeconds: 86_400, isShared: true, withoutStore: 'local' },
  // What one of the staff does in a day: files taken, people helped, deeds to many, refunds decided.
  'staff-exports': { max: 20, windowSeconds: 86_400, isShared: true, withoutStore: 'refuse' },
  'staff-help': { max: 200, windowSeconds: 86_400, isShared: true, withoutStore: 'local' },
  'staff-bulk': { max: 50, windowSeconds: 86_400, isShared: true, withoutStore: 'local' },
  'staff-filter-actions': { max: 5, windowSeconds: 86_400, isShared: true, withoutStore: 'refuse' },
  'staff-refunds': { max: 200, windowSeconds: 86_400, isShared: true, withoutStore: 'local' },
  'admin-write': { max: 120, windowSeconds: 60, isShared: true, withoutStore: 'local' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** Limits that stand before secrets: they are widened less, so that nobody makes guessing easy. */
const GUARDS: ReadonlySet<string> = new Set<LimitName>([
  'sign-in-failures',
  'sign-in-failures-address',
  'link-misses',
  'coupon-tries',
])
/** What a limit may be widened or tightened by without a release. */
const WIDENED_MAX_TIMES = 10
const GUARD_WIDENED_MAX_TIMES = 3
const TIGHTENED_MAX_TIMES = 5

type Bucket = { tokens: number; atMs: number }

/** Most keys remembered; the one not used for longest is forgotten first (R-BP-5). */
const KEYS_MAX = 50_000

/** What a limit may be set to: never so low that staff are shut out, and those before secrets less far up than others. */
export function boundsOf(name: LimitName): { lowest: number; highest: number } {
  const { max } = LIMITS[name]
  const times = GUARDS.has(name) ? GUARD_WIDENED_MAX_TIMES : WIDENED_MAX_TIMES
  return { lowest: Math.ceil(max / TIGHTENED_MAX_TIMES), highest: max * times }
}

export type LimitMaxima = Readonly<Partial<Record<string, number>>>

/** What staff set of limits: other maxima, and when they last lifted what was counted. */
export type LimitSettings = { maxima: LimitMaxima; liftedAt: Date | null }

/** As each process read it last. */
const settingsCached = new WeakMap<Deps['config'], LimitSettings>()

/** Lets this process go by other maxima from now on, and forget what it counted before limits were last lifted. */
export function cacheLimitSettings({ config }: Pick<Deps, 'config'>, settings: LimitSettings): void {
  settingsCached.set(config, settings)
}

/** Limits whose counts staff may lift: none on what staff do themselves. */
export const LIFTABLE_LIMITS: readonly string[] = Object.entries(LIMITS).flatMap(([name, { isShared }]) =>
  isShared && !/^(?:staff|admin)-/.test(name) ? [name] : [],
)

/** When to come again while the shared counter is out of reach, s. */
const RETRY_AFTER_SECONDS = 2

/** A process lets through this many times a shared limit before the database is asked: it keeps floods off the pool. */
const LOCAL_FACTOR = 2

/** Counts requests, and refuses those over a limit. */
export type Limits = {
  /**
   * Takes one from a limit.
   * @param key  whose: an address (`addressKey`), a user id, an HMAC of an e-mail
   * @throws {Refusal} RATE_LIMITED, with the whole seconds until it is worth trying again; UNAVAILABLE where nobody could count
   */
  take: (name: LimitName, key: string) => Promise<void>
  /**
   * Whether a shared limit is used up, without taking from it: before work that only counts when it fails.
   * @throws {Refusal} RATE_LIMITED
   */
  check: (name: LimitName, key: string) => Promise<void>
  /** Takes back what was taken: the product could not do what was asked for. Where nobody can count, it stays taken. */
  giveBack: (name: LimitName, key: string) => Promise<void>
  /** As `take`, for limits that are not shared: answers at once. */
  takeLocal: (name: LocalLimitName, key: string) => void
}

type LocalLimitName = { [N in LimitName]: (typeof LIMITS)[N]['isShared'] extends false ? N : never }[LimitName]

/** The limiter of a process: a token bucket in memory, and behind it the shared counter for the limits that have one. */
export function createLimits(deps: Deps, limits: Readonly<Record<LimitName, Limit>> = LIMITS): Limits {
  const scale = deps.config.rateLimitScale
  const buckets = new Buckets()
  const limitOf = (name: LimitName): Limit => {
    const max = settingsCached.get(deps.config)?.maxima[name]
    return max === undefined ? limits[name] : { ...limits[name], max }
  }
  const takeFromBucket = (name: LimitName, key: string) => {
    buckets.clearOnce(settingsCached.get(deps.config)?.liftedAt ?? null)
    const limit = limitOf(name)
    const max = limit.max * scale * (limit.isShared ? LOCAL_FACTOR : 1)
    const waitSeconds = buckets.take(`${name} ${key}`, { max, windowSeconds: limit.windowSeconds, now: deps.now() })
    if (waitSeconds > 0) throw limited(name, waitSeconds)
  }
  return {
    takeLocal: takeFromBucket,
    take: async (name, key) => {
      takeFromBucket(name, key)
      const limit = limitOf(name)
      if (!limit.isShared) return
      try {
        await countShared(deps, { name, key, limit, max: Math.ceil(limit.max * scale) })
      } catch (thrown) {
        // What was refused because nobody could count it was no try.
        if (!isRefusal(thrown, 'RATE_LIMITED')) buckets.giveBack(`${name} ${key}`)
        throw thrown
      }
    },
    giveBack: async (name, key) => {
      buckets.giveBack(`${name} ${key}`)
      const limit = limitOf(name)
      if (limit.isShared) await uncountInWindow(deps.db, windowOf(deps, { name, key, limit })).catch(() => undefined)
    },
    check: async (name, key) => {
      const limit = limitOf(name)
      const window = windowOf(deps, { name, key, limit })
      const taken = await findUsed(deps.db, window).catch(() => 0)
      if (taken >= Math.ceil(limit.max * scale))
        throw limited(name, (window.endsAt.getTime() - deps.now().getTime()) / 1_000)
    },
  }
}

type LimitUse = { name: LimitName; key: string; limit: Limit; max: number }

async function countShared(deps: Deps, { name, key, limit, max }: LimitUse): Promise<void> {
  const window = windowOf(deps, { name, key, limit })
  const taken = await countInWindow(deps.db, window).catch((thrown: unknown) => {
    deps.log.error('sys_monitor_disabled', { limit: name, error: thrown })
    // Later, and not "too many": who asks did nothing wrong, and the window may last an hour.
    if (limit.withoutStore === 'refuse') throw new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    return 0
  })
  if (taken > max) throw limited(name, (window.endsAt.getTime() - deps.now().getTime()) / 1_000)
}

function windowOf(deps: Deps, { name, key, limit }: Omit<LimitUse, 'max'>) {
  const windowMs = limit.windowSeconds * 1_000
  const startsAt = new Date(Math.floor(deps.now().getTime() / windowMs) * windowMs)
  const keyHash = createHmac('sha256', deps.config.secretKey).update(`limit!${key}`).digest()
  return { scope: name, keyHash, startsAt, endsAt: new Date(startsAt.getTime() + windowMs) }
}

function limited(name: LimitName, waitSeconds: number): Refusal {
  METRICS.limited.add({ limit: name })
  return new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)) })
}

/** Token buckets by key: each fills evenly up to `max` over a window, and every request takes one. */
class Buckets {
  readonly #buckets = new Map<string, Bucket>()
  #clearedAtMs = 0

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

  /** Forgets every key, once for each instant at which limits were lifted. */
  clearOnce(liftedAt: Date | null): void {
    const liftedAtMs = liftedAt?.getTime() ?? 0
    if (liftedAtMs <= this.#clearedAtMs) return
    this.#clearedAtMs = liftedAtMs
    this.#buckets.clear()
  }

  /** Puts one token back. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key)
    if (bucket) this.#buckets.set(key, { ...bucket, tokens: bucket.tokens + 1 })
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
