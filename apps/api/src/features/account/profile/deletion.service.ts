import type { ERASURE_GROUNDS } from '@sopaan/contract/managed-user-shapes'
import { DAY_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { type Account, markDeleted } from '#api/features/account/accounts/accounts.service.ts'
import { removeLinks } from '#api/features/account/mail-links/mail-links.open.queries.ts'
import { makeLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { removeSignIns } from '#api/features/account/sign-ins/sign-ins.open.queries.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'

/** How long a deletion can be taken back, ms. Source: decision C24. */
const UNDO_MS = 7 * DAY_MS

/**
 * Deletes an account that its owner did not delete here: hidden and locked at once, its owner told why with a link that takes it
 * back for 7 days, and erased after them like any other (decision C24). Call it while the account is held.
 */
export async function deleteForOwner(
  deps: Deps,
  account: Account,
  ground: (typeof ERASURE_GROUNDS)[number] | 'idle',
): Promise<void> {
  await markDeleted(deps, account.id)
  await removeSignIns(deps.db, account.id)
  await removeLinks(deps.db, account.id)
  const deleted = (await findAccount(deps.db, account.id)) ?? account
  const token = await makeLink(deps, { kind: 'undo-deletion', email: account.email, account: deleted })
  await writeMail(deps, {
    kind: 'staff-deleted',
    to: account.email,
    language: account.language,
    facts: { ground, until: new Date(deps.now().getTime() + UNDO_MS).toISOString() },
    userId: account.id,
    token,
  })
}
