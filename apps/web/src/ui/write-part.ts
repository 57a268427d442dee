import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Parts as React wrote them: what is the same for all readers, with the number of a text between each two pieces. */
type WrittenPart = { pieces: readonly string[]; between: readonly number[] }

/** By kind: some hundred kinds make all rows of all results, each of some hundred letters. */
const written = new Map<string, WrittenPart>()
const WRITTEN_MAX = 20_000

declare const markup: unique symbol
/** What React wrote, each text in it escaped: nothing else can be put into a page as markup by `inside`. */
export type Markup = string & { readonly [markup]: true }

/** Stand for the texts while a part is rendered: letters for private use, which no word of ours has. Source: Unicode, U+E000 to U+F8FF. */
const FIRST_HOLE = 0xe000
const HOLES = /[\ue000-\uf8ff]/

/**
 * A part of a page as React writes it, to the letter, from what was written of the same kind before: React renders it once, and
 * its texts are put in between. To render an element takes React some hundred times as long. Of the server alone; a browser
 * finds what it would have rendered itself.
 * @param kind  names the part and all that its markup depends on besides the texts: same kind, same elements
 * @param texts  what differs within a kind: each a whole attribute, a whole text, or a piece of one that is no child of its own
 * @param part  renders the part with other texts in their place, which it may show and not read; it takes nothing of the page around
 */
export function writePart(
  kind: string,
  texts: readonly string[],
  part: (texts: readonly string[]) => ReactNode,
): Markup {
  // React leaves out a text that is empty, and the mark between it and the text beside it.
  const key = texts.includes('') ? `${kind} without ${texts.flatMap((text, at) => (text === '' ? [at] : []))}` : kind
  const known = written.get(key)
  const { pieces, between } = known ?? renderPart(texts, part)
  if (known === undefined) {
    if (written.size >= WRITTEN_MAX) written.clear()
    written.set(key, { pieces, between })
  }
  let html = pieces[0] ?? ''
  for (let at = 0; at < between.length; at++) html += escapeText(texts[between[at] ?? 0] ?? '') + pieces[at + 1]
  // React wrote the pieces, and the texts between them are escaped as it does.
  return html as Markup
}

/** What stands in the one element that a part is made of. */
export function contentOf(part: Markup): Markup {
  // The content of what React wrote: it ends its attributes and begins an element with these signs alone.
  return part.slice(part.indexOf('>') + 1, part.lastIndexOf('<')) as Markup
}

/** Puts parts into an element, for a browser to find there what it renders itself. */
export function inside(...parts: readonly Markup[]): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: parts.join('') } }
}

function renderPart(texts: readonly string[], part: (texts: readonly string[]) => ReactNode): WrittenPart {
  const html = renderToString(part(texts.map((text, at) => (text === '' ? '' : String.fromCharCode(FIRST_HOLE + at)))))
  const pieces: string[] = []
  const between: number[] = []
  let rest = html
  for (let at = rest.search(HOLES); at !== -1; at = rest.search(HOLES)) {
    pieces.push(rest.slice(0, at))
    between.push(rest.charCodeAt(at) - FIRST_HOLE)
    rest = rest.slice(at + 1)
  }
  return { pieces: [...pieces, rest], between }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** As React escapes texts and attributes alike. */
function escapeText(text: string): string {
  return /["&'<>]/.test(text) ? text.replaceAll(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign) : text
}
