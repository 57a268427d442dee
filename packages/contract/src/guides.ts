import { HELP_PAGES } from '@sopaan/domain/counselling/guide-slugs'
import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { WILLINGNESSES } from '@sopaan/domain/simulator/willingness'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { day } from './fields.ts'

/** Longer than any question somebody types. */
const QUERY_LENGTH_MAX = 80
/** Longer than the name of any guide. */
const SLUG_LENGTH_MAX = 80
const language = z._default(z.enum(LANGUAGES), FIRST_LANGUAGE)

const guideLine = z.object({ slug: z.string(), title: z.string(), description: z.string() })
export type GuideLine = z.output<typeof guideLine>

/** A run of text, with how it is said and where it leads. */
const span = z.object({ text: z.string(), mark: z.nullable(z.enum(['strong', 'em'])), to: z.nullable(z.string()) })
export type GuideSpan = z.output<typeof span>

/** A part of a guide. The first row of a table names its columns. */
const block = z.discriminatedUnion('kind', [
  /** `id`: what stands behind the # of its address. */
  z.object({ kind: z.literal('heading'), id: z.string(), spans: z.array(span) }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(span) }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(span)) }),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(z.array(span))) }),
  /** What an answer to a seat does, drawn; `text` says it in words. */
  z.object({ kind: z.literal('picture'), of: z.enum(WILLINGNESSES), text: z.string() }),
])
export type GuideBlock = z.output<typeof block>

export const guideBlocks = z.array(block)

/** A guide to read: its parts in order, what it rests on, and of which season its figures are. */
const guide = z.extend(guideLine, {
  blocks: guideBlocks,
  season: z.int(),
  checkedOn: day,
  sources: z.string(),
})

export const guides = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/guides',
    access: 'anyone',
    summary:
      'The guides in a language, in the order in which the questions arise; with `q` those that hold all its words.',
    query: z.object({
      language,
      q: z.optional(z.string().check(z.trim(), z.maxLength(QUERY_LENGTH_MAX))),
    }),
    response: z.object({ guides: z.array(guideLine) }),
    refuses: [],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/guides/:slug',
    access: 'anyone',
    summary: 'One guide in a language, with what it rests on.',
    params: z.object({ slug: z.string().check(z.maxLength(SLUG_LENGTH_MAX)) }),
    query: z.object({ language }),
    response: guide,
    refuses: ['NOT_FOUND'],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
  helpPage: defineCall({
    method: 'GET',
    path: '/api/v1/help-pages/:slug',
    access: 'anyone',
    summary: 'One page of help in a language: what we are, what holds between us, or when money comes back.',
    params: z.object({ slug: z.enum(HELP_PAGES) }),
    query: z.object({ language }),
    response: guide,
    refuses: [],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
}
