import type { MentorFieldsInput } from '@sopaan/contract/mentors'
import type { FieldErrors } from '#web/refusal-words.ts'
import type { Words } from '#web/words/en.ts'

const NEEDED = ['institute', 'programme', 'headline', 'about', 'languages', 'topics'] as const

/** What a mentor left out of the seat or of himself, by field, each with what is to be written there. */
export function listMissingFields(fields: Partial<MentorFieldsInput>, words: Words['mentoring']['apply']): FieldErrors {
  return Object.fromEntries(NEEDED.filter((name) => !fields[name]?.length).map((name) => [name, words.missing[name]]))
}
