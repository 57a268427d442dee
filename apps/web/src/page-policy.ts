import { createHash } from 'node:crypto'

/** A page ready to send, and the hashes of what is inline in it. */
export type RenderedPage = { html: string; scripts: string[]; styles: string[] }

/**
 * Takes the nonce out of a page and names the content of each inline element that carried it by its hash.
 * @param html  its bytes, one a character
 */
export function withoutNonce(html: string, nonce: string): RenderedPage {
  const parts = html.split(` nonce="${nonce}"`)
  const scripts: string[] = []
  const styles: string[] = []
  for (const [at, after] of parts.entries()) {
    const before = parts[at - 1]
    if (before === undefined) continue
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>') + 1)
    const element = /^<(script|style)\b[^>]*>$/.exec(tag)?.[1]
    if (element === undefined || tag.includes(' src=')) continue
    const content = after.slice(after.indexOf('>') + 1, after.indexOf(`</${element}>`))
    if (content === '') continue
    if (element === 'style') styles.push(hashOfStyle(content))
    else scripts.push(hashOf(content))
  }
  return { html: parts.join(''), scripts, styles }
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content, 'latin1').digest('base64')}'`
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
