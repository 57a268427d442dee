import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import type { Config, ProcessRole } from '@sopaan/api/config'
import type { Log } from '@sopaan/api/log'

/** A process that ended by itself is started again after this, ms; twice as long each time it ends within a minute. */
const RESTART_MS = 1_000
const RESTART_MAX_MS = 60 * RESTART_MS
const STEADY_MS = 60 * RESTART_MS
/** Threads beside the loop, which hash passwords, compress pages and read files, for each core. */
const THREADS_EXTRA = 4

/**
 * Runs as many processes that serve as the settings name, on one port, and one that works through the jobs where the role is
 * `all`: mails, imports and reconciling then share no loop with pages. What ends by itself is started again; SIGTERM ends all
 * with grace, and this process last.
 */
export function runProcesses(config: Pick<Config, 'webConcurrency' | 'role' | 'metricsPort'>, log: Log): void {
  const roles: ProcessRole[] = Array.from({ length: config.webConcurrency }, () => 'web')
  if (config.role === 'all') roles.push('worker')
  const running = new Map<number, Worker>()
  let isEnding = false
  const start = (at: number, pauseMs: number) => {
    const startedMs = performance.now()
    const worker = cluster.fork({
      ROLE: roles[at] ?? 'web',
      WEB_CONCURRENCY: '1',
      UV_THREADPOOL_SIZE: String(availableParallelism() + THREADS_EXTRA),
      // The one that does the jobs answers health alone, and nobody is led there.
      ...(roles[at] === 'worker' ? { PORT: '0' } : {}),
      ...(config.metricsPort === undefined ? {} : { METRICS_PORT: String(config.metricsPort + at) }),
    })
    running.set(at, worker)
    worker.once('exit', (code, signal) => {
      running.delete(at)
      if (isEnding) {
        if (running.size === 0) process.exit(0)
        return
      }
      log.error('process_ended', { role: roles[at], code, signal })
      const isSteady = performance.now() - startedMs > STEADY_MS
      const nextMs = isSteady ? RESTART_MS : Math.min(pauseMs * 2, RESTART_MAX_MS)
      setTimeout(() => isEnding || start(at, nextMs), isSteady ? RESTART_MS : pauseMs)
    })
  }
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) process.exit(1)
    isEnding = true
    for (const worker of running.values()) worker.process.kill(signal)
    if (running.size === 0) process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  for (const at of roles.keys()) start(at, RESTART_MS)
}
