import type { OrderApproval } from '@sopaan/contract/parents'
import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { type ByLanguage, readLanguageName } from '@sopaan/domain/languages'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type Account, accountOf, ageBandOf } from '#api/features/account/accounts/accounts.service.ts'
import { actorOf } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller, RequestContext } from '#api/http/serve.ts'
import {
  type ApprovalRow,
  consumeApproval,
  countApprovals,
  decideApproval,
  findLiveApproval,
  hasUnpaidApproved,
  insertApproval,
  listApprovals,
  lockApproval,
  type OrderedItem,
  replaceWaiting,
} from './approvals.queries.ts'
import { findByParentLink, makeParentLink, openConsent } from './parent-links.service.ts'
import { findActiveConsent, type ParentConsentRow } from './parents.queries.ts'

/** How long a parent may take to answer, and how long the answer counts, ms. */
const APPROVAL_MS = 48 * HOUR_MS
/** Asks of one child a day: each is a mail to the parent. */
const REQUESTS_PER_DAY_MAX = 10

/** What somebody wants to buy, as it stands on the bill. */
export type WantedOrder = { item: OrderedItem; names: ByLanguage<string>; totalPaise: number }
/** Where an order of a minor stands with the parent; `none` where no parent has to approve it. */
export type ApprovalState = 'none' | 'needed' | 'waiting' | 'approved' | 'refused'

/**
 * Where an order stands with the parent: nobody of age and nothing that is free is approved. An order that was approved and
 * written since `openSince`, and is not paid, is still approved.
 */
export async function approvalStateOf(
  deps: Deps,
  buyer: Pick<Actor, 'userId'>,
  { item, totalPaise, openSince }: Omit<WantedOrder, 'names'> & { openSince: Date },
): Promise<ApprovalState> {
  if (totalPaise === 0 || ageBandOf(deps, await accountOf(deps, buyer)) !== 'minor') return 'none'
  const consent = await findConfirmed(deps, buyer.userId)
  if (!consent) return 'needed'
  const wanted = { consentId: consent.id, item, totalPaise }
  const live = await findLiveApproval(deps.db, { ...wanted, now: deps.now() })
  if (live?.state === 'waiting' || live?.state === 'approved' || live?.state === 'refused') return live.state
  return (await hasUnpaidApproved(deps.db, { ...wanted, now: openSince })) ? 'approved' : 'needed'
}

/**
 * Lets an order of a minor through where the parent approved this item at this total and it was not used, and answers the
 * approval; where nothing was asked yet, the parent is asked by mail, and the caller has to commit that and refuse. Call it
 * in the transaction of the order, with the buyer locked.
 * @throws {Refusal} PARENT_CONSENT_REQUIRED, RATE_LIMITED
 */
export async function requestApproval(
  deps: Deps,
  { actor, request }: Caller,
  order: WantedOrder,
): Promise<{ state: 'none' | 'waiting' | 'refused' } | { state: 'approved'; id: string }> {
  const child = await accountOf(deps, actor)
  if (order.totalPaise === 0 || ageBandOf(deps, child) !== 'minor') return { state: 'none' }
  const consent = (await findConfirmed(deps, child.id)) ?? refuse('PARENT_CONSENT_REQUIRED')
  const { item, totalPaise } = order
  const live = await findLiveApproval(deps.db, { consentId: consent.id, item, totalPaise, now: deps.now() })
  if (live?.state === 'approved') return { state: 'approved', id: live.id }
  if (live?.state === 'waiting' || live?.state === 'refused') return { state: live.state }
  const id = await requestApprovalOf(deps, order, { child, consent })
  await writeAudit(deps, {
    action: 'parent.ask-order',
    actor,
    target: { type: 'order-approval', id },
    change: { order: { after: { ...item, totalPaise } } },
    request,
  })
  return { state: 'waiting' }
}

/** Uses an approval for the purchase it was asked for: it is good once. Call it in the transaction of the order. */
export async function useApproval(deps: Deps, id: string, purchaseId: string): Promise<void> {
  if (!(await consumeApproval(deps.db, id, purchaseId)))
    throw new Error('An approval was used while its buyer was held.')
}

