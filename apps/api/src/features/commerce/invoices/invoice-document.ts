import { type Language, writtenIn } from '@sopaan/domain/languages'
import { amountInWords } from '@sopaan/domain/money/amount-in-words'
import { isGstStateCode, stateOfGstCode, stateTaxName } from '@sopaan/domain/money/gst-states'
import { writeRupeesExactly } from '@sopaan/domain/money/rupees'
import { namesIn } from '@sopaan/domain/names/names-in'
import { formatDate } from '@sopaan/domain/time/format'
import type { DocumentPart, PrintedDocument } from '#api/print/document.ts'
import { SERVER_WORDS, type ServerWords } from '#api/words/server-words.ts'
import type { CreditNoteFacts, InvoiceFacts } from './invoice-facts.ts'

/** What an invoice, receipt or credit note says beside its facts. Amounts are paise. */
export type Papered = {
  number: string
  issuedOn: string
  totalPaise: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
} & ({ kind: 'tax_invoice' | 'receipt'; facts: InvoiceFacts } | { kind: 'credit_note'; facts: CreditNoteFacts })

type Words = ServerWords['invoices']
type Wording = { words: Words; language: Language }

/** An invoice with what rule 46 of the CGST Rules asks for, a receipt without tax, or the credit note of a refund (rule 53). */
export function invoiceDocument(paper: Papered, language: Language): PrintedDocument {
  const wording = { words: SERVER_WORDS[language].invoices, language }
  const { words } = wording
  const parts: DocumentPart[] = [
    { kind: 'strong', text: paper.facts.supplier.legalName },
    { kind: 'title', text: words.titles[paper.kind] },
    ...(paper.kind === 'credit_note' ? [againstPart(paper.facts, wording)] : []),
    { kind: 'blocks', blocks: blocksOf(paper, wording) },
    itemTable(paper, wording),
    { kind: 'sums', rows: sumsOf(paper, wording) },
    { kind: 'text', text: words.words(amountInWords(paper.totalPaise, language)) },
    ...(isTaxed(paper) ? [] : [{ kind: 'note' as const, text: words.noTax }]),
    { kind: 'note', text: words.computer },
  ]
  return { parts, language, madeOn: paper.issuedOn }
}

/** Whether tax stands on the paper: that of a credit note is as its invoice. */
function isTaxed(paper: Papered): boolean {
  return paper.kind === 'credit_note' ? paper.facts.invoice.kind === 'tax_invoice' : paper.kind === 'tax_invoice'
}

function againstPart({ invoice }: CreditNoteFacts, { words, language }: Wording): DocumentPart {
  return {
    kind: 'text',
    text: words.against(words.titles[invoice.kind], invoice.number, formatDate(invoice.issuedOn, language)),
  }
}

function blocksOf(paper: Papered, wording: Wording): { label: string; lines: string[] }[] {
  const { words, language } = wording
  const { supplier, recipient, placeOfSupplyCode } = paper.facts
  return [
    {
      label: words.from,
      lines: [
        supplier.legalName,
        ...supplier.address.split('\n').filter(Boolean),
        ...(supplier.stateCode === null ? [] : [stateLine(words.state, supplier.stateCode, language)]),
        ...(supplier.gstin === null ? [] : [`GSTIN: ${supplier.gstin}`]),
        ...[supplier.email, supplier.phone].flatMap((line) => line ?? []),
      ],
    },
    {
      label: words.to,
      lines: [
        recipient.name,
        recipient.maskedEmail,
        stateLine(words.state, recipient.stateCode, language),
        ...(recipient.gstin === null ? [] : [`GSTIN: ${recipient.gstin}`]),
      ],
    },
    {
      label: words.details,
      lines: [
        words.number(paper.number),
        words.date(formatDate(paper.issuedOn, language)),
        ...(isTaxed(paper) ? [stateLine(words.supply, placeOfSupplyCode, language), words.reverseCharge] : []),
      ],
    },
  ]
}

function itemTable(paper: Papered, { words, language }: Wording): DocumentPart {
  const { item, listPricePaise } = paper.facts
  const amount = writeRupeesExactly(paper.kind === 'credit_note' ? paper.totalPaise : listPricePaise)
  const period =
    item.startsOn === null || item.lastDay === null
      ? []
      : [words.period(formatDate(item.startsOn, language), formatDate(item.lastDay, language))]
  const days = item.validityDays === null ? [] : [words.days(item.validityDays)]
  const name = item.kind === 'plan' ? words.plan(writtenIn(language, item)) : words.event(writtenIn(language, item))
  const description = [name, ...days, ...period].join(', ')
  return isTaxed(paper)
    ? {
        kind: 'table',
        head: [words.description, 'SAC', words.amount],
        rows: [[description, item.sac, amount]],
        widths: [5, 1, 1.5],
      }
    : { kind: 'table', head: [words.description, words.amount], rows: [[description, amount]], widths: [6, 1.5] }
}

function sumsOf(paper: Papered, { words }: Wording): [string, string][] {
  const { discountPaise, creditedPaise, listPricePaise } = paper.facts
  const sum = (label: string, paise: number): [string, string] => [label, writeRupeesExactly(paise)]
  const before: [string, string][] =
    paper.kind === 'credit_note' || discountPaise + creditedPaise === 0
      ? []
      : [
          sum(isTaxed(paper) ? words.price : words.priceWithout, listPricePaise),
          ...(discountPaise === 0 ? [] : [sum(words.discount, -discountPaise)]),
          ...(creditedPaise === 0 ? [] : [sum(words.upgrade, -creditedPaise)]),
        ]
  const last = sum(paper.kind === 'credit_note' ? words.credited : words.total, paper.totalPaise)
  return [...before, ...(isTaxed(paper) ? taxSums(paper, words) : []), last]
}

function taxSums(paper: Papered, words: Words): [string, string][] {
  const { gstRateBp, placeOfSupplyCode } = paper.facts
  const line = (name: string, rateBp: number, paise: number): [string, string] => [
    words.tax(name, String(rateBp / 100)),
    writeRupeesExactly(paise),
  ]
  const taxable: [string, string] = [words.taxable, writeRupeesExactly(paper.taxablePaise)]
  if (paper.igstPaise > 0) return [taxable, line('IGST', gstRateBp, paper.igstPaise)]
  const other = isGstStateCode(placeOfSupplyCode) ? stateTaxName(placeOfSupplyCode) : 'SGST'
  return [taxable, line('CGST', gstRateBp / 2, paper.cgstPaise), line(other, gstRateBp / 2, paper.sgstPaise)]
}

function stateLine(words: (state: string, code: string) => string, code: string, language: Language): string {
  const state = stateOfGstCode(code)
  if (state === undefined) return words('', code)
  return words(namesIn(language)?.states[state] ?? state, code)
}
