import { type Language, writtenIn } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import { CALENDAR_TYPE, publishedCalendar } from '#api/features/account/calendars/calendar-file.service.ts'
import { Download, once } from '#api/http/download.ts'
import { calendarEntryOf } from './event-notifications.ts'
import type { EventRow } from './events.queries.ts'

/** An event's calendar file to keep. */
export function calendarFile(deps: Deps, row: EventRow, language: Language): Download {
  const text = publishedCalendar(deps, writtenIn(language, row.title), [calendarEntryOf(deps, row, language)])
  return new Download({ name: `event-${row.id}.ics`, contentType: CALENDAR_TYPE }, once(text))
}
