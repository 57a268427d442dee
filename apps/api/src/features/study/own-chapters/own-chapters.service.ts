import type { OwnChapter, OwnChapterFields } from '@sopaan/contract/planner'
import { refuse } from '@sopaan/contract/refusals'
import { findChapter } from '@sopaan/domain/syllabus/syllabus'
import type { Deps } from '#api/deps.ts'
import { isUuid } from '#api/uuid.ts'
import {
  insertOwnChapter,
  listOwnChapterRows,
  OWN_CHAPTERS_MAX,
  type OwnChapterRow,
  removeOwnChapter,
} from './own-chapters.queries.ts'

const OWN = 'own-'

/** The chapters a person added to the syllabus. */
export async function listOwnChapters(deps: Deps, { userId }: { userId: string }): Promise<OwnChapter[]> {
  return (await listOwnChapterRows(deps.db, userId)).map(chapterOf)
}

/** Adds a chapter of one's own. @throws {Refusal} PLANNER_FULL, CHAPTER_LISTED */
export async function addOwnChapter(
  deps: Deps,
  { userId }: { userId: string },
  chapter: OwnChapterFields,
): Promise<void> {
  if ((await listOwnChapterRows(deps.db, userId)).length >= OWN_CHAPTERS_MAX) refuse('PLANNER_FULL')
  const isAdded = await insertOwnChapter(deps.db, {
    ...chapter,
    userId,
    createdAt: deps.now(),
    subjectName: chapter.subject === null ? (chapter.subjectName ?? chapter.name) : null,
  })
  if (!isAdded) refuse('CHAPTER_LISTED')
}

/** Takes a chapter of one's own out. @throws {Refusal} NOT_FOUND */
export async function removeChapterOfOwner(deps: Deps, { userId }: { userId: string }, key: string): Promise<void> {
  const id = key.startsWith(OWN) ? key.slice(OWN.length) : ''
  if (!isUuid(id) || !(await removeOwnChapter(deps.db, userId, id))) refuse('NOT_FOUND')
}

/** Each key must be of the syllabus or of the person's own. @throws {Refusal} CHAPTER_UNKNOWN */
export async function requireChapters(
  deps: Deps,
  { userId }: { userId: string },
  keys: readonly string[],
): Promise<void> {
  const foreign = keys.filter((key) => findChapter(key) === undefined)
  if (foreign.length === 0) return
  const own = new Set((await listOwnChapterRows(deps.db, userId)).map(({ id }) => OWN + id))
  if (!foreign.every((key) => own.has(key))) refuse('CHAPTER_UNKNOWN')
}

function chapterOf({ id, ...row }: OwnChapterRow): OwnChapter {
  return { key: OWN + id, ...row }
}
