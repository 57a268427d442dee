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
import { findPurchase, type PurchaseRow } from './orders.queries.ts'
import { countPurchasesOf, listPurchasesOf, listRunning } from './purchases.queries.ts'
import { listRefundsOf } from './refunds.queries.ts'
import { canRequestRefund, ownRefundOf } from './refunds.service.ts'

type Buyer = Pick<Actor, 'userId'>
type Own = { activePlans: ActivePlan[]; credits: number; sessionMinutes: SessionMinutes; purchases: OwnPurchase[] }

/** What somebody owns, and every purchase with its papers and refunds. */
export async function listOwnPurchases(
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
  if (row?.user_id !== buyer.userId) refuse('NOT_FOUND')
  const [purchase] = await withPapers(deps, [row])
  return purchase ?? refuse('NOT_FOUND')
}

/** The plans that run, one line a plan: renewals add up. */
export async function activePlansOf(deps: Deps, { userId }: Buyer): Promise<ActivePlan[]> {
  const now = deps.now()
  const plans = new Map<string, ActivePlan>()
  for (const row of await listRunning(deps.db, userId, now)) {
    if (row.plan_id === null || row.starts_at === null || row.expires_at === null) continue
    const before = plans.get(row.plan_id)
    plans.set(row.plan_id, {
      planId: row.plan_id,
      name: { en: row.item_name_en, hi: row.item_name_hi },
      startsAt: before?.startsAt ?? row.starts_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      daysLeft: daysLeft(now, row.expires_at),
    })
  }
  return [...plans.values()]
}

async function withPapers(deps: Deps, rows: readonly PurchaseRow[]): Promise<OwnPurchase[]> {
  const ids = rows.map(({ id }) => id)
  const [papers, refunds] = await Promise.all([listInvoiceDocuments(deps, ids), listRefundsOf(deps.db, ids)])
  const now = deps.now()
  return rows.map((row) => {
    const own = refunds.filter(({ purchase_id }) => purchase_id === row.id)
    const [invoice = null, ...creditNotes] = papers.get(row.id) ?? []
    const isUnderWay = own.some(({ state }) => state === 'asked' || state === 'sending' || state === 'pending')
    return {
      ...amountsOf(row),
      _id: row.id,
      planId: row.plan_id,
      eventId: row.event_id,
      name: { en: row.item_name_en, hi: row.item_name_hi },
      status: row.status,
      couponCode: row.coupon_code,
      refundedPaise: row.refunded_paise,
      createdAt: row.created_at.toISOString(),
      paidAt: row.paid_at?.toISOString() ?? null,
      startsAt: row.starts_at?.toISOString() ?? null,
      expiresAt: row.expires_at?.toISOString() ?? null,
      invoice,
      creditNotes,
      refunds: own.map(ownRefundOf),
      isFrozen: row.frozen_at !== null,
      canAskRefund: canRequestRefund(row, now) && !isUnderWay,
    }
  })
}

function amountsOf(row: PurchaseRow) {
  return {
    listPricePaise: row.list_price_paise,
    discountPaise: row.discount_paise,
    totalPaise: row.total_paise,
    taxablePaise: row.taxable_paise,
    cgstPaise: row.cgst_paise,
    sgstPaise: row.sgst_paise,
    igstPaise: row.igst_paise,
    gstRateBp: row.gst_rate_bp,
  }
}
