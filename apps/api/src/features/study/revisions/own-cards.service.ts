import { refuse } from '@sopaan/contract/refusals'
import { OWN_CARDS_MAX, type OwnCardFields } from '@sopaan/contract/revisions'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { changeOwnCard, countOwnCards, insertOwnCard, removeOwnCard } from './own-cards.queries.ts'
import { beginCardRevision } from './revisions.service.ts'

/** Adds a card of one's own, which comes back for revision from today on. @throws {Refusal} PLANNER_FULL */
export async function addOwnCard(
  deps: Deps,
  { actor, request }: CallerTrace,
  { requestKey, ...card }: OwnCardFields & { requestKey?: string | undefined },
): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const id = await insertOwnCard(deps.db, {
      ...card,
      userId: actor.userId,
      createdAt: deps.now(),
      requestKey: requestKey ?? null,
    })
    if (id === undefined) return
    // Counted after it, so that the last one sent again is no refusal.
    if ((await countOwnCards(deps.db, actor.userId)) > OWN_CARDS_MAX) refuse('PLANNER_FULL')
    await beginCardRevision(deps, actor, id)
    await writeAudit(deps, { action: 'card.add', actor, target: { type: 'card', id }, request })
  })
}

/** Changes what stands on a card; when it comes back stays. @throws {Refusal} NOT_FOUND */
export async function editOwnCard(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, ...card }: OwnCardFields & { id: string },
): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if (!(await changeOwnCard(deps.db, { userId: actor.userId, id }, card))) refuse('NOT_FOUND')
    await writeAudit(deps, { action: 'card.change', actor, target: { type: 'card', id }, request })
  })
}

/** Removes a card with its revision. @throws {Refusal} NOT_FOUND */
export async function removeCardOfOwner(deps: Deps, { actor, request }: CallerTrace, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if (!(await removeOwnCard(deps.db, { userId: actor.userId, id }))) refuse('NOT_FOUND')
    await writeAudit(deps, { action: 'card.remove', actor, target: { type: 'card', id }, request })
  })
}
