import { noteRuns, type Run } from '#api/features/jobs/job-runs.service.ts'
import type { Deps } from '../deps.ts'

/** Work that comes round again: what it does, and how often. Long work asks between its steps whether it is to end. */
export type Job = { name: string; everyMs: number; run: (deps: Deps, isEnding?: () => boolean) => Promise<unknown> }

/**
 * Runs jobs over and over until it is stopped, each in its own time and never twice at once in this process. A job that fails
 * is logged and tried again the next time: it must be harmless to run on several instances and after a crash. How each went
 * is noted for the page of jobs.
 * @returns stops taking up jobs, and waits for those in hand
 */
export function startJobs(deps: Deps, jobs: readonly Job[]): () => Promise<void> {
  const inHand = new Set<Promise<unknown>>()
  const running = new Set<string>()
  let isEnding = false
  const note = noteRuns()
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return
      running.add(job.name)
      const run = runOnce(deps, job, () => isEnding)
        .finally(() => running.delete(job.name))
        .then((ended) => note(deps, ended))
        .catch((thrown: unknown) => deps.log.error('job_not_noted', { job: job.name, error: thrown }))
        .finally(() => inHand.delete(run))
      inHand.add(run)
    }, job.everyMs).unref(),
  )
  return async () => {
    isEnding = true
    for (const timer of timers) clearInterval(timer)
    await Promise.all(inHand)
  }
}

async function runOnce(deps: Deps, { name, run }: Job, isEnding: () => boolean): Promise<Run> {
  const beganMs = performance.now()
  const took = () => Math.round(performance.now() - beganMs)
  try {
    await run(deps, isEnding)
    return { name, ms: took() }
  } catch (thrown) {
    deps.log.error('job_failed', { job: name, error: thrown })
    return { name, ms: took(), error: thrown }
  }
}
