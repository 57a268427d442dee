import type { Language } from '@sopaan/domain/languages'
import { titleInHindi } from '@sopaan/domain/planner/session-title'
import { chapterInHindi } from '@sopaan/domain/syllabus/syllabus-in-hindi'

/** What chapters and sessions are called in languages other than the first. */
const CHAPTERS_IN: Partial<Record<Language, typeof chapterInHindi>> = { hi: chapterInHindi }
const TITLES_IN: Partial<Record<Language, typeof titleInHindi>> = { hi: titleInHindi }

/** What each chapter of a plan is called in a language, by its key; one's own as it was typed. */
export function chapterNames(
  chapters: readonly { key: string; name: string }[],
  language: Language,
): Map<string, string> {
  return new Map(chapters.map(({ key, name }) => [key, CHAPTERS_IN[language]?.(key) ?? name] as const))
}

/** What a session is called in a language. */
export function sessionTitle(session: { title: string; chapterKey: string | null }, language: Language): string {
  return TITLES_IN[language]?.(session) ?? session.title
}
