import { LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { byRequiredLanguage, shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { adminPageFields, day, id, instant, line, pageInfo, paragraph, queryWhole, whole } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'
import { paths } from './paths.ts'
import { TARGET_YEAR_MAX, TARGET_YEAR_MIN } from './users.ts'

/** What an announcement is: `service`, of what somebody uses or bought; `news`, all the rest. Each is a topic of notifications. */
export const ANNOUNCEMENT_TOPICS = ['service', 'news'] as const
export type AnnouncementTopic = (typeof ANNOUNCEMENT_TOPICS)[number]
export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
/** Pages of ours that everybody may open, to which an announcement leads. */
export const ANNOUNCEMENT_PAGES = [
  'home',
  'what-now',
  'college-predictor',
  'choice-list',
  'guides',
  'events',
  'mentors',
  'plans',
] as const
const PAGE_PATHS: Readonly<Record<(typeof ANNOUNCEMENT_PAGES)[number], string>> = {
  home: paths.home(),
  'what-now': paths.whatNow(),
  'college-predictor': paths.tool('college-predictor'),
  'choice-list': paths.choiceList(),
  guides: paths.guides(),
  events: paths.events(),
  mentors: paths.mentors(),
  plans: paths.plans(),
}
export const AUDIENCE_ROLES = ['mentee', 'mentor'] as const
/** Above so many readers their number is typed. */
export const UNTYPED_READERS_MAX = 500

const TITLE_LENGTH_MAX = 90
const BODY_LENGTH_MAX = 800
const SEARCH_LENGTH_MAX = 80
const READERS_MAX = 100_000_000

/** The path of the page that an announcement leads to. */
export function announcedPath(page: (typeof ANNOUNCEMENT_PAGES)[number]): string {
  return PAGE_PATHS[page]
}

const everyone = { kind: z.literal('everyone') }
/** Who holds a plan; `planId` null: any. */
const ofPlan = { kind: z.literal('plan'), planId: z.nullable(id) }
/** Who has a seat of an event, or waits for one. */
const ofEvent = { kind: z.literal('event'), eventId: id }
/** Who a filter of users finds; null where it does not narrow. */
const ofUsers = {
  kind: z.literal('users'),
  role: z.nullable(z.enum(AUDIENCE_ROLES)),
  /** Year of the counselling they aim at; news does not go by it. */
  targetYear: z.nullable(whole(TARGET_YEAR_MIN, TARGET_YEAR_MAX)),
  /** Days by India's calendar on which the account was made, both included. */
  from: z.nullable(day),
  to: z.nullable(day),
}

/** Whom an announcement is for; only accounts in use, and never staff. */
export const audience = z.discriminatedUnion('kind', [
  z.object(everyone),
  z.object(ofPlan),
  z.object(ofEvent),
  z.object(ofUsers),
])
export type Audience = z.output<typeof audience>
export const AUDIENCE_KINDS = ['everyone', 'plan', 'event', 'users'] as const satisfies readonly Audience['kind'][]

/** An audience in an address. */
const audienceQuery = z.object({
  topic: z.enum(ANNOUNCEMENT_TOPICS),
  kind: z.enum(AUDIENCE_KINDS),
  planId: z.optional(id),
  eventId: z.optional(id),
  role: z.optional(z.enum(AUDIENCE_ROLES)),
  targetYear: z.optional(queryWhole(TARGET_YEAR_MIN, TARGET_YEAR_MAX)),
  from: z.optional(day),
  to: z.optional(day),
})
export type AudienceQuery = z.output<typeof audienceQuery>

/** How many an announcement is for, and how it reaches them by what each of them chose. */
const reach = z.object({
  people: z.int(),
  inApp: z.int(),
  byMail: z.int(),
  /** Of the people, those who read in each language. */
  inLanguage: z.record(z.enum(LANGUAGES), z.int()),
})
export type Reach = z.output<typeof reach>

/** An announcement as staff write it. */
export const announcementFields = z.object({
  topic: z.enum(ANNOUNCEMENT_TOPICS),
  title: byRequiredLanguage(line(TITLE_LENGTH_MAX)),
  body: byRequiredLanguage(paragraph(BODY_LENGTH_MAX)),
  page: z.enum(ANNOUNCEMENT_PAGES),
  audience,
  /** Whether a mail goes along to whoever wants one. */
  isByMail: z.boolean(),
  /** Whether its title is the notice on every page for a day from when it goes out. */
  isBanner: z.optional(z.boolean()),
})
export type AnnouncementFields = z.output<typeof announcementFields>

const announcement = z.object({
  _id: id,
  ...announcementFields.shape,
  state: z.enum(ANNOUNCEMENT_STATES),
  createdAt: instant,
  /** From when it goes out; null for a draft. */
  dueAt: z.nullable(instant),
  /** When the last of its readers was told, or it was stopped. */
  endedAt: z.nullable(instant),
  /** Who wrote it; null once that account is gone. */
  by: z.nullable(z.string()),
  /** The plan or event of its audience by its name; null where there is none. */
  audienceName: z.nullable(shownWords),
  /** How many it has reached. */
  reached: z.int(),
  /** How many of them have read it in the app; null once what was read is cleared away. */
  read: z.nullable(z.int()),
})
export type Announcement = z.output<typeof announcement>

/** How staff have the announcements in order: by each column of the list, with a minus from the last to the first. */
export const ANNOUNCEMENT_SORTS = [
  '-createdAt',
  'createdAt',
  'title',
  '-title',
  'audience',
  '-audience',
  'state',
  '-state',
  '-dueAt',
  'dueAt',
  '-reached',
  'reached',
  '-read',
  'read',
] as const
export type AnnouncementSort = (typeof ANNOUNCEMENT_SORTS)[number]

const filter = {
  state: z.optional(z.enum(ANNOUNCEMENT_STATES)),
  /** Part of a title or text in any language. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  sort: z._default(z.enum(ANNOUNCEMENT_SORTS), '-createdAt'),
}

const one = z.object({ id })
const answer = z.object({ status: z.literal('success'), data: announcement })

/** Announcements of staff, of admins alone. */
export const managedAnnouncements = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/announcements',
    access: ['content'],
    summary: 'Announcements, a page at a time, the newest first unless asked otherwise.',
    query: z.object({ ...adminPageFields, ...filter }),
    response: z.object({ status: z.literal('success'), data: z.array(announcement), page: pageInfo }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/announcements/csv',
    access: ['content'],
    deferredAs: 'files',
    summary: `The same list as a CSV file (RFC 4180), at most ${FILE_ROWS_MAX}; the last line says whether it is whole.`,
    query: z.object(filter),
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  reach: defineCall({
    method: 'GET',
    path: '/api/v1/admin/announcements/reach',
    access: ['content'],
    summary: 'How many people an audience has now, and how an announcement of a topic would reach them.',
    query: audienceQuery,
    response: z.object({ status: z.literal('success'), data: reach }),
    refuses: [],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/announcements/:id',
    access: ['content'],
    summary: 'One announcement.',
    params: one,
    response: answer,
    refuses: [],
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/admin/announcements',
    isOnce: true,
    access: ['content'],
    summary: 'Saves an announcement as a draft, which reaches nobody.',
    body: announcementFields,
    status: 201,
    response: answer,
    refuses: ['ANNOUNCEMENT_TARGETED'],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/announcements/:id',
    access: ['content'],
    summary: 'Changes a draft.',
    params: one,
    body: announcementFields,
    response: answer,
    refuses: ['CHANGED_ELSEWHERE', 'ANNOUNCEMENT_TARGETED'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/announcements/:id',
    access: ['content'],
    summary: 'Removes a draft.',
    params: one,
    response: z.object({ status: z.literal('success'), message: z.string() }),
    refuses: ['CHANGED_ELSEWHERE'],
  }),
  test: defineCall({
    method: 'POST',
    path: '/api/v1/admin/announcements/:id/test',
    access: ['content'],
    summary: 'Sends it to whoever calls alone: in the app, and by mail in every language.',
    params: one,
    response: z.object({ status: z.literal('success'), message: z.string() }),
    refuses: [],
  }),
  schedule: defineCall({
    method: 'POST',
    path: '/api/v1/admin/announcements/:id/schedule',
    access: ['content'],
    summary: `Has a draft go out at a time, or in a minute. Above ${UNTYPED_READERS_MAX} readers their number is typed. Needs a fresh sign-in.`,
    params: one,
    body: z.object({
      /** Null: in a minute. */
      at: z.nullable(instant),
      confirmed: z.optional(whole(1, READERS_MAX)),
    }),
    response: answer,
    refuses: [
      'REAUTH_REQUIRED',
      'CHANGED_ELSEWHERE',
      'ANNOUNCEMENT_NOBODY',
      'ANNOUNCEMENT_TIME',
      'CONFIRMATION_NEEDED',
    ],
  }),
  stop: defineCall({
    method: 'POST',
    path: '/api/v1/admin/announcements/:id/stop',
    access: ['content'],
    summary:
      'Stops it: a draft again where nothing went out, else those not reached yet stay so and mails that wait go.',
    params: one,
    response: answer,
    refuses: ['CHANGED_ELSEWHERE'],
  }),
}
