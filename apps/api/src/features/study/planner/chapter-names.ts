import { titleInHindi } from '@sopaan/domain/planner/session-title'
import { chapterInHindi } from '@sopaan/domain/syllabus/syllabus-in-hindi'

/** What each chapter of a plan is called in a language, by its key; one's own as it was typed. */
export function chapterNames(
  chapters: readonly { key: string; name: string }[],
  language: 'en' | 'hi',
): Map<string, string> {
  return new Map(
    chapters.map(({ key, name }) => [key, language === 'hi' ? (chapterInHindi(key) ?? name) : name] as const),
  )
}

/** What a session is called in a language. */
export function sessionTitle(session: { title: string; chapterKey: string | null }, language: 'en' | 'hi'): string {
  return language === 'hi' ? titleInHindi(session) : session.title
}
