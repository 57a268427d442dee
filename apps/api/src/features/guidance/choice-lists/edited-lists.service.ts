import { refuse } from '@sopaan/contract/refusals'
import { applyEdit, conflictOf, type SuggestedEdit } from '@sopaan/domain/choice-lists/suggested-edit'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { changeList, findOwnList, replaceChoices } from './choice-lists.queries.ts'
import { listEntryOf } from './own-lists.service.ts'

/**
 * Makes one edit on a list of the person acting, as it is now: what others changed meanwhile stays.
 * @returns where the choice was before, from 0; null for one that was not there
 * @throws {Refusal} NOT_FOUND; SUGGESTION_UNFIT where the edit does not fit the list as it is now
 */
export async function editOwnList(
  deps: Deps,
  { actor, request }: CallerTrace,
  { listId, edit }: { listId: string; edit: SuggestedEdit },
): Promise<number | null> {
  const { userId } = actor
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'choiceLists', userId)
    if (!(await changeList(deps.db, { userId, id: listId, now: deps.now() }))) refuse('NOT_FOUND')
    const { keys } = (await findOwnList(deps.db, userId, listId)) ?? refuse('NOT_FOUND')
    if (conflictOf(keys, edit) !== undefined) refuse('SUGGESTION_UNFIT')
    const former = keys.indexOf(edit.key)
    await replaceChoices(deps.db, listId, applyEdit(keys, edit))
    const change = {
      seat: { ...(edit.kind !== 'add' && { before: edit.key }), ...(edit.kind !== 'remove' && { after: edit.key }) },
    }
    await writeAudit(deps, listEntryOf('choice-list.edit', { actor, request }, listId, change))
    return former === -1 ? null : former
  })
}
