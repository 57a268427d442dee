import type { Deps } from '../deps.ts'

/** Work that comes round again: what it does, and how often. */
export type Job = { name: string; everyMs: number; run: (deps: Deps) => Promise<unknown> }

/**
 * Runs jobs over and over until it is stopped, each in its own time and never twice at once in this process. A job that fails
 * is logged and tried again the next time: it must be harmless to run on several instances and after a crash.
 * @returns stops taking up jobs, and waits for those in hand
 */
export function startJobs(deps: Deps, jobs: readonly Job[]): () => Promise<void> {
  const inHand = new Set<Promise<unknown>>()
  const running = new Set<string>()
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return
      running.add(job.name)
      const run = runOnce(deps, job).finally(() => {
        running.delete(job.name)
        inHand.delete(run)
      })
      inHand.add(run)
    }, job.everyMs).unref(),
  )
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(inHand)
  }
}

async function runOnce(deps: Deps, job: Job): Promise<void> {
  try {
    await job.run(deps)
  } catch (thrown) {
    deps.log.error('job_failed', { job: job.name, error: thrown })
  }
}
