import * as z from 'zod/mini'
import { byRequiredLanguage, shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { instant, line, whole } from './fields.ts'
import { emailAddress } from './secrets.ts'

/** Parts of the product that admins open and close. */
export const SWITCHES = ['signUps', 'payments', 'mentoring', 'events'] as const
export type SwitchName = (typeof SWITCHES)[number]

/** What can come later, in the order in which it is given up: what open pages ask again by themselves, files of many rows, pictures. */
export const DEFERRED = ['polls', 'files', 'pictures'] as const
export type Deferred = (typeof DEFERRED)[number]
/** What staff pause by hand for a time, so that the rest goes on. */
export const PAUSED_PARTS = [...DEFERRED, 'signUps'] as const
export type PausedPart = (typeof PAUSED_PARTS)[number]
/** For how long at a time, minutes. */
export const PAUSE_MINUTES = { min: 5, max: 720 } as const

/** The longest text of a notice, characters. */
export const NOTICE_LENGTH_MAX = 300

const switches = z.object({
  signUps: z.boolean(),
  payments: z.boolean(),
  mentoring: z.boolean(),
  events: z.boolean(),
})
export type Switches = z.output<typeof switches>

/** A notice on every page from one instant to another. */
const notice = z.object({ text: byRequiredLanguage(line(NOTICE_LENGTH_MAX)), from: instant, until: instant })
const shownNotice = z.object({ ...notice.shape, text: shownWords })
export type Notice = z.output<typeof shownNotice>

/** Who answers grievances (DPDP Rules 2025, rule 9). */
const officer = z.object({ name: line(120), email: emailAddress })
export type Officer = z.output<typeof officer>

/** Who sells, as it is written on invoices: whoever pays may know beforehand. */
const seller = z.object({
  legalName: z.string(),
  address: z.string(),
  gstin: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type Seller = z.output<typeof seller>

const pausedParts = z.array(z.enum(PAUSED_PARTS)).check(z.maxLength(PAUSED_PARTS.length))

/** What is off just now, and when it comes back by itself. */
const pause = z.object({ parts: pausedParts, until: instant })
export type Pause = z.output<typeof pause>

const settings = z.object({
  switches,
  /** Null while nothing is paused. */
  pause: z.nullable(pause),
  notice: z.nullable(shownNotice),
  officer: z.nullable(officer),
  /** Null until an admin wrote it. */
  seller: z.nullable(seller),
})
export type SiteSettings = z.output<typeof settings>

const written = z.object({ status: z.literal('success'), data: settings })

const limit = z.object({
  name: z.string(),
  /** Requests allowed in the window now. */
  max: z.int(),
  /** As many as it ships with. */
  shippedMax: z.int(),
  /** What it may be set to, both included. */
  lowest: z.int(),
  highest: z.int(),
  windowSeconds: z.int(),
  isShared: z.boolean(),
})
export type ShownLimit = z.output<typeof limit>

const limitsView = z.object({
  /** What all of them are multiplied by on this server. */
  scale: z.number(),
  limits: z.array(limit),
})
export type LimitsView = z.output<typeof limitsView>

/** What was lifted of a period. */
const lifted = z.object({
  /** Locks of sign-ins that were laid in it, ended ones too: the next one is short again. */
  locks: z.int(),
  /** Windows of limits that touched it. */
  windows: z.int(),
})
export type Lifted = z.output<typeof lifted>

/** Whether a limit is as it ships. */
export const LIMIT_STATES = ['changed', 'shipped'] as const
/** How limits are in order; `position` goes by what they are on. */
export const LIMIT_SORTS = ['position', '-position', 'max', '-max', 'window', '-window', 'shared', '-shared'] as const
export type LimitSort = (typeof LIMIT_SORTS)[number]
const LIMITS_NAMED_MAX = 2_000
const limitFilter = {
  /** Part of the name that the log has. */
  q: z.optional(line(60)),
  /** Names, parted by commas, whose words hold what is searched for in the language of the page; they are found too. */
  meant: z.optional(z.string().check(z.maxLength(LIMITS_NAMED_MAX, fault('too_long', { max: LIMITS_NAMED_MAX })))),
  state: z.optional(z.enum(LIMIT_STATES)),
  sort: z._default(z.enum(LIMIT_SORTS), 'position'),
}

export const site = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/site',
    access: 'anyone',
    summary: 'What is open, the notice that holds now, who answers grievances, and who sells.',
    response: written,
    refuses: [],
    cache: 'public, max-age=30',
  }),
  manage: defineCall({
    method: 'GET',
    path: '/api/v1/admin/site',
    access: ['content'],
    summary: 'The settings of the site as they are written, a notice of the future or past too.',
    response: written,
    refuses: [],
  }),
  turn: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/site/switches',
    access: ['owner'],
    summary: 'Opens and closes parts of the product.',
    body: switches,
    response: written,
    refuses: ['REAUTH_REQUIRED'],
  }),
  pause: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/site/pause',
    access: ['owner'],
    summary:
      'Pauses what can come later for some minutes, in place of what was paused before; no part: all goes on at once.',
    body: z.object({ parts: pausedParts, minutes: whole(PAUSE_MINUTES.min, PAUSE_MINUTES.max) }),
    response: written,
    refuses: ['REAUTH_REQUIRED'],
  }),
  announce: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/site/notice',
    access: ['content'],
    summary: 'Writes the notice on every page, or takes it off (null).',
    body: z.object({ notice: z.nullable(notice) }),
    response: written,
    refuses: ['DATES_ORDER'],
  }),
  nameOfficer: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/site/officer',
    access: ['owner'],
    summary: 'Names who answers grievances, or nobody (null).',
    body: z.object({ officer: z.nullable(officer) }),
    response: written,
    refuses: ['REAUTH_REQUIRED'],
  }),
  limits: defineCall({
    method: 'GET',
    path: '/api/v1/admin/limits',
    access: ['owner'],
    summary: 'How many requests are taken in which time, and by what all of it is multiplied on this server.',
    query: z.object(limitFilter),
    response: z.object({
      status: z.literal('success'),
      data: limitsView,
    }),
    refuses: [],
  }),
  limitsCsv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/limits/csv',
    access: ['owner'],
    deferredAs: 'files',
    summary: 'The same limits as a CSV file (RFC 4180); its last line says that it is whole.',
    query: z.object(limitFilter),
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  setLimit: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/limits/:name',
    access: ['owner'],
    summary: 'Widens or tightens a limit, within bounds, or puts it back to what ships (null).',
    params: z.object({ name: line(60) }),
    body: z.object({ max: z.nullable(whole(1, 1_000_000)) }),
    response: z.object({ status: z.literal('success'), data: limitsView }),
    refuses: ['LIMIT_BOUNDS', 'REAUTH_REQUIRED'],
  }),
  liftLimits: defineCall({
    method: 'POST',
    path: '/api/v1/admin/limits/lift',
    access: ['owner'],
    summary:
      'Takes off the locks of sign-ins that were laid in a period, and what limits counted in it, for everybody but staff.',
    body: z.object({ from: instant, until: instant }),
    response: z.object({ status: z.literal('success'), data: lifted }),
    refuses: ['DATES_ORDER', 'REAUTH_REQUIRED'],
  }),
}
