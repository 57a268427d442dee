import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { noteRuns, type Run } from '#api/features/operations/jobs/job-runs.service.ts'
import { listJobRuns, removeJobRequests } from '#api/features/operations/jobs/jobs.queries.ts'
import type { Deps } from '../deps.ts'
import { METRICS } from '../metrics.ts'
import { traceWork } from '../traces.ts'

/** Work that comes round again. */
export type Job = {
  name: string
  everyMs: number
  /** Long work asks between its steps whether it is to end: each asking is a sign of life. */
  run: (deps: Deps, isEnding?: () => boolean) => Promise<unknown>
  /** The longest that a run may be without a sign of life, ms. Default 10 minutes. */
  deadlineMs?: number
}

const DEADLINE_MS = 10 * MINUTE_MS
/** At the start, a job whose last run is longer ago than its pause runs within this time, ms: not all at once. */
const FIRST_RUNS_WITHIN_MS = MINUTE_MS
/** How often a process looks for jobs that staff want run at once, ms. */
const REQUESTS_EVERY_MS = 2_000

/** A run that gave no sign of life for too long. */
class Stuck extends Error {
  override readonly name = 'Stuck'
}

/**
 * Runs jobs over and over until it is stopped, each in its own time and never twice at once in this process; those that are
 * overdue run soon after the start. A job that fails or is stuck is logged and tried again the next time: it must be harmless
 * to run on several instances and after a crash. How each went is noted for the page of jobs.
 * @returns stops taking up jobs, and waits for those in hand
 */
export function startJobs(deps: Deps, jobs: readonly Job[]): () => Promise<void> {
  const inHand = new Set<Promise<unknown>>()
  const running = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  let isEnding = false
  const note = noteRuns()
  const begin = (job: Job) => {
    if (isEnding || running.has(job.name)) return
    running.add(job.name)
    const run = runOnce(deps, job, () => isEnding)
      .finally(() => running.delete(job.name))
      .then((ended) => note(deps, ended))
      .catch((thrown: unknown) => deps.log.error('job_not_noted', { job: job.name, error: thrown }))
      .finally(() => inHand.delete(run))
    inHand.add(run)
  }
  for (const job of jobs) timers.add(setInterval(() => begin(job), job.everyMs).unref())
  let polling: Promise<void> | undefined
  const beginRequested = async () => {
    for (const job of await removeRequested(deps, jobs, running)) begin(job)
  }
  const poll = () => {
    polling ??= beginRequested().finally(() => {
      polling = undefined
    })
  }
  timers.add(setInterval(poll, REQUESTS_EVERY_MS).unref())
  const overdue = listOverdue(deps, jobs).then((late) => {
    if (isEnding) return
    for (const job of late) timers.add(setTimeout(() => begin(job), firstPauseMs(deps)).unref())
  })
  return async () => {
    isEnding = true
    for (const timer of timers) clearTimeout(timer)
    await Promise.all([overdue, polling])
    await Promise.all(inHand)
  }
}

/** The jobs that staff want run at once and that do not run here yet: each is answered to one process. */
async function removeRequested(
  deps: Deps,
  jobs: readonly Job[],
  running: ReadonlySet<string>,
): Promise<readonly Job[]> {
  const free = jobs.filter(({ name }) => !running.has(name)).map(({ name }) => name)
  const names = await removeJobRequests(deps.db, free).catch((thrown: unknown): string[] => {
    deps.log.warn('job_requests_not_read', { error: thrown })
    return []
  })
  return jobs.filter(({ name }) => names.includes(name))
}

/** The jobs with long pauses whose last run, on any instance, is longer ago than that: a process started often still does them. */
async function listOverdue(deps: Deps, jobs: readonly Job[]): Promise<readonly Job[]> {
  const slow = jobs.filter(({ everyMs }) => everyMs > FIRST_RUNS_WITHIN_MS)
  const runs = await listJobRuns(deps.db).catch((thrown: unknown) => {
    deps.log.warn('job_runs_not_read', { error: thrown })
    return []
  })
  const lastMs = new Map(runs.map(({ name, lastRunAt }) => [name, lastRunAt.getTime()]))
  const nowMs = deps.now().getTime()
  return slow.filter(({ name, everyMs }) => nowMs - (lastMs.get(name) ?? Number.NEGATIVE_INFINITY) > everyMs)
}

function firstPauseMs({ random }: Deps): number {
  return (random(2).readUInt16BE() / 65_536) * FIRST_RUNS_WITHIN_MS
}

async function runOnce(deps: Deps, job: Job, isEnding: () => boolean): Promise<Run> {
  const { name, deadlineMs = DEADLINE_MS } = job
  const beganMs = performance.now()
  const took = () => Math.round(performance.now() - beganMs)
  let isGivenUp = false
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Stuck(`no sign of life for ${deadlineMs} ms`)), deadlineMs).unref()
  try {
    // What is given up ends at its next step, should it ever come to one.
    const isToEnd = () => {
      timer.refresh()
      return isGivenUp || isEnding()
    }
    await Promise.race([traceWork(deps.traces, name, () => job.run(deps, isToEnd)), deadline])
    METRICS.jobRuns.add({ job: name, result: 'done' })
    METRICS.jobSuccess.set({ job: name }, deps.now().getTime() / 1_000)
    return { name, ms: took() }
  } catch (thrown) {
    isGivenUp = thrown instanceof Stuck
    METRICS.jobRuns.add({ job: name, result: isGivenUp ? 'stuck' : 'failed' })
    deps.log.error(isGivenUp ? 'job_stuck' : 'job_failed', { job: name, error: thrown })
    return { name, ms: took(), error: thrown }
  } finally {
    clearTimeout(timer)
  }
}
