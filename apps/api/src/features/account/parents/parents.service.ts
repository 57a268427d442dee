import type { ParentConsent, ParentRelation } from '@sopaan/contract/parents'
import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type Account, ageBandOf, lockAccountOf, noteParent } from '#api/features/account/accounts/accounts.service.ts'
import { actorOf } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { countSessionsAhead } from '#api/features/mentoring/bookings/cancel-agreed.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { notifyPerson, notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { deviceOf, doubtOf } from './consent-doubts.ts'
import { checkParentCode } from './parent-codes.service.ts'
import { findByParentLink, makeParentLink, openConsent } from './parent-links.service.ts'
import { changeConsent, endConsents, insertConsent, listConsentsOf, type ParentConsentRow } from './parents.queries.ts'

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
export async function requestParentConsent(
  deps: Deps,
  actor: Actor,
  email: string,
  exchange: RequestContext,
): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const account = await lockAccountOf(deps, actor)
    const band = ageBandOf(deps, account)
    if (band === 'unknown') refuse('AGE_REQUIRED')
    if (band === 'adult') refuse('NOT_A_MINOR')
    if (email === account.email) refuse('PARENT_EMAIL_OWN')
    const now = deps.now()
    await noteParent(deps, account.id, { state: 'asked', email })
    await endConsents(deps.db, account.id, now)
    const consentId = await insertConsent(deps.db, {
      user_id: account.id,
      email,
      asked_at: now,
      asked_ip: exchange.ip,
      asked_device_hash: deviceOf(exchange) ?? null,
    })
    await writeMail(deps, {
      kind: 'parent',
      to: email,
      language: account.language,
      facts: { childName: firstNameOf(account.full_name) },
      userId: account.id,
      token: await makeParentLink(deps, consentId),
    })
    await writeAudit(deps, { action: 'parent.ask', actor, target: { type: 'user', id: account.id }, exchange })
  })
}

/** What a parent's page shows. @throws {Refusal} LINK_INVALID */
export async function readParentConsent(deps: Deps, token: string): Promise<ParentConsent> {
  const { consent, child } = await findByParentLink(deps, token)
  const isWithdrawn = consent.withdrawn_at !== null
  const isGrown = ageBandOf(deps, child) === 'adult'
  const state = isWithdrawn ? 'withdrawn' : isGrown ? 'grown' : consent.confirmed_at === null ? 'asked' : 'agreed'
  return {
    childFirstName: firstNameOf(child.full_name),
    state,
    askedAt: consent.asked_at.toISOString(),
    agreedAt: consent.confirmed_at?.toISOString() ?? null,
    withdrawnAt: consent.withdrawn_at?.toISOString() ?? null,
    parentName: consent.full_name,
    relation: consent.relation,
    sessionsAhead: state === 'agreed' ? await countSessionsAhead(deps, child.id) : 0,
  }
}

/**
 * The parent agrees, with the code from the own mailbox. A browser in which the child is signed in cannot; what else speaks
 * for the child's own hand goes to staff.
 * @throws {Refusal} LINK_INVALID, PARENT_CODE_WRONG
 */
export async function confirmParent(
  deps: Deps,
  answer: ParentAnswer,
  exchange: RequestContext,
): Promise<ParentConsent> {
  const acting = await actorOf(deps, exchange.cookies)
  // Outside the transaction of the answer: a wrong code counts though the answer is refused.
  const asked = await findByParentLink(deps, answer.token)
  if (acting?.userId === asked.child.id) refuse('LINK_INVALID')
  if (asked.consent.confirmed_at === null) await checkParentCode(deps, asked.consent, answer.code)
  await inTransaction(deps, async (deps) => {
    const { consent, child } = await openConsent(deps, answer.token)
    if (consent.confirmed_at !== null) return
    const doubt = doubtOf(consent, exchange, deps.now())
    await changeConsent(deps.db, consent.id, {
      doubt,
      code_hash: null,
      code_ends_at: null,
      full_name: answer.fullName,
      relation: answer.relation,
      notice_version: answer.noticeVersion,
      language: answer.language,
      ip: exchange.ip,
      confirmed_at: deps.now(),
    })
    await noteParent(deps, child.id, { state: 'confirmed', email: consent.email })
    if (doubt !== null) await notifyStaff(deps, { kind: 'parent-doubt', facts: { doubt }, about: { userId: child.id } })
    await notifyOfConsent(deps, { child, consent, parentName: answer.fullName, language: answer.language })
    await writeAudit(deps, { action: 'parent.confirm', target: { type: 'user', id: child.id }, exchange })
  })
  return readParentConsent(deps, answer.token)
}

/** Every ask and answer of parents, for an export: without the links. */
export async function parentConsentsOf(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<object[]> {
  const rows = await listConsentsOf(deps.db, actor.userId)
  return rows.map(({ id: _, user_id: __, code_hash: ___, asked_device_hash: ____, ...row }) => row)
}

type Given = { child: Account; consent: ParentConsentRow; parentName: string; language: 'en' | 'hi' }

async function notifyOfConsent(deps: Deps, { child, consent, parentName, language }: Given): Promise<void> {
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
    language,
    facts: { childName: firstNameOf(child.full_name) },
    userId: child.id,
    token: await makeParentLink(deps, consent.id),
  })
}
