import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { day, instant } from './fields.ts'
import type { StaffRole } from './staff-roles.ts'

/** What may need a person, in the order of urgency. */
export const NEED_KEYS = [
  'grievances',
  'confirmations',
  'heldRefunds',
  'refunds',
  'failedRefunds',
  'disputes',
  'webhooks',
  'mails',
  'jobs',
  'imports',
  'checkedImports',
  'reports',
  'parentPapers',
  'messages',
  'mentors',
  'feedback',
  'reviews',
] as const
export type NeedKey = (typeof NEED_KEYS)[number]

/** Who of the staff deals with each, besides owners. */
export const NEED_ROLES: Readonly<Record<NeedKey, readonly StaffRole[]>> = {
  confirmations: ['owner'],
  heldRefunds: ['finance'],
  grievances: ['support'],
  refunds: ['finance'],
  failedRefunds: ['finance'],
  disputes: ['finance'],
  webhooks: ['finance'],
  mails: ['support'],
  jobs: ['owner'],
  imports: ['content'],
  checkedImports: ['content'],
  reports: ['support'],
  parentPapers: ['support'],
  messages: ['support'],
  mentors: ['support'],
  feedback: ['support'],
  reviews: ['support'],
}

/** `oldestAt`: since when the first of them waits; `due`: how many of them the law wanted answered by now, or wants today. */
export const overviewNeed = z.object({
  key: z.enum(NEED_KEYS),
  count: z.int(),
  oldestAt: instant,
  due: z.nullable(z.object({ overdue: z.int(), today: z.int() })),
})

/** Counts of seven days, and the money left of them without tax in paise. */
const weekFigures = z.object({
  signUps: z.int(),
  /** Null for who does not look after money. */
  paid: z.nullable(z.int()),
  netPaise: z.nullable(z.int()),
  registrations: z.int(),
  sessionsHeld: z.int(),
})
export type OverviewWeek = z.output<typeof weekFigures>

const answer = z.object({
  /** Only what waits now. */
  needs: z.array(overviewNeed),
  /** Plans that are listed, coupons that are taken, and published events that are not over. */
  onSale: z.object({ plans: z.int(), coupons: z.int(), events: z.int() }),
  /** Seven days by the calendar of India, today the last of them, and the seven before. */
  week: z.object({ from: day, to: day, now: weekFigures, before: weekFigures }),
})
export type Overview = z.output<typeof answer>

export const overview = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/admin/overview',
    access: 'admin',
    summary: 'What needs a person now, and the figures of the last seven days beside those of the seven before.',
    response: z.object({ status: z.literal('success'), data: answer }),
    refuses: [],
  }),
}
