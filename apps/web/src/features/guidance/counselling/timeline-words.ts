import { type CategoryProfile, paysReservedAmount } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import type { TimelineRow } from '@sopaan/domain/counselling/timeline'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate, formatHour, formatShortDay } from '@sopaan/domain/time/format'
import type { Words } from '#web/words/en.ts'

/** The day or days of a line, with the hour where a deadline has one. */
export function writeWhen({ kind, steps }: TimelineRow, words: Words['whatNow'], language: Words['language']): string {
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last) return ''
  if (kind === 'mocks' && steps.length > 1) {
    const days = twoDays(first.from, last.from, language)
    return steps.length === 2 ? words.both(...days) : words.range(...days)
  }
  if (kind === 'accept') return writeEnd(first.until ?? first.from, language)
  if (first.until !== null) return words.range(...twoDays(first.from, first.until, language))
  return formatShortDay(first.from.slice(0, 10), language)
}

/** Two days without weekday and year, the month of both said once: `2` and `11 Jun`. */
function twoDays(from: string, to: string, language: Words['language']): [string, string] {
  const [first, last] = [from, to].map((time) => formatDate(time.slice(0, 10), language).replace(/ \d{4}$/, ''))
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return [(isSameMonth ? first?.replace(/ .*$/, '') : first) ?? '', last ?? '']
}

/** A day with its hour where the notice names one: `Fri 26 Jun, 5 pm`. */
export function writeEnd(time: string, language: Words['language']): string {
  const day = formatShortDay(time.slice(0, 10), language)
  return time.includes('T') ? `${day}, ${formatHour(time.slice(11), language)}` : day
}

/** What happens on a line of the timeline. */
export function timelineTitle(
  { kind, round, isLastRound, steps }: TimelineRow,
  { season, candidate, words }: { season: CounsellingSeason; candidate: CategoryProfile; words: Words['whatNow'] },
): string {
  const { rows } = words
  if (kind === 'partial-admission') {
    const side = paysReservedAmount(candidate) ? 'reserved' : 'others'
    return rows[kind](writeRupees(season.fees.partialAdmission[side]))
  }
  if (kind === 'special-rounds' && round !== null) return rows.specialRound(String(round))
  if (kind === 'mocks' && steps.length === 1) return rows.mock
  if (kind !== 'round') return rows[kind]
  if (isLastRound) return rows.lastRound(String(round))
  return round === 1 ? rows.round('1') : rows.laterRound(String(round))
}
