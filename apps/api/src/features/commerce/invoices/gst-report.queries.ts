import { LARGE_INVOICE_PAISE } from '@sopaan/domain/money/gst-return'
import { listDays } from '@sopaan/domain/time/days'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { type DaySum, type OfDay, readDaySums } from '#api/db/day-sums.ts'

/** Days of India, both included. */
export type PaperDays = { from: string; to: string }

type Amounts = { taxable: number; igst: number; cgst: number; sgst: number; total: number }
type Nature = {
  kind: 'tax_invoice' | 'receipt' | 'credit_note'
  isTaxed: boolean
  isRegistered: boolean
  isInterState: boolean
  isLarge: boolean
}
export type PaperGroup = Nature & Amounts & { placeCode: string; rateBp: number; sac: string; papers: number }
export type TaxPaper = Nature &
  Amounts & {
    id: string
    number: string
    issuedOn: string
    gstin: string | null
    recipient: string
    placeCode: string
    rateBp: number
    sac: string
    /** Of a credit note. */
    invoiceNumber: string | null
    invoiceOn: string | null
    invoiceTotal: number
  }

/** Every invoice, receipt and credit note that was issued on some days, with what its purchase says of it. */
function papers(days: readonly string[]) {
  return sql`
    select i.id, i.kind, i.number, i.series, i.sequence, i.issued_on, i.total_paise, i.taxable_paise, i.cgst_paise,
      i.sgst_paise, i.igst_paise, i.facts, null as invoice_number, null::date as invoice_on,
      i.total_paise as invoice_total, i.kind = 'tax_invoice' as is_taxed, i.igst_paise > 0 as is_inter_state,
      sold.billing_gstin, sold.place_of_supply_code, sold.gst_rate_bp, sold.sac
    from invoices i
    join purchases sold on sold.id = i.purchase_id
    where i.issued_on = any(${[...days]}::date[])
    union all
    select n.id, 'credit_note', n.number, n.series, n.sequence, n.issued_on, n.total_paise, n.taxable_paise, n.cgst_paise,
      n.sgst_paise, n.igst_paise, n.facts, i.number, i.issued_on,
      i.total_paise, i.kind = 'tax_invoice', i.igst_paise > 0,
      sold.billing_gstin, sold.place_of_supply_code, sold.gst_rate_bp, sold.sac
    from credit_notes n
    join invoices i on i.id = n.invoice_id
    join purchases sold on sold.id = i.purchase_id
    where n.issued_on = any(${[...days]}::date[])`
}

const NATURE = sql`
  papers.kind, papers.is_taxed, papers.billing_gstin is not null as is_registered, papers.is_inter_state,
  papers.invoice_total > ${LARGE_INVOICE_PAISE}::bigint as is_large,
  papers.place_of_supply_code as place_code, papers.gst_rate_bp as rate_bp, papers.sac`

/** The papers of a day in sums, by everything that decides where a return tells of them. */
export const TAX_PAPERS: DaySum = {
  name: 'papers',
  rows: (days) => sql`
    select papers.issued_on as day, papers.kind, papers.is_taxed as "isTaxed", papers.billing_gstin is not null as "isRegistered",
      papers.is_inter_state as "isInterState", papers.invoice_total > ${LARGE_INVOICE_PAISE}::bigint as "isLarge",
      papers.place_of_supply_code as "placeCode", papers.gst_rate_bp as "rateBp", papers.sac, count(*) as papers,
      sum(papers.taxable_paise) as taxable, sum(papers.igst_paise) as igst, sum(papers.cgst_paise) as cgst,
      sum(papers.sgst_paise) as sgst, sum(papers.total_paise) as total
    from (${papers(days)}) as papers
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
}

/** The papers of some days in sums. */
export async function listPaperGroups(db: Db, days: readonly string[]): Promise<OfDay<PaperGroup>[]> {
  return readDaySums(db, TAX_PAPERS, days)
}

/** The papers of some days in the order of their numbers. @param after  the number that the page before ended with */
export async function listTaxPapers(
  db: Db,
  { from, to }: PaperDays,
  { after, limit }: { after: string; limit: number },
): Promise<TaxPaper[]> {
  const { rows } = await (
    sql`
    select papers.id, papers.number, to_char(papers.issued_on, 'YYYY-MM-DD') as issued_on, ${NATURE},
      papers.billing_gstin as gstin, papers.facts -> 'recipient' ->> 'name' as recipient, papers.invoice_number,
      to_char(papers.invoice_on, 'YYYY-MM-DD') as invoice_on, papers.invoice_total, papers.taxable_paise as taxable,
      papers.igst_paise as igst, papers.cgst_paise as cgst, papers.sgst_paise as sgst, papers.total_paise as total
    from (${papers(listDays(from, to))}) as papers
    where papers.number > ${after}
    order by papers.number
    limit ${limit}` as RawBuilder<TaxPaper>
  ).execute(db)
  return rows.map((row) => ({ ...withNumbers(row), invoiceTotal: Number(row.invoiceTotal) }))
}

export type SeriesRow = {
  kind: 'invoice' | 'credit_note'
  series: string
  year: string
  low: number
  high: number
  first: string
  last: string
  count: number
}

/** The first and the last number of each series of a day, where they stand in it, and how many papers bear one. */
export const SERIES: DaySum = {
  name: 'series',
  rows: (days) => sql`
    select 'invoice' as kind, ${ends('invoices', days)}
    union all
    select 'credit_note', ${ends('creditNotes', days)}`,
}

/** The series of some days. */
export async function listSeries(db: Db, days: readonly string[]): Promise<OfDay<SeriesRow>[]> {
  return readDaySums(db, SERIES, days)
}

/** The numbers at both ends of each series of a table: the sequence says which they are, and they are looked up by it. */
function ends(table: 'invoices' | 'creditNotes', days: readonly string[]) {
  return sql`
    own.day, own.series, own.financial_year as year, own.low, own.high, lowest.number as first, highest.number as last, own.count
    from (
      select issued_on as day, series, financial_year, min(sequence) as low, max(sequence) as high, count(*) as count
      from ${sql.table(table)}
      where issued_on = any(${[...days]}::date[])
      group by issued_on, series, financial_year
    ) as own
    join ${sql.table(table)} as lowest
      on lowest.series = own.series and lowest.financial_year = own.financial_year and lowest.sequence = own.low
    join ${sql.table(table)} as highest
      on highest.series = own.series and highest.financial_year = own.financial_year and highest.sequence = own.high`
}

/** Sums of `bigint` come as text, where they might not fit a number; ours do. */
function withNumbers<Row extends Amounts>(row: Row): Row {
  const { taxable, igst, cgst, sgst, total } = row
  return {
    ...row,
    taxable: Number(taxable),
    igst: Number(igst),
    cgst: Number(cgst),
    sgst: Number(sgst),
    total: Number(total),
  }
}
