import type { Deps } from './deps.ts'

/** A job that removes what is older than so long, by the query that removes what is from before an instant. */
export function removingAfter(
  ageMs: number,
  removeBefore: (db: Deps['db'], before: Date) => Promise<unknown>,
): (deps: Deps) => Promise<void> {
  return async (deps) => {
    await removeBefore(deps.db, new Date(deps.now().getTime() - ageMs))
  }
}
