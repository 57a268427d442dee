import type { ByLanguage } from '@sopaan/domain/languages'
import type { Kinds } from './notification-kind.ts'

/** What people are told of events they are registered for, and staff of events that fill up. */
export type EventNotifications = {
  'event-offered': { title: ByLanguage<string>; until: string }
  'event-changed': { title: ByLanguage<string>; startsAt: string }
  'event-cancelled': { title: ByLanguage<string>; startsAt: string }
  'event-soon': { title: ByLanguage<string>; startsAt: string; isHour: boolean }
  'event-recording': { title: ByLanguage<string> }
  /** For staff. */
  'event-full': { title: ByLanguage<string>; capacity: number }
}

/** What each is about. What carries a calendar file goes out as a mail of its own. */
export const EVENT_KINDS: Kinds<EventNotifications> = {
  'event-offered': { topic: 'events', mail: 'never' },
  'event-changed': { topic: 'events', mail: 'never' },
  'event-cancelled': { topic: 'events', mail: 'never' },
  'event-soon': { topic: 'events' },
  'event-recording': { topic: 'events', canWait: true },
  'event-full': { topic: 'events' },
}
