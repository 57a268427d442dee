import { MANAGED_FACTS, NAAC_GRADES } from '@sopaan/domain/colleges/fact-kinds'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { collegeFacts } from './college-facts.ts'
import { fault } from './faults.ts'
import { day, id, instant, whole } from './fields.ts'
import { factHiding, homeStatesCorrection, townCorrection, websiteCorrection } from './record-corrections.ts'
import { sourceFields } from './source-fields.ts'

/** More than any college takes in a year, in rupees. */
const RUPEES_MAX = 5_000_000
/** The first edition of NIRF, and as far as a slip of the pen may go. */
const NIRF_FROM = 2016
const NIRF_TO = 2099
/** The longest list of exact ranks that NIRF Engineering had. */
const NIRF_RANK_MAX = 300
/** The largest university of India teaches fewer than this. */
const STUDENTS_MAX = 100_000
/** NAAC comes again every five to seven years since 1994. */
const NAAC_CYCLE_MAX = 9
/** The oldest college of India taught in 1800. */
const FOUNDED_FROM = 1800
/** Rupees a year: below and above no median of graduates was ever filed. */
const SALARY_MIN = 10_000
const SALARY_MAX = 50_000_000

const NOT_CYCLE = fault('not_cycle', { example: '2026-27' })

/** Whether the second year follows the first. */
function isCycle(text: string): boolean {
  return (Number(text.slice(2, 4)) + 1) % 100 === Number(text.slice(5))
}

const slug = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const rupees = whole(0, RUPEES_MAX)
const students = whole(0, STUDENTS_MAX)
const edition = whole(NIRF_FROM, NIRF_TO)
/** An academic year: 2026-27. */
const cycle = z
  .string(fault('not_text'))
  .check(z.trim(), z.regex(/^20\d\d-\d\d$/, NOT_CYCLE), z.refine(isCycle, NOT_CYCLE))

/** A year's fee without hostel, as the college published it; what is absent was not published. */
const feeCorrection = z
  .object({
    cycle,
    perYearInr: rupees,
    scStPwdPerYearInr: z.optional(rupees),
    hostelMessPerYearInr: z.optional(rupees),
    /** Paid once, on top of the year. */
    atAdmissionInr: z.optional(rupees),
    /** Of `atAdmissionInr`, what is given back. */
    refundableInr: z.optional(rupees),
    ...sourceFields,
  })
  .check(
    z.refine(({ atAdmissionInr = 0, refundableInr = 0 }) => refundableInr <= atAdmissionInr, {
      path: ['refundableInr'],
      error: fault('more_than_paid'),
    }),
  )
export type FeeCorrection = z.output<typeof feeCorrection>

/** The exact rank in one edition of NIRF Engineering. */
const nirfCorrection = z.object({
  year: edition,
  rank: whole(1, NIRF_RANK_MAX),
  ...sourceFields,
})
export type NirfCorrection = z.output<typeof nirfCorrection>

/** Where the students of one batch are, as the college filed it with NIRF: all branches together. */
const outcomesCorrection = z
  .object({
    nirfEdition: edition,
    /** In which they finished: 2023-24. */
    academicYear: cycle,
    firstYearIntake: whole(1, STUDENTS_MAX),
    graduatedOnTime: students,
    placed: students,
    higherStudies: students,
    medianSalaryInr: whole(SALARY_MIN, SALARY_MAX),
    ...sourceFields,
  })
  .check(
    z.refine(({ placed, higherStudies, graduatedOnTime }) => placed + higherStudies <= graduatedOnTime, {
      path: ['graduatedOnTime'],
      error: fault('more_than_graduated'),
    }),
  )
export type OutcomesCorrection = z.output<typeof outcomesCorrection>

/** Women and men among the undergraduates, as the college filed it with NIRF. */
const womenCorrection = z
  .object({ nirfEdition: edition, women: students, men: students, ...sourceFields })
  .check(z.refine(({ women, men }) => women + men > 0, { path: ['women'], error: fault('nobody_counted') }))
export type WomenCorrection = z.output<typeof womenCorrection>

/** The grade that NAAC gave, in which cycle of its own. */
const naacCorrection = z.object({
  grade: z.enum(NAAC_GRADES, fault('not_listed', { allowed: NAAC_GRADES.join(', ') })),
  gradeCycle: whole(1, NAAC_CYCLE_MAX),
  ...sourceFields,
})
export type NaacCorrection = z.output<typeof naacCorrection>

const foundedCorrection = z.object({ founded: whole(FOUNDED_FROM, NIRF_TO), ...sourceFields })
export type FoundedCorrection = z.output<typeof foundedCorrection>

/** Figures by name: whole numbers, and years as they are written. */
export const factValue = z.record(z.string(), z.union([z.string(), z.int()]))

