import { INSTITUTE_TYPES } from '@sopaan/domain/book/rank-book'
import { STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, line } from './fields.ts'
import { importAnswer } from './managed-imports.ts'

/** Unknown names of a dry run that are told at once, of each kind, and how long each may be. */
const NAMES_MAX = 100
const NAME_LENGTH_MAX = 300
/** The longest name of a city, characters. */
export const CITY_LENGTH_MAX = 80
const ONE_OF_THE_LIST = fault('not_on_list')
const written = line(NAME_LENGTH_MAX)
const sameAs = z.object({ written, sameAs: line(NAME_LENGTH_MAX) })

const institute = z.object({
  written,
  type: z.enum(INSTITUTE_TYPES, ONE_OF_THE_LIST),
  city: line(CITY_LENGTH_MAX),
  state: z.enum(STATES, ONE_OF_THE_LIST),
})
const programme = z.object({
  written,
  /** Branch family code, e.g. `CSE`. */
  family: z.string().check(z.maxLength(24, ONE_OF_THE_LIST), z.regex(/^[A-Z]+$/, ONE_OF_THE_LIST)),
})

/** What staff say of names that a table wrote and nobody knew: another spelling of a known one, or new. */
const names = z.object({
  institutes: z
    .array(z.union([sameAs, institute]))
    .check(z.maxLength(NAMES_MAX, fault('too_many', { max: NAMES_MAX }))),
  programmes: z
    .array(z.union([sameAs, programme]))
    .check(z.maxLength(NAMES_MAX, fault('too_many', { max: NAMES_MAX }))),
})
export type ImportNames = z.output<typeof names>

const known = z.object({
  institutes: z.array(z.string()),
  /** With years and degree in brackets, as the portals print them. */
  programmes: z.array(z.string()),
  families: z.array(z.object({ value: z.string(), name: z.string() })),
})
export type KnownNames = z.output<typeof known>

export const importNames = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-data/names',
    access: ['content'],
    summary: 'Every institute and programme that tables may name, and the families of branches.',
    response: z.object({ status: z.literal('success'), data: known }),
    refuses: [],
  }),
  tell: defineCall({
    method: 'POST',
    path: '/api/v1/admin/college-data/imports/:id/names',
    access: ['content'],
    summary: 'Says what names are that the dry run did not know, each new or another spelling, and runs it again.',
    params: z.object({ id }),
    body: names,
    response: importAnswer,
    status: 202,
    refuses: ['IMPORT_STATE', 'IMPORT_NAME'],
  }),
}
