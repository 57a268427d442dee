import { PARENT_CHECKS_MAX, PARENT_PAPERS_MAX, type ParentConsent } from '@sopaan/contract/parents'
import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { readLanguageName } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import { type Account, ageBandOf, lockAccountOf, noteParent } from '#api/features/account/accounts/accounts.service.ts'
import { actorOf } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { notifyPerson, notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import type { Caller, RequestContext } from '#api/http/serve.ts'
import { doubtOf } from './consent-doubts.ts'
import { makeParentLink, openConsent } from './parent-links.service.ts'
import { changeConsent, findConsent, lockConsent, type ParentConsentRow } from './parents.queries.ts'
import { dropPapers, findCheckProgress, listPapersOf } from './proofs.queries.ts'

/** What proves that a parent answered: a rupee that was captured, or a paper that somebody of the staff accepted. */
export type ParentProof = { kind: 'payment'; paymentId: string } | { kind: 'paper'; by: Caller }

/**
 * The consent of a link that was answered and waits for its proof, held. A browser in which the child is signed in cannot go
 * on; what speaks for the child's own hand is noted for staff. Call it in the transaction of the step.
 * @throws {Refusal} LINK_INVALID, PARENT_STEP_OVER
 */
export async function openUnproven(
  deps: Deps,
  request: RequestContext,
  token: string,
): Promise<{ consent: ParentConsentRow; child: Account }> {
  const acting = await actorOf(deps, request.cookies)
  const { consent, child } = await openConsent(deps, token)
  if (acting?.userId === child.id) refuse('LINK_INVALID')
  if (consent.answeredAt === null || consent.confirmedAt !== null) refuse('PARENT_STEP_OVER')
  const doubt = consent.doubt ?? doubtOf(consent, request, deps.now())
  if (doubt !== consent.doubt) await changeConsent(deps.db, consent.id, { doubt })
  return { consent: { ...consent, doubt }, child }
}

/**
 * Gives a consent that was answered, now that it is proven: the one way in which one comes to stand. Told twice, or by two at
 * once, it happens once. Call it in the transaction of the proof.
 * @returns whether the consent stands; false where it ended meanwhile, or the child is of age or gone
 */
export async function proveConsent(deps: Deps, consentId: string, proof: ParentProof): Promise<boolean> {
  const found = await findConsent(deps.db, consentId)
  if (!found) return false
  // The account first, as whoever asks for a new consent does.
  const child = await lockAccountOf(deps, { userId: found.userId })
  const consent = await lockConsent(deps.db, consentId)
  if (!consent || consent.withdrawnAt !== null || consent.answeredAt === null) return false
  if (child.status === 'erased' || ageBandOf(deps, child) !== 'minor') return false
  if (consent.confirmedAt !== null) return true
  await changeConsent(deps.db, consent.id, {
    codeHash: null,
    codeEndsAt: null,
    confirmedAt: deps.now(),
    proof: proof.kind,
    proofPaymentId: proof.kind === 'payment' ? proof.paymentId : null,
    proofBy: proof.kind === 'paper' ? proof.by.actor.userId : null,
  })
  await dropPapers(deps.db, child.id, deps.now())
  await noteParent(deps, child.id, { state: 'confirmed', email: consent.email })
  const { doubt } = consent
  if (doubt !== null) await notifyStaff(deps, { kind: 'parent-doubt', facts: { doubt }, about: { userId: child.id } })
  await notifyOfConsent(deps, { child, consent, proof: proof.kind })
  await writeAudit(deps, {
    action: 'parent.confirm',
    target: { type: 'user', id: child.id },
    change: { proof: { before: null, after: proof.kind } },
    ...(proof.kind === 'paper' && proof.by),
  })
  return true
}

/** How far the second proof of a consent has come, and where its rupee is. */
export async function findProgress(
  deps: Deps,
  consent: ParentConsentRow,
): Promise<Pick<ParentConsent, 'progress' | 'rupee'>> {
  const { begun, payment, refund } = await findCheckProgress(deps.db, consent.id)
  const rupee =
    refund === null ? null : refund === 'processed' ? 'returned' : refund === 'failed' ? 'stuck' : 'returning'
  if (consent.answeredAt === null || consent.confirmedAt !== null) return { progress: null, rupee }
  const papers = await listPapersOf(deps.db, consent.id)
  const [paper] = papers
  return {
    rupee,
    progress: {
      canPay: deps.gateway !== undefined,
      payment: begun === 0 ? null : payment === null ? 'begun' : payment === 'failed' ? 'failed' : 'pending',
      paymentsLeft: Math.max(0, PARENT_CHECKS_MAX - begun),
      paper:
        paper === undefined || paper.state === 'accepted'
          ? null
          : { state: paper.state, sentAt: paper.sentAt.toISOString(), reason: paper.reason },
      papersLeft: Math.max(0, PARENT_PAPERS_MAX - papers.length),
      until: (consent.proveUntil ?? consent.askedAt).toISOString(),
    },
  }
}

type Given = { child: Account; consent: ParentConsentRow; proof: ParentProof['kind'] }

async function notifyOfConsent(deps: Deps, { child, consent, proof }: Given): Promise<void> {
  const parentName = consent.fullName ?? ''
  await notifyPerson(deps, child.id, {
    kind: 'parent-agreed',
    facts: { parentName },
    key: `parent-agreed ${consent.id}`,
  })
  await writeMail(deps, {
    kind: 'parent-confirmed',
    to: child.email,
    language: child.language,
    facts: { parentName },
    userId: child.id,
  })
  await writeMail(deps, {
    kind: 'parent-thanks',
    to: consent.email,
    language: readLanguageName(consent.language),
    facts: { childName: firstNameOf(child.fullName), proof },
    userId: child.id,
    token: await makeParentLink(deps, consent.id),
  })
}
