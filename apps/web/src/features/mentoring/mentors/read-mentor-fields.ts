import { MENTOR_LANGUAGES, MENTOR_TOPICS, type MentorFields } from '@sopaan/contract/mentors'
import type { Words } from '#web/words/en.ts'

const TEXTS = ['headline', 'about'] as const

/** What a mentor says of the seat and of himself, or what is missing in the form by the name of the field. */
export function readMentorFields(
  entered: FormData,
  words: Words['mentoring']['apply'],
): { fields: MentorFields } | { missing: Record<string, string> } {
  const text = (name: string) => String(entered.get(name) ?? '').trim()
  const languages = MENTOR_LANGUAGES.filter((each) => entered.getAll('languages').includes(each))
  const topics = MENTOR_TOPICS.filter((each) => entered.getAll('topics').includes(each))
  const missing = {
    ...(text('institute') === '' && { institute: words.instituteMissing }),
    ...(text('programme') === '' && { programme: words.missing }),
    ...Object.fromEntries(TEXTS.filter((name) => text(name) === '').map((name) => [name, words.missing])),
    ...(languages.length === 0 && { languages: words.chooseOne }),
    ...(topics.length === 0 && { topics: words.chooseOne }),
  }
  if (Object.keys(missing).length > 0) return { missing }
  const studyYear = Number(text('studyYear'))
  return {
    fields: {
      institute: text('institute'),
      programme: text('programme'),
      studyYear: studyYear >= 1 ? studyYear : null,
      headline: text('headline'),
      about: text('about'),
      languages,
      topics,
    },
  }
}
