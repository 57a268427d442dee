import type { SavedCgpa } from '@sopaan/contract/cgpa'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import type { Actor } from '#api/http/access.ts'
import { findSavedCgpa, insertSavedCgpa, updateSavedCgpa } from './saved-cgpa.queries.ts'

type Person = Pick<Actor, 'userId'>

/** What the person acting keeps of the CGPA calculator. */
export async function findOwnCgpa(deps: Deps, actor: Person): Promise<SavedCgpa | undefined> {
  const row = await findSavedCgpa(deps.db, actor.userId)
  return row && { answers: row.answers, changedAt: row.changedAt.toISOString() }
}

/**
 * Keeps what was entered. The instant of what it replaces must still be the one that stands, so that two devices do not
 * write over each other unseen.
 * @throws {Refusal} CHANGED_ELSEWHERE
 */
export async function saveCgpa(
  deps: Deps,
  actor: Person,
  { answers, replaces }: { answers: string; replaces: string | null },
): Promise<SavedCgpa> {
  const changedAt = deps.now()
  const kept = { userId: actor.userId, answers, changedAt }
  const isKept =
    replaces === null ? await insertSavedCgpa(deps.db, kept) : await updateSavedCgpa(deps.db, kept, new Date(replaces))
  if (!isKept) refuse('CHANGED_ELSEWHERE')
  return { answers, changedAt: changedAt.toISOString() }
}
