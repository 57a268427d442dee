import { removeEndedWindows } from '#api/http/limits.queries.ts'
import type { Job } from './schedule.ts'

/** What keeps the database tidy, on any number of instances. */
export const UPKEEP: readonly Job[] = [
  {
    name: 'forget-ended-limits',
    everyMs: 10 * 60_000,
    run: (deps) => removeEndedWindows(deps.db, deps.now()),
  },
]
