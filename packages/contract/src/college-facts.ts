import { COLLEGE_KINDS, FEE_NOTES, FEE_SCOPES, MANAGED_FACTS } from '@sopaan/domain/colleges/fact-kinds'
import * as z from 'zod/mini'

const fees = z.union([
  /** The fee of a year, without hostel, as the institute published it. */
  z.object({
    kind: z.literal('own'),
    cycle: z.string(),
    scope: z.enum(FEE_SCOPES),
    perYearInr: z.int(),
    /** For SC, ST and PwD; the same as `perYearInr` = no concession. */
    scStPwdPerYearInr: z.optional(z.int()),
    hostelMessPerYearInr: z.optional(z.int()),
    atAdmissionInr: z.optional(z.int()),
    /** Of `atAdmissionInr`, what is given back. */
    refundableInr: z.optional(z.int()),
    notes: z.optional(z.array(z.enum(FEE_NOTES))),
    url: z.optional(z.string()),
  }),
  /** The tuition that all IITs, or all NITs, share; other charges, hostel and mess come on top. */
  z.object({
    kind: z.literal('common'),
    council: z.enum(['IIT', 'NIT']),
    cycle: z.string(),
    tuitionPerYearInr: z.int(),
  }),
  z.object({ kind: z.literal('none'), because: z.enum(['not-found', 'not-reliable']) }),
])

/** What official bodies publish of an institute; an absent fact was not published where we could read it. */
export const collegeFacts = z.object({
  /** Year of foundation and kind by AISHE 2024-25. */
  founded: z.optional(z.int()),
  kind: z.optional(z.enum(COLLEGE_KINDS)),
  /** Edition and rank in NIRF Engineering, oldest first. */
  nirf: z.array(z.tuple([z.int(), z.int()])),
  nirfBand: z.optional(z.object({ year: z.int(), band: z.string() })),
  /** Four-year degrees in engineering, all branches together, by the institute's own filing to NIRF. */
  outcomes: z.optional(
    z.object({
      nirfEdition: z.int(),
      academicYear: z.string(),
      firstYearIntake: z.int(),
      graduatedOnTime: z.int(),
      placed: z.int(),
      higherStudies: z.int(),
      medianSalaryInr: z.int(),
    }),
  ),
  women: z.optional(z.object({ nirfEdition: z.int(), women: z.int(), men: z.int() })),
  fees,
  naac: z.optional(z.object({ grade: z.string(), cycle: z.int() })),
  /** What staff put right or hid, each with who says so and on which day. */
  corrected: z.optional(
    z.array(
      z.object({
        fact: z.enum(MANAGED_FACTS),
        source: z.string(),
        sourceOn: z.string(),
        sourceUrl: z.optional(z.string()),
        /** It was found to be wrong, and nothing better is known. */
        isHidden: z.optional(z.literal(true)),
      }),
    ),
  ),
  /** Latitude and longitude of its city. */
  at: z.optional(z.tuple([z.number(), z.number()])),
})
export type CollegeFacts = z.output<typeof collegeFacts>

/** Cities that a home can be picked from, by state and name. */
export const homeCities = z.object({
  cities: z.array(
    z.object({ id: z.string(), city: z.string(), state: z.string(), at: z.tuple([z.number(), z.number()]) }),
  ),
})
export type HomeCity = z.output<typeof homeCities>['cities'][number]
