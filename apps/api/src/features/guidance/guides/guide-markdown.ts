import type { GuideBlock, GuideSpan } from '@sopaan/contract/guides'
import { WILLINGNESSES } from '@sopaan/domain/simulator/willingness'
import MarkdownIt, { type Token } from 'markdown-it'

const markdown = new MarkdownIt({ html: false, typographer: false })

/** What a guide may be made of at its outermost. */
const PARTS = ['heading', 'paragraph', 'bullet_list', 'ordered_list', 'table']

/**
 * The parts of a text in Markdown (CommonMark and tables): headings, paragraphs, flat lists, tables, drawings of ours. What stands in them is
 * text with a mark or a link; HTML comes out as the text it is written in, and a link that leads anywhere but to https or
 * a page of ours is none.
 */
export function readBlocks(text: string): GuideBlock[] {
  const tokens = markdown.parse(text, {})
  const idOf = makeIds()
  return tokens.flatMap((token, at): GuideBlock[] => {
    const inside = () => listInside(tokens, at)
    if (token.level > 0) return []
    if (token.type === 'heading_open') {
      const spans = spansOf(inside())
      return [{ kind: 'heading', id: idOf(spans.map((span) => span.text).join('')), spans }]
    }
    if (token.type === 'paragraph_open') return [pictureOf(inside()) ?? { kind: 'paragraph', spans: spansOf(inside()) }]
    if (token.type === 'table_open') return [{ kind: 'table', rows: partsOf(inside(), 'tr_open').map(cellsOf) }]
    if (token.type !== 'bullet_list_open' && token.type !== 'ordered_list_open') return []
    const items = partsOf(inside(), 'list_item_open').map(spansOf)
    return [{ kind: 'list', isOrdered: token.type === 'ordered_list_open', items }]
  })
}

/** The sections of a text, by what stands behind the # of their addresses. */
export function listSections(text: string): string[] {
  return readBlocks(text).flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
}

/** Where the links of a text lead, as they are written. */
export function listGuideLinks(text: string): string[] {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [decodeLink(String(token.attrGet('href') ?? ''))] : []))
}

/** The line, from 1, of the first part that guides do not show, such as code, a quote or a list in a list; undefined for none. */
export function findUnfitLine(text: string): number | undefined {
  const unfit = markdown.parse(text, {}).find(({ type, level, nesting }) => {
    if (nesting === -1 || type === 'inline') return false
    const part = type.replace(/_open$/, '')
    return level === 0
      ? !PARTS.includes(part)
      : part.endsWith('_list') || /^(?:fence|code_block|hr|blockquote)$/.test(part)
  })
  return unfit && (unfit.map?.[0] ?? 0) + 1
}

/** Whether a link leads to https or to a page of ours. */
export function isGuideLink(link: string): boolean {
  return /^(?:https:\/\/[^/]|\/(?![/\\])|#)/.test(link)
}

/** Names for sections: letters and figures of any script with hyphens between, each once. */
function makeIds(): (heading: string) => string {
  const seen = new Map<string, number>()
  return (heading) => {
    const name =
      heading
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.join('-') ?? 'section'
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count > 1 ? `${name}-${count}` : name
  }
}

function decodeLink(link: string): string {
  try {
    return decodeURI(link)
  } catch {
    return link
  }
}

/** A line that is one image of a drawing of ours, such as `![what it shows](picture:float)`. */
function pictureOf(tokens: readonly Token[]): GuideBlock | undefined {
  const [image, ...others] = tokens.flatMap(({ children }) => children ?? [])
  if (image?.type !== 'image' || others.length > 0) return undefined
  const of = WILLINGNESSES.find((each) => image.attrGet('src') === `picture:${each}`)
  return of && { kind: 'picture', of, text: image.content }
}

/** What stands between an opening and its end. */
function listInside(tokens: readonly Token[], at: number): Token[] {
  const { level, type } = tokens[at] ?? { level: 0, type: '' }
  const end = tokens.findIndex(
    (token, other) => other > at && token.level === level && token.type === type.replace('_open', '_close'),
  )
  return tokens.slice(at + 1, end)
}

/** What each opening of a kind holds. */
function partsOf(tokens: Token[], opening: string): Token[][] {
  return tokens.flatMap(({ type }, at) => (type === opening ? [listInside(tokens, at)] : []))
}

function cellsOf(row: Token[]): GuideSpan[][] {
  return [...partsOf(row, 'th_open'), ...partsOf(row, 'td_open')].map(spansOf)
}

function spansOf(tokens: readonly Token[]): GuideSpan[] {
  return tokens.flatMap(({ children }) => readSpans(children ?? []))
}

function readSpans(tokens: readonly Token[]): GuideSpan[] {
  let mark: GuideSpan['mark'] = null
  let to: string | null = null
  return tokens.flatMap((token): GuideSpan[] => {
    const { type, content } = token
    if (type === 'strong_open' || type === 'em_open') mark = type === 'em_open' ? 'em' : 'strong'
    if (type === 'strong_close' || type === 'em_close') mark = null
    if (type === 'link_open') to = linkOf(String(token.attrGet('href') ?? ''))
    if (type === 'link_close') to = null
    if (type === 'softbreak' || type === 'hardbreak') return [{ text: ' ', mark, to }]
    return content === '' ? [] : [{ text: content, mark, to }]
  })
}

function linkOf(href: string): string | null {
  return isGuideLink(href) && isGuideLink(decodeLink(href)) ? href : null
}
