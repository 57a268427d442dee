import { PARENT_ANSWER_DAYS, type ParentConsent, type ParentRelation } from '@sopaan/contract/parents'
import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import type { Language } from '@sopaan/domain/languages'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type Account, ageBandOf, lockAccountOf, noteParent } from '#api/features/account/accounts/accounts.service.ts'
import { actorOf } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { countSessionsAhead } from '#api/features/mentoring/bookings/cancel-agreed.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller, RequestContext } from '#api/http/serve.ts'
import { deviceHashOf, doubtOf } from './consent-doubts.ts'
import { deletePaperFiles } from './paper-files.service.ts'
import { checkParentCode } from './parent-codes.service.ts'
import { findByParentLink, makeParentLink, openConsent } from './parent-links.service.ts'
import {
  changeConsent,
  endConsents,
  findActiveConsent,
  insertConsent,
  listConsentsOf,
  type ParentConsentRow,
} from './parents.queries.ts'
import { dropPapers, listPapersOf } from './proofs.queries.ts'
import { findProgress } from './proofs.service.ts'

export type ParentAnswer = {
  token: string
  fullName: string
  relation: ParentRelation
  noticeVersion: string
  language: Language
  code: string
}

/**
 * Mails the parent of a minor a link to agree (decision C23). What was asked or agreed before ends.
 * @throws {Refusal} AGE_REQUIRED, NOT_A_MINOR, PARENT_EMAIL_OWN
 */
export async function requestParentConsent(deps: Deps, { actor, request }: Caller, email: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const account = await lockAccountOf(deps, actor)
    const band = ageBandOf(deps, account)
    if (band === 'unknown') refuse('AGE_REQUIRED')
    if (band === 'adult') refuse('NOT_A_MINOR')
    if (email === account.email) refuse('PARENT_EMAIL_OWN')
    const now = deps.now()
    await noteParent(deps, account.id, { state: 'asked', email })
    await endConsents(deps.db, account.id, now)
    await dropPapers(deps.db, account.id, now)
    const consentId = await insertConsent(deps.db, {
      userId: account.id,
      email,
      askedAt: now,
      askedIp: request.ip,
      askedDeviceHash: deviceHashOf(request) ?? null,
    })
    await writeMail(deps, {
      kind: 'parent',
      to: email,
      language: account.language,
      facts: { childName: firstNameOf(account.fullName) },
      userId: account.id,
      token: await makeParentLink(deps, consentId),
    })
    await writeAudit(deps, { action: 'parent.ask', actor, target: { type: 'user', id: account.id }, request })
  })
  await deletePaperFiles(deps)
}

/** What a parent's page shows. @throws {Refusal} LINK_INVALID */
export async function readParentConsent(deps: Deps, token: string): Promise<ParentConsent> {
  const { consent, child } = await findByParentLink(deps, token)
  const isWithdrawn = consent.withdrawnAt !== null
  const isGrown = ageBandOf(deps, child) === 'adult'
  const state = isWithdrawn ? 'withdrawn' : isGrown ? 'grown' : stepOf(consent)
  return {
    childFirstName: firstNameOf(child.fullName),
    state,
    askedAt: consent.askedAt.toISOString(),
    agreedAt: consent.confirmedAt?.toISOString() ?? null,
    withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
    parentName: consent.fullName,
    relation: consent.relation,
    proof: consent.proof,
    ...(await findProgress(deps, consent)),
    sessionsAhead: state === 'agreed' ? await countSessionsAhead(deps, child.id) : 0,
  }
}

function stepOf({ confirmedAt, answeredAt }: ParentConsentRow): 'asked' | 'answered' | 'agreed' {
  if (confirmedAt !== null) return 'agreed'
  return answeredAt === null ? 'asked' : 'answered'
}

/**
 * The parent says yes, with the code from the own mailbox. A browser in which the child is signed in cannot; what else speaks
 * for the child's own hand is noted. Nothing opens before a rupee or a paper proves the parent (`proveConsent`).
 * @throws {Refusal} LINK_INVALID, PARENT_CODE_WRONG
 */
export async function confirmParent(deps: Deps, request: RequestContext, answer: ParentAnswer): Promise<ParentConsent> {
  const acting = await actorOf(deps, request.cookies)
  // Outside the transaction of the answer: a wrong code counts though the answer is refused.
  const asked = await findByParentLink(deps, answer.token)
  if (acting?.userId === asked.child.id) refuse('LINK_INVALID')
  if (asked.consent.answeredAt === null) await checkParentCode(deps, asked.consent, answer.code)
  await inTransaction(deps, async (deps) => {
    const { consent, child } = await openConsent(deps, answer.token)
    if (consent.answeredAt !== null) return
    const now = deps.now()
    await changeConsent(deps.db, consent.id, {
      doubt: doubtOf(consent, request, now),
      codeHash: null,
      codeEndsAt: null,
      fullName: answer.fullName,
      relation: answer.relation,
      noticeVersion: answer.noticeVersion,
      language: answer.language,
      ip: request.ip,
      answeredAt: now,
      proveUntil: new Date(now.getTime() + PARENT_ANSWER_DAYS * DAY_MS),
    })
    await writeAudit(deps, { action: 'parent.answer', target: { type: 'user', id: child.id }, request })
  })
  return readParentConsent(deps, answer.token)
}

/** What a minor who asked a parent waits for; null where nothing was asked, or it was given. */
export async function findParentWait(
  deps: Deps,
  { id, parentState }: Pick<Account, 'id' | 'parentState'>,
): Promise<'answer' | 'proof' | 'paper' | null> {
  if (parentState !== 'asked') return null
  const consent = await findActiveConsent(deps.db, id)
  if (!consent || consent.confirmedAt !== null) return null
  if (consent.answeredAt === null) return 'answer'
  const [paper] = await listPapersOf(deps.db, consent.id)
  return paper?.state === 'waiting' ? 'paper' : 'proof'
}

/** Every ask and answer of parents, for an export: without the links. */
export async function parentConsentsOf(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<object[]> {
  const rows = await listConsentsOf(deps.db, actor.userId)
  return rows.map(({ id: _, userId: __, codeHash: ___, askedDeviceHash: ____, proofBy: _____, ...row }) => row)
}
