import type { PaymentAnalytics } from '@sopaan/contract/payment-analytics'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { sum } from '@sopaan/domain/numbers/sums'
import { listDays } from '@sopaan/domain/time/days'
import { type Deps, onReader } from '#api/deps.ts'
import { csvLine, csvRupees } from '#api/http/csv.ts'
import { listOrderCounts, listSold, listSoldNames, type MoneyRow } from './payment-analytics.queries.ts'
import { type DaysQuery, stretchOf } from './stretch.ts'

const ROWS_MAX = 500
/** Behind every word. */
const LAST = '\uffff'

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
  const { from, to } = stretchOf(deps, asked)
  const all = listDays(from, to)
  const [sold, orders] = await Promise.all([listSold(deps.db, all), listOrderCounts(deps.db, all)])
  const items = Map.groupBy(sold, ({ planId, eventId }) => planId ?? eventId ?? '')
  const names = await listSoldNames(deps.db, [...items.keys()].filter(Boolean))
  const days = Map.groupBy(sold, ({ day }) => day)
  return {
    from,
    to,
    totals: moneyOf(sold),
    funnel: {
      orders: sum(orders.map(({ orders }) => orders)),
      paid: sum(orders.map(({ paid }) => paid)),
      refunded: sum(orders.map(({ refunded }) => refunded)),
    },
    byDay: all.map((day) => ({ day, ...moneyOf(days.get(day)) })),
    byItem: mostFirst(
      [...items].flatMap(([id, rows]) => {
        const name = names.get(id)
        const kind = rows[0]?.planId === null ? ('event' as const) : ('plan' as const)
        return name === undefined ? [] : [{ kind, name, ...moneyOf(rows) }]
      }),
      ({ name }) => name[FIRST_LANGUAGE],
    ),
    byCoupon: mostFirst(
      [...Map.groupBy(sold, ({ couponCode }) => couponCode)].map(([code, rows]) => ({
        code,
        discountPaise: sum(rows.map(({ discount }) => discount)),
        ...moneyOf(rows),
      })),
      ({ code }) => code ?? LAST,
    ),
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
  const lines = rows.map(([name, money, ...own]) => [name, ...cellsOf(money), ...own.map(csvRupees)])
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

/** What came, went and is left of some groups. */
export function moneyOf(rows: readonly MoneyRow[] = []): Money {
  const [gross, tax] = [sum(rows.map(({ gross }) => gross)), sum(rows.map(({ tax }) => tax))]
  const [refund, refundTax] = [sum(rows.map(({ refund }) => refund)), sum(rows.map(({ refundTax }) => refundTax))]
  return {
    paid: sum(rows.map(({ paid }) => paid)),
    grossPaise: gross,
    taxPaise: tax,
    refundPaise: refund,
    refundTaxPaise: refundTax,
    netPaise: gross - tax - (refund - refundTax),
  }
}

/** The most revenue first, those of the same in the order of their words. */
function mostFirst<Row extends Money>(rows: readonly Row[], wordsOf: (row: Row) => string): Row[] {
  return rows
    .toSorted((one, other) => other.grossPaise - one.grossPaise || wordsOf(one).localeCompare(wordsOf(other)))
    .slice(0, ROWS_MAX)
}

function cellsOf(money: Money): (number | '')[] {
  const { paid, grossPaise, taxPaise, refundPaise, refundTaxPaise, netPaise } = money
  const amounts = [grossPaise, taxPaise, refundPaise, refundTaxPaise, netPaise]
  return [paid, ...amounts.map(csvRupees)]
}
