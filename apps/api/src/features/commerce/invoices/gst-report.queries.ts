import { LARGE_INVOICE_PAISE } from '@sopaan/domain/money/gst-return'
import { addDays } from '@sopaan/domain/time/days'
import { startOfIstDay } from '@sopaan/domain/time/ist'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

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

/**
 * Every invoice, receipt and credit note that was issued on some days, with what its purchase says of it.
 * @param paid  what is known of when the purchases of the invoices were paid, so that no others are read
 */
function papers({ from, to }: PaperDays, paid: RawBuilder<unknown> = sql`true`) {
  return sql`
    select i.id, i.kind, i.number, i.series, i.sequence, i.issued_on, i.total_paise, i.taxable_paise, i.cgst_paise,
      i.sgst_paise, i.igst_paise, i.facts, null as invoice_number, null::date as invoice_on,
      i.total_paise as invoice_total, i.kind = 'tax_invoice' as is_taxed, i.igst_paise > 0 as is_inter_state,
      sold.billing_gstin, sold.place_of_supply_code, sold.gst_rate_bp, sold.sac
    from invoices i
    join purchases sold on sold.id = i.purchase_id and ${paid}
    where i.issued_on between ${from}::date and ${to}::date
    union all
    select n.id, 'credit_note', n.number, n.series, n.sequence, n.issued_on, n.total_paise, n.taxable_paise, n.cgst_paise,
      n.sgst_paise, n.igst_paise, n.facts, i.number, i.issued_on,
      i.total_paise, i.kind = 'tax_invoice', i.igst_paise > 0,
      sold.billing_gstin, sold.place_of_supply_code, sold.gst_rate_bp, sold.sac
    from credit_notes n
    join invoices i on i.id = n.invoice_id
    join purchases sold on sold.id = i.purchase_id
    where n.issued_on between ${from}::date and ${to}::date`
}

const NATURE = sql`
  papers.kind, papers.is_taxed, papers.billing_gstin is not null as is_registered, papers.is_inter_state,
  papers.invoice_total > ${LARGE_INVOICE_PAISE}::bigint as is_large,
  papers.place_of_supply_code as place_code, papers.gst_rate_bp as rate_bp, papers.sac`

/**
 * The papers of some days in sums, by everything that decides where a return tells of them.
 * @param scope  `near`: only where the purchase was paid on the day of its invoice or next to it, as every purchase is whose
 *   invoice is issued as it is settled; a million others are not read then
 */
export async function sumPapers(db: Db, days: PaperDays, scope: 'near' | 'all'): Promise<PaperGroup[]> {
  const [from, until] = [startOfIstDay(addDays(days.from, -1)), startOfIstDay(addDays(days.to, 2))]
  const paid = scope === 'near' ? sql`sold.paid_at >= ${from} and sold.paid_at < ${until}` : sql`true`
  const { rows } = await (
    sql`
    select ${NATURE}, count(*)::int as papers, sum(papers.taxable_paise) as taxable, sum(papers.igst_paise) as igst,
      sum(papers.cgst_paise) as cgst, sum(papers.sgst_paise) as sgst, sum(papers.total_paise) as total
    from (${papers(days, paid)}) as papers
    group by 1, 2, 3, 4, 5, 6, 7, 8
    order by 6, 7, 8, 1` as RawBuilder<PaperGroup>
  ).execute(db)
  return rows.map(withNumbers)
}

/** The papers of some days in the order of their numbers. @param after  the number that the page before ended with */
export async function listTaxPapers(
  db: Db,
  days: PaperDays,
  { after, limit }: { after: string; limit: number },
): Promise<TaxPaper[]> {
  const { rows } = await (
    sql`
    select papers.id, papers.number, to_char(papers.issued_on, 'YYYY-MM-DD') as issued_on, ${NATURE},
      papers.billing_gstin as gstin, papers.facts -> 'recipient' ->> 'name' as recipient, papers.invoice_number,
      to_char(papers.invoice_on, 'YYYY-MM-DD') as invoice_on, papers.invoice_total, papers.taxable_paise as taxable,
      papers.igst_paise as igst, papers.cgst_paise as cgst, papers.sgst_paise as sgst, papers.total_paise as total
    from (${papers(days)}) as papers
    where papers.number > ${after}
    order by papers.number
    limit ${limit}` as RawBuilder<TaxPaper>
  ).execute(db)
  return rows.map((row) => ({ ...withNumbers(row), invoiceTotal: Number(row.invoiceTotal) }))
}

/** The first and the last number of each series, and how many papers bear one. */
export async function listSeries(
  db: Db,
  days: PaperDays,
): Promise<{ kind: 'invoice' | 'credit_note'; first: string; last: string; count: number }[]> {
  const { rows } = await sql<{ kind: 'invoice' | 'credit_note'; first: string; last: string; count: number }>`
    select kind, first, last, count
    from (
      select 'invoice' as kind, ${ends('invoices', days)}
      union all
      select 'credit_note', ${ends('creditNotes', days)}
    ) as numbered
    order by kind desc, series, financial_year`.execute(db)
  return rows
}

/** The numbers at both ends of each series of a table: the sequence says which they are, and they are looked up by it. */
function ends(table: 'invoices' | 'creditNotes', { from, to }: PaperDays) {
  return sql`
    own.series, own.financial_year, lowest.number as first, highest.number as last, own.count
    from (
      select series, financial_year, min(sequence) as low, max(sequence) as high, count(*)::int as count
      from ${sql.table(table)}
      where issued_on between ${from}::date and ${to}::date
      group by series, financial_year
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
