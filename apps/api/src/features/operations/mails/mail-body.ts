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

/** The colours of the product by day, and what takes their place by night where a reader's program knows of it. */
const DAY = { page: '#f4f5fb', surface: '#ffffff', text: '#14163a', quiet: '#4b4f75', edge: '#dcdff0', link: '#3a3ce6' }
const NIGHT =
  'body,.page{background:#0e1030!important}.sheet{background:#181b42!important;border-color:#33376b!important}h1,p,.name,.code{color:#f1f2ff!important}.quiet{color:#b9bde6!important}.code{background:#22265a!important}a.way{color:#a9abff!important}'
const FONTS =
  "font-family:'Anek Latin','Noto Sans','Noto Sans Devanagari',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
/** Between two paragraphs. */
const GAP = 'margin:0 0 16px'

/**
 * A mail as HTML, drawn like the pages: the logo, and a sheet with the words and one button. Tables, since programs for mail
 * know little else. Every word is escaped; there is no script, no picture and nothing to load from elsewhere.
 */
export function htmlMail({ subject, language, contactUrl, ...parts }: Parts): string {
  const footer = escapeHtml(SERVER_WORDS[language].mailFrame.footer(contactUrl))
  const [opening = '', ...rest] = parts.paragraphs
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>@media (prefers-color-scheme:dark){${NIGHT}}</style></head><body style="margin:0;background:${DAY.page}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(opening)}</div><table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${DAY.page}"><tr><td align="center" style="padding:24px 12px;${FONTS};font-size:16px;line-height:1.5;color:${DAY.text}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td style="padding:0 8px 16px">${logo()}</td></tr><tr><td class="sheet" style="background:${DAY.surface};border:1px solid ${DAY.edge};border-radius:20px;padding:28px 24px 12px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:800;color:${DAY.text}">${escapeHtml(subject)}</h1>${[opening, ...rest].map(paragraph).join('')}${ways(parts)}${(parts.after ?? []).map(quiet).join('')}</td></tr><tr><td style="padding:16px 8px 0">${small(footer)}</td></tr></table></td></tr></table></body></html>`
}

function paragraph(text: string): string {
  return `<p style="${GAP};color:${DAY.text}">${escapeHtml(text)}</p>`
}

function quiet(text: string): string {
  return `<p class="quiet" style="${GAP};font-size:15px;color:${DAY.quiet}">${escapeHtml(text)}</p>`
}

function small(html: string): string {
  return `<p class="quiet" style="margin:0;font-size:13px;line-height:1.5;color:${DAY.quiet}">${html}</p>`
}

/** The code to type, the one button with its address to copy, and the same page in the other languages. */
function ways({ link, action, code, others = [] }: Pick<Parts, 'link' | 'action' | 'code' | 'others'>): string {
  const href = link && escapeHtml(link)
  const typed =
    code && action
      ? `<p style="${GAP};color:${DAY.text}">${escapeHtml(action)}:<br><strong class="code" style="display:inline-block;margin-top:6px;padding:8px 16px;border-radius:12px;background:#eceef8;font-size:26px;letter-spacing:4px">${escapeHtml(code)}</strong></p>`
      : ''
  const button =
    href && action
      ? `<p style="margin:24px 0 16px"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:14px;background:#4548f8;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(action)}</a></p><p style="${GAP};font-size:13px;word-break:break-all"><a class="way" href="${href}" style="color:${DAY.link}">${href}</a></p>`
      : ''
  const inOthers = others.map(
    ({ word, link }) =>
      `<p style="${GAP}"><a class="way" href="${escapeHtml(link)}" style="color:${DAY.link}">${escapeHtml(word)}</a></p>`,
  )
  return typed + button + inOthers.join('')
}

/** Three bubbles rising, the last one yellow, and the name. */
function logo(): string {
  const bubble = (lift: number, look: string) =>
    `<span style="display:inline-block;border-radius:50%;vertical-align:${lift}px;${look}"></span>`
  const hollow = 'width:4px;height:4px;border:2px solid #ffffff'
  const mark = bubble(-10, hollow) + bubble(-5, hollow) + bubble(-1, 'width:9px;height:9px;background:#ffe45c')
  return `<span aria-hidden="true" style="display:inline-block;width:32px;height:25px;padding-top:7px;border-radius:9px;background:#4548f8;line-height:0;text-align:center;font-size:0;vertical-align:middle">${mark}</span><strong class="name" style="margin-left:10px;font-size:20px;font-weight:800;vertical-align:middle;color:${DAY.text}">Sopaan</strong>`
}
