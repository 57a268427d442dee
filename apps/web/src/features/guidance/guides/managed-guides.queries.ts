import type { BodyOf, QueryOf } from '@sopaan/contract/call'
import { type ManagedGuide, managedGuides } from '@sopaan/contract/managed-guides'
import type { WrittenPage } from '@sopaan/domain/counselling/guide-slugs'
import type { Language } from '@sopaan/domain/languages'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

const LIST = 'managed-guides'

type GuidesSearch = QueryOf<typeof managedGuides.list>

/** The guides of a filter with the edition that is read and the draft of the next. */
export function managedGuidesQuery(query: GuidesSearch) {
  return queryOptions({
    queryKey: [LIST, 'list', query],
    queryFn: async ({ signal }) => (await request(managedGuides.list, { query }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** Puts the guides of a filter into the downloads. */
export async function downloadGuides(query: GuidesSearch): Promise<void> {
  saveFile(await fetchFile(managedGuides.csv, { query }), 'sopaan-guides.csv')
}

/** One guide with its draft and its editions. */
export function managedGuideQuery(slug: WrittenPage) {
  return queryOptions({
    queryKey: [LIST, slug],
    queryFn: async ({ signal }) => (await request(managedGuides.get, { params: { slug } }, { signal })).data,
    // What somebody is writing over is not read again behind their back.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** One edition with the one before it: neither changes any more. */
export function guideEditionQuery(slug: WrittenPage, version: number) {
  return queryOptions({
    queryKey: [LIST, slug, 'edition', version],
    queryFn: async ({ signal }) =>
      (await request(managedGuides.edition, { params: { slug, version: String(version) } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A text as its page shows it, and what keeps it from being published; the one before stays until it is there. */
export function guidePreviewQuery(slug: WrittenPage, language: Language, text: string) {
  return queryOptions({
    queryKey: [LIST, slug, 'preview', language, text],
    queryFn: async ({ signal }) =>
      (await request(managedGuides.preview, { params: { slug }, body: { language, text } }, { signal })).data,
    placeholderData: keepPreviousData,
    enabled: text.trim() !== '',
  })
}

/** Writes the draft of the next edition. */
export async function sendGuideDraft(
  slug: WrittenPage,
  body: BodyOf<typeof managedGuides.saveDraft>,
): Promise<ManagedGuide> {
  return show((await request(managedGuides.saveDraft, { params: { slug }, body })).data)
}

/** Publishes the draft that was read. */
export async function sendGuidePublication(slug: WrittenPage, seenDraft: string): Promise<void> {
  show((await request(managedGuides.publish, { params: { slug }, body: { seenDraft } })).data)
}

/** Throws the draft away. */
export async function sendGuideDiscard(slug: WrittenPage): Promise<void> {
  show((await request(managedGuides.discardDraft, { params: { slug } })).data)
}

/** Publishes the text of an earlier edition as the next one. */
export async function sendGuideRollBack(slug: WrittenPage, version: number): Promise<void> {
  show((await request(managedGuides.rollBack, { params: { slug }, body: { version } })).data)
}

function show(guide: ManagedGuide): ManagedGuide {
  queryClient.setQueryData(managedGuideQuery(guide.slug).queryKey, guide)
  void queryClient.invalidateQueries({ queryKey: [LIST, 'list'] })
  return guide
}
