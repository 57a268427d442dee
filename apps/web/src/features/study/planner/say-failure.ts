import type { Words } from '#web/words/en.ts'
import { InvalidUpdate } from './planner.queries.ts'

/** What a change of the planner says where the server has no words: the toast that the specification fixes (R216). */
export function sayFailure(thrown: unknown, failed: string, { planner }: Words): string {
  return thrown instanceof InvalidUpdate ? planner.invalidUpdate : failed
}
