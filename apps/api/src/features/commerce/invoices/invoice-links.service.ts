import type { PurchasePaper } from '@sopaan/contract/invoices'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  changeCreditNoteLink,
  changeInvoiceLink,
  isDisputed,
  isPurchaseOf,
  listCreditNotes,
  listPurchasePapers,
  lockInvoiceOf,
} from './invoices.queries.ts'
import { newLink } from './invoices.service.ts'

/** The papers of purchases by the purchase's id: the invoice or receipt first, then credit notes, each with its path. */
export async function listInvoiceDocuments(
  deps: Deps,
  purchaseIds: readonly string[],
): Promise<Map<string, PurchasePaper[]>> {
  const papers = new Map<string, PurchasePaper[]>()
  for (const { purchaseId, number, kind, publicId } of await listPurchasePapers(deps.db, purchaseIds)) {
    if (publicId === null) continue
    const paper = { number, kind: kind as PurchasePaper['kind'], url: `/api/v1/invoice/${publicId}` }
    papers.set(purchaseId, [...(papers.get(purchaseId) ?? []), paper])
  }
  return papers
}

/**
 * Gives every paper of an own purchase a new link; the old ones are not found any more (INV-05).
 * @throws {Refusal} NOT_FOUND, INVOICE_FROZEN while a bank disputes the payment
 */
export async function renewLinks(deps: Deps, { actor, request }: Caller, purchaseId: string): Promise<PurchasePaper[]> {
  return inTransaction(deps, async (deps) => {
    if (!(await isPurchaseOf(deps.db, purchaseId, actor.userId))) refuse('NOT_FOUND')
    const invoice = (await lockInvoiceOf(deps.db, purchaseId)) ?? refuse('NOT_FOUND')
    if (await isDisputed(deps.db, purchaseId)) refuse('INVOICE_FROZEN')
    await changeInvoiceLink(deps.db, invoice.id, newLink(deps))
    for (const { id } of await listCreditNotes(deps.db, invoice.id))
      await changeCreditNoteLink(deps.db, id, newLink(deps))
    await writeAudit(deps, {
      action: 'invoice.renew_link',
      actor,
      target: { type: 'invoice', id: invoice.number },
      request,
    })
    return (await listInvoiceDocuments(deps, [purchaseId])).get(purchaseId) ?? []
  })
}
