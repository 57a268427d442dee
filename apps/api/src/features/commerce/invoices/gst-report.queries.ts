import { LARGE_INVOICE_PAISE } from '@sopaan/domain/money/gst-return'
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

/** Every invoice, receipt and credit note that was issued on some days. */
function papers({ from, to }: PaperDays) {
  return sql`
    select i.id, i.kind, i.number, i.series, i.sequence, i.issued_on, i.total_paise, i.taxable_paise, i.cgst_paise,
      i.sgst_paise, i.igst_paise, i.facts, null as invoice_number, null::date as invoice_on,
      i.total_paise as invoice_total, i.kind = 'tax_invoice' as is_taxed, i.igst_paise > 0 as is_inter_state, i.purchase_id
    from invoices i
    where i.issued_on between ${from}::date and ${to}::date
    union all
    select n.id, 'credit_note', n.number, n.series, n.sequence, n.issued_on, n.total_paise, n.taxable_paise, n.cgst_paise,
      n.sgst_paise, n.igst_paise, n.facts, i.number, i.issued_on,
      i.total_paise, i.kind = 'tax_invoice', i.igst_paise > 0, i.purchase_id
    from credit_notes n
    join invoices i on i.id = n.invoice_id
    where n.issued_on between ${from}::date and ${to}::date`
}

const NATURE = sql`
  papers.kind, papers.is_taxed, purchases.billing_gstin is not null as is_registered, papers.is_inter_state,
  papers.invoice_total > ${LARGE_INVOICE_PAISE}::bigint as is_large,
  purchases.place_of_supply_code as place_code, purchases.gst_rate_bp as rate_bp, purchases.sac`

/** The papers of some days in sums, by everything that decides where a return tells of them. */
export async function sumPapers(db: Db, days: PaperDays): Promise<PaperGroup[]> {
  const { rows } = await (
    sql`
    select ${NATURE}, count(*)::int as papers, sum(papers.taxable_paise) as taxable, sum(papers.igst_paise) as igst,
      sum(papers.cgst_paise) as cgst, sum(papers.sgst_paise) as sgst, sum(papers.total_paise) as total
    from (${papers(days)}) as papers
    join purchases on purchases.id = papers.purchase_id
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
      purchases.billing_gstin as gstin, papers.facts -> 'recipient' ->> 'name' as recipient, papers.invoice_number,
      to_char(papers.invoice_on, 'YYYY-MM-DD') as invoice_on, papers.invoice_total, papers.taxable_paise as taxable,
      papers.igst_paise as igst, papers.cgst_paise as cgst, papers.sgst_paise as sgst, papers.total_paise as total
    from (${papers(days)}) as papers
    join purchases on purchases.id = papers.purchase_id
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
    select case when papers.kind = 'credit_note' then 'credit_note' else 'invoice' end as kind,
      split_part(min(lpad(sequence::text, 12, '0') || ' ' || number), ' ', 2) as first,
      split_part(max(lpad(sequence::text, 12, '0') || ' ' || number), ' ', 2) as last,
      count(*)::int as count
    from (${papers(days)}) as papers
    group by 1, series
    order by 1 desc, series`.execute(db)
  return rows
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
