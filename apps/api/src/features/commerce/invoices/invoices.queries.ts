import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { CreditNotesRow, InvoicesRow, PurchasesRow } from '#api/db/rows.ts'

const PAPER = [
  'number',
  'issuedOn',
  'totalPaise',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'facts',
  'publicId',
] as const

export type InvoiceRow = Pick<Selectable<InvoicesRow>, (typeof PAPER)[number] | 'id' | 'purchaseId' | 'kind'>
export type CreditNoteRow = Pick<Selectable<CreditNotesRow>, (typeof PAPER)[number] | 'id' | 'invoiceId'>

/** What an invoice is made of. */
export type SoldPurchase = Selectable<PurchasesRow>

/**
 * The next number of a series and financial year. The row is held until the transaction ends, so numbers follow each other
 * in the order of commits, and a roll-back gives its number back (INV-06).
 */
export async function reserveNumber(db: Db, series: string, financialYear: string): Promise<number> {
  const row = await db
    .insertInto('documentCounters')
    .values({ series, financialYear, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financialYear'])
        .doUpdateSet({ lastNumber: sql<number>`document_counters.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow()
  return row.lastNumber
}

/** The paper issued for a purchase, a receipt too; undefined where none was. */
export async function findInvoiceOf(db: Db, purchaseId: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .select([...PAPER, 'id', 'purchaseId', 'kind'])
    .where('purchaseId', '=', purchaseId)
    .executeTakeFirst()
}

/** The invoice of a purchase, held until the transaction ends. */
export async function lockInvoiceOf(db: Db, purchaseId: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .select([...PAPER, 'id', 'purchaseId', 'kind'])
    .where('purchaseId', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst()
}

/** What is printed is never changed afterwards: a trigger refuses it (INV-07). */
export async function insertInvoice(db: Db, invoice: Insertable<InvoicesRow>): Promise<void> {
  await db.insertInto('invoices').values(invoice).execute()
}

/** What is printed is never changed afterwards: a trigger refuses it (INV-07). */
export async function insertCreditNote(db: Db, note: Insertable<CreditNotesRow>): Promise<void> {
  await db.insertInto('creditNotes').values(note).execute()
}

/** The credit notes of an invoice, oldest first. */
export async function listCreditNotes(
  db: Db,
  invoiceId: string,
): Promise<(CreditNoteRow & { refundReference: string })[]> {
  return db
    .selectFrom('creditNotes')
    .select([...PAPER, 'id', 'invoiceId', 'refundReference'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('issuedAt')
    .orderBy('id')
    .execute()
}

/** The papers of purchases with their links, invoices first; ended links are left out. */
export async function listPurchasePapers(
  db: Db,
  purchaseIds: readonly string[],
): Promise<{ purchaseId: string; number: string; kind: string; publicId: string | null }[]> {
  if (purchaseIds.length === 0) return []
  const invoices = db
    .selectFrom('invoices')
    .select(['purchaseId', 'number', 'kind', 'publicId', 'linkEndedAt', sql<number>`0`.as('place')])
    .where('purchaseId', 'in', [...purchaseIds])
  const notes = db
    .selectFrom('creditNotes')
    .innerJoin('invoices', 'invoices.id', 'creditNotes.invoiceId')
    .select([
      'invoices.purchaseId',
      'creditNotes.number',
      sql<'tax_invoice'>`'credit_note'`.as('kind'),
      'creditNotes.publicId',
      'creditNotes.linkEndedAt',
      sql<number>`1`.as('place'),
    ])
    .where('invoices.purchaseId', 'in', [...purchaseIds])
  const rows = await db
    .selectFrom(invoices.unionAll(notes).as('papers'))
    .select(['purchaseId', 'number', 'kind', 'publicId', 'linkEndedAt'])
    .orderBy('place')
    .orderBy('number')
    .execute()
  return rows.map(({ linkEndedAt, publicId, ...row }) => ({
    ...row,
    publicId: linkEndedAt === null ? publicId : null,
  }))
}

/** Whose purchase a paper is of: the account, the name given for billing, and the address it is reached at. */
const OWNER = ['purchases.userId', 'purchases.billingName', 'users.email'] as const
type Owned = { userId: string; billingName: string; email: string }

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
    .innerJoin('purchases', 'purchases.id', 'invoices.purchaseId')
    .innerJoin('users', 'users.id', 'purchases.userId')
    .select([...PAPER.map((name) => `invoices.${name}` as const), 'invoices.kind', ...OWNER])
    .where('invoices.publicId', '=', publicId)
    .where('invoices.linkEndedAt', 'is', null)
    .where('users.status', 'in', ['active', 'deactivated'])
    .executeTakeFirst()
  if (invoice) return { kind: invoice.kind, row: invoice }
  const note = await db
    .selectFrom('creditNotes')
    .innerJoin('invoices', 'invoices.id', 'creditNotes.invoiceId')
    .innerJoin('purchases', 'purchases.id', 'invoices.purchaseId')
    .innerJoin('users', 'users.id', 'purchases.userId')
    .select([...PAPER.map((name) => `creditNotes.${name}` as const), ...OWNER])
    .where('creditNotes.publicId', '=', publicId)
    .where('creditNotes.linkEndedAt', 'is', null)
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
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a bank disputes a payment of a purchase. */
export async function isDisputed(db: Db, purchaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.orderId')
    .select('payments.id')
    .where('paymentOrders.purchaseId', '=', purchaseId)
    .where('payments.disputedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives an invoice another link. */
export async function changeInvoiceLink(db: Db, id: string, publicId: string): Promise<void> {
  await db.updateTable('invoices').set({ publicId, linkEndedAt: null }).where('id', '=', id).execute()
}

/** Gives a credit note another link. */
export async function changeCreditNoteLink(db: Db, id: string, publicId: string): Promise<void> {
  await db.updateTable('creditNotes').set({ publicId, linkEndedAt: null }).where('id', '=', id).execute()
}
