import type { MentorFields } from '@sopaan/contract/mentors'
import type { Words } from '#web/words/en.ts'
import { readMentorFields } from './read-mentor-fields.ts'

type Application = MentorFields & { proofNote: string }

/** The application in a form, or what is missing in it by the name of the field. */
export function readApplication(
  entered: FormData,
  words: Words['mentoring']['apply'],
): { application: Application } | { missing: Record<string, string> } {
  const read = readMentorFields(entered, words)
  const proofNote = String(entered.get('proofNote') ?? '').trim()
  if (proofNote === '') return { missing: { ...('missing' in read && read.missing), proofNote: words.missing } }
  return 'missing' in read ? read : { application: { ...read.fields, proofNote } }
}
