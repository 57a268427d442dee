import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { type ByLanguage, readLanguageName } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import { type Account, ageBandOf } from '#api/features/account/accounts/accounts.service.ts'
import { type MailDraft, writeMail } from '#api/features/operations/mails/mails.service.ts'
import { makeParentLink } from './parent-links.service.ts'
import { findActiveConsent, findConsent } from './parents.queries.ts'

/** What a parent is told of one payment or refund. */
export type ParentBill = {
  kind: 'parent-paid' | 'parent-refunded' | 'parent-refund-failed'
  itemName: ByLanguage<string>
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
  if (!consent || consent.confirmedAt === null) return
  await writeMail(deps, {
    kind,
    to: consent.email,
    language: readLanguageName(consent.language),
    facts: { childName: firstNameOf(child.fullName), ...bill, at: deps.now().toISOString() },
    userId: child.id,
    token: await makeParentLink(deps, consent.id),
    priority: 2,
    dedupeKey: `parent-${key}`,
  })
}

/** Tells a parent where the rupee of the proof is: back, or held up at the bank. Call it in the transaction it tells of. */
export async function mailParentOfCheck(
  deps: Deps,
  consentId: string,
  { kind, key }: { kind: 'parent-check-returned' | 'parent-check-stuck'; key: string },
): Promise<void> {
  await mailParent(deps, consentId, { kind, facts: {}, key: `${kind}-${key}` })
}

/** Tells a parent that the paper was refused, and why. Call it in the transaction of the decision. */
export async function mailPaperRefused(
  deps: Deps,
  consentId: string,
  { childName, reason, key }: { childName: string; reason: string; key: string },
): Promise<void> {
  await mailParent(deps, consentId, { kind: 'parent-paper-refused', facts: { childName, reason }, key })
}

type ProofMail = 'parent-check-returned' | 'parent-check-stuck' | 'parent-paper-refused'

async function mailParent<K extends ProofMail>(
  deps: Deps,
  consentId: string,
  { kind, facts, key }: { kind: K; facts: MailDraft<K>['facts']; key: string },
): Promise<void> {
  const consent = await findConsent(deps.db, consentId)
  if (!consent) return
  await writeMail(deps, {
    kind,
    to: consent.email,
    language: readLanguageName(consent.language),
    facts,
    userId: consent.userId,
    token: await makeParentLink(deps, consent.id),
    priority: 2,
    dedupeKey: key,
  })
}
