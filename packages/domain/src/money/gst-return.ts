/** Tables of form GSTR-1 that a paper of ours belongs to. `none`: no tax was charged, so it is no part of the return. */
export const RETURN_SECTIONS = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'none'] as const
export type ReturnSection = (typeof RETURN_SECTIONS)[number]

/**
 * An invoice to somebody unregistered in another State is told of one by one above this, whole paise: one lakh rupees for
 * supplies since August 2024. Source: Notification No. 12/2024 – Central Tax, 10 July 2024 (form GSTR-1, tables 5 and 7).
 */
export const LARGE_INVOICE_PAISE = 1_00_000_00

/** A paper of a sale as far as its table goes; of a credit note, its invoice. */
export type ReturnedPaper = {
  kind: 'tax_invoice' | 'receipt' | 'credit_note'
  /** Whether the invoice itself charges tax: a note over a receipt is no part of the return. */
  isTaxed: boolean
  isRegistered: boolean
  isInterState: boolean
  /** What the invoice comes to, tax included; whole paise. */
  invoicePaise: number
}

/**
 * The table of GSTR-1 that a paper belongs to: 4A (b2b), 5 (b2cl), 7 (b2cs), 9B (cdnr for registered recipients, cdnur for
 * the large ones without). A note over a small sale to somebody unregistered has no table of its own: it is taken off
 * table 7. Source: instructions to form GSTR-1, CGST Rules 2017, rule 59.
 */
export function returnSection(paper: ReturnedPaper): ReturnSection {
  if (!paper.isTaxed || paper.kind === 'receipt') return 'none'
  const isNote = paper.kind === 'credit_note'
  if (paper.isRegistered) return isNote ? 'cdnr' : 'b2b'
  const isLarge = paper.isInterState && paper.invoicePaise > LARGE_INVOICE_PAISE
  if (!isLarge) return 'b2cs'
  return isNote ? 'cdnur' : 'b2cl'
}
