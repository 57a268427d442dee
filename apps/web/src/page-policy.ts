import { createHash } from 'node:crypto'
import { SHEET_MARK } from './sheet-mark.ts'

/** A page ready to send, in pieces, since to join them copies all of it; and the hashes of what is inline in it. */
export type RenderedPage = { pieces: string[]; scripts: string[]; styles: string[] }

/**
 * Takes the nonce out of a page, puts its rules where they go, and names the content of each inline element that carried the
 * nonce by its hash.
 * @param rules  of the page's style sheet
 */
export function withoutNonce(html: string, nonce: string, rules = ''): RenderedPage {
  const [first = '', ...parts] = html.split(` nonce="${nonce}"`)
  const page: RenderedPage = { pieces: [first], scripts: [], styles: [] }
  for (const after of parts) {
    const before = page.pieces.at(-1) ?? ''
    const start = after.indexOf('>') + 1
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, start)
    const element = /^<(script|style)\b[^>]*>$/.exec(tag)?.[1]
    const content = element === undefined ? '' : after.slice(start, after.indexOf(`</${element}>`))
    if (content === SHEET_MARK) {
      page.pieces.push(after.slice(0, start), rules, after.slice(start + SHEET_MARK.length))
      page.styles.push(hashOfStyle(rules))
      continue
    }
    page.pieces.push(after)
    if (content === '' || tag.includes(' src=')) continue
    if (element === 'style') page.styles.push(hashOfStyle(content))
    else page.scripts.push(hashOf(content))
  }
  return page
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** The whole sheet, which most pages carry, is hashed once. */
let lastStyle = { content: '', hash: '' }

function hashOfStyle(content: string): string {
  if (content !== lastStyle.content) lastStyle = { content, hash: hashOf(content) }
  return lastStyle.hash
}

/** Where the payment window comes from and whom it speaks to; only pages that pay let it in. */
export type PaySources = { script: string; window: string }

/** The pages that pay: no other lets anything of the payment provider in (decision C31). */
const PAY_PATHS: readonly string[] = ['/mentee-dashboard/checkout', '/parent-consent', '/hi/parent-consent']

/** Whether a page opens the payment window. */
export function isPayPage(pathname: string): boolean {
  return PAY_PATHS.includes(pathname.replace(/\/$/, ''))
}

/**
 * The content policy of a page (decision C31): our own files, and the inline scripts and styles named by their hashes.
 * @param pay  the payment provider's addresses, on the pages that pay
 */
export function contentPolicy(scripts: string[], styles: string[], pay?: PaySources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts), ...(pay ? [pay.script] : [])].join(' '),
    ["style-src 'self'", ...new Set(styles)].join(' '),
    `img-src 'self' data:${pay ? ` ${pay.window}` : ''}`,
    ...(pay ? [`frame-src ${pay.window}`, `connect-src 'self' ${pay.window}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${pay ? ` ${pay.window}` : ''}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
