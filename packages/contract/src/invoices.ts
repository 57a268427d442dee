import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './fields.ts'

/** Whatever stands in the place of a link: what is none is not found, and counts as a miss like any other (INV-02). */
const LINK_LENGTH_MAX = 512
/** The last part of the link of a paper. */
export const paperLink = z.string().check(z.maxLength(LINK_LENGTH_MAX))

/** A paper of a purchase: its number, and the last part of its link. */
export const purchasePaper = z.object({
  number: z.string(),
  kind: z.enum(['tax_invoice', 'receipt', 'credit_note']),
  url: z.string(),
})
export type PurchasePaper = z.output<typeof purchasePaper>

export const invoices = {
  print: defineCall({
    method: 'GET',
    path: '/api/v1/invoice/:id',
    access: 'anyone',
    summary:
      'An invoice, receipt or credit note as a PDF. Who has the link may read it, its signed-in owner with the full name and mail address; the owner may renew it.',
    secretParam: 'id',
    params: z.object({ id: paperLink }),
    query: z.object({ language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE) }),
    response: z.unknown(),
    refuses: [],
  }),
  renew: defineCall({
    method: 'POST',
    path: '/api/v1/mentee/purchases/:id/renew-links',
    access: 'signed-in',
    summary: 'Gives the papers of an own purchase new links; the old ones end.',
    params: z.object({ id }),
    response: z.object({ status: z.literal('success'), data: z.array(purchasePaper) }),
    refuses: ['INVOICE_FROZEN'],
  }),
}
