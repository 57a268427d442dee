import { shownWords } from '@sopaan/contract/by-language'
import * as z from 'zod/mini'

const supplier = z.object({
  legalName: z.string(),
  address: z.string(),
  stateCode: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

/** All that an invoice or receipt prints, as it was on the day of issue. */
export const invoiceFacts = z.object({
  supplier,
  /** A registered recipient under the full name of the business; others by first name and a masked address (INV-04). */
  recipient: z.object({
    name: z.string(),
    maskedEmail: z.string(),
    stateCode: z.string(),
    gstin: z.nullable(z.string()),
  }),
  item: z.object({
    kind: z.enum(['plan', 'event']),
    /** Its name, by language. */
    ...shownWords.shape,
    sac: z.string(),
    validityDays: z.nullable(z.int()),
    /** Days in India; null for an event seat. */
    startsOn: z.nullable(z.string()),
    lastDay: z.nullable(z.string()),
  }),
  placeOfSupplyCode: z.string(),
  gstRateBp: z.int(),
  listPricePaise: z.int(),
  discountPaise: z.int(),
  /** What was left of a smaller plan that this one takes the place of; papers of before have none. */
  creditedPaise: z._default(z.int(), 0),
})
export type InvoiceFacts = z.output<typeof invoiceFacts>

/** All that a credit note prints. */
export const creditNoteFacts = z.object({
  ...invoiceFacts.shape,
  invoice: z.object({ number: z.string(), issuedOn: z.string(), kind: z.enum(['tax_invoice', 'receipt']) }),
})
export type CreditNoteFacts = z.output<typeof creditNoteFacts>
