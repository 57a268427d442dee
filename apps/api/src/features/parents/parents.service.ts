import type { ParentConsent, ParentRelation } from '@sopaan/contract/parents'
import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/first-name'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type Account, ageBandOf, heldAccountOf, noteParent } from '#api/features/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/audit/audit.service.ts'
import { countSessionsAhead } from '#api/features/bookings/cancel-standing.service.ts'
import { writeMail } from '#api/features/mails/mails.service.ts'
import { notifyPerson } from '#api/features/notifications/notifications.service.ts'
import { actorOf } from '#api/features/sign-ins/sign-ins.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Exchange } from '#api/http/serve.ts'
import { findByParentLink, makeParentLink } from './parent-links.service.ts'
import {
  changeConsent,
  endConsents,
  holdConsent,
  insertConsent,
  listConsentsOf,
  type ParentConsentRow,
} from './parents.queries.ts'

export type ParentAnswer = {
  token: string
  fullName: string
  relation: ParentRelation
  noticeVersion: string
  language: 'en' | 'hi'
}

/**
 * Mails the parent of a minor a link to agree (decision C23). What was asked or agreed before ends.
 * @throws {Refusal} AGE_REQUIRED, NOT_A_MINOR, PARENT_EMAIL_OWN
 */
export async function askParent(deps: Deps, actor: Actor, email: string, exchange: Exchange): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const account = await heldAccountOf(deps, actor)
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

/** The parent agrees. A browser in which the child is signed in cannot. @throws {Refusal} LINK_INVALID */
export async function confirmParent(deps: Deps, answer: ParentAnswer, exchange: Exchange): Promise<ParentConsent> {
  const acting = await actorOf(deps, exchange.cookies)
  await inTransaction(deps, async (deps) => {
    const { consent, child } = await openConsent(deps, answer.token)
    if (acting?.userId === child.id) refuse('LINK_INVALID')
    if (consent.confirmed_at !== null) return
    await changeConsent(deps.db, consent.id, {
      full_name: answer.fullName,
      relation: answer.relation,
      notice_version: answer.noticeVersion,
      language: answer.language,
      ip: exchange.ip,
      confirmed_at: deps.now(),
    })
    await noteParent(deps, child.id, { state: 'confirmed', email: consent.email })
    await tellOfConsent(deps, { child, consent, parentName: answer.fullName, language: answer.language })
    await writeAudit(deps, { action: 'parent.confirm', target: { type: 'user', id: child.id }, exchange })
  })
  return readParentConsent(deps, answer.token)
}

/** The consent of a link, held, where it neither ended nor outlived the child's 18th birthday. @throws {Refusal} LINK_INVALID */
export async function openConsent(deps: Deps, token: string): Promise<{ consent: ParentConsentRow; child: Account }> {
  const { consent: found, child } = await findByParentLink(deps, token)
  const consent = (await holdConsent(deps.db, found.id)) ?? refuse('LINK_INVALID')
  if (consent.withdrawn_at !== null || ageBandOf(deps, child) !== 'minor') refuse('LINK_INVALID')
  return { consent, child }
}

/** Every ask and answer of parents, for an export: without the links. */
export async function parentConsentsOf(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<object[]> {
  const rows = await listConsentsOf(deps.db, actor.userId)
  return rows.map(({ id: _, user_id: __, ...row }) => row)
}

type Given = { child: Account; consent: ParentConsentRow; parentName: string; language: 'en' | 'hi' }

async function tellOfConsent(deps: Deps, { child, consent, parentName, language }: Given): Promise<void> {
  await notifyPerson(deps, child.id, {
    kind: 'parent-agreed',
    facts: { parentName },
    link: '/mentee-dashboard/profile#parent',
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
