import type { Span } from '@sopaan/domain/mentoring/hours'

/** A calendar as its server names it. */
export type RemoteCalendar = { id: string; name: string; isWritable: boolean }

/** An entry of a calendar elsewhere, as much of it as anybody here looks at. */
export type RemoteItem = {
  /** What its server calls it: an address (CalDAV), an id (Google). */
  remoteId: string
  etag: string
  /** The name of an entry across calendars (RFC 5545, 3.8.4.7). */
  uid: string
  /** Which entry of ours it is, by the mark that it bears; undefined for what is not ours. */
  mark: string | undefined
  /** When it begins and ends, the first time where it recurs; undefined where that cannot be read. */
  times: Span | undefined
  /** Whether it comes again. */
  isRecurring: boolean
  /** When somebody is busy with it: nothing where it is marked as free or cancelled. */
  busy: Span[]
  title: string
}

/** What changed in a calendar: all that it has in the window where `isWhole`, else what is other than at the token. */
export type RemoteChanges = { isWhole: boolean; items: RemoteItem[]; removed: string[]; token: string | null }

/** An entry as it is written into a calendar elsewhere. */
export type RemoteEntry = {
  /** Which entry of ours it is. */
  mark: string
  uid: string
  title: string
  description?: string | undefined
  location?: string | undefined
  url?: string | undefined
  startsAt: Date
  endsAt: Date
  isAllDay: boolean
  /** The same as a calendar file without a method (RFC 4791, 4.1), which bears the mark. */
  file: string
}

/** An entry of ours in a calendar elsewhere, and the state of it that we know. */
export type RemoteCopy = { remoteId: string; etag: string }

/**
 * The calendars of somebody elsewhere, whoever keeps them.
 * @throws {CalendarRefused} from each: `access` where the person has to connect again
 */
export type CalendarClient = {
  list: () => Promise<RemoteCalendar[]>
  /** What changed since a token; all of the window without one, or where the server does not know it any more. */
  listChanges: (calendarId: string, since: { token: string | null; window: Span }) => Promise<RemoteChanges>
  /** Writes an entry, or changes the copy of it: `changed` where that is another by now. */
  write: (calendarId: string, entry: RemoteEntry, copy?: RemoteCopy) => Promise<RemoteCopy>
  /** Takes a copy out; nothing happens where it is gone, `changed` where it is another by now. */
  remove: (calendarId: string, copy: RemoteCopy) => Promise<void>
}
