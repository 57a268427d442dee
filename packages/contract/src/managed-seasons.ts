import { STEP_KINDS } from '@sopaan/domain/counselling/season'
import * as z from 'zod/mini'
import { byLanguageOrNone } from './by-language.ts'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { day, id, instant, line, pageFields, pageInfo, paise, whole } from './fields.ts'

const SEASON_MIN = 2020
const SEASON_MAX = 2099
const SOURCE_MAX = 200
const URL_MAX = 300
const NOTE_MAX = 300
/** More rounds than any season had. */
const ROUND_MAX = 12
/** ₹10 lakh: more than any fee of a counselling. */
const FEE_PAISE_MAX = 100_000_000

export const SEASON_STATES = ['draft', 'published', 'replaced'] as const

const url = z
  .string(fault('not_text'))
  .check(
    z.trim(),
    z.maxLength(URL_MAX, fault('too_long', { max: URL_MAX })),
    z.regex(/^https:\/\/[^\s]+$/, fault('not_https')),
  )
const hour = z.string(fault('not_hour')).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, fault('not_hour')))
const fee = paise(0, FEE_PAISE_MAX)

/** A season without its steps as staff write it; amounts in paise, reserved: SC, ST and any PwD. */
const seasonFields = z.object({
  source: line(SOURCE_MAX),
  sourceUrl: z.nullable(url),
  checkedOn: day,
  certificatesFrom: day,
  seatAcceptanceReservedPaise: fee,
  seatAcceptanceOthersPaise: fee,
  partialAdmissionReservedPaise: fee,
  partialAdmissionOthersPaise: fee,
  withdrawalPaise: fee,
})
export type SeasonFields = z.output<typeof seasonFields>

const newSeason = z.object({ season: whole(SEASON_MIN, SEASON_MAX), ...seasonFields.shape })
export type NewSeason = z.output<typeof newSeason>

/** A step as staff write it, by India's clock; a day without an hour where the notice names none. */
const stepFields = z.object({
  kind: z.enum(STEP_KINDS),
  round: z.nullable(whole(1, ROUND_MAX)),
  fromOn: day,
  fromHour: z.nullable(hour),
  untilOn: z.nullable(day),
  untilHour: z.nullable(hour),
  isNitPlusOnly: z.boolean(),
  source: z.nullable(line(SOURCE_MAX)),
  /** What staff add in their own words; absent: nothing. */
  note: z.optional(byLanguageOrNone(line(NOTE_MAX))),
})
export type StepFields = z.output<typeof stepFields>

const managedSeason = z.object({
  _id: id,
  body: z.string(),
  season: z.int(),
  version: z.int(),
  state: z.enum(SEASON_STATES),
  ...seasonFields.shape,
  createdAt: instant,
  publishedAt: z.nullable(instant),
  /** Who published it; null for a draft, for the season that ships, and for an account that is gone. */
  publishedBy: z.nullable(z.string()),
  stepCount: z.int(),
})
export type ManagedSeason = z.output<typeof managedSeason>

/** How staff have the seasons in order; without one the newest season and version come first. */
export const SEASON_SORTS = [
  '-season',
  'season',
  'state',
  '-state',
  'steps',
  '-steps',
  'checkedOn',
  '-checkedOn',
  'publishedAt',
  '-publishedAt',
] as const
export type SeasonSort = (typeof SEASON_SORTS)[number]
const SEARCH_LENGTH_MAX = 80
const filter = {
  /** A season, or part of its body, source or whoever published it. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  state: z.optional(z.enum(SEASON_STATES)),
  sort: z._default(z.enum(SEASON_SORTS), '-season'),
}

const managedStep = z.object({ _id: id, ...stepFields.shape })
export type ManagedStep = z.output<typeof managedStep>

const wholeSeason = z.object({
  ...managedSeason.shape,
  steps: z.array(managedStep),
  /** What everybody reads of this season meanwhile; null where nothing of it was published. */
  publishedSteps: z.nullable(z.array(managedStep)),
})
export type WholeSeason = z.output<typeof wholeSeason>

const success = z.literal('success')
const answer = z.object({ status: success, data: wholeSeason })
const one = z.object({ id })
const oneStep = z.object({ id, stepId: id })

/** The dates of a counselling as staff look after them: what is published is revised in a draft, which replaces it whole. */
export const managedSeasons = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/counselling-seasons',
    access: ['content'],
    summary: 'Versions of seasons, the newest season and version first unless asked otherwise.',
    query: z.object({ ...pageFields, ...filter }),
    response: z.object({ status: success, data: z.array(managedSeason), page: pageInfo }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/counselling-seasons/csv',
    access: ['content'],
    deferredAs: 'files',
    summary: 'The same list as a CSV file (RFC 4180); its last line says that it is whole.',
    query: z.object(filter),
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/v1/admin/counselling-seasons/:id',
    access: ['content'],
    summary: 'One version of a season with its steps, and the steps that everybody reads.',
    params: one,
    response: answer,
    refuses: [],
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/admin/counselling-seasons',
    isOnce: true,
    access: ['content'],
    summary: 'Begins the draft of a season of which there is none yet.',
    body: newSeason,
    response: answer,
    status: 201,
    refuses: ['SEASON_LISTED', 'SEASON_CHECKED_LATER'],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/counselling-seasons/:id',
    access: ['content'],
    summary: 'Changes the source, the fees or the day of certificates of a draft.',
    params: one,
    body: seasonFields,
    response: answer,
    refuses: ['SEASON_NOT_DRAFT', 'SEASON_CHECKED_LATER'],
  }),
  revise: defineCall({
    method: 'POST',
    path: '/api/v1/admin/counselling-seasons/:id/revise',
    access: ['content'],
    summary: 'Makes a draft out of a version that is or was published.',
    params: one,
    response: answer,
    status: 201,
    refuses: ['SEASON_DRAFT_OPEN'],
  }),
  publish: defineCall({
    method: 'POST',
    path: '/api/v1/admin/counselling-seasons/:id/publish',
    access: ['content'],
    summary: 'Publishes a draft: everybody reads it from now on.',
    params: one,
    response: answer,
    refuses: ['SEASON_NOT_DRAFT', 'SEASON_EMPTY'],
  }),
  discard: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/counselling-seasons/:id',
    access: ['content'],
    summary: 'Removes a draft; what is published stays.',
    params: one,
    response: z.object({ status: success, message: z.string() }),
    refuses: ['SEASON_NOT_DRAFT'],
  }),
  addStep: defineCall({
    method: 'POST',
    path: '/api/v1/admin/counselling-seasons/:id/steps',
    isOnce: true,
    access: ['content'],
    summary: 'Adds a step to a draft.',
    params: one,
    body: stepFields,
    response: answer,
    status: 201,
    refuses: ['SEASON_NOT_DRAFT', 'STEP_LISTED', 'STEP_ROUND', 'STEP_YEAR', 'DATES_ORDER'],
  }),
  changeStep: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/counselling-seasons/:id/steps/:stepId',
    access: ['content'],
    summary: 'Changes a step of a draft.',
    params: oneStep,
    body: stepFields,
    response: answer,
    refuses: ['SEASON_NOT_DRAFT', 'STEP_LISTED', 'STEP_ROUND', 'STEP_YEAR', 'DATES_ORDER'],
  }),
  removeStep: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/counselling-seasons/:id/steps/:stepId',
    access: ['content'],
    summary: 'Removes a step of a draft.',
    params: oneStep,
    response: answer,
    refuses: ['SEASON_NOT_DRAFT'],
  }),
}
