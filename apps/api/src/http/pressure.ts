import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { FastifyRequest } from 'fastify'

const SAMPLE_MS = 250
/** A start, a new rank book or a collection of garbage holds the loop once; only delay that goes on is too much work. */
const SLOW_SAMPLES_MIN = 2
const RESOLUTION_MS = 10
/** Share of the heap limit at which new work is refused. */
const HEAP_SHARE_MAX = 0.9

/** Whether the process has more to do than it can. */
export type Pressure = { isHigh: () => boolean; stop: () => void }

/**
 * Watches the event loop's delay and the heap, four times a second.
 * @param delayMaxMs  above this mean delay, in samples on end, new work is refused so that the work in hand ends (R-BP-1)
 */
export function watchPressure(delayMaxMs: number): Pressure {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const heapMaxBytes = getHeapStatistics().heap_size_limit * HEAP_SHARE_MAX
  let isHigh = false
  let slowSamples = 0
  let before = { turns: 0, totalNs: 0 }
  delay.enable()
  const timer = setInterval(() => {
    // A reset would lose the first turn after it, and with a loop that is held for a whole sample that is every turn.
    const now = { turns: delay.count, totalNs: delay.count === 0 ? 0 : delay.mean * delay.count }
    const meanNs = (now.totalNs - before.totalNs) / Math.max(1, now.turns - before.turns)
    before = now
    slowSamples = meanNs / 1e6 - RESOLUTION_MS > delayMaxMs ? slowSamples + 1 : 0
    isHigh = slowSamples >= SLOW_SAMPLES_MIN || process.memoryUsage().heapUsed > heapMaxBytes
  }, SAMPLE_MS).unref()
  return {
    isHigh: () => isHigh,
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}

/** In the config of a route that costs less than refusing it: health, and files held in memory. */
export const SPARED = { isSpared: true } as const

/** Whether the route of a request is answered under any load. */
export function isSpared(request: FastifyRequest): boolean {
  const { config } = request.routeOptions
  return 'isSpared' in config && config.isSpared === true
}
