import type { OwnHours } from '@sopaan/contract/study-day'
import { type PageLanguage, writtenIn } from '@sopaan/domain/languages'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Words } from '#web/words/en.ts'

type Span = { startsAt: string; minutes: number }

/** What of the own hours a session would meet; undefined for nothing. */
export function findClash(session: Span, hours: readonly OwnHours[]): OwnHours | undefined {
  const endOf = ({ startsAt, minutes }: Span) => Date.parse(startsAt) + minutes * MINUTE_MS
  return hours.find((own) => Date.parse(own.startsAt) < endOf(session) && Date.parse(session.startsAt) < endOf(own))
}

/** What own hours are called: `Optics`, `Ananya`, `Coaching`. */
export function ownHoursName(
  { kind, name }: OwnHours,
  kinds: Words['mentoring']['choose']['ownKinds'],
  language: PageLanguage,
): string {
  return name === null ? kinds[kind] : writtenIn(language, name)
}
