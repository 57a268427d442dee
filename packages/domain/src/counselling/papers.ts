import type { Category } from '../book/rank-book.ts'

/**
 * What is uploaded after a first seat, by candidate. Source: JoSAA 2026 business rules, page 102, items 1 to 9 (the list of
 * NITs, IIITs and GFTIs). What few need (OCI card, scribe's certificate) is not a line of its own.
 */
export const PAPERS = [
  'class-12',
  'class-10',
  'admit-card',
  'category-certificate',
  'pwd-certificate',
  'medical-certificate',
  'bank',
] as const
export type Paper = (typeof PAPERS)[number]

/** Whose papers and fees: category and disability. */
export type CategoryProfile = { category: Category; isPwd: boolean }

/** The papers that a candidate needs, in the order of the notice. */
export function listPapers({ category, isPwd }: CategoryProfile): Paper[] {
  return PAPERS.filter((paper) => {
    if (paper === 'category-certificate') return category !== 'OPEN'
    return paper !== 'pwd-certificate' || isPwd
  })
}

/** Whether the certificate of a category must be a new one: of EWS and OBC-NCL alone. */
export function needsNewCertificate(category: Category): boolean {
  return category === 'EWS' || category === 'OBC-NCL'
}

/** Whether the lower amounts are paid: SC, ST and any PwD (JoSAA 2026 business rules, clauses 42 and 60). */
export function paysReservedAmount({ category, isPwd }: CategoryProfile): boolean {
  return isPwd || category === 'SC' || category === 'ST'
}
