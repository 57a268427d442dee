import type { ShownEvent } from '@sopaan/contract/events'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type PageLanguage, wordsIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime, nameZone } from '@sopaan/domain/time/format'
import type { Words } from '#web/words/en.ts'

type EventWords = Words['events']

/** The title in the reader's language, or as it was written; with the language it then has. */
export function titleOf({ title }: ShownEvent, language: PageLanguage): { text: string; lang: PageLanguage } {
  return wordsIn(language, title)
}

/** What it is about, likewise. */
export function descriptionOf(
  { description }: ShownEvent,
  language: PageLanguage,
): { text: string; lang: PageLanguage } {
  return wordsIn(language, description)
}

/** An instant with its zone: `Wed 25 Nov, 7:00 pm IST`. */
export function instantWords(iso: string, language: PageLanguage): string {
  return nameZone(formatDayAndTime(new Date(iso), language))
}

/** From when to when: the day once where both ends lie on it. */
export function timeWords({ date, endDate }: ShownEvent, words: EventWords, language: PageLanguage): string {
  const [start, end] = [formatDayAndTime(new Date(date), language), formatDayAndTime(new Date(endDate), language)]
  const [startDay] = start.split(', ')
  const [endDay, endTime] = end.split(', ')
  return nameZone(words.until(start, startDay === endDay && endTime !== undefined ? endTime : end))
}

/** What a seat costs. */
export function costWords({ admission, pricePaise }: ShownEvent, words: EventWords): string {
  if (admission === 'plan') return words.withPlan
  return pricePaise === null ? words.free : writeRupees(pricePaise)
}

/** How full it is. */
export function seatWords({ capacity, attendees, waiting }: ShownEvent, words: EventWords): string {
  if (capacity === null) return words.seatsTaken(groupIndian(attendees))
  const taken = words.seatsOf(groupIndian(attendees), groupIndian(capacity))
  return waiting > 0 ? `${taken}, ${words.waiting(groupIndian(waiting))}` : taken
}

/** Whether the last seat is taken, or those who wait take what is free. */
export function isFull({ capacity, attendees, waiting }: ShownEvent): boolean {
  return capacity !== null && (attendees >= capacity || waiting > 0)
}

/** Whether registration is closed by its own deadline, at an instant. */
export function isClosed({ registrationDeadline }: ShownEvent, now: number): boolean {
  return registrationDeadline !== null && Date.parse(registrationDeadline) <= now
}
