import { CORRECTED_FACTS } from '@sopaan/domain/colleges/fact-kinds'
import { STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { fault } from './faults.ts'
import { line } from './fields.ts'
import { httpsUrl, SOURCE_MAX, sourceFields } from './source-fields.ts'

const CITY_MAX = 60
/** Room for all States and territories. */
const HOMES_MAX = 800

/** The town it is in, as people write it, and the State of that town. */
export const townCorrection = z.object({
  city: line(CITY_MAX),
  state: z.enum(STATES, fault('not_on_list')),
  ...sourceFields,
})
export type TownCorrection = z.output<typeof townCorrection>

/** Where its own pages are. */
export const websiteCorrection = z.object({ website: httpsUrl, ...sourceFields })
export type WebsiteCorrection = z.output<typeof websiteCorrection>

/** States that count as home for a quota, parted by commas; none given: the quota has no home. */
const homes = z.optional(
  z.string(fault('not_text')).check(
    z.trim(),
    z.maxLength(HOMES_MAX, fault('too_long', { max: HOMES_MAX })),
    z.refine(
      (text) => splitStates(text).every((each) => STATES.some((state) => state === each)),
      fault('some_not_listed', { allowed: STATES.join(', ') }),
    ),
  ),
)

/** Who is at home for which quota, as the seat matrix prints it. It replaces all of them. */
export const homeStatesCorrection = z.object({ HS: homes, GO: homes, JK: homes, LA: homes, ...sourceFields }).check(
  z.refine(({ HS, GO, JK, LA }) => [HS, GO, JK, LA].some((each) => each !== undefined && each !== ''), {
    path: ['HS'],
    error: fault('required'),
  }),
)
export type HomeStatesCorrection = z.output<typeof homeStatesCorrection>

/** A fact that is wrong and without a better figure: why, and who says so. */
export const factHiding = z.object({
  fact: z.enum(CORRECTED_FACTS, fault('not_on_list')),
  reason: line(SOURCE_MAX),
  ...sourceFields,
})
export type FactHiding = z.output<typeof factHiding>

/** The States of a list parted by commas. */
export function splitStates(text: string): string[] {
  return text.split(',').flatMap((each) => each.trim() || [])
}
