import type { GuideBlock, GuideSpan } from '@sopaan/contract/guides'
import MarkdownIt, { type Token } from 'markdown-it'

const markdown = new MarkdownIt({ html: false, typographer: false })

/**
 * The parts of a text in Markdown (CommonMark and tables): headings, paragraphs, flat lists, tables. What stands in them is
 * text with a mark or a link; HTML comes out as the text it is written in, and a link that would run a program is none.
 */
export function readBlocks(text: string): GuideBlock[] {
  const tokens = markdown.parse(text, {})
  return tokens.flatMap((token, at): GuideBlock[] => {
    const inside = () => listInside(tokens, at)
    if (token.level > 0) return []
    if (token.type === 'heading_open') return [{ kind: 'heading', spans: spansOf(inside()) }]
    if (token.type === 'paragraph_open') return [{ kind: 'paragraph', spans: spansOf(inside()) }]
    if (token.type === 'table_open') return [{ kind: 'table', rows: partsOf(inside(), 'tr_open').map(cellsOf) }]
    if (token.type !== 'bullet_list_open' && token.type !== 'ordered_list_open') return []
    const items = partsOf(inside(), 'list_item_open').map(spansOf)
    return [{ kind: 'list', isOrdered: token.type === 'ordered_list_open', items }]
  })
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
    if (type === 'link_open') to = String(token.attrGet('href') ?? '')
    if (type === 'link_close') to = null
    if (type === 'softbreak') return [{ text: ' ', mark, to }]
    return content === '' ? [] : [{ text: content, mark, to }]
  })
}
