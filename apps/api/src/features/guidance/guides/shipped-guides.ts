import { readFile } from 'node:fs/promises'
import type { WrittenGuide } from '@sopaan/contract/managed-guides'
import { isHelpPage, type WrittenPage } from '@sopaan/domain/counselling/guide-slugs'
import { FIRST_LANGUAGE, type Language, REQUIRED_LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'

const head = z.object({
  title: z.string(),
  description: z.string(),
  season: z.coerce.number().check(z.int()),
  checked: z.iso.date(),
  sources: z.string(),
})

type ShippedText = z.output<typeof head> & { text: string }

const DATA = new URL('../../../../../../data/', import.meta.url)

const read = new Map<WrittenPage, Promise<WrittenGuide>>()

/** A guide as it ships, its first edition. Each file is read once. */
export function readShippedGuide(slug: WrittenPage): Promise<WrittenGuide> {
  const known = read.get(slug) ?? readFiles(slug)
  read.set(slug, known)
  return known
}

async function readFiles(slug: WrittenPage): Promise<WrittenGuide> {
  const texts = await Promise.all(
    REQUIRED_LANGUAGES.map(async (language) => [language, await readOne(slug, language)] as const),
  )
  const [, first] = texts.find(([language]) => language === FIRST_LANGUAGE) ?? []
  if (first === undefined) throw new Error(`The guide ${slug} does not ship.`)
  const each = (of: 'title' | 'description' | 'sources' | 'text') => ({
    [FIRST_LANGUAGE]: first[of],
    ...Object.fromEntries(texts.map(([language, text]) => [language, text[of]])),
  })
  return {
    season: first.season,
    checkedOn: first.checked,
    title: each('title'),
    description: each('description'),
    sources: each('sources'),
    text: each('text'),
  }
}

/**
 * Reads a guide: a head of `name: value` lines between two lines of three hyphens, then Markdown (CommonMark and tables).
 * @throws for a file whose head lacks a name: files ship with the product, and a test reads each
 */
async function readOne(slug: WrittenPage, language: Language): Promise<ShippedText> {
  const folder = isHelpPage(slug) ? 'help' : 'guides'
  const file = await readFile(new URL(`${folder}/${slug}.${language}.md`, DATA), 'utf8')
  const [, lines = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const named = Object.fromEntries(lines.split('\n').map((line) => [line.split(':', 1)[0], readValue(line)]))
  return { ...z.parse(head, named), text: body.trim() }
}

function readValue(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim()
}
