import type { MentorFields } from '@sopaan/contract/mentors'
import type { FieldErrors } from '#web/refusal-words.ts'
import type { Words } from '#web/words/en.ts'

const TEXTS = ['programme', 'headline', 'about'] as const
const LISTS = ['languages', 'topics'] as const

/** What a mentor left out of the seat or of himself, by field. The programmes of a college that is not chosen are not there. */
export function listMissingFields(fields: Partial<MentorFields>, words: Words['mentoring']['apply']): FieldErrors {
  return Object.fromEntries([
    ...(fields.institute ? [] : [['institute', words.instituteMissing]]),
    ...TEXTS.filter((name) => !fields[name]).map((name) => [name, words.missing]),
    ...LISTS.filter((name) => !fields[name]?.length).map((name) => [name, words.chooseOne]),
  ])
}
