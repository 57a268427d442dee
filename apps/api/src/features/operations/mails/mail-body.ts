import type { Language } from '@sopaan/domain/languages'
import { escapeHtml } from '#api/escape-html.ts'
import { SERVER_WORDS } from '#api/words/server-words.ts'
import type { MailText } from './mail-facts.ts'

type Parts = MailText & {
  link?: string
  /** Digits to be typed. */
  code?: string
  /** The same page in the other languages. */
  others?: readonly { word: string; link: string }[]
  language: Language
  contactUrl: string
}

/** A mail as plain text: the link stands bare, so that it can be copied. */
export function textMail({
  paragraphs,
  action,
  after = [],
  link,
  code,
  others = [],
  language,
  contactUrl,
}: Parts): string {
  const links = [
    ...(code && action ? [`${action}: ${code}`] : []),
    ...(link && action ? [`${action}:\n${link}`] : []),
    ...others.map(({ word, link }) => `${word}:\n${link}`),
  ]
  const body = [...paragraphs, ...links, ...after]
  return `${body.join('\n\n')}\n\n-- \n${SERVER_WORDS[language].mailFrame.footer(contactUrl)}\n`
}

/** A mail as HTML. Every word is escaped; there is no script, no picture and nothing to load from elsewhere. */
export function htmlMail({
  subject,
  paragraphs,
  action,
  after = [],
  link,
  code,
  others = [],
  language,
  contactUrl,
}: Parts): string {
  const p = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button =
    link && action
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#4548f8;color:#ffffff;text-decoration:none;border-radius:8px">${escapeHtml(action)}</a></p><p style="margin:0 0 16px;word-break:break-all"><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`
      : ''
  const typed =
    code && action
      ? `<p style="margin:0 0 16px">${escapeHtml(action)}: <strong style="font-size:24px;letter-spacing:2px">${escapeHtml(code)}</strong></p>`
      : ''
  const inOthers = others
    .map(({ word, link }) => `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}">${escapeHtml(word)}</a></p>`)
    .join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1b1b2f"><main style="max-width:560px;margin:0 auto"><h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(subject)}</h1>${paragraphs.map(p).join('')}${button}${typed}${inOthers}${after.map(p).join('')}<hr style="border:0;border-top:1px solid #dddddd"><p style="font-size:13px;color:#555555">${escapeHtml(SERVER_WORDS[language].mailFrame.footer(contactUrl))}</p></main></body></html>`
}
