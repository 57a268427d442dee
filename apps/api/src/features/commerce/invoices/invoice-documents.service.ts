import type { Deps } from '#api/deps.ts'
import type { Papered } from './invoice-document.ts'
import { creditNoteFacts, type InvoiceFacts, invoiceFacts } from './invoice-facts.ts'
import { findLinked } from './invoices.queries.ts'

const LINK = /^[A-Za-z0-9_-]{22,64}$/

/**
 * The paper behind a link; undefined for whatever is no link, was never one, or has ended (INV-02). Its signed-in owner
 * reads the full name given for billing and the whole mail address, everybody else what was issued (decision 0073).
 * @param readerId  who is signed in; undefined for strangers
 */
export async function findPaper(deps: Deps, link: string, readerId?: string): Promise<Papered | undefined> {
  if (!LINK.test(link)) return undefined
  const found = await findLinked(deps.db, link)
  if (found === undefined) return undefined
  const { row } = found
  const { userId, billingName, email, facts, publicId: _, ...amounts } = row
  const owner = userId === readerId ? { name: billingName, maskedEmail: email } : {}
  const factsFor = <F extends InvoiceFacts>(facts: F): F => ({ ...facts, recipient: { ...facts.recipient, ...owner } })
  return found.kind === 'credit_note'
    ? { ...amounts, kind: found.kind, facts: factsFor(creditNoteFacts.parse(row.facts)) }
    : { ...amounts, kind: found.kind, facts: factsFor(invoiceFacts.parse(row.facts)) }
}
