import { HELPLINE_PURPOSES, HELPLINE_RUNNERS } from '@sopaan/domain/identity/helplines'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { day, id, instant, line, whole } from './fields.ts'
import { emailAddress } from './secrets.ts'

const NAME_LENGTH_MAX = 80
const EVIDENCE_LENGTH_MAX = 300
const NUMBERS_MAX = 4
const LANGUAGES_MAX = 200
/** More lines than a student could read. */
const LINES_MAX = 60
const NUMBER_FORMAT = fault('not_helpline')

/** As people write it: digits, spaces and hyphens, three digits at least. */
const dialled = z
  .string(NUMBER_FORMAT)
  .check(z.trim(), z.maxLength(20, NUMBER_FORMAT), z.regex(/^\+?(?:\d[ -]?){2,14}\d$/, NUMBER_FORMAT))
const hour = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, fault('not_hour')))

const hours = z.union([
  z.object({ always: z.literal(true) }),
  z.object({ from: hour, to: hour, isConfirmed: z.boolean() }),
])

/** A line as an admin writes it: nothing is listed without its evidence and the day somebody checked it. */
export const helplineFields = z.object({
  name: line(NAME_LENGTH_MAX),
  /** First to try first. */
  numbers: z
    .array(dialled)
    .check(z.minLength(1, fault('number_missing')), z.maxLength(NUMBERS_MAX, fault('too_many', { max: NUMBERS_MAX }))),
  email: z.optional(emailAddress),
  runBy: z.enum(HELPLINE_RUNNERS),
  purpose: z.enum(HELPLINE_PURPOSES),
  hours,
  languages: z.optional(whole(1, LANGUAGES_MAX)),
  place: z.optional(line(NAME_LENGTH_MAX)),
  isFree: z.boolean(),
  evidence: line(EVIDENCE_LENGTH_MAX),
  checkedOn: day,
})
export type HelplineFields = z.output<typeof helplineFields>

const shownHelpline = z.object({ id: z.string(), ...helplineFields.shape })
export type ShownHelpline = z.output<typeof shownHelpline>

const managedHelpline = z.object({ ...helplineFields.shape, _id: id, retiredAt: z.nullable(instant) })
export type ManagedHelpline = z.output<typeof managedHelpline>

const managedList = z.object({ status: z.literal('success'), data: z.array(managedHelpline) })
const one = z.object({ id })

export const helplines = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/resources/helplines',
    access: 'anyone',
    summary: 'Lines to call, government first, each with its hours and the day it was checked.',
    response: z.object({ status: z.literal('success'), data: z.array(shownHelpline) }),
    refuses: [],
    cache: 'public, max-age=60, stale-while-revalidate=3600',
  }),
  manage: defineCall({
    method: 'GET',
    path: '/api/v1/admin/helplines',
    access: ['content'],
    summary: 'Every line, those taken off the page too.',
    response: managedList,
    refuses: [],
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/admin/helplines',
    isOnce: true,
    access: ['content'],
    summary: 'Lists a line, behind the others of its kind.',
    body: helplineFields,
    response: managedList,
    status: 201,
    refuses: ['HELPLINE_LISTED', 'HELPLINE_KIRAN', 'HELPLINE_CHECKED_LATER'],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/helplines/:id',
    access: ['content'],
    summary: 'Changes a line that is listed.',
    params: one,
    body: helplineFields,
    response: managedList,
    refuses: ['HELPLINE_LISTED', 'HELPLINE_KIRAN', 'HELPLINE_CHECKED_LATER'],
  }),
  order: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/helpline-order',
    access: ['content'],
    summary: 'Puts the listed lines into an order; the page keeps government lines first all the same.',
    body: z.object({ ids: z.array(id).check(z.maxLength(LINES_MAX, fault('too_many', { max: LINES_MAX }))) }),
    response: managedList,
    refuses: ['CHANGED_ELSEWHERE'],
  }),
  retire: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/helplines/:id',
    access: ['content'],
    summary: 'Takes a line off the page; it stays in the list of admins.',
    params: one,
    response: managedList,
    refuses: [],
  }),
}
