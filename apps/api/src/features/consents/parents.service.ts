import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import {
  type Account,
  accountOf,
  ageBandOf,
  heldAccountOf,
  noteParent,
} from '#api/features/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/audit/audit.service.ts'
import { findUsableLink, makeLink, useLink } from '#api/features/mail-links/mail-links.service.ts'
import { writeMail } from '#api/features/mails/mails.service.ts'
import { actorOf } from '#api/features/sign-ins/sign-ins.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Exchange } from '#api/http/serve.ts'
import { insertParentConsent, withdrawParentConsents } from './consents.queries.ts'

export type ParentAnswer = {
  token: string
  fullName: string
  relation: 'mother' | 'father' | 'guardian'
  noticeVersion: string
  language: 'en' | 'hi'
}

/**
 * Mails the parent of a minor a link to agree (decision C23).
 * @throws {Refusal} AGE_REQUIRED, NOT_A_MINOR, PARENT_EMAIL_OWN
 */
export async function askParent(deps: Deps, actor: Actor, email: string, exchange: Exchange): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const account = await heldAccountOf(deps, actor)
    const band = ageBandOf(deps, account)
    if (band === 'unknown') refuse('AGE_REQUIRED')
    if (band === 'adult') refuse('NOT_A_MINOR')
    if (email === account.email) refuse('PARENT_EMAIL_OWN')
    await noteParent(deps, account.id, { state: 'asked', email })
    await withdrawParentConsents(deps.db, account.id, deps.now())
    const token = await makeLink(deps, { kind: 'parent', email, account })
    await writeMail(deps, {
      kind: 'parent',
      to: email,
      language: account.language,
      facts: { childName: account.full_name.split(' ')[0] ?? account.full_name },
      userId: account.id,
      token,
    })
    await writeAudit(deps, { action: 'parent.ask', actor, target: { type: 'user', id: account.id }, exchange })
  })
}

/** The parent agrees. A browser in which the child is signed in cannot. @throws {Refusal} LINK_INVALID */
export async function confirmParent(deps: Deps, answer: ParentAnswer, exchange: Exchange): Promise<void> {
  const link = await findUsableLink(deps, { kind: 'parent', token: answer.token })
  const account = link.account ?? refuse('LINK_INVALID')
  const acting = await actorOf(deps, exchange.cookies)
  if (acting?.userId === account.id) refuse('LINK_INVALID')
  await inTransaction(deps, async (deps) => {
    await useLink(deps, link)
    await insertParentConsent(deps.db, {
      user_id: account.id,
      full_name: answer.fullName,
      relation: answer.relation,
      email: link.email,
      notice_version: answer.noticeVersion,
      language: answer.language,
      ip: exchange.ip,
      confirmed_at: deps.now(),
    })
    await noteParent(deps, account.id, { state: 'confirmed', email: link.email })
    await tellChild(deps, account, answer.fullName)
    await mailWithdrawal(deps, account, link.email)
    await writeAudit(deps, { action: 'parent.confirm', target: { type: 'user', id: account.id }, exchange })
  })
}

/** The parent takes the agreement back. @throws {Refusal} LINK_INVALID */
export async function withdrawParent(deps: Deps, token: string, exchange: Exchange): Promise<void> {
  const link = await findUsableLink(deps, { kind: 'parent', token })
  const account = link.account ?? refuse('LINK_INVALID')
  await inTransaction(deps, async (deps) => {
    await useLink(deps, link)
    await withdrawParentConsents(deps.db, account.id, deps.now())
    await noteParent(deps, account.id, { state: 'none', email: null })
    await writeAudit(deps, { action: 'parent.withdraw', target: { type: 'user', id: account.id }, exchange })
  })
}

/** Whether the person acting may use what waits for a parent. */
export async function parentStateOf(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<Account['parent_state']> {
  return (await accountOf(deps, actor)).parent_state
}

async function tellChild(deps: Deps, account: Account, parentName: string): Promise<void> {
  await writeMail(deps, {
    kind: 'parent-confirmed',
    to: account.email,
    language: account.language,
    facts: { parentName },
    userId: account.id,
  })
}

/** A link of its own to take the agreement back, in the mail that confirms it. */
async function mailWithdrawal(deps: Deps, account: Account, to: string): Promise<void> {
  const token = await makeLink(deps, { kind: 'parent', email: to, account })
  await writeMail(deps, {
    kind: 'parent-thanks',
    to,
    language: account.language,
    facts: { childName: account.full_name.split(' ')[0] ?? account.full_name },
    userId: account.id,
    token,
  })
}
