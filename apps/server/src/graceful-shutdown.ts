import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@sopaan/api/log'
import type { Server } from './start.ts'

/** In production a balancer needs this long to see that readiness says no and to send its requests elsewhere, ms. */
const DRAIN_MS = 5_000
/** Requests in hand have this long to end, ms. */
const CLOSE_MAX_MS = 25_000

/**
 * Ends the process on SIGTERM or SIGINT (R-PL-2): readiness says no at once, requests go on for a while in production, then
 * no new ones are taken, those in hand end, the database closes, exit 0. A second signal, or too long a wait, exits 1.
 */
export function endWithGrace(server: Server, log: Log, options: { isProduction: boolean }): void {
  let hasBegun = false
  const end = async (signal: NodeJS.Signals) => {
    if (hasBegun) process.exit(1)
    hasBegun = true
    log.info('sys_shutdown', { signal })
    server.drain()
    if (options.isProduction) await pause(DRAIN_MS)
    setTimeout(() => process.exit(1), CLOSE_MAX_MS).unref()
    await server.close()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** What nobody caught leaves the process in a state nobody knows: it is logged, and a supervisor starts anew (R-PL-5). */
export function endOnUnexpected(log: Log): void {
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      log.error('sys_crash', { kind: event, error })
      process.exit(1)
    })
  }
}
