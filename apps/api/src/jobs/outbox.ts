import { setTimeout } from 'node:timers/promises'
import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { startLinkLife } from '#api/features/account/mail-links/mail-links.service.ts'
import { changeSignUpEnd } from '#api/features/account/sign-ups/sign-ups.queries.ts'
import { savedMailTexts, type WrittenTexts } from '#api/features/operations/mails/mail-texts.service.ts'
import {
  leaseMails,
  markDead,
  markSent,
  type OutboxMail,
  postponeMail,
  renewLease,
} from '#api/features/operations/mails/mails.queries.ts'
import { composeMail } from '#api/features/operations/mails/mails.service.ts'
import { alertOfFailure } from '#api/features/operations/overview/duties.service.ts'
import { decrypt } from '#api/seal.ts'
import { type Deps, inTransaction } from '../deps.ts'
import { MailRefused } from '../outside/mailer.ts'

/** How long a worker keeps a mail in hand, ms, and how often it says that it is still at it. See decision 0064. */
const LEASE_MS = MINUTE_MS
const RENEWAL_MS = 20_000
/** Mails a turn, for each connection. */
const MAILS_A_CONNECTION = 7
/** Pauses between tries, ms: from 10 s, three times as long each time, at most 6 h. */
const RETRY_FIRST_MS = 10_000
const RETRY_FACTOR = 3
const RETRY_MAX_MS = 6 * HOUR_MS
/** Tries before a mail is given up: about 24 hours of them. */
const ATTEMPTS_MAX = 11
const ERROR_LENGTH_MAX = 200
/** Mails of sign-in and safety, and the least of the rest. Source: the column's comment. */
const URGENT = 1
/** How often a free connection looks for mail while others are slow, ms. */
const RECHECK_MS = 1_000
const PRIORITY_LAST = 3

/**
 * Sends the mails that are due. Safe to run in any number of processes: a mail is taken into hand right before its talk with
 * the mail server, stays in hand while that lasts, and comes back a minute after its worker died. What that promises is in
 * decision 0064.
 * @param isEnding  whether the process is about to end: the talks in hand are ended, and no other is begun
 * @returns how many went out
 */
export async function sendDueMails(deps: Deps, isEnding = () => false): Promise<number> {
  // As many as there are connections, so that no mail in hand waits for one.
  const talksMax = deps.config.smtpConnections
  const talks = new Map<Promise<void>, OutboxMail>()
  let texts: WrittenTexts | undefined
  let sent = 0
  for (let taken = 0; taken < talksMax * MAILS_A_CONNECTION && !isEnding(); ) {
    const mails = await leaseNext(deps, { inHand: [...talks.values()], talksMax })
    if (mails.length === 0 && talks.size === 0) break
    taken += mails.length
    for (const mail of mails) {
      texts ??= await savedMailTexts(deps)
      const talk = sendMail(deps, mail, texts).then((isSent) => {
        talks.delete(talk)
        if (isSent) sent += 1
      })
      talks.set(talk, mail)
    }
    if (talks.size === talksMax) await Promise.race(talks.keys())
    else if (mails.length === 0)
      await Promise.race([...talks.keys(), setTimeout(RECHECK_MS, undefined, { ref: false })])
  }
  await Promise.all(talks.keys())
  return sent
}

/**
 * Takes mails into hand for the connections that are free: those of sign-in and safety first, and one connection is never
 * given to anything else, so that a slow batch of other mail does not stand before a sign-in.
 */
async function leaseNext(
  deps: Deps,
  { inHand, talksMax }: { inHand: readonly OutboxMail[]; talksMax: number },
): Promise<OutboxMail[]> {
  const now = deps.now()
  const lease = (limit: number, priorities: { from: number; to: number }) =>
    limit > 0 ? leaseMails(deps.db, { now, leasedUntil: leaseEnd(now), limit, ...priorities }) : []
  const free = talksMax - inHand.length
  const urgent = await lease(free, { from: URGENT, to: URGENT })
  const others = inHand.filter(({ priority }) => priority > URGENT).length
  const room = Math.min(free - urgent.length, Math.max(1, talksMax - 1) - others)
  return [...urgent, ...(await lease(room, { from: URGENT + 1, to: PRIORITY_LAST }))]
}

async function sendMail(deps: Deps, mail: OutboxMail, texts: WrittenTexts): Promise<boolean> {
  try {
    await whileLeased(deps, mail, () => deps.mailer.send(composeMail(deps, mail, texts)))
  } catch (thrown) {
    await recordFailure(deps, mail, thrown)
    return false
  }
  await inTransaction(deps, async (deps) => {
    await markSent(deps.db, mail.id, deps.now())
    if (mail.sealedToken) await startLink(deps, decrypt(deps, 'mail-token', mail.sealedToken).toString())
  })
  deps.log.info('mail_sent', { mailId: mail.id, kind: mail.kind, attempts: mail.attempts })
  return true
}

/** From now on the link of a mail counts its life, and the sign-up behind it lives as long. */
async function startLink(deps: Deps, token: string): Promise<void> {
  const started = await startLinkLife(deps, token)
  if (started?.signUpId) await changeSignUpEnd(deps.db, started.signUpId, started.expiresAt)
}

/** Keeps a mail in this worker's hand for as long as the mail server takes over it. */
async function whileLeased(deps: Deps, mail: OutboxMail, talk: () => Promise<void>): Promise<void> {
  const renewal = setInterval(() => {
    renewLease(deps.db, mail, leaseEnd(deps.now())).catch((thrown: unknown) =>
      deps.log.warn('mail_lease_not_renewed', { mailId: mail.id, error: thrown }),
    )
  }, RENEWAL_MS).unref()
  try {
    await talk()
  } finally {
    clearInterval(renewal)
  }
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

async function recordFailure(deps: Deps, mail: OutboxMail, thrown: unknown): Promise<void> {
  const words = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, ERROR_LENGTH_MAX)
  const isFinal = (thrown instanceof MailRefused && thrown.isFinal) || mail.attempts >= ATTEMPTS_MAX
  deps.log.warn(isFinal ? 'mail_dead' : 'mail_postponed', { mailId: mail.id, kind: mail.kind, reason: words })
  if (isFinal) {
    await markDead(deps.db, mail, words)
    return alertOfFailure(deps, 'mails')
  }
  const pauseMs = Math.min(RETRY_FIRST_MS * RETRY_FACTOR ** (mail.attempts - 1), RETRY_MAX_MS)
  await postponeMail(deps.db, mail, new Date(deps.now().getTime() + pauseMs), words)
}
