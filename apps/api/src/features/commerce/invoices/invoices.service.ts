import { maskEmailAddress } from '@sopaan/domain/identity/email-address'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { documentNumber, financialYear } from '@sopaan/domain/money/financial-year'
import { splitGst } from '@sopaan/domain/money/gst'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type Business, findBusiness } from '#api/features/commerce/business/business.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { type CreditNoteFacts, type InvoiceFacts, invoiceFacts } from './invoice-facts.ts'
import {
  findEmailOf,
  findInvoiceOf,
  insertCreditNote,
  insertInvoice,
  listCreditNotes,
  lockInvoiceOf,
  reserveNumber,
  type SoldPurchase,
} from './invoices.queries.ts'

/** Random bytes of a link: 192 bits, 32 letters of base64url (INV-01). */
const LINK_BYTES = 24

/** A number, and which kind of paper bears it. */
export type Issued = { number: string; kind: 'tax_invoice' | 'receipt' | 'credit_note' }

/**
 * Issues the invoice of a purchase, or its receipt where no tax is charged. Call it in the transaction that settles the
 * purchase, near its end: its number is held until that transaction ends, and comes back when it does not commit
 * (INV-06). The purchase has its `starts_at` and `expires_at` already. A purchase has one: calling twice answers the first.
 */
export async function issueInvoice(deps: Deps, purchase: SoldPurchase): Promise<Issued> {
  return inTransaction(deps, async (deps) => {
    const issued = await findInvoiceOf(deps.db, purchase.id)
    if (issued) return { number: issued.number, kind: issued.kind }
    const business = await findBusiness(deps)
    const email = await findEmailOf(deps.db, purchase.userId)
    const kind = purchase.gstRateBp > 0 && business.gstin !== null ? 'tax_invoice' : 'receipt'
    const facts = factsOf(purchase, business, email)
    const numbered = await numberIn(deps, business.invoicePrefix)
    await insertInvoice(deps.db, {
      ...numbered,
      purchaseId: purchase.id,
      kind,
      totalPaise: purchase.totalPaise,
      taxablePaise: purchase.taxablePaise,
      cgstPaise: purchase.cgstPaise,
      sgstPaise: purchase.sgstPaise,
      igstPaise: purchase.igstPaise,
      facts: JSON.stringify(facts),
      publicId: newLink(deps),
    })
    await writeAudit(deps, {
      action: 'invoice.issue',
      target: { type: 'invoice', id: numbered.number },
      change: { totalPaise: { after: purchase.totalPaise } },
    })
    return { number: numbered.number, kind }
  })
}

/**
 * Issues the credit note of a refund, with the tax that is in it split as on the invoice. Call it in the transaction that
 * writes the refund. The same reference issues once.
 * @param refund.reference    id of the refund
 * @param refund.amountPaise  what is paid back, > 0; with earlier notes at most the total of the invoice
 * @returns undefined where the purchase has no invoice
 */
export async function issueCreditNote(
  deps: Deps,
  refund: { purchaseId: string; reference: string; amountPaise: number },
): Promise<Issued | undefined> {
  return inTransaction(deps, async (deps) => {
    const invoice = await lockInvoiceOf(deps.db, refund.purchaseId)
    if (invoice === undefined) return undefined
    const notes = await listCreditNotes(deps.db, invoice.id)
    const known = notes.find(({ refundReference }) => refundReference === refund.reference)
    if (known) return { number: known.number, kind: 'credit_note' }
    const parts = creditParts(invoice, notes, refund.amountPaise)
    const business = await findBusiness(deps)
    const facts: CreditNoteFacts = {
      ...invoiceFacts.parse(invoice.facts),
      invoice: { number: invoice.number, issuedOn: invoice.issuedOn, kind: invoice.kind },
    }
    const numbered = await numberIn(deps, business.creditNotePrefix)
    await insertCreditNote(deps.db, {
      ...numbered,
      ...parts,
      invoiceId: invoice.id,
      refundReference: refund.reference,
      facts: JSON.stringify(facts),
      publicId: newLink(deps),
    })
    await writeAudit(deps, {
      action: 'credit_note.issue',
      target: { type: 'credit_note', id: numbered.number },
      change: { totalPaise: { after: parts.totalPaise } },
    })
    return { number: numbered.number, kind: 'credit_note' }
  })
}

/** A link nobody can guess. */
export function newLink(deps: Pick<Deps, 'random'>): string {
  return deps.random(LINK_BYTES).toString('base64url')
}

type Amounts = Record<'totalPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise', number>

/** What a refund takes off each part of an invoice. Sums are split, not refunds, so that rounding never gathers. */
function creditParts(invoice: Amounts & { facts: unknown }, notes: readonly Amounts[], amountPaise: number): Amounts {
  const before = (name: keyof Amounts) => notes.reduce((sum, note) => sum + note[name], 0)
  const sum = before('totalPaise') + amountPaise
  if (sum > invoice.totalPaise) throw new Error('A credit note over more than what is left of its invoice')
  const { gstRateBp } = invoiceFacts.parse(invoice.facts)
  const upTo = splitGst(sum, gstRateBp, invoice.igstPaise > 0 ? 'inter-state' : 'intra-state')
  return {
    totalPaise: amountPaise,
    taxablePaise: upTo.taxablePaise - before('taxablePaise'),
    cgstPaise: upTo.cgstPaise - before('cgstPaise'),
    sgstPaise: upTo.sgstPaise - before('sgstPaise'),
    igstPaise: upTo.igstPaise - before('igstPaise'),
  }
}

async function numberIn(deps: Deps, series: string) {
  const issuedAt = deps.now()
  const year = financialYear(issuedAt)
  const sequence = await reserveNumber(deps.db, series, year)
  return {
    series,
    financialYear: year,
    sequence,
    number: documentNumber(series, year, sequence),
    issuedAt,
    issuedOn: istDate(issuedAt),
  }
}

function factsOf(purchase: SoldPurchase, business: Business, email: string): InvoiceFacts {
  const { legalName, address, gstin, stateCode, phone } = business
  return {
    supplier: { legalName, address, gstin, stateCode: stateCode ?? null, email: business.email, phone },
    recipient: {
      name: purchase.billingGstin === null ? firstNameOf(purchase.billingName) : purchase.billingName,
      maskedEmail: maskEmailAddress(email),
      stateCode: purchase.billingStateCode,
      gstin: purchase.billingGstin,
    },
    item: {
      kind: purchase.planId === null ? 'event' : 'plan',
      ...purchase.itemName,
      sac: purchase.sac,
      validityDays: purchase.validityDays,
      startsOn: purchase.startsAt === null ? null : istDate(purchase.startsAt),
      // What ends at midnight was still good on the day before.
      lastDay: purchase.expiresAt === null ? null : istDate(new Date(purchase.expiresAt.getTime() - DAY_MS / 2)),
    },
    placeOfSupplyCode: purchase.placeOfSupplyCode,
    gstRateBp: purchase.gstRateBp,
    listPricePaise: purchase.listPricePaise,
    discountPaise: purchase.discountPaise,
    creditedPaise: purchase.creditedPaise,
  }
}
