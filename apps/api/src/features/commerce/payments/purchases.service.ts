import type { PageInfo } from '@sopaan/contract/fields'
import type { ActivePlan, OwnPurchase } from '@sopaan/contract/purchase-shapes'
import { refuse } from '@sopaan/contract/refusals'
import type { SessionMinutes } from '@sopaan/contract/session-minutes'
import { daysLeft } from '@sopaan/domain/money/plan-validity'
import type { Deps } from '#api/deps.ts'
import { listInvoiceDocuments } from '#api/features/commerce/invoices/invoice-links.service.ts'
import { countCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { findSessionMinutes } from '#api/features/mentoring/mentors/mentors.service.ts'
import type { Actor } from '#api/http/access.ts'
import { countPurchasesOf, findPurchase, listPurchasesOf, listRunning, type PurchaseRow } from './purchases.queries.ts'
import { listRefundsOf } from './refunds.queries.ts'
import { canRequestRefund } from './refunds.service.ts'
import { refundForBuyer } from './shown-refund.ts'

type Buyer = Pick<Actor, 'userId'>
type Own = { activePlans: ActivePlan[]; credits: number; sessionMinutes: SessionMinutes; purchases: OwnPurchase[] }

/** What somebody owns, and every purchase with its papers and refunds. */
export async function findOwnPurchases(
  deps: Deps,
  buyer: Buyer,
  page: { page: number; limit: number },
): Promise<{ data: Own; page: PageInfo }> {
  const [rows, total, activePlans, credits, sessionMinutes] = await Promise.all([
    listPurchasesOf(deps.db, buyer.userId, page),
    countPurchasesOf(deps.db, buyer.userId),
    activePlansOf(deps, buyer),
    countCredits(deps, buyer.userId),
    findSessionMinutes(deps),
  ])
  const purchases = await withPapers(deps, rows)
  return { data: { activePlans, credits, sessionMinutes, purchases }, page: { ...page, total } }
}

/** One own purchase. @throws {Refusal} NOT_FOUND */
export async function findOwnPurchase(deps: Deps, buyer: Buyer, id: string): Promise<OwnPurchase> {
  const row = await findPurchase(deps.db, id)
  if (row?.userId !== buyer.userId) refuse('NOT_FOUND')
  const [purchase] = await withPapers(deps, [row])
  return purchase ?? refuse('NOT_FOUND')
}

/** The plans that run, one line a plan: renewals add up. */
export async function activePlansOf(deps: Deps, { userId }: Buyer): Promise<ActivePlan[]> {
  const now = deps.now()
  const plans = new Map<string, ActivePlan>()
  for (const row of await listRunning(deps.db, userId, now)) {
    if (row.planId === null || row.startsAt === null || row.expiresAt === null) continue
    const before = plans.get(row.planId)
    plans.set(row.planId, {
      planId: row.planId,
      name: row.itemName,
      startsAt: before?.startsAt ?? row.startsAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      daysLeft: daysLeft(now, row.expiresAt),
    })
  }
  return [...plans.values()]
}

async function withPapers(deps: Deps, rows: readonly PurchaseRow[]): Promise<OwnPurchase[]> {
  const ids = rows.map(({ id }) => id)
  const [papers, refunds] = await Promise.all([listInvoiceDocuments(deps, ids), listRefundsOf(deps.db, ids)])
  const now = deps.now()
  return rows.map((row) => {
    const own = refunds.filter(({ purchaseId }) => purchaseId === row.id)
    const [invoice = null, ...creditNotes] = papers.get(row.id) ?? []
    const isUnderWay = own.some(
      ({ state }) => state === 'asked' || state === 'held' || state === 'sending' || state === 'pending',
    )
    return {
      listPricePaise: row.listPricePaise,
      discountPaise: row.discountPaise,
      creditedPaise: row.creditedPaise,
      totalPaise: row.totalPaise,
      taxablePaise: row.taxablePaise,
      cgstPaise: row.cgstPaise,
      sgstPaise: row.sgstPaise,
      igstPaise: row.igstPaise,
      gstRateBp: row.gstRateBp,
      _id: row.id,
      planId: row.planId,
      eventId: row.eventId,
      name: row.itemName,
      status: row.status,
      couponCode: row.couponCode,
      refundedPaise: row.refundedPaise,
      createdAt: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      startsAt: row.startsAt?.toISOString() ?? null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      invoice,
      creditNotes,
      refunds: own.flatMap(refundForBuyer),
      isUpgraded: row.upgradedTo !== null,
      isFrozen: row.frozenAt !== null,
      canAskRefund: canRequestRefund(row, now) && !isUnderWay,
    }
  })
}
