import { paths } from '@sopaan/contract/paths'
import { type CategoryProfile, paysReservedAmount } from '@sopaan/domain/counselling/papers'
import { type CounsellingSeason, type CounsellingStep, endOfStep, startOfStep } from '@sopaan/domain/counselling/season'
import type { Language } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { type CalendarEntry, publishedCalendar } from '#api/features/account/calendars/calendar-file.service.ts'
import { SERVER_WORDS, type ServerWords } from '#api/words/server-words.ts'
import type { PublishedSeason } from './seasons.service.ts'

/** Reminders of a deadline: a day before and three hours before, in minutes. */
const ALARMS = [DAY_MS, 3 * HOUR_MS].map((ms) => ms / 60_000)

/**
 * The steps of a season that still lie ahead, as a calendar; what has a deadline is written at its last hour, with reminders.
 * @param isWhole  also what lies behind: a calendar that is read again and again loses nothing it had
 */
export function seasonCalendar(
  deps: Deps,
  season: PublishedSeason,
  { language, ...candidate }: CategoryProfile & { language: Language },
  { isWhole }: { isWhole: boolean } = { isWhole: false },
): string {
  const now = deps.now().getTime()
  const steps = season.steps.filter((step) => isWhole || endOfStep(step) >= now)
  const name = SERVER_WORDS[language].seasonCalendar.name(season.body, String(season.season))
  return publishedCalendar(deps, name, stepEntries(deps, { ...season, steps }, { ...candidate, language }))
}

/** The steps of a season as entries of a calendar. */
export function stepEntries(
  deps: Deps,
  season: PublishedSeason,
  { language, ...candidate }: CategoryProfile & { language: Language },
): CalendarEntry[] {
  const words = SERVER_WORDS[language].seasonCalendar
  return season.steps.flatMap((step) => {
    const title = titleOf(words, season, step, candidate)
    return title === undefined ? [] : [entryOf(deps, season, step, { title, missed: words.missed })]
  })
}

function titleOf(
  words: ServerWords['seasonCalendar'],
  { fees }: CounsellingSeason,
  { kind, round }: CounsellingStep,
  candidate: CategoryProfile,
): string | undefined {
  const side = paysReservedAmount(candidate) ? 'reserved' : 'others'
  if (kind === 'registration') return words[kind]
  if (kind === 'special-rounds') return words[kind](round === null ? undefined : String(round))
  if (kind === 'allotment' || kind === 'withdraw') return words[kind](String(round))
  if (kind === 'report-and-pay') return words[kind](String(round), writeRupees(fees.seatAcceptance[side]))
  return kind === 'partial-admission' ? words[kind](writeRupees(fees.partialAdmission[side])) : undefined
}

function entryOf(
  deps: Deps,
  { body, season, version }: PublishedSeason,
  step: CounsellingStep,
  { title, missed }: { title: string; missed: string },
): CalendarEntry {
  const hasDeadline = step.until !== null
  const at = hasDeadline ? endOfStep(step) - HOUR_MS : startOfStep(step)
  return {
    noun: 'counselling',
    id: [body, season, step.kind, step.round]
      .filter((part) => part !== null)
      .join('-')
      .toLowerCase(),
    // A date that was moved replaces the one in the calendar (RFC 5545, 3.8.7.4).
    sequence: version - 1,
    title,
    url: `${deps.config.publicWebUrl}${paths.whatNow()}`,
    startsAt: new Date(at),
    endsAt: new Date(at + HOUR_MS),
    ...(hasDeadline && { alarmsMinutesBefore: ALARMS }),
    ...(step.kind === 'report-and-pay' && { description: missed }),
  }
}
