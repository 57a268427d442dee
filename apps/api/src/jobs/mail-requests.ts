import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { type Account, isReactivable } from '#api/features/account/accounts/accounts.service.ts'
import { makeLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { leaseMailRequests, type MailRequest } from '#api/features/account/mail-links/mail-requests.queries.ts'
import { findSignUp } from '#api/features/account/sign-ups/sign-ups.open.queries.ts'
import { waitingSignUps } from '#api/features/account/sign-ups/sign-ups.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { type Deps, inTransaction } from '../deps.ts'

const BATCH = 20

/**
 * Looks up whose the addresses are for which links were asked, and writes the mails: here, after the answer, so that the
 * answer is the same for every address (LINK-07).
 * @returns how many asks were looked at
 */
export async function processMailRequests(deps: Deps): Promise<number> {
  return inTransaction(deps, async (deps) => {
    const asks = await leaseMailRequests(deps.db, deps.now(), BATCH)
    for (const ask of asks) await processMailRequest(deps, ask)
    return asks.length
  })
}

async function processMailRequest(deps: Deps, ask: MailRequest): Promise<void> {
  if (ask.kind === 'verify') return answerVerify(deps, ask)
  const account = await findAccountByEmail(deps.db, ask.email)
  if (account && isFor(account, ask.kind)) await mailAccountLink(deps, ask, account)
}

/** A reset is for whoever may come in again; a reactivation for who put the own account to sleep. */
function isFor(account: Account, kind: 'reset' | 'reactivation'): boolean {
  return kind === 'reset' ? account.status === 'active' || account.status === 'deactivated' : isReactivable(account)
}

async function mailAccountLink(
  deps: Deps,
  ask: MailRequest & { kind: MailRequest['kind'] },
  account: Account,
): Promise<void> {
  const kind = ask.kind === 'reset' ? 'reset' : 'reactivation'
  const token = await makeLink(deps, { kind, email: ask.email, flowHash: ask.flowHash, device: ask.device, account })
  await writeMail(deps, {
    kind,
    to: ask.email,
    language: account.language,
    facts: { device: ask.device, askedAt: ask.askedAt.toISOString() },
    userId: account.id,
    token,
    dedupeKey: `ask-${ask.id}`,
  })
}

/**
 * The attempt is the one the ask names, or this browser's, or the only one. With several and no way to tell, nobody's link
 * is sent: a stranger's attempt must never be verified by the owner's click.
 */
async function answerVerify(deps: Deps, ask: MailRequest): Promise<void> {
  const waiting = await waitingSignUps(deps, ask.email)
  const named = ask.signUpId === null ? undefined : await findSignUp(deps.db, ask.signUpId)
  const own = waiting.find((attempt) => attempt.flowHash.equals(ask.flowHash))
  const attempt = named ?? own ?? (waiting.length === 1 ? waiting[0] : undefined)
  if (!attempt) {
    const [newest] = waiting
    if (newest) {
      const language = newest.language
      await writeMail(deps, { kind: 'verify-choose', to: ask.email, language, facts: {}, dedupeKey: `ask-${ask.id}` })
    }
    return
  }
  const token = await makeLink(deps, {
    kind: 'verify',
    email: ask.email,
    flowHash: ask.flowHash,
    device: ask.device,
    signUpId: attempt.id,
  })
  await writeMail(deps, {
    kind: 'verify',
    to: ask.email,
    language: attempt.language,
    facts: { fullName: attempt.fullName, device: ask.device, askedAt: ask.askedAt.toISOString() },
    token,
    dedupeKey: `ask-${ask.id}`,
  })
}
