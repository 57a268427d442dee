import type { PaymentAnalytics } from '@sopaan/contract/payment-analytics'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { listDays } from '@sopaan/domain/time/days'
import { type Deps, onReader } from '#api/deps.ts'
import { csvLine } from '#api/http/csv.ts'
import { countFunnel, type MoneyRow, sumMovements } from './payment-analytics.queries.ts'
import { type DaysQuery, stretchOf } from './stretch.ts'

const PAISE_IN_RUPEE = 100

type Money = PaymentAnalytics['totals']

/**
 * What came, what went back and what is left of it without tax, from a day to another by the calendar of India. A payment
 * counts on the day it was settled, a refund on the day of its credit note.
 * @throws {Refusal} DATES_ORDER, STRETCH_TOO_LONG
 */
export async function findAnalytics(deps: Deps, asked: DaysQuery): Promise<PaymentAnalytics> {
  return onReader(deps, (deps) => readAnalytics(deps, asked))
}

async function readAnalytics(deps: Deps, asked: DaysQuery): Promise<PaymentAnalytics> {
  const { from, to, stretch } = stretchOf(deps, asked)
  const [sums, funnel] = await Promise.all([sumMovements(deps.db, stretch), countFunnel(deps.db, stretch)])
  const { all, byDay, byItem, byCoupon } = sums
  const days = new Map(byDay.map((row) => [row.day, moneyOf(row)]))
  return {
    from,
    to,
    totals: all[0] ? moneyOf(all[0]) : NO_MONEY,
    funnel,
    byDay: listDays(from, to).map((day) => ({ day, ...(days.get(day) ?? NO_MONEY) })),
    byItem: byItem.map((row) => ({
      kind: row.planId === null ? ('event' as const) : ('plan' as const),
      name: row.name,
      ...moneyOf(row),
    })),
    byCoupon: byCoupon.map((row) => ({ code: row.couponCode, discountPaise: row.discount, ...moneyOf(row) })),
  }
}

/** One table as the lines of a CSV file, amounts in rupees. @throws {Refusal} DATES_ORDER, STRETCH_TOO_LONG */
export async function writeAnalyticsCsv(
  deps: Deps,
  asked: DaysQuery & { table: 'day' | 'item' | 'coupon' },
): Promise<string> {
  const analytics = await findAnalytics(deps, asked)
  const rows = tableOf(analytics, asked.table)
  const head = [asked.table, 'payments', 'gross_inr', 'tax_inr', 'refunds_inr', 'tax_of_refunds_inr', 'net_inr']
  const ownHead = asked.table === 'coupon' ? ['discount_inr'] : []
  const lines = rows.map(([name, money, ...own]) => [name, ...cellsOf(money), ...own.map(inRupees)])
  return [[...head, ...ownHead], ...lines].map(csvLine).join('')
}

type Row = [name: string, money: Money, ...ownPaise: number[]]

function tableOf(analytics: PaymentAnalytics, table: 'day' | 'item' | 'coupon'): Row[] {
  switch (table) {
    case 'day':
      return analytics.byDay.map((row) => [row.day, row])
    case 'item':
      return analytics.byItem.map((row) => [row.name[FIRST_LANGUAGE], row])
    case 'coupon':
      return analytics.byCoupon.map((row) => [row.code ?? '', row, row.discountPaise])
  }
}

const NO_MONEY: Money = { paid: 0, grossPaise: 0, taxPaise: 0, refundPaise: 0, refundTaxPaise: 0, netPaise: 0 }

function moneyOf(row: MoneyRow): Money {
  return {
    paid: row.paid,
    grossPaise: row.gross,
    taxPaise: row.tax,
    refundPaise: row.refund,
    refundTaxPaise: row.refundTax,
    netPaise: row.gross - row.tax - (row.refund - row.refundTax),
  }
}

function cellsOf(money: Money): number[] {
  const { paid, grossPaise, taxPaise, refundPaise, refundTaxPaise, netPaise } = money
  const amounts = [grossPaise, taxPaise, refundPaise, refundTaxPaise, netPaise]
  return [paid, ...amounts.map(inRupees)]
}

function inRupees(paise: number): number {
  return paise / PAISE_IN_RUPEE
}
