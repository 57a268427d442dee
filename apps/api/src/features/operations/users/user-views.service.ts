import { USER_VIEWS_MAX, type UserView } from '@sopaan/contract/managed-users'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { lockAccountOf } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { listViews, removeUserView, upsertUserView } from './user-views.queries.ts'

/** The kept filters of the admin acting, by name. */
export async function ownViews(deps: Deps, actor: Actor): Promise<UserView[]> {
  const rows = await listViews(deps.db, actor.userId)
  return rows.map(({ id, name, search }) => ({ _id: id, name, search }))
}

/** Keeps a filter under a name; the same name again replaces it. @throws {Refusal} VIEWS_FULL */
export async function saveOwnView(
  deps: Deps,
  { actor, request }: Caller,
  view: { name: string; search: string },
): Promise<string> {
  return inTransaction(deps, async (deps) => {
    // Held, so that of two saved at once both are counted.
    await lockAccountOf(deps, actor)
    const known = await listViews(deps.db, actor.userId)
    if (known.length >= USER_VIEWS_MAX && !known.some(({ name }) => name === view.name))
      refuse('VIEWS_FULL', { max: USER_VIEWS_MAX })
    const id = await upsertUserView(deps.db, { userId: actor.userId, ...view })
    const change = { name: { after: view.name } }
    await writeAudit(deps, { action: 'user-view.save', actor, target: { type: 'user-view', id }, change, request })
    return id
  })
}

/** Forgets one of the own kept filters. @throws {Refusal} NOT_FOUND */
export async function removeOwnView(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const isRemoved = await removeUserView(deps.db, actor.userId, id)
    if (!isRemoved) refuse('NOT_FOUND')
    await writeAudit(deps, { action: 'user-view.remove', actor, target: { type: 'user-view', id }, request })
  })
}
