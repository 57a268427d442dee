import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#api/config.ts'
import { escapeHtml } from '#api/escape-html.ts'
import { listFolderMails } from '#api/outside/mailbox.ts'
import { mailFolder } from '#api/outside/open.ts'

const STYLE = `
:root { color-scheme: light dark } body { margin: 0 auto; padding: 1.5rem 1rem; max-width: 48rem; font: 1rem/1.5 system-ui, sans-serif }
article { border: 1px solid #8884; border-radius: .5rem; padding: 1rem; margin: 1rem 0 } h2 { font-size: 1.1rem; margin: 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0 } small { color: #6b7280 }
`
const CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What a page shows of a mail: whom it is for, what it is about, and its plain text. */
type SavedMail = { to: string; subject: string; text: string }

/**
 * The mails that would have gone out, as a page for whoever develops. It shows links that sign people in: never in
 * production, and only while there is no mail server.
 */
export function mountMailbox(fastify: FastifyInstance, config: Config): void {
  if (config.isProduction || config.smtpUrl !== undefined) return
  fastify.get('/dev/mailbox', async (_request, reply) =>
    reply
      .header('content-security-policy', CSP)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(config)),
  )
}

function mailboxPage(config: Config): string {
  const mails = listFolderMails(mailFolder(config)).map(({ source, at }) => {
    const { to, subject, text } = renderSavedMail(source)
    const linked = escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
    return `<article><h2>${escapeHtml(subject)}</h2><small>${escapeHtml(to)} · ${at.toISOString()}</small><pre>${linked}</pre></article>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title><style>${STYLE}</style></head><body><h1>Mailbox</h1>${mails.join('') || '<p>No mail yet.</p>'}</body></html>`
}

/** Reads one of our own mails back from its file: headers, and the plain-text part. */
function renderSavedMail(source: string): SavedMail {
  const { headers, body } = splitPart(source)
  const boundary = /boundary="?([^";\r\n]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary === undefined ? [{ headers, body }] : body.split(`--${boundary}`).slice(1, -1).map(splitPart)
  const plain = parts.find((part) => (part.headers.get('content-type') ?? '').startsWith('text/plain')) ?? parts[0]
  return {
    to: headers.get('to') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    text: plain ? decodeBody(plain.body, plain.headers.get('content-transfer-encoding')) : '',
  }
}

function splitPart(source: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = source.replace(/^\r?\n/, '').split(/\r?\n\r?\n/)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') }
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r?\n/g, '')) : body
}

/** Encoded words of a header (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
