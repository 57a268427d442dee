import { LIST_VIEWS_MAX, LISTS_WITH_VIEWS, type ListView, type ListWithViews } from '@sopaan/contract/list-views'
import { refuse } from '@sopaan/contract/refusals'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { type Deps, inTransaction } from '#api/deps.ts'
import { lockAccountOf } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { listListViews, removeListView, upsertListView } from './list-views.queries.ts'

type NewView = { list: ListWithViews; name: string; search: string; isShared: boolean }

/** The views of a list for the one of the staff who is acting. @throws {Refusal} STAFF_ROLE_NEEDED */
export async function findListViews(deps: Deps, actor: Actor, list: ListWithViews): Promise<ListView[]> {
  checkList(actor, list)
  const rows = await listListViews(deps.db, { userId: actor.userId, list })
  return rows.map(({ id, userId, name, search, isShared, fullName }) => ({
    _id: id,
    name,
    search,
    isShared,
    sharedBy: userId === actor.userId ? null : fullName,
  }))
}

/** Saves a view; the same name again replaces the own one. @throws {Refusal} VIEWS_FULL, STAFF_ROLE_NEEDED */
export async function saveListView(deps: Deps, { actor, request }: Caller, view: NewView): Promise<string> {
  checkList(actor, view.list)
  return inTransaction(deps, async (deps) => {
    // Locked, so that of two saved at once both are counted.
    await lockAccountOf(deps, actor)
    const { userId } = actor
    const own = (await listListViews(deps.db, { userId, list: view.list })).filter((one) => one.userId === userId)
    if (own.length >= LIST_VIEWS_MAX && !own.some(({ name }) => name === view.name))
      refuse('VIEWS_FULL', { max: LIST_VIEWS_MAX })
    const id = await upsertListView(deps.db, { userId, ...view })
    const change = { name: { after: view.name }, list: { after: view.list }, isShared: { after: view.isShared } }
    await writeAudit(deps, { action: 'list-view.save', actor, target: { type: 'list-view', id }, change, request })
    return id
  })
}

/** Removes an own view, or for owners a shared one. @throws {Refusal} NOT_FOUND */
export async function dropListView(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const isOwner = hasStaffRole(actor.staffRoles ?? [], [])
    const removed = (await removeListView(deps.db, { id, userId: actor.userId, isOwner })) ?? refuse('NOT_FOUND')
    const change = { name: { before: removed.name }, list: { before: removed.list } }
    await writeAudit(deps, { action: 'list-view.remove', actor, target: { type: 'list-view', id }, change, request })
  })
}

/** Whoever does not work with a list is shown nothing of its views: a view may name a person. */
function checkList(actor: Actor, list: ListWithViews): void {
  const staffRoles = LISTS_WITH_VIEWS[list]
  if (!hasStaffRole(actor.staffRoles ?? [], staffRoles)) refuse('STAFF_ROLE_NEEDED', { staffRoles: [...staffRoles] })
}
