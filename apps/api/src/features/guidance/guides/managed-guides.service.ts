import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { AnswerOf } from '@sopaan/contract/call'
import type {
  GuideEdition,
  GuideFault,
  GuideFields,
  ManagedGuide,
  ManagedGuideLine,
  managedGuides,
  WrittenGuide,
} from '@sopaan/contract/managed-guides'
import { refuse } from '@sopaan/contract/refusals'
import { WRITTEN_PAGES, type WrittenPage } from '@sopaan/domain/counselling/guide-slugs'
import type { Language } from '@sopaan/domain/languages'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  changeGuideDraft,
  type DraftRow,
  findGuideText,
  type GuideEditionRow,
  insertGuideDraft,
  insertGuideEdition,
  listDraftRows,
  listEditionRows,
  listPublishedGuides,
  removeGuideDraft,
} from './guide-editions.queries.ts'
import { listGuideFaults, listTextFaults, type OtherGuides } from './guide-faults.ts'
import { readBlocks } from './guide-markdown.ts'
import { invalidateGuides, SHIPPED_VERSION } from './guides.service.ts'
import { readShippedGuide } from './shipped-guides.ts'

type One = { slug: WrittenPage }

/** Every guide in its order, with the edition that is read and the draft of the next. */
export async function listAllGuides(deps: Deps): Promise<ManagedGuideLine[]> {
  const [all, editions, drafts] = await Promise.all([
    readAll(deps),
    listEditionRows(deps.db, undefined),
    listDraftRows(deps.db),
  ])
  return WRITTEN_PAGES.map((slug) => {
    const { title, season, checkedOn } = all.get(slug) ?? refuse('NOT_FOUND')
    const row = editions.find((each) => each.slug === slug)
    return {
      slug,
      title,
      season,
      checkedOn,
      ...(row ? editionOf(row) : shippedEdition(true)),
      draft: editOf(drafts, slug),
    }
  })
}

/** One guide with all that staff need to edit it. */
export async function findManagedGuide(deps: Deps, { slug }: One): Promise<ManagedGuide> {
  const [editions, drafts, published, draft] = await Promise.all([
    listEditionRows(deps.db, slug),
    listDraftRows(deps.db),
    readPublished(deps, slug),
    findGuideText(deps.db, slug, 'draft'),
  ])
  const edit = editOf(drafts, slug)
  return {
    slug,
    published,
    draft: draft === undefined || edit === null ? null : { fields: draft, ...edit },
    editions: [...editions.map(editionOf), shippedEdition(editions.length === 0)],
  }
}

/** One edition with the one before it. @throws {Refusal} NOT_FOUND */
export async function findGuideEdition(
  deps: Deps,
  { slug, version }: One & { version: number },
): Promise<{ fields: WrittenGuide; before: WrittenGuide | null }> {
  const fields = await readEdition(deps, slug, version)
  return { fields, before: version === SHIPPED_VERSION ? null : await readEdition(deps, slug, version - 1) }
}

/** A text as its page shows it, with what keeps it from being published. */
export async function previewGuide(
  deps: Deps,
  edited: One & { language: Language; text: string },
): Promise<AnswerOf<typeof managedGuides.preview>['data']> {
  return { blocks: readBlocks(edited.text), faults: listTextFaults(edited, await readAll(deps)) }
}

/** Writes the draft of the next edition. @throws {Refusal} CHANGED_ELSEWHERE, GUIDE_CHECKED_LATER */
export async function saveGuideDraft(
  deps: Deps,
  caller: Caller,
  { slug, seenDraft, ...written }: One & GuideFields & { seenDraft: string | null },
): Promise<ManagedGuide> {
  refuseCheckedLater(deps, written)
  return inTransaction(deps, async (deps) => {
    const draft = await lockDraft(deps, slug)
    if ((draft?.editedAt.toISOString() ?? null) !== seenDraft) refuse('CHANGED_ELSEWHERE')
    const edit = { editedAt: deps.now(), editedBy: caller.actor.userId }
    if (draft === undefined) await insertGuideDraft(deps.db, slug, written, edit)
    else await changeGuideDraft(deps.db, draft.id, written, edit)
    await writeAudit(deps, entryOf('guide.edit', caller, slug))
    return findManagedGuide(deps, { slug })
  })
}

/** Throws the draft of a guide away. @throws {Refusal} NOT_FOUND where there is none */
export async function discardGuideDraft(deps: Deps, caller: Caller, { slug }: One): Promise<ManagedGuide> {
  return inTransaction(deps, async (deps) => {
    const draft = (await lockDraft(deps, slug)) ?? refuse('NOT_FOUND')
    await removeGuideDraft(deps.db, draft.id)
    await writeAudit(deps, entryOf('guide.discard', caller, slug))
    return findManagedGuide(deps, { slug })
  })
}

/**
 * Publishes the draft that was read as the next edition.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE, GUIDE_SAME, GUIDE_CHECKED_LATER, GUIDE_PART, GUIDE_LINK, GUIDE_SECTION_LINKED
 */
