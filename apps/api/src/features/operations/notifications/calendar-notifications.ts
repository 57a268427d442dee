import type { Kinds } from './notification-kind.ts'

/** What is told around calendars elsewhere that somebody linked. */
export type CalendarNotifications = {
  /** The access is over: the person has to connect again. */
  'calendar-expired': { host: string }
  /** The access was given for a time, which is over in so many whole days. */
  'calendar-ending': { host: string; days: number }
  /** An entry of ours was moved there, and could not move here. */
  'calendar-put-back': { title: string }
  /** An entry of ours was deleted there, and is still here. */
  'calendar-removed': { title: string }
}

/** What each is about. */
export const CALENDAR_NOTICES: Kinds<CalendarNotifications> = {
  'calendar-expired': { topic: 'planner' },
  'calendar-ending': { topic: 'planner' },
  'calendar-put-back': { topic: 'planner', mail: 'never' },
  'calendar-removed': { topic: 'planner', mail: 'never' },
}
