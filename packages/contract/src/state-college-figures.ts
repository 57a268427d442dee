import * as z from 'zod/mini'

/** What is published of the college of a seat of a State; null where it was not where we could read it, `km` also without a home. */
export const stateCollegeFigures = z.object({
  feeInr: z.nullable(z.int()),
  nirf: z.nullable(z.int()),
  km: z.nullable(z.int()),
  /** The edition of the rank, where others are ranked in a newer one. */
  nirfYear: z.optional(z.int()),
  /** Absent where it was not published. */
  salaryInr: z.optional(z.int()),
  womenPercent: z.optional(z.int()),
})

/** Of all seats before the filters, those whose college has the figure. */
export const statePublished = z.object({
  fees: z.int(),
  nirf: z.int(),
  distances: z.int(),
  /** Absent in an answer of before. */
  salaries: z.optional(z.int()),
  women: z.optional(z.int()),
})
