import type { GstReport } from '@sopaan/contract/gst-report'
import {
  LARGE_INVOICE_PAISE,
  RETURN_SECTIONS,
  type ReturnSection,
  returnSection,
} from '@sopaan/domain/money/gst-return'
import { stateOfGstCode } from '@sopaan/domain/money/gst-states'
import { sum } from '@sopaan/domain/numbers/sums'
import { addDays, listDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, onReader } from '#api/deps.ts'
import { findBusiness } from '#api/features/commerce/business/business.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { csvLine, csvRupees } from '#api/http/csv.ts'
import { Download } from '#api/http/download.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  listPaperGroups,
  listSeries,
  listTaxPapers,
  type PaperDays,
  type PaperGroup,
  type SeriesRow,
  type TaxPaper,
} from './gst-report.queries.ts'

const LINES_AT_ONCE = 1_000
const BP_IN_PERCENT = 100
/** Days that are in the month after, whatever the month. */
const INTO_NEXT_MONTH = 31
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

type Amounts = GstReport['sold']
const NOTHING: Amounts = { papers: 0, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0, totalPaise: 0 }

/** The tax of a month by the tables of GSTR-1, with credit notes; without a month, of the one before this. */
export async function findGstReport(deps: Deps, asked: string | undefined): Promise<GstReport> {
  const month = asked ?? addDays(`${istDate(deps.now()).slice(0, 7)}-01`, -1).slice(0, 7)
  const days = daysOf(month)
  const all = listDays(days.from, days.to)
  const [papers, numbered, business] = await onReader(deps, (deps) =>
    Promise.all([listPaperGroups(deps.db, all), listSeries(deps.db, all), findBusiness(deps)]),
  )
  const groups = papers.toSorted(byState)
  const notes = groups.filter(({ kind }) => kind === 'credit_note')
  const sales = groups.filter(({ kind }) => kind !== 'credit_note')
  const taxed = groups.filter(({ isTaxed }) => isTaxed)
  const small = taxed.filter((group) => sectionOf(group) === 'b2cs')
  return {
    month,
    ...days,
    gstin: business.gstin,
    sold: sumOf(sales.map(amountsOf)),
    credited: sumOf(notes.map(amountsOf)),
    left: sumOf(groups.map(signedOf)),
    sections: RETURN_SECTIONS.flatMap((section) => {
      const own = groups.filter((group) => sectionOf(group) === section)
      return own.length === 0 ? [] : [{ section, ...sumOf(own.map(section === 'b2cs' ? signedOf : amountsOf)) }]
    }),
    small: [...Map.groupBy(small, ({ placeCode, rateBp }) => `${placeCode} ${rateBp}`).values()].flatMap(
      ([first, ...others]) =>
        first === undefined
          ? []
          : [{ placeCode: first.placeCode, rateBp: first.rateBp, ...sumOf([first, ...others].map(signedOf)) }],
    ),
    codes: [...Map.groupBy(taxed, ({ sac, rateBp }) => `${sac} ${rateBp}`).values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [{ sac: first.sac, rateBp: first.rateBp, ...sumOf([first, ...others].map(signedOf)) }],
    ),
    series: seriesOf(numbered),
  }
}

/** As they are listed: by State, rate and code. */
function byState(one: PaperGroup, other: PaperGroup): number {
  return one.placeCode.localeCompare(other.placeCode) || one.rateBp - other.rateBp || one.sac.localeCompare(other.sac)
}

/** The series of some days, invoices first, each from its first number of these days to its last. */
function seriesOf(days: readonly SeriesRow[]): GstReport['series'] {
  const ordered = days.toSorted(
    (one, other) =>
      other.kind.localeCompare(one.kind) ||
      one.series.localeCompare(other.series) ||
      one.year.localeCompare(other.year),
  )
  return [...Map.groupBy(ordered, ({ kind, series, year }) => `${kind} ${series} ${year}`)].flatMap(([, rows]) => {
    const [first] = rows.toSorted((one, other) => one.low - other.low)
    const [last] = rows.toSorted((one, other) => other.high - one.high)
    if (first === undefined || last === undefined) return []
    return [{ kind: first.kind, first: first.first, last: last.last, count: sum(rows.map(({ count }) => count)) }]
  })
}

