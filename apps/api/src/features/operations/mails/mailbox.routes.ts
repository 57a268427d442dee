import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#api/config.ts'
import { escapeHtml } from '#api/escape-html.ts'
import { listFolderMails } from '#api/outside/mailbox.ts'
import { mailFolder } from '#api/outside/open.ts'
import { renderSavedMail } from './saved-mail.ts'

const STYLE = `
:root { color-scheme: light dark } body { margin: 0 auto; padding: 1.5rem 1rem; max-width: 48rem; font: 1rem/1.5 system-ui, sans-serif }
article { border: 1px solid #8884; border-radius: .5rem; padding: 1rem; margin: 1rem 0 } h2 { font-size: 1.1rem; margin: 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0 } small { color: #6b7280 }
`
const CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

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
