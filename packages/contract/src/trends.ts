import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { day } from './fields.ts'
import { TOOL_NAMES } from './paths.ts'

/** Weeks of people who signed up whose return is told of. */
export const COHORT_WEEKS = 8

/** From one day to another, both included, by the calendar of India; absent: the 30 days up to today. */
const days = { from: z.optional(day), to: z.optional(day) }

const dayFigures = {
  /** What came without tax, less what went back without its tax; paise. */
  netPaise: z.int(),
  paid: z.int(),
  signUps: z.int(),
  /** Times the site was come to from elsewhere, by people as far as their browsers say. */
  visits: z.int(),
  /** Payments that were tried, and of these those that failed. */
  tries: z.int(),
  failedTries: z.int(),
}
/** The days before those that were asked for may lie before any that can be asked for. */
const anyDay = z.iso.date()
const dayRow = z.object({ day: anyDay, ...dayFigures })
export type TrendDay = z.output<typeof dayRow>

const trend = z.object({
  from: day,
  to: day,
  /** As many days right before. */
  before: z.object({ from: anyDay, to: anyDay }),
  /** The newest season of JoSAA that has begun, as far as it is over; null before there is one. */
  season: z.nullable(z.object({ from: day, to: day })),
  byDay: z.array(dayRow),
  byDayBefore: z.array(dayRow),
  /** What happened in these days, each step counted on its own. */
  funnel: z.object({
    visits: z.int(),
    /** Times a tool was opened. */
    tools: z.int(),
    signUps: z.int(),
    /** Of those who signed up, those who said a class or a rank. */
    profiles: z.int(),
    orders: z.int(),
    paid: z.int(),
  }),
  /** People by the week they signed up in, from Monday, and how many did anything in that week and each after it. */
  cohorts: z.array(z.object({ week: day, people: z.int(), active: z.array(z.int()).check(z.maxLength(COHORT_WEEKS)) })),
  /** Tries to pay by way, the most first; null where the way was not said. */
  methods: z.array(z.object({ method: z.nullable(z.string()), tries: z.int(), failed: z.int() })),
  tools: z.array(z.object({ tool: z.enum(TOOL_NAMES), opened: z.int(), openedBefore: z.int() })),
  /** Sessions that were asked for in these days, and what became of them; and those that were held in them. */
  mentoring: z.object({
    asked: z.int(),
    agreed: z.int(),
    lapsed: z.int(),
    held: z.int(),
    /** Half of the answers came within so many minutes; null without one. */
    answerMinutes: z.nullable(z.int()),
    /** Mentors who held a session, of those who are approved. */
    mentorsActive: z.int(),
    mentors: z.int(),
  }),
})
export type BusinessTrend = z.output<typeof trend>

export const trends = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/admin/trends',
    access: ['finance'],
    summary:
      'How the business went by day beside as many days before: money, sign-ups, visits, payments, return, tools, mentors.',
    query: z.object(days),
    response: z.object({ status: z.literal('success'), data: trend }),
    refuses: ['DATES_ORDER', 'STRETCH_TOO_LONG'],
  }),
  export: defineCall({
    method: 'GET',
    path: '/api/v1/admin/trends/csv',
    access: ['finance'],
    deferredAs: 'files',
    summary: 'The days as a CSV file, each beside its own before; amounts in rupees.',
    query: z.object(days),
    response: z.string(),
    refuses: ['DATES_ORDER', 'STRETCH_TOO_LONG'],
  }),
}
