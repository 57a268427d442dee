import { readFile } from 'node:fs/promises'
import type { GuideBlock, GuideLine, GuideSpan } from '@sopaan/contract/guides'
import { GUIDE_SLUGS, type GuideSlug } from '@sopaan/domain/counselling/guide-slugs'
import type { Language } from '@sopaan/domain/languages'
import { WILLINGNESSES } from '@sopaan/domain/simulator/willingness'
import MarkdownIt, { type Token } from 'markdown-it'
import * as z from 'zod/mini'

const head = z.object({
  title: z.string(),
  description: z.string(),
  season: z.coerce.number().check(z.int()),
  checked: z.iso.date(),
  sources: z.string(),
})

/** A guide as its file has it, with its words in small letters for searching. */
type ReadGuide = {
  title: string
  description: string
  season: number
  checkedOn: string
  sources: string
  blocks: GuideBlock[]
  searched: string
}

const FOLDER = new URL('../../../../../../data/guides/', import.meta.url)

const read = new Map<string, Promise<ReadGuide>>()

const markdown = new MarkdownIt({ html: false, typographer: false })

/** A guide in a language: undefined where there is none of that name. Each file is read once. */
export async function findGuide(slug: string, language: Language): Promise<ReadGuide | undefined> {
  const known = GUIDE_SLUGS.find((each) => each === slug)
  return known === undefined ? undefined : readShipped(known, language)
}

/** The guides in a language, in their order; with words those that hold every one of them, wherever. */
export async function listGuides(language: Language, q = ''): Promise<GuideLine[]> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const all = await Promise.all(GUIDE_SLUGS.map(async (slug) => ({ slug, ...(await readShipped(slug, language)) })))
  return all
    .filter(({ searched }) => words.every((word) => searched.includes(word)))
    .map(({ slug, title, description }) => ({ slug, title, description }))
}

function readShipped(slug: GuideSlug, language: Language): Promise<ReadGuide> {
  const name = `${slug}.${language}.md`
  const known = read.get(name) ?? readFile(new URL(name, FOLDER), 'utf8').then(readGuide)
  read.set(name, known)
  return known
}

/**
 * Reads a guide: a head of `name: value` lines between two lines of three hyphens, then Markdown (CommonMark and tables).
 * @throws for a file whose head lacks a name: files ship with the product, and a test reads each
 */
function readGuide(text: string): ReadGuide {
  const [, lines = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const named = Object.fromEntries(lines.split('\n').map((line) => [line.split(':', 1)[0], readValue(line)]))
  const { checked, ...rest } = z.parse(head, named)
  return {
    ...rest,
    checkedOn: checked,
    blocks: readBlocks(body),
    searched: `${rest.title} ${rest.description} ${body}`.toLowerCase(),
  }
}

function readValue(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim()
}

/**
 * The parts of a text in Markdown (CommonMark and tables): headings, paragraphs, flat lists, tables, drawings of ours. What stands in them is
 * text with a mark or a link; HTML comes out as the text it is written in, and a link that would run a program is none.
 */
export function readBlocks(text: string): GuideBlock[] {
  const tokens = markdown.parse(text, {})
  return tokens.flatMap((token, at): GuideBlock[] => {
    const inside = () => listInside(tokens, at)
    if (token.level > 0) return []
    if (token.type === 'heading_open') return [{ kind: 'heading', spans: spansOf(inside()) }]
    if (token.type === 'paragraph_open') return [pictureOf(inside()) ?? { kind: 'paragraph', spans: spansOf(inside()) }]
    if (token.type === 'table_open') return [{ kind: 'table', rows: partsOf(inside(), 'tr_open').map(cellsOf) }]
    if (token.type !== 'bullet_list_open' && token.type !== 'ordered_list_open') return []
    const items = partsOf(inside(), 'list_item_open').map(spansOf)
    return [{ kind: 'list', isOrdered: token.type === 'ordered_list_open', items }]
  })
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
    if (type === 'link_open') to = String(token.attrGet('href') ?? '')
    if (type === 'link_close') to = null
    if (type === 'softbreak') return [{ text: ' ', mark, to }]
    return content === '' ? [] : [{ text: content, mark, to }]
  })
}
