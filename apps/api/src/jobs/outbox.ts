import { keptMailTexts, type WrittenTexts } from '#api/features/mails/mail-texts.service.ts'
import { leaseMails, markDead, markSent, type OutboxMail, postponeMail } from '#api/features/mails/mails.queries.ts'
import { composeMail } from '#api/features/mails/mails.service.ts'
import type { Deps } from '../deps.ts'
import { MailRefused } from '../outside/mailer.ts'

/** How long a worker keeps a mail in hand, ms. Source: standard 7.10. */
const LEASE_MS = 60_000
const BATCH = 20
/** Pauses between tries, ms: from 10 s, three times as long each time, at most 6 h. */
const RETRY_FIRST_MS = 10_000
const RETRY_FACTOR = 3
const RETRY_MAX_MS = 6 * 3_600_000
/** Tries before a mail is given up: about 24 hours of them. */
const ATTEMPTS_MAX = 11
const ERROR_LENGTH_MAX = 200

/**
 * Sends the mails that are due. Safe to run in any number of processes: each mail is in one worker's hand at a time, and
 * one whose worker died comes back after its lease.
 * @returns how many went out
 */
export async function sendDueMails(deps: Deps): Promise<number> {
  const now = deps.now()
  const mails = await leaseMails(deps.db, now, new Date(now.getTime() + LEASE_MS), BATCH)
  const texts = mails.length === 0 ? new Map() : await keptMailTexts(deps)
  const sent = await Promise.all(mails.map((mail) => sendMail(deps, mail, texts)))
  return sent.filter(Boolean).length
}

async function sendMail(deps: Deps, mail: OutboxMail, texts: WrittenTexts): Promise<boolean> {
  try {
    await deps.mailer.send(composeMail(deps, mail, texts))
  } catch (thrown) {
    await keepFailure(deps, mail, thrown)
    return false
  }
  await markSent(deps.db, mail.id, deps.now())
  deps.log.info('mail_sent', { mailId: mail.id, kind: mail.kind, attempts: mail.attempts })
  return true
}

async function keepFailure(deps: Deps, mail: OutboxMail, thrown: unknown): Promise<void> {
  const words = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, ERROR_LENGTH_MAX)
  const isFinal = (thrown instanceof MailRefused && thrown.isFinal) || mail.attempts >= ATTEMPTS_MAX
  deps.log.warn(isFinal ? 'mail_dead' : 'mail_postponed', { mailId: mail.id, kind: mail.kind, reason: words })
  if (isFinal) return markDead(deps.db, mail.id, words)
  const pauseMs = Math.min(RETRY_FIRST_MS * RETRY_FACTOR ** (mail.attempts - 1), RETRY_MAX_MS)
  await postponeMail(deps.db, mail.id, new Date(deps.now().getTime() + pauseMs), words)
}
