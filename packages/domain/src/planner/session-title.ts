import { findChapter } from '../syllabus/syllabus.ts'
import { chapterInHindi } from '../syllabus/syllabus-in-hindi.ts'

type Named = { title: string; chapterKey: string | null }

/** A session's title as it is kept: the Hindi name of its own chapter as the English one, so that each language shows its own. */
export function storedTitle({ title, chapterKey }: Named): string {
  const chapter = chapterKey === null ? undefined : findChapter(chapterKey)
  return chapter !== undefined && title === chapterInHindi(chapter.key) ? chapter.name : title
}

/** A session's title as Hindi shows it: the name of its chapter where it bears it, else what somebody typed. */
export function titleInHindi({ title, chapterKey }: Named): string {
  const chapter = chapterKey === null ? undefined : findChapter(chapterKey)
  return chapter?.name === title ? (chapterInHindi(chapter.key) ?? title) : title
}
