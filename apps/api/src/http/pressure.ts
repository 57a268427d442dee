import { AsyncLocalStorage } from 'node:async_hooks'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { refuse } from '@sopaan/contract/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** After how many seconds somebody who was refused for too much work may come again. */
export const RETRY_AFTER_SECONDS = 2

const SAMPLE_MS = 250
/** A start, a new rank book or a collection of garbage holds the loop once; only delay that goes on is too much work. */
const SLOW_SAMPLES_MIN = 2
const RESOLUTION_MS = 10
/** Share of the heap limit at which new work is refused. */
const HEAP_SHARE_MAX = 0.9
/** Share of either limit from which what can come later is refused, so that the rest goes on. */
const RISING_SHARE = 0.5

/** How much a process has to do: at `rising` it refuses what can come later, at `high` all new work. */
export type PressureLevel = 'low' | 'rising' | 'high'

/** Watches how much the process has to do. */
export type Pressure = { level: () => PressureLevel; stop: () => void }

/**
 * Watches the event loop's delay and the heap, four times a second.
 * @param delayMaxMs  above this mean delay, in samples on end, new work is refused so that the work in hand ends (R-BP-1);
 *   above half of it what can come later
 */
export function watchPressure(delayMaxMs: number): Pressure {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const heapMaxBytes = getHeapStatistics().heap_size_limit * HEAP_SHARE_MAX
  let level: PressureLevel = 'low'
  const slowSamples = { rising: 0, high: 0 }
  let before = { turns: 0, totalNs: 0 }
  delay.enable()
  const timer = setInterval(() => {
    // A reset would lose the first turn after it, and with a loop that is held for a whole sample that is every turn.
    const now = { turns: delay.count, totalNs: delay.count === 0 ? 0 : delay.mean * delay.count }
    const meanNs = (now.totalNs - before.totalNs) / Math.max(1, now.turns - before.turns)
    before = now
    const delayMs = meanNs / 1e6 - RESOLUTION_MS
    const heapBytes = process.memoryUsage().heapUsed
    const isReached = (of: keyof typeof slowSamples, share: number) => {
      slowSamples[of] = delayMs > delayMaxMs * share ? slowSamples[of] + 1 : 0
      return slowSamples[of] >= SLOW_SAMPLES_MIN
    }
    const [isSlow, isSlowing] = [isReached('high', 1), isReached('rising', RISING_SHARE)]
    level = isSlow || heapBytes > heapMaxBytes ? 'high' : isSlowing ? 'rising' : 'low'
  }, SAMPLE_MS).unref()
  return {
    level: () => level,
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}

/** In the config of a route that costs less than refusing it, or looks at the pressure itself: health, files and pages held in memory. */
export const SPARED = { isSpared: true } as const

/** In the config of a route that can come later (`deferredAs` of its call). */
export const DEFERRABLE = { isDeferrable: true } as const

const admitted = new AsyncLocalStorage<true>()

/** Makes calls for a request that was let in: they are let in too, or what was made for it so far were made in vain. */
export function asAdmitted<T>(work: () => PromiseLike<T>): Promise<T> {
  // A request that is made in process begins when somebody waits for it, which has to be in here.
  return admitted.run(true, async () => await work())
}

/** Whether a request is refused at this pressure. */
export function isShed(level: PressureLevel, request: FastifyRequest): boolean {
  if (level === 'low' || admitted.getStore()) return false
  const { config } = request.routeOptions
  return level === 'high' ? !('isSpared' in config) : 'isDeferrable' in config
}

/** Makes a door that lets so many requests in at once; see `inHandMax` of `ServeOptions`. */
export function limitInHand(max: number): (reply: FastifyReply) => void {
  let inHand = 0
  return (reply) => {
    if (inHand >= max) refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    inHand += 1
    reply.raw.once('close', () => {
      inHand -= 1
    })
  }
}
