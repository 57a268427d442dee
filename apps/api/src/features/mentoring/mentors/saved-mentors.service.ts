import type { ListedMentor } from '@sopaan/contract/mentors'
import { refuse } from '@sopaan/contract/refusals'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { type Deps, inTransaction } from '#api/deps.ts'
import { ownLists } from '#api/features/guidance/choice-lists/own-lists.service.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { withNextSlots } from './listed-mentors.service.ts'
import { listInstituteSlugs } from './mentor-seats.ts'
import { findShownMentor, listShownMentors } from './mentors.queries.ts'
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

/** Who studies at a college of the person's chosen list, in the order of the list; nobody where there is no list. */
export async function listForOwnList(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<ListedMentor[]> {
  const { lists, chosenId } = await ownLists(deps, actor)
  const { josaa } = choicesApart(lists.find(({ _id }) => _id === chosenId)?.keys ?? [])
  const wanted = [...new Set(josaa.map((key) => key.split('/', 1)[0] ?? ''))]
  if (wanted.length === 0) return []
  const book = await currentBook(deps)
  const positions = new Map(wanted.flatMap((slug, at) => listInstituteSlugs(book, slug).map((each) => [each, at])))
  const rows = await listShownMentors(deps.db, { institutes: [...positions.keys()] })
  const positionOf = (slug: string) => positions.get(slug) ?? wanted.length
  const ordered = rows.toSorted((one, other) => positionOf(one.instituteSlug) - positionOf(other.instituteSlug))
  return withNextSlots(deps, ordered.slice(0, SHOWN_MAX))
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
