import { paths } from '@sopaan/contract/paths'
import { type Candidate, paysReservedAmount } from '@sopaan/domain/counselling/papers'
import { type CounsellingSeason, type CounsellingStep, endOfStep, startOfStep } from '@sopaan/domain/counselling/season'
import type { Language } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { type CalendarEntry, publishedCalendar } from '#api/features/account/calendars/calendar-file.service.ts'
import type { PublishedSeason } from './seasons.service.ts'

/** Reminders of a deadline: a day before and three hours before, in minutes. */
const ALARMS = [DAY_MS, 3 * HOUR_MS].map((ms) => ms / 60_000)

type CalendarWords = {
  name: (body: string, season: string) => string
  registration: string
  allotment: (round: string) => string
  'report-and-pay': (round: string, rupees: string) => string
  withdraw: (round: string) => string
  'partial-admission': (rupees: string) => string
  'special-rounds': (round: string | undefined) => string
  missed: string
}

const WORDS: Readonly<Record<Language, CalendarWords>> = {
  en: {
    name: (body, season) => `${body} ${season}`,
    registration: 'JoSAA: fill and lock your choices',
    allotment: (round) => `JoSAA round ${round} result`,
    'report-and-pay': (round, rupees) => `JoSAA round ${round}: accept, upload papers, pay ${rupees}`,
    withdraw: (round) => `JoSAA round ${round}: last time to withdraw`,
    'partial-admission': (rupees) => `JoSAA: pay ${rupees} to keep your NIT seat`,
    'special-rounds': (round) => (round === undefined ? 'CSAB special rounds open' : `CSAB special round ${round}`),
    missed: 'Miss this and the seat is cancelled.',
  },
  hi: {
    name: (body, season) => `${body} ${season}`,
    registration: 'JoSAA: चॉइस भरें और लॉक करें',
    allotment: (round) => `JoSAA राउंड ${round} का रिज़ल्ट`,
    'report-and-pay': (round, rupees) => `JoSAA राउंड ${round}: सीट लें, कागज डालें, ${rupees} भरें`,
    withdraw: (round) => `JoSAA राउंड ${round}: सीट छोड़ने का आखिरी समय`,
    'partial-admission': (rupees) => `JoSAA: NIT सीट रखने के लिए ${rupees} भरें`,
    'special-rounds': (round) => (round === undefined ? 'CSAB स्पेशल राउंड शुरू' : `CSAB स्पेशल राउंड ${round}`),
    missed: 'चूके तो सीट रद्द हो जाएगी।',
  },
}

/** The steps of a season that still lie ahead, as a calendar; what has a deadline is written at its last hour, with reminders. */
export function seasonCalendar(
  deps: Deps,
  season: PublishedSeason,
  { language, ...candidate }: Candidate & { language: Language },
): string {
  const words = WORDS[language]
  const now = deps.now().getTime()
  const entries = season.steps
    .filter((step) => endOfStep(step) >= now)
    .flatMap((step) => {
      const title = titleOf(words, season, step, candidate)
      return title === undefined ? [] : [entryOf(deps, season, step, { title, missed: words.missed })]
    })
  return publishedCalendar(deps, words.name(season.body, String(season.season)), entries)
}

function titleOf(
  words: CalendarWords,
  { fees }: CounsellingSeason,
  { kind, round }: CounsellingStep,
  candidate: Candidate,
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
