import { readFile } from 'node:fs/promises'
import type { GuideLine } from '@sopaan/contract/guides'
import { GUIDE_SLUGS, type GuideSlug } from '@sopaan/domain/counselling/guide-slugs'
import type { Language } from '@sopaan/domain/languages'
import { type ReadGuide, readGuide } from './read-guide.ts'

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
