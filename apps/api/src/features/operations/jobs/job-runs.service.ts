import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { alertOfFailure } from '#api/features/operations/overview/duties.service.ts'
import { writeFailedRun, writeGoodRun } from './jobs.queries.ts'

/** A job that goes well is noted at most so often, ms: some run every second. */
const NOTED_EVERY_MS = MINUTE_MS
const ERROR_LENGTH_MAX = 300
/** A job that failed so often in a row does not mend itself: staff are told, this once. */
const ALERTED_FAILURES = 3

export type Run = { name: string; ms: number; error?: unknown }

/** Notes how the jobs of one process went: each failure, the first good run after one, and else one run a minute. */
export function noteRuns(): (deps: Deps, run: Run) => Promise<void> {
  const notedAtMs = new Map<string, number>()
  return async (deps, { name, ms, error }) => {
    const at = deps.now()
    if (error !== undefined) {
      notedAtMs.delete(name)
      const failures = await writeFailedRun(deps.db, { name, at, ms, error: firstLineOf(error) })
      if (failures === ALERTED_FAILURES) await alertOfFailure(deps, 'jobs')
      return
    }
    if (at.getTime() - (notedAtMs.get(name) ?? Number.NEGATIVE_INFINITY) < NOTED_EVERY_MS) return
    notedAtMs.set(name, at.getTime())
    await writeGoodRun(deps.db, { name, at, ms })
  }
}

function firstLineOf(thrown: unknown): string {
  const words = thrown instanceof Error ? thrown.message : String(thrown)
  return (words.split('\n', 1)[0] ?? '').slice(0, ERROR_LENGTH_MAX) || 'no words'
}
