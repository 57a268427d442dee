import type { GuideBlock, GuideLine } from '@sopaan/contract/guides'
import type { WrittenGuide } from '@sopaan/contract/managed-guides'
import { GUIDE_SLUGS, type WrittenPage } from '@sopaan/domain/counselling/guide-slugs'
import { type Language, writtenIn } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import { remember } from '#api/remembered.ts'
import { listPublishedGuides } from './guide-editions.queries.ts'
import { readBlocks } from './guide-markdown.ts'
import { readShippedGuide } from './shipped-guides.ts'

/** A guide as it is read, with its words in small letters for searching. */
type ReadGuide = {
  title: string
  description: string
  season: number
  checkedOn: string
  sources: string
  blocks: GuideBlock[]
  searched: string
}

/** The number and the text of an edition. */
export type PublishedGuide = { version: number; written: WrittenGuide }

/** The number of the edition that ships. */
export const SHIPPED_VERSION = 1
/** How old what is remembered may be, ms: another process may have published a guide. */
const FRESH_MS = 5_000

type Published = ReadonlyMap<string, PublishedGuide>

const published = remember<Published>({
  name: 'guides',
  freshMs: FRESH_MS,
  read: async (deps) => new Map((await listPublishedGuides(deps.db)).map((guide) => [guide.slug, guide])),
  otherwise: new Map(),
})

/** What was made of the text of an edition. */
const readBefore = new WeakMap<WrittenGuide, Map<Language, ReadGuide>>()

/** A guide or a page of help in a language. */
export async function findGuide(deps: Deps, slug: WrittenPage, language: Language): Promise<ReadGuide> {
  return readIn(language, (await findPublishedGuide(deps, slug)).written)
}

/** The guides in a language, in their order; with words those that hold every one of them, wherever. */
export async function listGuides(deps: Deps, language: Language, q = ''): Promise<GuideLine[]> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const all = await Promise.all(
    GUIDE_SLUGS.map(async (slug) => ({ slug, ...readIn(language, (await findPublishedGuide(deps, slug)).written) })),
  )
  return all
    .filter(({ searched }) => words.every((word) => searched.includes(word)))
    .map(({ slug, title, description }) => ({ slug, title, description }))
}

/** The edition of a guide that is read: the one staff published last, or the one that ships. */
export async function findPublishedGuide(deps: Deps, slug: WrittenPage): Promise<PublishedGuide> {
  const edition = (await published.find(deps)).get(slug)
  return edition ?? { version: SHIPPED_VERSION, written: await readShippedGuide(slug) }
}

/** Which edition of each guide is read, in one word: another one once any of them is published. */
export async function nameGuideEditions(deps: Deps): Promise<string> {
  return [...(await published.find(deps))].map(([slug, { version }]) => `${slug}:${version}`).join(' ')
}

/** Has the guides read again the next time somebody asks. */
export function invalidateGuides(deps: Pick<Deps, 'config'>): void {
  published.invalidate(deps)
}

function readIn(language: Language, written: WrittenGuide): ReadGuide {
  const texts = readBefore.get(written) ?? new Map<Language, ReadGuide>()
  readBefore.set(written, texts)
  const known = texts.get(language) ?? readText(language, written)
  texts.set(language, known)
  return known
}

function readText(language: Language, written: WrittenGuide): ReadGuide {
  const { season, checkedOn } = written
  const title = writtenIn(language, written.title)
  const description = writtenIn(language, written.description)
  const text = writtenIn(language, written.text)
  return {
    title,
    description,
    season,
    checkedOn,
    sources: writtenIn(language, written.sources),
    blocks: readBlocks(text),
    searched: `${title} ${description} ${text}`.toLowerCase(),
  }
}
