import type { ListedMentor } from '@sopaan/contract/mentors'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { withNextSlots } from './listed-mentors.service.ts'
import { findShownMentor } from './mentors.queries.ts'
import { insertSaved, listSavedIds, removeSaved } from './saved-mentors.queries.ts'

/** So many are shown; more than anybody compares. */
const SHOWN_MAX = 50

/** Whom a mentee saved, those who can still be seen, the last one first. */
export async function listSaved(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<ListedMentor[]> {
  const ids = await listSavedIds(deps.db, userId, SHOWN_MAX)
  const rows = await Promise.all(ids.map((id) => findShownMentor(deps.db, id)))
  return withNextSlots(
    deps,
    rows.filter((row) => row !== undefined),
  )
}

/** Saves a mentor who can be seen, or takes one off. @throws {Refusal} NOT_FOUND */
export async function changeSaved(
  deps: Deps,
  { actor, request }: Caller,
  { id, isSaved }: { id: string; isSaved: boolean },
): Promise<ListedMentor[]> {
  return inTransaction(deps, async (deps) => {
    const { userId } = actor
    if (isSaved) {
      if ((await findShownMentor(deps.db, id)) === undefined) refuse('NOT_FOUND')
      await insertSaved(deps.db, { userId, mentorId: id, savedAt: deps.now() })
    } else await removeSaved(deps.db, { userId, mentorId: id })
    const action = isSaved ? 'mentor.save' : 'mentor.unsave'
    await writeAudit(deps, { action, actor, target: { type: 'mentor', id }, request })
    return listSaved(deps, actor)
  })
}
