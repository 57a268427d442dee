import { readFile } from 'node:fs/promises'
import type { GuideBlock, GuideLine } from '@sopaan/contract/guides'
import { GUIDE_SLUGS, type GuideSlug } from '@sopaan/domain/counselling/guide-slugs'
import type { Language } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { readBlocks } from './read-blocks.ts'

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
