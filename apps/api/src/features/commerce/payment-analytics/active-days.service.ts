import { type Deps, inTransaction } from '#api/deps.ts'
import { countActiveDays } from './trends.queries.ts'

const ENTRIES_AT_ONCE = 20_000

/** Notes who did anything on which day, from where it ended the last time. Safe on any number of instances. */
export async function noteActiveDays(deps: Deps, isEnding = () => false): Promise<void> {
  while (!isEnding() && (await inTransaction(deps, ({ db }) => countActiveDays(db, ENTRIES_AT_ONCE))));
}
