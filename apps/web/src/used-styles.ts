/** A rule or block of a style sheet: a rule with its selectors' classes, a block (`@media`, `@layer`) with what is in it, or what always stays. */
type Part =
  | { kind: 'rule'; css: string; selectors: readonly (readonly string[])[] }
  | { kind: 'block'; head: string; parts: readonly Part[] }
  | { kind: 'kept'; css: string }

const BLOCKS = /^@(?:layer|media|supports|container)\b/

/** The one sheet of the product, read once. */
const read = new Map<string, readonly Part[]>()

/** What elements bear as their classes, each by its number: few hundred of them make all pages. */
const borneNumbers = new Map<string, number>()
const BORNE_MAX = 20_000
const CLASS = ' class="'

/** What was written of it for the latest kinds of pages, by what their elements bear: two results differ by little else than words. */
const written = new Map<string, string>()
const WRITTEN_MAX = 64

/**
 * Those rules of the sheet alone that can meet something in a page. Nothing is put into a page without React
 * later with a class that it did not come with (used-styles.test.ts); what React puts into a page finds the whole sheet, which
 * follows as a file.
 */
export function usedStyles(html: string, sheet: string): string {
  const parts = partsOf(sheet)
  const key = [...listBorne(html)].sort((a, b) => a - b).join()
  const known = written.get(key)
  if (known !== undefined) return known
  const used = writeUsed(parts, new Set([...listClassAttributes(html)].flatMap(splitClasses)))
  if (written.size >= WRITTEN_MAX) written.clear()
  written.set(key, used)
  return used
}

function partsOf(css: string): readonly Part[] {
  const known = read.get(css)
  if (known) return known
  const parts = readParts(css)
  read.clear()
  written.clear()
  read.set(css, parts)
  return parts
}

function writeUsed(parts: readonly Part[], used: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'kept') return part.css
      if (part.kind === 'block') {
        const inside = writeUsed(part.parts, used)
        // A layer stays even when it is empty: the first mention of each gives their order.
        return inside === '' && !part.head.startsWith('@layer') ? '' : `${part.head}{${inside}}`
      }
      return part.selectors.some((classes) => classes.every((name) => used.has(name))) ? part.css : ''
    })
    .join('')
}

/** The numbers of what the elements of a page bear as their classes. */
function listBorne(html: string): Set<number> {
  const borne = new Set<number>()
  if (borneNumbers.size > BORNE_MAX) {
    borneNumbers.clear()
    written.clear()
  }
  for (const names of listClassAttributes(html)) {
    const known = borneNumbers.get(names)
    borne.add(known ?? borneNumbers.size)
    // A part of a text holds all of it in memory: its copy does not.
    if (known === undefined) borneNumbers.set(Buffer.from(names).toString(), borneNumbers.size)
  }
  return borne
}

/** What the elements of a page bear as their classes, one after another: a match of an expression for each would cost more than all else here. */
function* listClassAttributes(html: string): Generator<string> {
  for (let at = html.indexOf(CLASS); at !== -1; ) {
    const end = html.indexOf('"', at + CLASS.length)
    yield html.slice(at + CLASS.length, end)
    at = html.indexOf(CLASS, end)
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function splitClasses(names: string): string[] {
  return names.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity).split(/\s+/)
}

function readParts(css: string): Part[] {
  const parts: Part[] = []
  let at = 0
  while (at < css.length) {
    const open = nextOf(css, at, '{;')
    if (css[open] !== '{') {
      parts.push({ kind: 'kept', css: css.slice(at, open + 1) })
      at = open + 1
      continue
    }
    const close = closingOf(css, open)
    parts.push(readPart(css.slice(at, open).trim(), css.slice(open + 1, close)))
    at = close + 1
  }
  return parts
}

function readPart(head: string, body: string): Part {
  const css = `${head}{${body}}`
  const bare = head.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim()
  if (BLOCKS.test(bare)) return { kind: 'block', head, parts: readParts(body) }
  if (bare.startsWith('@')) return { kind: 'kept', css }
  return { kind: 'rule', css, selectors: splitSelectors(bare).map(classesOf) }
}

/** The selectors of a list: what stands in brackets is part of its selector. */
function splitSelectors(list: string): string[] {
  const selectors: string[] = []
  let at = 0
  while (at <= list.length) {
    const comma = nextOf(list, at, ',')
    selectors.push(list.slice(at, comma))
    at = comma + 1
  }
  return selectors
}

/** The classes without which a selector meets nothing; what `:is()`, `:has()` and `:not()` name does not count. */
function classesOf(selector: string): string[] {
  let plain = ''
  for (let at = 0; at < selector.length; ) {
    const open = nextOf(selector, at, '(')
    plain += `${selector.slice(at, open)} `
    at = open < selector.length ? closingOf(selector, open) + 1 : open
  }
  return [
    ...plain.replaceAll(/(?<!\\)\[[^\]]*\]/g, ' ').matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w\u0080-\uffff-])+)/gi),
  ].map(([, name = '']) => unescapeName(name))
}

function unescapeName(name: string): string {
  return name.replaceAll(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string | undefined) =>
    code === undefined ? (sign ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** Where the next of some signs stands, outside brackets, quotes, comments and escapes; the end where there is none. */
function nextOf(css: string, from: number, signs: string): number {
  for (let at = from; at < css.length; at++) {
    const sign = css.charAt(at)
    if (signs.includes(sign)) return at
    at = pastUnread(css, at, sign)
    if (sign === '(' || sign === '[') at = closingOf(css, at)
  }
  return css.length
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }

/** Where the bracket that opens at a place closes. */
function closingOf(css: string, open: number): number {
  const closing = CLOSING[css.charAt(open)] ?? ''
  for (let at = open + 1; at < css.length; at++) {
    const sign = css.charAt(at)
    if (sign === closing) return at
    at = sign in CLOSING ? closingOf(css, at) : pastUnread(css, at, sign)
  }
  return css.length
}

/** The last place of the escape, comment or words in quotes that begins at a place; the place itself where none does. */
function pastUnread(css: string, at: number, sign: string): number {
  if (sign === '\\') return at + 1
  if (sign === '/' && css[at + 1] === '*') return css.indexOf('*/', at + 2) + 1
  if (sign !== '"' && sign !== "'") return at
  for (let end = at + 1; end < css.length; end++) {
    if (css[end] === '\\') end++
    else if (css[end] === sign) return end
  }
  return css.length
}