/** What a parent's page shows to approve, and what was answered, newest first. @throws {Refusal} LINK_INVALID */
export async function readApprovals(deps: Deps, token: string): Promise<OrderApproval[]> {
  const { consent } = await findByParentLink(deps, token)
  const now = deps.now()
  return (await listApprovals(deps.db, consent.id)).map((row) => ({
    _id: row.id,
    name: row.itemName,
    totalPaise: row.totalPaise,
    state: stateOf(row, now),
    askedAt: row.askedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

/**
 * The parent approves or refuses one order; the child is told. The same answer twice changes nothing. A browser in which the
 * child is signed in cannot answer.
 * @throws {Refusal} LINK_INVALID, NOT_FOUND, APPROVAL_OVER
 */
export async function answerApproval(
  deps: Deps,
  request: RequestContext,
  { token, approvalId, decision }: { token: string; approvalId: string; decision: 'approved' | 'refused' },
): Promise<OrderApproval[]> {
  const acting = await actorOf(deps, request.cookies)
  await inTransaction(deps, async (deps) => {
    const { consent, child } = await openConsent(deps, token)
    if (acting?.userId === child.id || consent.confirmedAt === null) refuse('LINK_INVALID')
    const row = (await lockApproval(deps.db, { id: approvalId, consentId: consent.id })) ?? refuse('NOT_FOUND')
    if (row.state === decision) return
    const now = deps.now()
    if (row.state !== 'waiting' || row.endsAt <= now) refuse('APPROVAL_OVER')
    const endsAt = new Date(now.getTime() + APPROVAL_MS)
    await decideApproval(deps.db, row.id, { state: decision, decidedAt: now, endsAt })
    await notifyPerson(deps, child.id, {
      kind: decision === 'approved' ? 'order-approved' : 'order-refused',
      facts: { itemName: row.itemName, totalPaise: row.totalPaise },
      about: itemOf(row),
      key: `order-${decision} ${row.id}`,
    })
    await writeAudit(deps, {
      action: decision === 'approved' ? 'parent.approve-order' : 'parent.refuse-order',
      target: { type: 'order-approval', id: row.id },
      change: { state: { before: 'waiting', after: decision } },
      request,
    })
  })
  return readApprovals(deps, token)
}

async function requestApprovalOf(
  deps: Deps,
  { item, names, totalPaise }: WantedOrder,
  { child, consent }: { child: Account; consent: ParentConsentRow },
): Promise<string> {
  const now = deps.now()
  if ((await countApprovals(deps.db, child.id, new Date(now.getTime() - DAY_MS))) >= REQUESTS_PER_DAY_MAX)
    refuse('RATE_LIMITED', { retryAfterSeconds: DAY_MS / 1_000 })
  await replaceWaiting(deps.db, child.id, item)
  const endsAt = new Date(now.getTime() + APPROVAL_MS)
  const id = await insertApproval(deps.db, {
    userId: child.id,
    consentId: consent.id,
    planId: 'planId' in item ? item.planId : null,
    eventId: 'eventId' in item ? item.eventId : null,
    itemName: JSON.stringify(names),
    totalPaise,
    askedAt: now,
    endsAt,
  })
  await writeMail(deps, {
    kind: 'parent-approval',
    to: consent.email,
    language: readLanguageName(consent.language),
    facts: {
      childName: firstNameOf(child.fullName),
      itemName: names,
      amountPaise: totalPaise,
      until: endsAt.toISOString(),
    },
    userId: child.id,
    token: await makeParentLink(deps, consent.id),
    dedupeKey: `parent-approval-${id}`,
  })
  return id
}

async function findConfirmed(deps: Deps, userId: string): Promise<ParentConsentRow | undefined> {
  const consent = await findActiveConsent(deps.db, userId)
  return consent?.confirmedAt === null ? undefined : consent
}

function stateOf(row: ApprovalRow, now: Date): OrderApproval['state'] {
  if (row.purchaseId !== null) return 'used'
  if (row.state === 'refused') return 'refused'
  if (row.endsAt <= now || row.state === 'replaced') return 'over'
  return row.state === 'approved' ? 'approved' : 'waiting'
}

function itemOf({ planId, eventId }: ApprovalRow): { planId: string } | { eventId: string } {
  return planId === null ? { eventId: eventId ?? '' } : { planId }
}
