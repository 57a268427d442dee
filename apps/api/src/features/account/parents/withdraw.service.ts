import type { ParentConsent } from '@sopaan/contract/parents'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { readLanguageName } from '@sopaan/domain/languages'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type Account, noteParent } from '#api/features/account/accounts/accounts.service.ts'
import { listMentorIds } from '#api/features/mentoring/bookings/bookings.open.queries.ts'
import { cancelWithdrawnBookings } from '#api/features/mentoring/bookings/cancel-agreed.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { notifyPeople, notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { deletePaperFiles } from './paper-files.service.ts'
import { makeParentLink, openConsent } from './parent-links.service.ts'
import { changeConsent, type ParentConsentRow } from './parents.queries.ts'
import { readParentConsent } from './parents.service.ts'
import { dropPapers } from './proofs.queries.ts'

/**
 * The parent takes the consent back (DPDP-04): from this transaction on nobody writes to or with the child, the sessions
 * ahead are cancelled with their credits back, and child, mentors and parent are told. Taking it back twice changes nothing.
 * @throws {Refusal} LINK_INVALID
 */
export async function withdrawParent(deps: Deps, request: RequestContext, token: string): Promise<ParentConsent> {
  const now = await readParentConsent(deps, token)
  if (now.state === 'withdrawn') return now
  await inTransaction(deps, async (deps) => {
    const { consent, child } = await openConsent(deps, token)
    await changeConsent(deps.db, consent.id, { withdrawnAt: deps.now() })
    await dropPapers(deps.db, child.id, deps.now())
    await noteParent(deps, child.id, { state: 'none', email: null })
    if (consent.confirmedAt !== null) await freeze(deps, child, consent)
    await writeAudit(deps, { action: 'parent.withdraw', target: { type: 'user', id: child.id }, request })
  })
  await deletePaperFiles(deps)
  return readParentConsent(deps, token)
}

async function freeze(deps: Deps, child: Account, consent: ParentConsentRow): Promise<void> {
  const mentors = await listMentorIds(deps.db, child.id)
  const cancelled = await cancelWithdrawnBookings(deps, child.id)
  const childName = firstNameOf(child.fullName)
  await notifyPerson(deps, child.id, {
    kind: 'parent-withdrew',
    facts: { cancelled },
    key: `parent-withdrew ${consent.id}`,
  })
  await notifyPeople(deps, mentors, {
    kind: 'mentee-paused',
    facts: { firstName: childName },
    key: `mentee-paused ${consent.id}`,
  })
  await writeMail(deps, {
    kind: 'parent-withdrew',
    to: child.email,
    language: child.language,
    facts: { cancelled },
    userId: child.id,
  })
  await writeMail(deps, {
    kind: 'parent-withdrawn',
    to: consent.email,
    language: readLanguageName(consent.language),
    facts: { childName, cancelled, at: deps.now().toISOString() },
    userId: child.id,
    token: await makeParentLink(deps, consent.id),
  })
}
