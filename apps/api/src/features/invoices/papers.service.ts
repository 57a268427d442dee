import type { Deps } from '#api/deps.ts'
import type { Papered } from './invoice-document.ts'
import { creditNoteFacts, invoiceFacts } from './invoice-facts.ts'
import { findLinked } from './invoices.queries.ts'

const LINK = /^[A-Za-z0-9_-]{22,64}$/

/** The paper behind a link; undefined for whatever is no link, was never one, or has ended (INV-02). */
export async function findPaper(deps: Deps, link: string): Promise<Papered | undefined> {
  if (!LINK.test(link)) return undefined
  const found = await findLinked(deps.db, link)
  if (found === undefined) return undefined
  const { row } = found
  const amounts = {
    number: row.number,
    issuedOn: row.issued_on,
    totalPaise: row.total_paise,
    taxablePaise: row.taxable_paise,
    cgstPaise: row.cgst_paise,
    sgstPaise: row.sgst_paise,
    igstPaise: row.igst_paise,
  }
  return found.kind === 'credit_note'
    ? { ...amounts, kind: found.kind, facts: creditNoteFacts.parse(row.facts) }
    : { ...amounts, kind: found.kind, facts: invoiceFacts.parse(row.facts) }
}
