import type { Appointment } from '@sopaan/contract/appointments'
import { writtenIn } from '@sopaan/domain/languages'
import type { Words } from '#web/words/en.ts'

/** What an appointment is called in the reader's language. */
export function appointmentTitle(
  { kind, name }: Appointment,
  words: Pick<Words['planner'], 'mentoringWith'>,
  language: Words['language'],
): string {
  if (kind === 'mentoring') return words.mentoringWith(writtenIn(language, name))
  return writtenIn(language, name)
}
