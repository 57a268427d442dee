import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { findAccount, findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { type Account, changeOwn, moveToAddress } from '#api/features/account/accounts/accounts.service.ts'
import { removeLinks } from '#api/features/account/mail-links/mail-links.open.queries.ts'
import { makeLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { mailInvitation } from '#api/features/account/profile/invite.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { mailPerson } from './bulk-actions.service.ts'
import { changeAccountOf } from './single-actions.service.ts'

/** How long a link that staff had sent works, minutes: who wrote to us reads mails when there is time. */
const STAFF_LINK_MINUTES = 60
/** The trail outlives the account: it says which field was changed, not what it holds. */
const CHANGED = { before: '[changed]', after: '[changed]' }

/** Mails somebody a link for a new password. @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, RESET_LINK_NOT_POSSIBLE */
export async function sendResetLink(deps: Deps, caller: Caller, userId: string): Promise<void> {
  await changeAccountOf(deps, { ...caller, userId, action: 'user.send-reset' }, async (deps, account) => {
    if (account.status !== 'active' || account.passwordHash === '') refuse('RESET_LINK_NOT_POSSIBLE')
    const minutes = STAFF_LINK_MINUTES
    const token = await makeLink(deps, { kind: 'reset', email: account.email, account, minutes })
    await writeMail(deps, {
      kind: 'staff-reset',
      to: account.email,
      language: account.language,
      facts: { minutes, at: deps.now().toISOString() },
      userId: account.id,
      token,
    })
  })
}

/**
 * Corrects a wrong name at once and a wrong address once its link is opened, and mails the person the reason. Who never had a
 * password never proved the address either: it moves at once, and the invitation goes to the right one.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, OWN_ACCOUNT, EMAIL_TAKEN, STAFF_ADDRESS, CORRECTION_EMPTY
 */
export async function correctAccount(
  deps: Deps,
  caller: Caller,
  userId: string,
  { fullName, email, reason }: { fullName: string; email: string; reason: string },
): Promise<void> {
  refuseOwn(deps, caller, userId)
  await changeAccountOf(deps, { ...caller, userId, action: 'user.correct' }, async (deps, account) => {
    const isRenamed = fullName !== account.fullName
    const isMoved = email !== account.email
    if (!isRenamed && !isMoved) refuse('CORRECTION_EMPTY')
    if (isMoved && account.role === 'admin') refuse('STAFF_ADDRESS')
    if (isMoved && (await findAccountByEmail(deps.db, email))) refuse('EMAIL_TAKEN')
    if (isRenamed) await changeOwn(deps, account.id, { fullName })
    const isProven = account.passwordHash !== ''
    // An address that was never proven may be a stranger's: nothing of the account is mailed there.
    if (isProven || !isMoved)
      await mailPerson(deps, account, 'staff-corrected', {
        reason,
        fullName: isRenamed ? fullName : null,
        newEmail: isMoved ? email : null,
      })
    if (isMoved) await (isProven ? mailNewAddress : moveInvitation)(deps, { ...account, fullName }, email)
    return {
      ...(isRenamed && { fullName: CHANGED }),
      ...(isMoved && { email: CHANGED }),
      reason: { after: reason },
    }
  })
}

/** Refuses what no admin does to the own account. @throws {Refusal} REAUTH_REQUIRED, OWN_ACCOUNT */
export function refuseOwn(deps: Deps, { actor }: Pick<Caller, 'actor'>, userId: string): void {
  requireFresh(deps, actor)
  if (userId === actor.userId) refuse('OWN_ACCOUNT')
}

async function mailNewAddress(deps: Deps, account: Account, email: string): Promise<void> {
  const token = await makeLink(deps, { kind: 'change-email', email, account })
  const { fullName, language } = account
  await writeMail(deps, { kind: 'change-email', to: email, language, facts: { fullName }, userId: account.id, token })
}

async function moveInvitation(deps: Deps, account: Account, email: string): Promise<void> {
  await moveToAddress(deps, account.id, email)
  await removeLinks(deps.db, account.id)
  await mailInvitation(deps, (await findAccount(deps.db, account.id)) ?? account)
}
