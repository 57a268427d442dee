import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { SECOND_MS } from '@sopaan/domain/time/durations'
import nodemailer, { type SendMailOptions } from 'nodemailer'

/** A file that goes with a mail. A calendar file names its method in the type: `text/calendar; method=REQUEST`. */
export type MailAttachment = { name: string; contentType: string; text: string }

/** A mail, ready to go. */
export type OutgoingMail = {
  /** With its angle brackets: `<key@host>`. A mail that goes out twice carries the same one. */
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  language: string
  attachments?: readonly MailAttachment[]
  /** Where a mail program ends mails of this kind with one click (RFC 8058). */
  unsubscribeUrl?: string
}

/** The way mail leaves the house. */
export type Mailer = {
  /** @throws {MailRefused} when the server said no; any other error means that nobody answered */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

/** The mail server said no: for ever (5xx), or for now (4xx). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  readonly isFinal: boolean

  constructor(message: string, options: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.isFinal = options.isFinal
  }
}

/** The longest wait for a mail server, ms. Source: R-BP-3. */
const SMTP_TIMEOUT_MS = 10_000

/**
 * Mail by SMTP: `smtps://user:password@host`, over so many connections at most. The server's certificate is checked.
 * @param mailsASecond  what the provider takes of this process; 0: as fast as it goes
 */
export function smtpMailer(url: string, connections: number, mailsASecond = 0): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const untilNext = pacing(mailsASecond)
  return {
    send: async (mail) => {
      await untilNext()
      try {
        await transport.sendMail(message(mail))
      } catch (thrown) {
        throw readRefusal(thrown)
      }
    },
    close: () => transport.close(),
  }
}

/** Waits until the next one may begin, so that they are evenly spread over each second. */
function pacing(aSecond: number): () => Promise<void> {
  let nextMs = 0
  return async () => {
    if (aSecond === 0) return
    const nowMs = performance.now()
    const beginsMs = Math.max(nowMs, nextMs)
    nextMs = beginsMs + SECOND_MS / aSecond
    if (beginsMs > nowMs) await setTimeout(beginsMs - nowMs)
  }
}

/** Mail into a folder, one .eml file each: what runs without a mail server. */
export function folderMailer(folder: string): Mailer {
  mkdirSync(folder, { recursive: true })
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message: bytes } = await transport.sendMail(message(mail))
      const path = join(folder, `${mail.messageId.replace(/[^\w.-]/g, '')}.eml`)
      writeFileSync(`${path}.part`, bytes as Buffer)
      renameSync(`${path}.part`, path)
    },
    close: () => transport.close(),
  }
}

function message(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: mail.messageId,
    from: mail.from,
    // An object, so that nothing in an address is read as a second one.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ name, contentType, text }) => ({
      filename: name,
      contentType,
      content: text,
    })),
    headers: {
      'Content-Language': mail.language,
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

function readRefusal(thrown: unknown): unknown {
  const code = thrown instanceof Error && 'responseCode' in thrown ? Number(thrown.responseCode) : 0
  if (code < 400) return thrown
  return new MailRefused(`The mail server answered ${code}`, { isFinal: code >= 500, cause: thrown })
}
