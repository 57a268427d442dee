import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant, line } from './fields.ts'

/** Where a linked calendar is: at Google, or on any server that speaks CalDAV. */
export const CALENDAR_KINDS = ['google', 'caldav'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** More calendars than one account shows. */
export const LINKED_CALENDARS_MAX = 50
const ADDRESS_LENGTH_MAX = 500
const USER_NAME_LENGTH_MAX = 200
const PASSWORD_LENGTH_MAX = 500
/** A code or state that Google hands back. */
const GOOGLE_LENGTH_MAX = 4_000

/** What went wrong at the last try, in a word (`CalendarTrouble` of the api). */
export const CALENDAR_TROUBLES = ['address', 'unreachable', 'access', 'answer', 'size', 'changed'] as const

const linkedCalendar = z.object({
  _id: id,
  name: z.string(),
  /** Whether entries may be written into it. */
  isWritable: z.boolean(),
  /** The one that entries are written into. */
  isTarget: z.boolean(),
  /** Whether its hours are left free. */
  isBusy: z.boolean(),
})

const calendarLink = z.object({
  _id: id,
  kind: z.enum(CALENDAR_KINDS),
  /** Whose account it is there: a user name; null where it is not known. */
  userName: z.nullable(z.string()),
  /** The host of its server, and where its calendars are there. */
  host: z.string(),
  address: z.string(),
  /** `choosing` until its calendars were chosen, `expired` where the person has to connect again. */
  state: z.enum(['choosing', 'active', 'expired']),
  hasTitles: z.boolean(),
  /** It is being read, or within seconds. */
  isDue: z.boolean(),
  syncedAt: z.nullable(instant),
  /** Busy hours that cannot be read any more, until when they stay, and whether that is over; null where they are read. */
  stale: z.nullable(z.object({ until: instant, isOver: z.boolean() })),
  trouble: z.nullable(z.enum(CALENDAR_TROUBLES)),
  calendars: z.array(linkedCalendar),
})
export type CalendarLink = z.output<typeof calendarLink>

const overview = z.object({
  /** What can be connected here, besides what is. */
  offered: z.array(z.enum(CALENDAR_KINDS)),
  /** Whether titles of busy hours may be shown: not to somebody under 18. */
  mayShowTitles: z.boolean(),
  links: z.array(calendarLink),
})
export type LinkedCalendars = z.output<typeof overview>

const answer = z.object({ status: z.literal('success'), data: overview })
const one = z.object({ id })
const googleText = z.string().check(z.minLength(1), z.maxLength(GOOGLE_LENGTH_MAX))

/** The own calendars elsewhere: entries are written into one of them, and the hours of others are left free. */
export const linkedCalendars = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/users/calendars',
    access: 'signed-in',
    summary: 'The calendars elsewhere that the person acting connected, and what can be connected.',
    response: answer,
    refuses: [],
  }),
  beginGoogle: defineCall({
    method: 'POST',
    path: '/api/v1/users/calendars/google/begin',
    access: 'signed-in',
    summary:
      'The address at Google that asks for access; good for ten minutes and this sign-in. Needs a fresh sign-in.',
    response: z.object({ status: z.literal('success'), data: z.object({ url: z.string() }) }),
    refuses: ['REAUTH_REQUIRED', 'CALENDAR_KIND_OFF'],
  }),
  connectGoogle: defineCall({
    method: 'POST',
    path: '/api/v1/users/calendars/google',
    access: 'signed-in',
    summary: 'Connects Google Calendar with the code that Google handed to the browser.',
    body: z.object({ code: googleText, state: googleText }),
    response: answer,
    status: 201,
    refuses: ['CALENDAR_KIND_OFF', 'CALENDAR_STATE', 'CALENDAR_ACCESS', 'CALENDAR_SERVER_AWAY', 'CALENDAR_NONE'],
  }),
  connectCaldav: defineCall({
    method: 'POST',
    path: '/api/v1/users/calendars/caldav',
    access: 'signed-in',
    summary: 'Connects a calendar by CalDAV and finds what calendars there are. Needs a fresh sign-in.',
    body: z.object({
      address: line(ADDRESS_LENGTH_MAX),
      userName: line(USER_NAME_LENGTH_MAX),
      password: z.string(fault('required')).check(z.minLength(1, fault('required')), z.maxLength(PASSWORD_LENGTH_MAX)),
    }),
    response: answer,
    status: 201,
    refuses: [
      'REAUTH_REQUIRED',
      'CALENDAR_ADDRESS',
      'CALENDAR_ACCESS',
      'CALENDAR_SERVER_AWAY',
      'CALENDAR_ELSEWHERE',
      'CALENDAR_NONE',
    ],
  }),
  choose: defineCall({
    method: 'PUT',
    path: '/api/v1/users/calendars/:id',
    access: 'signed-in',
    summary: 'Chooses which calendar entries are written into, and whose hours are left free.',
    params: one,
    body: z.object({
      /** Null: entries are written into none. */
      targetId: z.nullable(id),
      busyIds: z.array(id).check(z.maxLength(LINKED_CALENDARS_MAX)),
      hasTitles: z.boolean(),
    }),
    response: answer,
    refuses: ['CALENDAR_CHOICE'],
  }),
  sync: defineCall({
    method: 'POST',
    path: '/api/v1/users/calendars/:id/sync',
    access: 'signed-in',
    summary: 'Asks for a look at a linked calendar within seconds.',
    params: one,
    response: answer,
    refuses: [],
  }),
  disconnect: defineCall({
    method: 'DELETE',
    path: '/api/v1/users/calendars/:id',
    access: 'signed-in',
    summary:
      'Ends a connection: what was read of it and its secret go at once; `copies=remove` takes what was written there out first, as far as that is reached.',
    params: one,
    query: z.object({ copies: z._default(z.enum(['remove', 'leave']), 'remove') }),
    response: z.object({
      status: z.literal('success'),
      data: z.object({
        /** Entries that are still in the calendar elsewhere. */
        left: z.int(),
        calendars: overview,
      }),
    }),
    refuses: [],
  }),
}
