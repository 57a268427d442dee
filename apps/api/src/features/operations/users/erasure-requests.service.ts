import type { ERASURE_GROUNDS, ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { deleteForOwner } from '#api/features/account/profile/deletion.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { refuseOwn } from './account-help.service.ts'
import { closeErasure, findOpenErasure, insertErasure } from './erasure-requests.queries.ts'
import { changeAccountOf } from './single-actions.service.ts'

/** Says that an account has to be erased, and why. @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, OWN_ACCOUNT, ERASURE_REQUESTED */
export async function requestErasure(
  deps: Deps,
  caller: Caller,
  userId: string,
  { ground, reason }: { ground: (typeof ERASURE_GROUNDS)[number]; reason: string },
): Promise<void> {
  refuseOwn(deps, caller, userId)
  await changeAccountOf(deps, { ...caller, userId, action: 'user.request-erasure' }, async (deps) => {
    const row = { userId, ground, reason, requestedBy: caller.actor.userId, requestedAt: deps.now() }
    if (!(await insertErasure(deps.db, row))) refuse('ERASURE_REQUESTED')
    await notifyStaff(deps, { kind: 'erasure-requested', facts: { ground }, about: { userId } })
    return { ground: { after: ground } }
  })
}

/**
 * Deletes the account as a second admin: hidden and locked at once, its owner told with a link that takes it back for 7 days,
 * and erased after them like any other (decision C24).
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, OWN_ACCOUNT, ERASURE_SECOND_PERSON
 */
export async function confirmErasure(deps: Deps, caller: Caller, userId: string): Promise<void> {
  refuseOwn(deps, caller, userId)
  await changeAccountOf(deps, { ...caller, userId, action: 'user.confirm-erasure' }, async (deps, account) => {
    const open = (await findOpenErasure(deps.db, userId)) ?? refuse('NOT_FOUND')
    if (open.requestedBy === caller.actor.userId) refuse('ERASURE_SECOND_PERSON')
    await closeErasure(deps.db, { id: open.id, state: 'confirmed', by: caller.actor.userId, at: deps.now() })
    await deleteForOwner(deps, account, open.ground)
    return { ground: { after: open.ground }, status: { before: account.status, after: 'deleted' } }
  })
}

/** Leaves the account as it is after all. @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND */
export async function withdrawErasure(deps: Deps, caller: Caller, userId: string): Promise<void> {
  await changeAccountOf(deps, { ...caller, userId, action: 'user.withdraw-erasure' }, async (deps) => {
    const open = (await findOpenErasure(deps.db, userId)) ?? refuse('NOT_FOUND')
    await closeErasure(deps.db, { id: open.id, state: 'withdrawn', by: caller.actor.userId, at: deps.now() })
  })
}

/** The request that waits for a second admin, as the page of the person shows it. */
export async function shownErasure(
  deps: Deps,
  { actor }: Pick<Caller, 'actor'>,
  userId: string,
): Promise<ManagedUserDetail['erasure']> {
  const open = await findOpenErasure(deps.db, userId)
  if (!open) return null
  const { ground, reason, requestedAt, requestedBy, requesterName } = open
  return { ground, reason, at: requestedAt.toISOString(), by: requesterName, isOwn: requestedBy === actor.userId }
}
