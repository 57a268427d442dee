import { keptMailTexts, type WrittenTexts } from '#api/features/mails/mail-texts.service.ts'
import {
  leaseMails,
  markDead,
  markSent,
  type OutboxMail,
  postponeMail,
  renewLease,
} from '#api/features/mails/mails.queries.ts'
import { composeMail } from '#api/features/mails/mails.service.ts'
import type { Deps } from '../deps.ts'
import { MailRefused, SMTP_CONNECTIONS_MAX } from '../outside/mailer.ts'

/** How long a worker keeps a mail in hand, ms, and how often it says that it is still at it. Source: standard 7.10. */
const LEASE_MS = 60_000
const RENEWAL_MS = 20_000
/** Mails on their way at once: as many as there are connections, so that none waits in hand for one. */
const TALKS_MAX = SMTP_CONNECTIONS_MAX
const MAILS_A_TURN_MAX = 21
/** Pauses between tries, ms: from 10 s, three times as long each time, at most 6 h. */
const RETRY_FIRST_MS = 10_000
const RETRY_FACTOR = 3
const RETRY_MAX_MS = 6 * 3_600_000
/** Tries before a mail is given up: about 24 hours of them. */
const ATTEMPTS_MAX = 11
const ERROR_LENGTH_MAX = 200

/**
 * Sends the mails that are due. Safe to run in any number of processes: a mail is taken into hand right before its talk with
 * the mail server, stays in hand while that lasts, and comes back a minute after its worker died. What that promises is in
 * decision 0128.
 * @param isEnding  whether the process is about to end: the talks in hand are ended, and no other is begun
 * @returns how many went out
 */
export async function sendDueMails(deps: Deps, isEnding = () => false): Promise<number> {
  const talks = new Set<Promise<void>>()
  let texts: WrittenTexts | undefined
  let sent = 0
  for (let taken = 0; taken < MAILS_A_TURN_MAX && !isEnding(); taken += 1) {
    const now = deps.now()
    // One after another, so that mails begin their way in the order in which they are due.
    const [mail] = await leaseMails(deps.db, now, leaseEnd(now), 1)
    if (!mail) break
    texts ??= await keptMailTexts(deps)
    const talk = sendMail(deps, mail, texts).then((isSent) => {
      talks.delete(talk)
      if (isSent) sent += 1
    })
    talks.add(talk)
    if (talks.size === TALKS_MAX) await Promise.race(talks)
  }
  await Promise.all(talks)
  return sent
}

async function sendMail(deps: Deps, mail: OutboxMail, texts: WrittenTexts): Promise<boolean> {
  try {
    await whileInHand(deps, mail, () => deps.mailer.send(composeMail(deps, mail, texts)))
  } catch (thrown) {
    await keepFailure(deps, mail, thrown)
    return false
  }
  await markSent(deps.db, mail.id, deps.now())
  deps.log.info('mail_sent', { mailId: mail.id, kind: mail.kind, attempts: mail.attempts })
  return true
}

/** Keeps a mail in this worker's hand for as long as the mail server takes over it. */
async function whileInHand(deps: Deps, mail: OutboxMail, talk: () => Promise<void>): Promise<void> {
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

async function keepFailure(deps: Deps, mail: OutboxMail, thrown: unknown): Promise<void> {
  const words = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, ERROR_LENGTH_MAX)
  const isFinal = (thrown instanceof MailRefused && thrown.isFinal) || mail.attempts >= ATTEMPTS_MAX
  deps.log.warn(isFinal ? 'mail_dead' : 'mail_postponed', { mailId: mail.id, kind: mail.kind, reason: words })
  if (isFinal) return markDead(deps.db, mail, words)
  const pauseMs = Math.min(RETRY_FIRST_MS * RETRY_FACTOR ** (mail.attempts - 1), RETRY_MAX_MS)
  await postponeMail(deps.db, mail, new Date(deps.now().getTime() + pauseMs), words)
}
