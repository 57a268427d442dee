import type { AuditAction } from '@sopaan/contract/audit-actions'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { lockAccountRows } from '#api/features/account/accounts/accounts.open.queries.ts'
import { type Account, requireActiveAdmin } from '#api/features/account/accounts/accounts.service.ts'
import { unlockAddress } from '#api/features/account/lockouts/lockouts.service.ts'
import { removeLinks } from '#api/features/account/mail-links/mail-links.open.queries.ts'
import { requestLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { type Invited, inviteAccount, mailInvitation } from '#api/features/account/profile/invite.service.ts'
import { removeSignIns } from '#api/features/account/sign-ins/sign-ins.open.queries.ts'
import { resetTwoFactor } from '#api/features/account/two-factor/two-factor.service.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { mailPerson } from './bulk-actions.service.ts'
import { findWaiting } from './managed-users.queries.ts'

/** Lets somebody who was locked out try again at once. @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND */
export async function unlockUser(deps: Deps, caller: Caller, userId: string): Promise<void> {
  await changeAccountOf(deps, { ...caller, userId, action: 'user.unlock' }, async (deps, account) => {
    await unlockAddress(deps, account.email)
    if (account.status === 'active') await mailPerson(deps, account, 'staff-unlocked', { at: deps.now().toISOString() })
  })
}

/**
 * Mails the invitation again; the links sent before stop working.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, ALREADY_VERIFIED
 */
export async function resendInvitation(deps: Deps, caller: Caller, userId: string): Promise<void> {
  await changeAccountOf(deps, { ...caller, userId, action: 'user.resend' }, async (deps, account) => {
    if (account.passwordHash !== '' || account.status !== 'active') refuse('ALREADY_VERIFIED')
    await removeLinks(deps.db, account.id)
    await mailInvitation(deps, account)
  })
}

/**
 * Takes two-factor off somebody who lost the phone and the codes, and signs them out.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, OWN_ACCOUNT, TWO_FACTOR_OFF
 */
export async function resetUserTwoFactor(deps: Deps, caller: Caller, userId: string): Promise<void> {
  if (userId === caller.actor.userId) {
    requireFresh(deps, caller.actor)
    refuse('OWN_ACCOUNT')
  }
  await changeAccountOf(deps, { ...caller, userId, action: 'user.reset-two-factor' }, async (deps, account) => {
    await resetTwoFactor(deps, account.id)
    await removeSignIns(deps.db, account.id)
    await mailPerson(deps, account, 'staff-two-factor-off', { at: deps.now().toISOString() })
  })
}

/** Makes an account for somebody, who chooses the password. @throws {Refusal} REAUTH_REQUIRED, EMAIL_TAKEN */
export async function inviteUser(deps: Deps, caller: Caller, invited: Invited): Promise<string> {
  requireFresh(deps, caller.actor)
  const { id } = await inTransaction(deps, async (deps) => {
    await requireActiveAdmin(deps, caller.actor)
    return inviteAccount(deps, caller, invited)
  })
  return id
}

/** Mails the link of a sign-up again, for its own attempt alone. @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND */
export async function resendVerification(deps: Deps, { actor, request }: Caller, signUpId: string): Promise<void> {
  requireFresh(deps, actor)
  await inTransaction(deps, async (deps) => {
    const { email, flowHash, device } = (await findWaiting(deps.db, signUpId, deps.now())) ?? refuse('NOT_FOUND')
    await requestLink(deps, { email, kind: 'verify', flowHash, device, signUpId })
    await writeAudit(deps, { action: 'sign-up.resend', actor, target: { type: 'sign-up', id: signUpId }, request })
  })
}

/**
 * Changes one account that is not deleted, with an entry of the trail; what `work` answers stands in it.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, STAFF_BY_OWNERS
 */
export async function changeAccountOf(
  deps: Deps,
  { actor, userId, action, request }: Caller & { userId: string; action: AuditAction },
  work: (deps: Deps, account: Account) => Promise<NewAuditEntry['change'] | undefined>,
): Promise<void> {
  requireFresh(deps, actor)
  await inTransaction(deps, async (deps) => {
    await requireActiveAdmin(deps, actor)
    const [account] = await lockAccountRows(deps.db, [userId])
    if (!account || account.status === 'erased' || account.status === 'deleted') return refuse('NOT_FOUND')
    if (account.role === 'admin' && userId !== actor.userId && actor.staffRoles?.includes('owner') !== true)
      return refuse('STAFF_BY_OWNERS')
    const change = (await work(deps, account)) ?? {}
    await writeAudit(deps, { action, actor, target: { type: 'user', id: userId }, change, request })
  })
}
