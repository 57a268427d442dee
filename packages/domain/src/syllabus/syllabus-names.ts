import { findChapter } from './syllabus.ts'

/** What chapters are called in a language, by key, and published units and heads, by their English words. */
export type SyllabusNames = {
  chapters: Readonly<Record<string, string | undefined>>
  headings: Readonly<Record<string, string | undefined>>
}

type Titled = { title: string; chapterKey: string | null }

/** A session's title as a language shows it: the name of its chapter where it bears it, else what somebody typed. */
export function titleIn({ chapters }: SyllabusNames, { title, chapterKey }: Titled): string {
  const chapter = chapterKey === null ? undefined : findChapter(chapterKey)
  return chapter?.name === title ? (chapters[chapter.key] ?? title) : title
}
