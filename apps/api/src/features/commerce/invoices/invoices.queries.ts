import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { CreditNotesRow, InvoicesRow, PurchasesRow } from '#api/db/rows.ts'

const PAPER = [
  'number',
  'issued_on',
  'total_paise',
  'taxable_paise',
  'cgst_paise',
  'sgst_paise',
  'igst_paise',
  'facts',
  'public_id',
] as const

export type InvoiceRow = Pick<Selectable<InvoicesRow>, (typeof PAPER)[number] | 'id' | 'purchase_id' | 'kind'>
export type CreditNoteRow = Pick<Selectable<CreditNotesRow>, (typeof PAPER)[number] | 'id' | 'invoice_id'>

/** What an invoice is made of. */
export type SoldPurchase = Selectable<PurchasesRow>

/**
 * The next number of a series and financial year. The row is held until the transaction ends, so numbers follow each other
 * in the order of commits, and a roll-back gives its number back (INV-06).
 */
export async function reserveNumber(db: Db, series: string, financialYear: string): Promise<number> {
  const row = await db
    .insertInto('document_counters')
    .values({ series, financial_year: financialYear, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financial_year'])
        .doUpdateSet({ last_number: sql<number>`document_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return row.last_number
}

/** The paper issued for a purchase, a receipt too; undefined where none was. */
export async function findInvoiceOf(db: Db, purchaseId: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .select([...PAPER, 'id', 'purchase_id', 'kind'])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst()
}

/** The invoice of a purchase, held until the transaction ends. */
export async function lockInvoiceOf(db: Db, purchaseId: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .select([...PAPER, 'id', 'purchase_id', 'kind'])
    .where('purchase_id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst()
}

/** What is printed is never changed afterwards: a trigger refuses it (INV-07). */
export async function insertInvoice(db: Db, invoice: Insertable<InvoicesRow>): Promise<void> {
  await db.insertInto('invoices').values(invoice).execute()
}

/** What is printed is never changed afterwards: a trigger refuses it (INV-07). */
export async function insertCreditNote(db: Db, note: Insertable<CreditNotesRow>): Promise<void> {
  await db.insertInto('credit_notes').values(note).execute()
}

/** The credit notes of an invoice, oldest first. */
export async function listCreditNotes(
  db: Db,
  invoiceId: string,
): Promise<(CreditNoteRow & { refund_reference: string })[]> {
  return db
    .selectFrom('credit_notes')
    .select([...PAPER, 'id', 'invoice_id', 'refund_reference'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
}

/** The papers of purchases with their links, invoices first; ended links are left out. */
export async function listPapers(
  db: Db,
  purchaseIds: readonly string[],
): Promise<{ purchase_id: string; number: string; kind: string; public_id: string | null }[]> {
  if (purchaseIds.length === 0) return []
  const invoices = db
    .selectFrom('invoices')
    .select(['purchase_id', 'number', 'kind', 'public_id', 'link_ended_at', sql<number>`0`.as('place')])
    .where('purchase_id', 'in', [...purchaseIds])
  const notes = db
    .selectFrom('credit_notes')
    .innerJoin('invoices', 'invoices.id', 'credit_notes.invoice_id')
    .select([
      'invoices.purchase_id',
      'credit_notes.number',
      sql<'tax_invoice'>`'credit_note'`.as('kind'),
      'credit_notes.public_id',
      'credit_notes.link_ended_at',
      sql<number>`1`.as('place'),
    ])
    .where('invoices.purchase_id', 'in', [...purchaseIds])
  const rows = await db
    .selectFrom(invoices.unionAll(notes).as('papers'))
    .select(['purchase_id', 'number', 'kind', 'public_id', 'link_ended_at'])
    .orderBy('place')
    .orderBy('number')
    .execute()
  return rows.map(({ link_ended_at, public_id, ...row }) => ({
    ...row,
    public_id: link_ended_at === null ? public_id : null,
  }))
}

/** Whose purchase a paper is of: the account, the name given for billing, and the address it is reached at. */
const OWNER = ['purchases.user_id', 'purchases.billing_name', 'users.email'] as const
type Owned = { user_id: string; billing_name: string; email: string }

/** The document behind a link that works: neither ended, nor of an account that is deleted or erased. */
export async function findLinked(
  db: Db,
  publicId: string,
): Promise<
  | { kind: 'tax_invoice' | 'receipt'; row: Pick<InvoiceRow, (typeof PAPER)[number]> & Owned }
  | { kind: 'credit_note'; row: Pick<CreditNoteRow, (typeof PAPER)[number]> & Owned }
  | undefined
> {
  const invoice = await db
    .selectFrom('invoices')
    .innerJoin('purchases', 'purchases.id', 'invoices.purchase_id')
    .innerJoin('users', 'users.id', 'purchases.user_id')
    .select([...PAPER.map((name) => `invoices.${name}` as const), 'invoices.kind', ...OWNER])
    .where('invoices.public_id', '=', publicId)
    .where('invoices.link_ended_at', 'is', null)
    .where('users.status', 'in', ['active', 'deactivated'])
    .executeTakeFirst()
  if (invoice) return { kind: invoice.kind, row: invoice }
  const note = await db
    .selectFrom('credit_notes')
    .innerJoin('invoices', 'invoices.id', 'credit_notes.invoice_id')
    .innerJoin('purchases', 'purchases.id', 'invoices.purchase_id')
    .innerJoin('users', 'users.id', 'purchases.user_id')
    .select([...PAPER.map((name) => `credit_notes.${name}` as const), ...OWNER])
    .where('credit_notes.public_id', '=', publicId)
    .where('credit_notes.link_ended_at', 'is', null)
    .where('users.status', 'in', ['active', 'deactivated'])
    .executeTakeFirst()
  return note && { kind: 'credit_note', row: note }
}

/** The address of an account, for the masked one on its invoice. */
export async function findEmailOf(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email ?? ''
}

/** Whether a purchase belongs to somebody. */
export async function isPurchaseOf(db: Db, purchaseId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchases')
    .select('id')
    .where('id', '=', purchaseId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a bank disputes a payment of a purchase. */
export async function isDisputed(db: Db, purchaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.order_id')
    .select('payments.id')
    .where('payment_orders.purchase_id', '=', purchaseId)
    .where('payments.disputed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives an invoice another link. */
export async function changeInvoiceLink(db: Db, id: string, publicId: string): Promise<void> {
  await db.updateTable('invoices').set({ public_id: publicId, link_ended_at: null }).where('id', '=', id).execute()
}

/** Gives a credit note another link. */
export async function changeCreditNoteLink(db: Db, id: string, publicId: string): Promise<void> {
  await db.updateTable('credit_notes').set({ public_id: publicId, link_ended_at: null }).where('id', '=', id).execute()
}
