import type { Appointment } from '@sopaan/contract/appointments'
import { wordsIn } from '@sopaan/domain/languages'
import type { Words } from '#web/words/en.ts'

/** What an appointment is called in the reader's language. */
export function appointmentTitle(
  { kind, name, nameHi }: Appointment,
  words: Pick<Words['planner'], 'mentoringWith'>,
  language: Words['language'],
): string {
  if (kind === 'mentoring') return words.mentoringWith(name)
  return wordsIn(language, { en: name, hi: nameHi }).text
}