export async function publishGuide(
  deps: Deps,
  caller: Caller,
  { slug, seenDraft }: One & { seenDraft: string },
): Promise<ManagedGuide> {
  const guide = await inTransaction(deps, async (deps) => {
    const draft = (await lockDraft(deps, slug)) ?? refuse('NOT_FOUND')
    if (draft.editedAt.toISOString() !== seenDraft) refuse('CHANGED_ELSEWHERE')
    const written = (await findGuideText(deps.db, slug, 'draft')) ?? refuse('NOT_FOUND')
    refuseCheckedLater(deps, written)
    await removeGuideDraft(deps.db, draft.id)
    await publishText(deps, caller, { action: 'guide.publish', slug, written })
    return findManagedGuide(deps, { slug })
  })
  invalidateGuides(deps)
  return guide
}

/** Publishes the text of an earlier edition as the next one. @throws {Refusal} NOT_FOUND, GUIDE_SAME and what is wrong with it by now */
export async function rollBackGuide(
  deps: Deps,
  caller: Caller,
  { slug, version }: One & { version: number },
): Promise<ManagedGuide> {
  const guide = await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'guides')
    const written = await readEdition(deps, slug, version)
    await publishText(deps, caller, { action: 'guide.roll-back', slug, written })
    return findManagedGuide(deps, { slug })
  })
  invalidateGuides(deps)
  return guide
}

type Publication = One & { action: AuditAction; written: WrittenGuide }

async function publishText(deps: Deps, caller: Caller, { action, slug, written }: Publication): Promise<void> {
  const all = await readAll(deps)
  if (isSameText(all.get(slug), written)) refuse('GUIDE_SAME')
  const [fault] = listGuideFaults(slug, written, all)
  if (fault) refuseFault(fault)
  const [last] = await listEditionRows(deps.db, slug)
  const before = last?.version ?? SHIPPED_VERSION
  const edition = { version: before + 1, publishedAt: deps.now(), publishedBy: caller.actor.userId }
  await insertGuideEdition(deps.db, slug, written, edition)
  const change = { version: { before, after: edition.version } }
  await writeAudit(deps, { ...entryOf(action, caller, slug), change })
}

function refuseFault({ code, language, line, link, page }: GuideFault): never {
  if (code === 'GUIDE_PART') return refuse(code, { line: line ?? 0, language })
  if (code === 'GUIDE_LINK') return refuse(code, { target: link ?? '' })
  return refuse(code, { target: link ?? '', title: page ?? '' })
}

/** What is read of every guide now, straight from the database. */
async function readAll(deps: Deps): Promise<OtherGuides> {
  const written = new Map((await listPublishedGuides(deps.db)).map((guide) => [guide.slug, guide.written]))
  return new Map(
    await Promise.all(
      WRITTEN_PAGES.map(async (slug) => [slug, written.get(slug) ?? (await readShippedGuide(slug))] as const),
    ),
  )
}

async function readPublished(deps: Deps, slug: WrittenPage): Promise<WrittenGuide> {
  return (await readAll(deps)).get(slug) ?? refuse('NOT_FOUND')
}

async function readEdition(deps: Deps, slug: WrittenPage, version: number): Promise<WrittenGuide> {
  if (version === SHIPPED_VERSION) return readShippedGuide(slug)
  return (await findGuideText(deps.db, slug, version)) ?? refuse('NOT_FOUND')
}

async function lockDraft(deps: Deps, slug: WrittenPage): Promise<DraftRow | undefined> {
  await lockUntilEnd(deps, 'guides')
  return (await listDraftRows(deps.db)).find((draft) => draft.slug === slug)
}

function isSameText(one: WrittenGuide | undefined, other: WrittenGuide): boolean {
  const inOrder = ({ season, checkedOn, ...words }: WrittenGuide) =>
    JSON.stringify([
      season,
      checkedOn,
      ...[words.title, words.description, words.sources, words.text].map((by) => Object.entries(by).toSorted()),
    ])
  return one !== undefined && inOrder(one) === inOrder(other)
}

function editOf(drafts: readonly DraftRow[], slug: WrittenPage): ManagedGuideLine['draft'] {
  const draft = drafts.find((each) => each.slug === slug)
  return draft ? { editedAt: draft.editedAt.toISOString(), editedBy: draft.editedByName } : null
}

function editionOf({ version, state, publishedAt, publishedByName }: GuideEditionRow): GuideEdition {
  return {
    version,
    isPublished: state === 'published',
    publishedAt: publishedAt?.toISOString() ?? null,
    publishedBy: publishedByName,
  }
}

function shippedEdition(isPublished: boolean): GuideEdition {
  return { version: SHIPPED_VERSION, isPublished, publishedAt: null, publishedBy: null }
}

function refuseCheckedLater(deps: Deps, { checkedOn }: { checkedOn: string }): void {
  if (checkedOn > istDate(deps.now())) refuse('GUIDE_CHECKED_LATER')
}

function entryOf(action: AuditAction, { actor, request }: Caller, slug: WrittenPage): NewAuditEntry {
  return { action, actor, target: { type: 'guide', id: slug }, request }
}
