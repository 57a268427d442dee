import type { OwnedPlan } from '@sopaan/contract/plan-upgrades'
import { refuse } from '@sopaan/contract/refusals'
import type { ByLanguage } from '@sopaan/domain/languages'
import { judgeUpgrade, leftOfPlan } from '@sopaan/domain/money/plan-upgrade'
import { daysLeft } from '@sopaan/domain/money/plan-validity'
import { DAY_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import {
  countCreditsOf,
  restoreCredits,
  revokeCredits,
} from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { PurchaseRow } from './purchases.queries.ts'
import {
  listUpgradablePurchases,
  listUpgradeParts,
  lockUpgradablePurchases,
  replacePurchase,
  restorePurchases,
  type UpgradePart,
} from './upgrades.queries.ts'

/** How long what an order takes off stands while it is not paid, ms: later the money goes back (decision 0070). */
const ORDER_VALID_MS = DAY_MS

type Buyer = Pick<Actor, 'userId'>

/** A plan that somebody holds, and what is left of each purchase of it. */
export type Upgrade = {
  planId: string
  names: ByLanguage<string>
  listPricePaise: number
  leftPaise: number
  parts: UpgradePart[]
}
type Next = { listPricePaise: number; discountPaise: number }

/** The plans that somebody holds, with what is left of each. */
export async function listOwnedPlans(deps: Deps, buyer: Buyer): Promise<OwnedPlan[]> {
  return (await listUpgrades(deps, buyer)).map(ownedPlanOf)
}

/** As it is told to its holder. */
export function ownedPlanOf({ planId, names, listPricePaise, leftPaise, parts }: Upgrade): OwnedPlan {
  const sessionsLeft = parts.reduce((sum, { sessions }) => sum + sessions, 0)
  return { planId, name: names, listPricePaise, leftPaise, sessionsLeft }
}

/**
 * What of a plan that is given up is taken off the price of another.
 * @throws {Refusal} UPGRADE_NOTHING_LEFT, UPGRADE_NOT_LARGER
 */
export async function findUpgrade(
  deps: Deps,
  buyer: Buyer,
  { fromPlanId, ...next }: Next & { fromPlanId: string },
): Promise<Upgrade> {
  const held = (await listUpgrades(deps, buyer)).find(({ planId }) => planId === fromPlanId)
  if (held === undefined) return refuse('UPGRADE_NOTHING_LEFT')
  if (judgeUpgrade(held, next) !== 'fits') refuse('UPGRADE_NOT_LARGER')
  return held
}

/** Of the plans that could be given up for another the one of which most is left; null for none. */
export async function findUpgradeOffer(
  deps: Deps,
  buyer: Buyer,
  next: Next & { planId: string },
): Promise<OwnedPlan | null> {
  const fitting = (await listUpgrades(deps, buyer)).filter(
    (held) => held.planId !== next.planId && judgeUpgrade(held, next) === 'fits',
  )
  const [best] = fitting.toSorted((one, other) => other.leftPaise - one.leftPaise)
  return best ? ownedPlanOf(best) : null
}

/**
 * Ends the plans whose rest was taken off a purchase, with their credits. Call it in the transaction that settles, with the
 * purchase held.
 * @returns `gone`, and nothing is changed, where one of them does not stand any more, less of it is left than was taken off,
 *   or the order is older than a day
 */
export async function replacePlans(
  deps: Deps,
  { purchase, askedAt }: { purchase: PurchaseRow; askedAt: Date },
): Promise<'gone' | 'done'> {
  if (purchase.creditedPaise === 0) return 'done'
  const now = deps.now()
  const { userId } = purchase
  if (now.getTime() - askedAt.getTime() > ORDER_VALID_MS) return 'gone'
  const parts = await listUpgradeParts(deps.db, purchase.id)
  const ids = parts.map(({ fromPurchaseId }) => fromPurchaseId)
  const held = await lockUpgradablePurchases(deps.db, ids, askedAt)
  // The credits are held from here on: nothing of them is booked until the transaction ends.
  const sessions = await countCreditsOf(deps, userId, { isLocked: true })
  const isWhole = parts.every(
    (part) =>
      held.some(({ id }) => id === part.fromPurchaseId) && (sessions.get(part.fromPurchaseId) ?? 0) >= part.sessions,
  )
  if (!isWhole) return 'gone'
  for (const { fromPurchaseId, creditedPaise } of parts) {
    await revokeCredits(deps, { userId, purchaseId: fromPurchaseId })
    if (!(await replacePurchase(deps.db, fromPurchaseId, purchase.id, now))) throw new Error('A held purchase moved.')
    await writeAudit(deps, {
      action: 'purchase.upgrade',
      target: { type: 'purchase', id: fromPurchaseId },
      change: { purchase: { after: purchase.id }, creditedPaise: { after: creditedPaise } },
    })
  }
  return 'done'
}

/**
 * Lets the plans stand again that a purchase took the place of, with the sessions that went with them. Call it where the
 * purchase is paid back whole, with the purchase held.
 */
export async function restorePlans(deps: Deps, purchase: PurchaseRow): Promise<void> {
  if (purchase.creditedPaise === 0) return
  const parts = await listUpgradeParts(deps.db, purchase.id)
  for (const { id, expiresAt } of await restorePurchases(deps.db, purchase.id, deps.now())) {
    const count = parts.find(({ fromPurchaseId }) => fromPurchaseId === id)?.sessions ?? 0
    if (expiresAt) await restoreCredits(deps, { ...purchase, purchaseId: id, count, expiresAt, from: purchase.id })
    await writeAudit(deps, {
      action: 'purchase.restore',
      target: { type: 'purchase', id },
      change: { purchase: { before: purchase.id, after: null } },
    })
  }
}

async function listUpgrades(deps: Deps, { userId }: Buyer): Promise<Upgrade[]> {
  const now = deps.now()
  const [held, credits] = await Promise.all([
    listUpgradablePurchases(deps.db, userId, now),
    countCreditsOf(deps, userId, { isLocked: false }),
  ])
  const upgrades = new Map<string, Upgrade>()
  for (const purchase of held) {
    const { planId, itemName: names, listPricePaise } = purchase
    const part = partOf(purchase, credits.get(purchase.id) ?? 0, now)
    if (planId === null || part.creditedPaise === 0) continue
    const before = upgrades.get(planId)
    upgrades.set(planId, {
      planId,
      names,
      listPricePaise: Math.max(listPricePaise, before?.listPricePaise ?? 0),
      leftPaise: part.creditedPaise + (before?.leftPaise ?? 0),
      parts: [...(before?.parts ?? []), part],
    })
  }
  return [...upgrades.values()]
}

function partOf(purchase: PurchaseRow, credits: number, now: Date): UpgradePart {
  const { id, totalPaise, creditedPaise, refundedPaise, mentoringCredits, validityDays, expiresAt } = purchase
  const sessions = Math.min(credits, mentoringCredits)
  const left = leftOfPlan({
    worthPaise: totalPaise + creditedPaise - refundedPaise,
    sessions: mentoringCredits,
    sessionsLeft: sessions,
    days: validityDays ?? 1,
    daysLeft: expiresAt ? daysLeft(now, expiresAt) : 0,
  })
  return { fromPurchaseId: id, creditedPaise: left, sessions }
}
