import { createHash } from 'node:crypto'

/** A page ready to send, and the hashes of what is inline in it. */
export type Page = { html: string; scripts: string[]; styles: string[] }

/** Takes the nonce out of a page and names the content of each inline element that carried it by its hash. */
export function withoutNonce(html: string, nonce: string): Page {
  const mark = ` nonce="${nonce}"`
  const scripts: string[] = []
  const styles: string[] = []
  const inline = new RegExp(`<(script|style)([^>]*)${escaped(mark)}([^>]*)>([\\s\\S]*?)</\\1>`, 'g')
  for (const [, element, before, after, content] of html.matchAll(inline)) {
    if (content === undefined || content === '' || `${before}${after}`.includes(' src=')) continue
    const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
    if (element === 'style') styles.push(hash)
    else scripts.push(hash)
  }
  return { html: html.replaceAll(mark, ''), scripts, styles }
}

/** The content policy of a page (decision C31): our own files, and the inline scripts and styles named by their hashes. */
export function contentPolicy(scripts: string[], styles: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    ["style-src 'self'", ...new Set(styles)].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
