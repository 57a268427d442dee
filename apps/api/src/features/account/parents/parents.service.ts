import { PARENT_ANSWER_DAYS, type ParentConsent, type ParentRelation } from '@sopaan/contract/parents'
import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type Account, ageBandOf, lockAccountOf, noteParent } from '#api/features/account/accounts/accounts.service.ts'
import { actorOf } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { countSessionsAhead } from '#api/features/mentoring/bookings/cancel-agreed.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller, RequestContext } from '#api/http/serve.ts'
import { deviceOf, doubtOf } from './consent-doubts.ts'
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
import { dropPapers, listPapersOf, listPapersOfPerson } from './proofs.queries.ts'
import { findProgress } from './proofs.service.ts'

export type ParentAnswer = {
  token: string
  fullName: string
  relation: ParentRelation
  noticeVersion: string
  language: 'en' | 'hi'
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
      user_id: account.id,
      email,
      asked_at: now,
      asked_ip: request.ip,
      asked_device_hash: deviceOf(request) ?? null,
    })
    await writeMail(deps, {
      kind: 'parent',
      to: email,
      language: account.language,
      facts: { childName: firstNameOf(account.full_name) },
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
  const isWithdrawn = consent.withdrawn_at !== null
  const isGrown = ageBandOf(deps, child) === 'adult'
  const state = isWithdrawn ? 'withdrawn' : isGrown ? 'grown' : stepOf(consent)
  return {
    childFirstName: firstNameOf(child.full_name),
    state,
    askedAt: consent.asked_at.toISOString(),
    agreedAt: consent.confirmed_at?.toISOString() ?? null,
    withdrawnAt: consent.withdrawn_at?.toISOString() ?? null,
    parentName: consent.full_name,
    relation: consent.relation,
    proof: consent.proof,
    ...(await findProgress(deps, consent)),
    sessionsAhead: state === 'agreed' ? await countSessionsAhead(deps, child.id) : 0,
  }
}

function stepOf({ confirmed_at, answered_at }: ParentConsentRow): 'asked' | 'answered' | 'agreed' {
  if (confirmed_at !== null) return 'agreed'
  return answered_at === null ? 'asked' : 'answered'
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
  if (asked.consent.answered_at === null) await checkParentCode(deps, asked.consent, answer.code)
  await inTransaction(deps, async (deps) => {
    const { consent, child } = await openConsent(deps, answer.token)
    if (consent.answered_at !== null) return
    const now = deps.now()
    await changeConsent(deps.db, consent.id, {
      doubt: doubtOf(consent, request, now),
      code_hash: null,
      code_ends_at: null,
      full_name: answer.fullName,
      relation: answer.relation,
      notice_version: answer.noticeVersion,
      language: answer.language,
      ip: request.ip,
      answered_at: now,
      prove_until: new Date(now.getTime() + PARENT_ANSWER_DAYS * DAY_MS),
    })
    await writeAudit(deps, { action: 'parent.answer', target: { type: 'user', id: child.id }, request })
  })
  return readParentConsent(deps, answer.token)
}

/** What a minor who asked a parent waits for; null where nothing was asked, or it was given. */
export async function findParentWait(
  deps: Deps,
  { id, parent_state }: Pick<Account, 'id' | 'parent_state'>,
): Promise<'answer' | 'proof' | 'paper' | null> {
  if (parent_state !== 'asked') return null
  const consent = await findActiveConsent(deps.db, id)
  if (!consent || consent.confirmed_at !== null) return null
  if (consent.answered_at === null) return 'answer'
  const [paper] = await listPapersOf(deps.db, consent.id)
  return paper?.state === 'waiting' ? 'paper' : 'proof'
}

/** Every paper that parents of a person sent, for an export: without the files. */
export async function parentPapersOf(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<object[]> {
  return listPapersOfPerson(deps.db, actor.userId)
}

/** Every ask and answer of parents, for an export: without the links. */
export async function parentConsentsOf(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<object[]> {
  const rows = await listConsentsOf(deps.db, actor.userId)
  return rows.map(({ id: _, user_id: __, code_hash: ___, asked_device_hash: ____, proof_by: _____, ...row }) => row)
}
