import type { Deps } from '#api/deps.ts'
import type { Papered } from './invoice-document.ts'
import { creditNoteFacts, type InvoiceFacts, invoiceFacts } from './invoice-facts.ts'
import { findLinked } from './invoices.queries.ts'

const LINK = /^[A-Za-z0-9_-]{22,64}$/

type Linked = NonNullable<Awaited<ReturnType<typeof findLinked>>>
/** What a reader is shown of the recipient in place of what was issued. */
type Shown = Partial<Pick<InvoiceFacts['recipient'], 'name' | 'maskedEmail'>>

/**
 * The paper behind a link; undefined for whatever is no link, was never one, or has ended (INV-02). Its signed-in owner
 * reads the full name given for billing and the whole mail address, everybody else what was issued (decision 0073).
 * @param readerId  who is signed in; undefined for strangers
 */
export async function findPaper(deps: Deps, link: string, readerId?: string): Promise<Papered | undefined> {
  const found = await findOpen(deps, link)
  if (found === undefined) return undefined
  const { userId, billingName, email } = found.row
  return paperFor(found, userId === readerId ? { name: billingName, maskedEmail: email } : {})
}

/** A paper of a child as the parent who agreed reads it: with the full name given for billing; undefined for one of others. */
export async function findPaperOfChild(deps: Deps, link: string, childId: string): Promise<Papered | undefined> {
  const found = await findOpen(deps, link)
  return found?.row.userId === childId ? paperFor(found, { name: found.row.billingName }) : undefined
}

async function findOpen(deps: Deps, link: string): Promise<Linked | undefined> {
  return LINK.test(link) ? findLinked(deps.db, link) : undefined
}

function paperFor({ kind, row }: Linked, shown: Shown): Papered {
  const { userId: _, billingName: __, email: ___, facts, publicId: ____, ...amounts } = row
  const factsFor = <F extends InvoiceFacts>(facts: F): F => ({ ...facts, recipient: { ...facts.recipient, ...shown } })
  return kind === 'credit_note'
    ? { ...amounts, kind, facts: factsFor(creditNoteFacts.parse(facts)) }
    : { ...amounts, kind, facts: factsFor(invoiceFacts.parse(facts)) }
}