/** Every paper of a month with the fields of GSTR-1, read and sent piece by piece; who took it is written into the trail. */
export async function exportGstReport(deps: Deps, { actor, request }: Caller, month: string): Promise<Download> {
  await writeAudit(deps, {
    action: 'gst-report.export',
    actor,
    target: { type: 'gst-report', id: month },
    request,
  })
  const file = { name: `sopaan-gstr1-${month}.csv`, contentType: 'text/csv; charset=utf-8; header=present' }
  return new Download(file, linesOfMonth(deps, daysOf(month)))
}

async function* linesOfMonth(deps: Deps, days: PaperDays): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([name]) => name))
  let written = 0
  for (let after = ''; ; ) {
    const from = after
    const rows = await onReader(deps, ({ db }) => listTaxPapers(db, days, { after: from, limit: LINES_AT_ONCE }))
    yield rows.map((row) => csvLine(COLUMNS.map(([, cell]) => cell(row)))).join('')
    written += rows.length
    after = rows.at(-1)?.number ?? after
    if (rows.length < LINES_AT_ONCE) break
  }
  yield csvLine([`# whole: ${written} papers`])
}

/** Columns by the names that the offline tool of the GST portal has for them, and a few more for whoever books them. */
const COLUMNS: readonly (readonly [name: string, cell: (row: TaxPaper) => string | number])[] = [
  ['GSTR-1 table', (row) => sectionOf(row)],
  ['Document type', (row) => DOCUMENTS[row.kind]],
  ['Document number', (row) => row.number],
  ['Document date', (row) => portalDate(row.issuedOn)],
  ['GSTIN/UIN of Recipient', (row) => row.gstin ?? ''],
  // Others are named to nobody: the return does not ask for it.
  ['Receiver Name', (row) => (row.gstin === null ? '' : row.recipient)],
  ['Original invoice number', (row) => row.invoiceNumber ?? ''],
  ['Original invoice date', (row) => (row.invoiceOn === null ? '' : portalDate(row.invoiceOn))],
  ['Document value', (row) => csvRupees(row.total)],
  ['Place Of Supply', (row) => `${row.placeCode}-${stateOfGstCode(row.placeCode) ?? ''}`],
  ['Reverse Charge', () => 'N'],
  ['Invoice Type', () => 'Regular B2B'],
  ['HSN/SAC', (row) => row.sac],
  ['Rate', (row) => (row.isTaxed ? row.rateBp / BP_IN_PERCENT : 0)],
  ['Taxable Value', (row) => csvRupees(row.taxable)],
  ['Integrated Tax', (row) => csvRupees(row.igst)],
  ['Central Tax', (row) => csvRupees(row.cgst)],
  ['State/UT Tax', (row) => csvRupees(row.sgst)],
  ['Cess', () => 0],
]

const DOCUMENTS = { tax_invoice: 'Invoice', receipt: 'Receipt', credit_note: 'Credit note' } as const

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** As the portal takes dates: `05-Jun-2026`. */
function portalDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}-${MONTHS[Number(month) - 1] ?? month}-${year}`
}

function daysOf(month: string): PaperDays {
  const from = `${month}-01`
  return { from, to: addDays(`${addDays(from, INTO_NEXT_MONTH).slice(0, 7)}-01`, -1) }
}

function sectionOf(
  group: Pick<PaperGroup, 'kind' | 'isTaxed' | 'isRegistered' | 'isInterState' | 'isLarge'>,
): ReturnSection {
  return returnSection({ ...group, invoicePaise: group.isLarge ? LARGE_INVOICE_PAISE + 1 : 0 })
}

function amountsOf({ papers, taxable, igst, cgst, sgst, total }: PaperGroup): Amounts {
  return { papers, taxablePaise: taxable, igstPaise: igst, cgstPaise: cgst, sgstPaise: sgst, totalPaise: total }
}

/** A credit note takes off what it says. */
function signedOf(group: PaperGroup): Amounts {
  const amounts = amountsOf(group)
  if (group.kind !== 'credit_note') return amounts
  const { papers, ...paise } = amounts
  const negative = Object.fromEntries(Object.entries(paise).map(([name, value]) => [name, -value]))
  return { ...amounts, ...negative, papers }
}

function sumOf(all: readonly Amounts[]): Amounts {
  return all.reduce(
    (sum, one) => ({
      papers: sum.papers + one.papers,
      taxablePaise: sum.taxablePaise + one.taxablePaise,
      igstPaise: sum.igstPaise + one.igstPaise,
      cgstPaise: sum.cgstPaise + one.cgstPaise,
      sgstPaise: sum.sgstPaise + one.sgstPaise,
      totalPaise: sum.totalPaise + one.totalPaise,
    }),
    NOTHING,
  )
}
