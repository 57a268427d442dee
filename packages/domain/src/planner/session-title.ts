import { NAMES_IN } from '../names/names-in.ts'
import { findChapter } from '../syllabus/syllabus.ts'

/** A session's title as it is stored: its own chapter's name in any language as the English one, so that each shows its own. */
export function storedTitle({ title, chapterKey }: { title: string; chapterKey: string | null }): string {
  const chapter = chapterKey === null ? undefined : findChapter(chapterKey)
  if (chapter === undefined) return title
  const isName = Object.values(NAMES_IN).some(({ syllabus }) => syllabus.chapters[chapter.key] === title)
  return isName ? chapter.name : title
}
