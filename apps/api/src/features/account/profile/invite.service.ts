import { refuse } from '@sopaan/contract/refusals'
import type { Role } from '@sopaan/contract/users'
import type { Language } from '@sopaan/domain/languages'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type Account, makeAccount } from '#api/features/account/accounts/accounts.service.ts'
import { makeLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import type { Caller } from '#api/http/serve.ts'

/** How long an invited person has to choose a password, days. After that the sign-in page sends a new link. */
const INVITED_DAYS = 3
const DAY_MINUTES = 24 * 60
/** No hash: nothing anybody types fits it. */
const NO_PASSWORD = { hash: '', keyId: '' }

/** Whom an admin makes an account for. */
export type Invited = { email: string; fullName: string; role: Role; language: Language }

/**
 * Makes an account for somebody else. It has no password: its owner sets one by the mailed link, and no password is made up,
 * mailed or known to the admin (LINK-12). The caller has checked that the actor is an admin.
 * @throws {Refusal} EMAIL_TAKEN
 */
export async function inviteAccount(deps: Deps, { actor, request }: Caller, invited: Invited): Promise<Account> {
  return inTransaction(deps, async (deps) => {
    const account = (await makeAccount(deps, { ...invited, password: NO_PASSWORD })) ?? refuse('EMAIL_TAKEN')
    await mailInvitation(deps, account)
    await writeAudit(deps, {
      action: 'user.make',
      actor,
      target: { type: 'user', id: account.id },
      change: { role: { after: account.role } },
      request,
    })
    return account
  })
}

/** Mails the link by which an invited person chooses a password. Call it in the transaction of what it belongs to. */
export async function mailInvitation(deps: Deps, account: Account): Promise<void> {
  const minutes = INVITED_DAYS * DAY_MINUTES
  const token = await makeLink(deps, { kind: 'reset', email: account.email, account, minutes })
  await writeMail(deps, {
    kind: 'invited',
    to: account.email,
    language: account.language,
    facts: { role: account.role, days: INVITED_DAYS },
    userId: account.id,
    token,
  })
}
