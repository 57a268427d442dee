import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { readLanguageName } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import { type Account, ageBandOf } from '#api/features/account/accounts/accounts.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { makeParentLink } from './parent-links.service.ts'
import { findActiveConsent } from './parents.queries.ts'

/** What a parent is told of one payment or refund. */
export type ParentBill = {
  kind: 'parent-paid' | 'parent-refunded' | 'parent-refund-failed'
  itemName: { en: string; hi: string }
  amountPaise: number
  /** The same bill twice is one mail. */
  key: string
}

/**
 * Mails the parent of a minor what happened with the child's money, with a link to the parent's page (DPDP-07). Nobody is
 * written to where no consent stands or the child is of age. Call it in the transaction of what it tells of.
 */
export async function mailParentBill(deps: Deps, child: Account, { kind, key, ...bill }: ParentBill): Promise<void> {
  if (ageBandOf(deps, child) !== 'minor') return
  const consent = await findActiveConsent(deps.db, child.id)
  if (!consent || consent.confirmed_at === null) return
  await writeMail(deps, {
    kind,
    to: consent.email,
    language: readLanguageName(consent.language),
    facts: { childName: firstNameOf(child.full_name), ...bill, at: deps.now().toISOString() },
    userId: child.id,
    token: await makeParentLink(deps, consent.id),
    priority: 2,
    dedupeKey: `parent-${key}`,
  })
}
