import type { Language } from '@sopaan/domain/languages'
import { namesIn } from '@sopaan/domain/names/names-in'
import { titleIn } from '@sopaan/domain/syllabus/syllabus-names'

/** What each chapter of a plan is called in a language, by its key; one's own as it was typed. */
export function chapterNames(
  chapters: readonly { key: string; name: string }[],
  language: Language,
): Map<string, string> {
  const names = namesIn(language)?.syllabus.chapters
  return new Map(chapters.map(({ key, name }) => [key, names?.[key] ?? name] as const))
}

/** What a session is called in a language. */
export function sessionTitle(session: { title: string; chapterKey: string | null }, language: Language): string {
  const names = namesIn(language)
  return names === undefined ? session.title : titleIn(names.syllabus, session)
}
