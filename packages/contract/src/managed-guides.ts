import { WRITTEN_PAGES } from '@sopaan/domain/counselling/guide-slugs'
import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { byRequiredLanguage, shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { day, instant, line, paragraph, whole } from './fields.ts'
import { guideBlocks } from './guides.ts'

const TITLE_MAX = 120
const DESCRIPTION_MAX = 300
const SOURCES_MAX = 600
export const GUIDE_TEXT_MAX = 20_000
const SEASON_MIN = 2_020
const SEASON_MAX = 2_099
const VERSION_MAX = 100_000

/** Why a text cannot be published; see the refusals that begin with GUIDE. */
export const GUIDE_FAULTS = ['GUIDE_PART', 'GUIDE_LINK', 'GUIDE_SECTION_LINKED'] as const

const guideFields = z.object({
  /** Of which season its figures are. */
  season: whole(SEASON_MIN, SEASON_MAX),
  /** When somebody last held it against its sources. */
  checkedOn: day,
  title: byRequiredLanguage(line(TITLE_MAX)),
  description: byRequiredLanguage(line(DESCRIPTION_MAX)),
  /** What it rests on. */
  sources: byRequiredLanguage(line(SOURCES_MAX)),
  /** Markdown: headings, paragraphs, flat lists, tables, links, drawings of ours. */
  text: byRequiredLanguage(paragraph(GUIDE_TEXT_MAX)),
})
export type GuideFields = z.output<typeof guideFields>

const written = z.object({
  season: z.int(),
  checkedOn: day,
  title: shownWords,
  description: shownWords,
  sources: shownWords,
  text: shownWords,
})
export type WrittenGuide = z.output<typeof written>

const edition = z.object({
  /** 1 is the edition that ships. */
  version: z.int(),
  isPublished: z.boolean(),
  /** Null for the edition that ships. */
  publishedAt: z.nullable(instant),
  publishedBy: z.nullable(z.string()),
})
export type GuideEdition = z.output<typeof edition>

const draft = z.object({ fields: written, editedAt: instant, editedBy: z.string() })

const guideSummary = z.object({
  slug: z.enum(WRITTEN_PAGES),
  title: shownWords,
  season: z.int(),
  checkedOn: day,
  ...edition.shape,
  /** Who edited its draft last; null where there is none. */
  draft: z.nullable(z.object({ editedAt: instant, editedBy: z.string() })),
})
export type ManagedGuideLine = z.output<typeof guideSummary>

const managedGuide = z.object({
  slug: z.enum(WRITTEN_PAGES),
  /** What everybody reads. */
  published: written,
  draft: z.nullable(draft),
  /** The newest first. */
  editions: z.array(edition),
})
export type ManagedGuide = z.output<typeof managedGuide>

const fault = z.object({
  code: z.enum(GUIDE_FAULTS),
  language: z.enum(LANGUAGES),
  /** Where what guides do not show begins; null where it is about a link. */
  line: z.nullable(z.int()),
  link: z.nullable(z.string()),
  /** The guide that links to a section that would be gone. */
  page: z.nullable(z.string()),
})
export type GuideFault = z.output<typeof fault>

/** Guides and pages of help. */
export const GUIDE_KINDS = ['guide', 'help'] as const
/** Whether a draft waits, staff wrote what is read, or it is as it ships. */
export const GUIDE_STATES = ['draft', 'edited', 'shipped'] as const
/** How staff have the guides in order; `position` is the order of the public page. */
export const GUIDE_SORTS = [
  'position',
  'title',
  '-title',
  'publishedAt',
  '-publishedAt',
  'checkedOn',
  '-checkedOn',
  'draft',
  '-draft',
] as const
export type GuideSort = (typeof GUIDE_SORTS)[number]
const SEARCH_LENGTH_MAX = 80
const filter = {
  /** Part of a title in any language, or of the address of the page. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  kind: z.optional(z.enum(GUIDE_KINDS)),
  state: z.optional(z.enum(GUIDE_STATES)),
  sort: z._default(z.enum(GUIDE_SORTS), 'position'),
  /** In which titles are put in order. */
  language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE),
}

const one = z.object({ slug: z.enum(WRITTEN_PAGES) })
const version = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(VERSION_MAX))
const answer = z.object({ status: z.literal('success'), data: managedGuide })
/** The draft that was read: null for none. Another one now is refused. */
const seenDraft = z.nullable(instant)

/** Guides and pages of help as staff write them: a draft in every language, published as an edition, with those before it kept. */
export const managedGuides = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/guides',
    access: ['content'],
    summary: 'Guides, then pages of help, with the edition that is read and the draft of the next.',
    query: z.object(filter),
    response: z.object({ status: z.literal('success'), data: z.array(guideSummary) }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/guides/csv',
    access: ['content'],
    deferredAs: 'files',
    summary: 'The same list as a CSV file (RFC 4180); its last line says that it is whole.',
    query: z.object(filter),
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/guides/:slug',
    access: ['content'],
    summary: 'One guide: what is read, the draft of the next edition, and all editions.',
    params: one,
    response: answer,
    refuses: [],
  }),
  edition: defineCall({
    method: 'GET',
    path: '/api/v1/admin/guides/:slug/editions/:version',
    access: ['content'],
    summary: 'One edition with the one before it; the first is the one that ships.',
    params: z.object({ ...one.shape, version }),
    response: z.object({
      status: z.literal('success'),
      data: z.object({ fields: written, before: z.nullable(written) }),
    }),
    refuses: [],
  }),
  preview: defineCall({
    method: 'POST',
    path: '/api/v1/admin/guides/:slug/preview',
    access: ['content'],
    summary: 'A text as its page shows it, and what keeps it from being published; nothing is written.',
    params: one,
    body: z.object({ language: z.enum(LANGUAGES), text: paragraph(GUIDE_TEXT_MAX) }),
    response: z.object({
      status: z.literal('success'),
      data: z.object({ blocks: guideBlocks, faults: z.array(fault) }),
    }),
    refuses: [],
  }),
  saveDraft: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/guides/:slug/draft',
    access: ['content'],
    summary: 'Writes the draft of the next edition; what is read stays as it is.',
    params: one,
    body: z.object({ ...guideFields.shape, seenDraft }),
    response: answer,
    refuses: ['CHANGED_ELSEWHERE', 'GUIDE_CHECKED_LATER'],
  }),
  discardDraft: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/guides/:slug/draft',
    access: ['content'],
    summary: 'Throws the draft away.',
    params: one,
    response: answer,
    refuses: [],
  }),
  publish: defineCall({
    method: 'POST',
    path: '/api/v1/admin/guides/:slug/publish',
    access: ['content'],
    summary: 'Publishes the draft that was read as the next edition.',
    params: one,
    body: z.object({ seenDraft: instant }),
    response: answer,
    refuses: ['CHANGED_ELSEWHERE', 'GUIDE_SAME', 'GUIDE_CHECKED_LATER', ...GUIDE_FAULTS],
  }),
  rollBack: defineCall({
    method: 'POST',
    path: '/api/v1/admin/guides/:slug/roll-back',
    access: ['content'],
    summary: 'Publishes the text of an earlier edition as the next one; the draft stays.',
    params: one,
    body: z.object({ version: whole(1, VERSION_MAX) }),
    response: answer,
    refuses: ['GUIDE_SAME', ...GUIDE_FAULTS],
  }),
}