const correction = z.object({
  _id: id,
  fact: z.enum(MANAGED_FACTS),
  /** What was put right: the fields of the call, without the source; of a hidden fact the reason as `hidden`. */
  value: factValue,
  source: z.string(),
  sourceOn: day,
  sourceUrl: z.nullable(z.string()),
  createdAt: instant,
  /** Null while it holds. */
  withdrawnAt: z.nullable(instant),
})
export type CollegeCorrection = z.output<typeof correction>

const managedCollege = z.object({
  slug: z.string(),
  name: z.string(),
  /** As everyone reads them now; null for one that no longer takes part. */
  facts: z.nullable(collegeFacts),
  /** As the rank book has it now; home States by quota. A correction of it stands there once the book is compiled anew. */
  institute: z.object({
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
    website: z.nullable(z.string()),
    homeStates: z.record(z.string(), z.array(z.string())),
  }),
  /** Whether the book is being compiled with what was changed last. */
  isCompiling: z.boolean(),
  /** Pages of seats that show these facts, besides the college's own. */
  seatPages: z.int(),
  /** Newest first. */
  corrections: z.array(correction),
})
export type ManagedCollege = z.output<typeof managedCollege>

const answer = z.object({ status: z.literal('success'), data: managedCollege })
const one = z.object({ slug })

/** The published facts of colleges, as staff put them right. */
export const managedColleges = {
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/colleges/:slug',
    access: ['content'],
    summary: 'The published facts of a college, what was put right of them, and which pages show them.',
    params: one,
    response: answer,
    refuses: [],
  }),
  correctFees: defineCall({
    method: 'POST',
    path: '/api/v1/admin/colleges/:slug/fees',
    access: ['content'],
    summary: 'Puts the fee of a year right, with its source and the day of it.',
    params: one,
    body: feeCorrection,
    response: answer,
    refuses: [],
  }),
  correctNirf: defineCall({
    method: 'POST',
    path: '/api/v1/admin/colleges/:slug/nirf',
    access: ['content'],
    summary: 'Puts the rank in an edition of NIRF Engineering right, with its source and the day of it.',
    params: one,
    body: nirfCorrection,
    response: answer,
    refuses: [],
  }),
  correctOutcomes: defineCall({
    method: 'POST',
    path: '/api/v1/admin/colleges/:slug/outcomes',
    access: ['content'],
    summary: 'Puts degrees and jobs of a batch right as the college filed them, with the source and the day of it.',
    params: one,
    body: outcomesCorrection,
    response: answer,
    refuses: [],
  }),
  correctWomen: defineCall({
    method: 'POST',
    path: '/api/v1/admin/colleges/:slug/women',
    access: ['content'],
    summary: 'Puts the women and men among the undergraduates right, with the source and the day of it.',
    params: one,
    body: womenCorrection,
    response: answer,
    refuses: [],
  }),
  correctNaac: defineCall({
    method: 'POST',
    path: '/api/v1/admin/colleges/:slug/naac',
    access: ['content'],
    summary: 'Puts the grade of NAAC right, with its source and the day of it.',
    params: one,
    body: naacCorrection,
    response: answer,
    refuses: [],
  }),
  correctFounded: defineCall({
    method: 'POST',
    path: '/api/v1/admin/colleges/:slug/founded',
    access: ['content'],
    summary: 'Puts the founding year right, with its source and the day of it.',
    params: one,
    body: foundedCorrection,
    response: answer,
    refuses: [],
  }),
  correctTown: defineCall({
    method: 'POST',
    path: '/api/v1/admin/colleges/:slug/town',
    access: ['content'],
    summary: 'Puts the town and State of a college right, with the source and the day of it.',
    params: one,
    body: townCorrection,
    response: answer,
    refuses: [],
  }),
  correctWebsite: defineCall({
    method: 'POST',
    path: '/api/v1/admin/colleges/:slug/website',
    access: ['content'],
    summary: 'Puts the website of a college right, with the source and the day of it.',
    params: one,
    body: websiteCorrection,
    response: answer,
    refuses: [],
  }),
  correctHomeStates: defineCall({
    method: 'POST',
    path: '/api/v1/admin/colleges/:slug/home-states',
    access: ['content'],
    summary: 'Puts right which States are at home for which quota, with the source and the day of it.',
    params: one,
    body: homeStatesCorrection,
    response: answer,
    refuses: [],
  }),
  hide: defineCall({
    method: 'POST',
    path: '/api/v1/admin/colleges/:slug/hidden',
    access: ['content'],
    summary: 'Shows a fact no longer that is wrong and without a better figure, with the reason and who says so.',
    params: one,
    body: factHiding,
    response: answer,
    refuses: [],
  }),
  withdraw: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/colleges/:slug/corrections/:id',
    access: ['content'],
    summary: 'Takes a correction back: what held before holds again.',
    params: z.object({ slug, id }),
    response: answer,
    refuses: [],
  }),
}
