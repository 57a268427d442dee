import type { AuditAction } from '@sopaan/contract/audit-actions'
import { refuse } from '@sopaan/contract/refusals'
import { browserName } from '@sopaan/domain/identity/browser-name'
import { type Deps, inTransaction } from '#api/deps.ts'
import {
  type Account,
  isReactivable,
  moveToAddress,
  reactivate,
  restore,
  savePassword,
} from '#api/features/account/accounts/accounts.service.ts'
import { rememberDevice } from '#api/features/account/lockouts/lockouts.service.ts'
import { revokeFirstSignIn } from '#api/features/account/mail-links/first-sign-in.service.ts'
import { removeLinks } from '#api/features/account/mail-links/mail-links.open.queries.ts'
import { findUsableLink, redeemLink, type UsableLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { checkNewPassword, hashPassword } from '#api/features/account/passwords/passwords.service.ts'
import { removeSignIns } from '#api/features/account/sign-ins/sign-ins.open.queries.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { DEVICE_COOKIE } from '#api/http/csrf.ts'
import type { RequestContext } from '#api/http/serve.ts'

type Token = { token: string | undefined; request: RequestContext }

/**
 * Sets a new password by a mailed link: every sign-in ends, every other link burns, nobody is signed in, and two-factor
 * stays on (LINK-06, LINK-13). The browser that did it can no longer be locked out by strangers (AUTH-14).
 * @throws {Refusal} LINK_INVALID, INVALID_INPUT for a guessable password, which leaves the link as it is
 */
export async function resetPassword(
  deps: Deps,
  { email, password, token, request }: Token & { email: string; password: string },
): Promise<void> {
  const link = await findUsableLink(deps, { kind: 'reset', token, email })
  const account = ownerOf(link)
  checkNewPassword(deps, password, { email: account.email, fullName: account.fullName, role: account.role })
  const kept = await hashPassword(deps, password)
  await inTransaction(deps, async (deps) => {
    await redeemLink(deps, link)
    await savePassword(deps, account.id, { ...kept, isNew: true })
    await removeSignIns(deps.db, account.id)
    await removeLinks(deps.db, account.id)
    await revokeFirstSignIn(deps, account.email)
    await rememberDevice(deps, {
      userId: account.id,
      email: account.email,
      device: request.cookies.get(DEVICE_COOKIE),
    })
    await writeMail(deps, {
      kind: 'password-changed',
      to: account.email,
      language: account.language,
      facts: { device: browserName(request.userAgent), at: deps.now().toISOString() },
      userId: account.id,
    })
    await audit(deps, account, 'user.reset-password', request)
  })
}

/** Brings a deactivated account back by a mailed link. @throws {Refusal} LINK_INVALID */
export async function reactivateByLink(
  deps: Deps,
  { email, token, request }: Token & { email: string },
): Promise<void> {
  const link = await findUsableLink(deps, { kind: 'reactivation', token, email })
  const account = ownerOf(link)
  if (!isReactivable(account)) refuse('LINK_INVALID')
  await inTransaction(deps, async (deps) => {
    await redeemLink(deps, link)
    await reactivate(deps, account.id)
    await audit(deps, account, 'user.reactivate', request)
  })
}

/** Takes a deletion back within its 7 days. @throws {Refusal} LINK_INVALID */
export async function undoDeletion(deps: Deps, { token, request }: Token): Promise<void> {
  const link = await findUsableLink(deps, { kind: 'undo-deletion', token })
  const account = ownerOf(link)
  if (account.status !== 'deleted') refuse('LINK_INVALID')
  await inTransaction(deps, async (deps) => {
    await redeemLink(deps, link)
    await restore(deps, account.id)
    await audit(deps, account, 'user.restore', request)
  })
}

/**
 * Moves an account to the address whose link this is; every sign-in ends, and the old address is told.
 * @throws {Refusal} LINK_INVALID, EMAIL_TAKEN
 */
export async function confirmEmailChange(deps: Deps, { token, request }: Token): Promise<void> {
  const link = await findUsableLink(deps, { kind: 'change-email', token })
  const account = ownerOf(link)
  if (account.status !== 'active') refuse('LINK_INVALID')
  await inTransaction(deps, async (deps) => {
    await redeemLink(deps, link)
    await moveToAddress(deps, account.id, link.email)
    await removeSignIns(deps.db, account.id)
    await removeLinks(deps.db, account.id)
    await writeMail(deps, {
      kind: 'email-changed',
      to: account.email,
      language: account.language,
      facts: { newEmail: link.email },
      userId: account.id,
    })
    await audit(deps, account, 'user.change-email', request)
  })
}

function ownerOf(link: UsableLink): Account {
  return link.account ?? refuse('LINK_INVALID')
}

async function audit(deps: Deps, account: Account, action: AuditAction, request: RequestContext): Promise<void> {
  const actor = { userId: account.id, role: account.role }
  await writeAudit(deps, { action, actor, target: { type: 'user', id: account.id }, request })
}
