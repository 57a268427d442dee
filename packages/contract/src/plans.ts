import { type ByLanguage, FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { PRICE_PAISE_MIN } from '@sopaan/domain/money/coupons'
import * as z from 'zod/mini'
import { gstRateBp, sac } from './business.ts'
import { byLanguage, byRequiredLanguage, shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant, line, paise, paragraph, whole } from './fields.ts'
import { sessionMinutes } from './session-minutes.ts'

/** Nothing, or ₹1 to ₹10 lakh, paise: the payment provider takes no less than ₹1. */
const pricePaise = paise(0, 100_000_000).check(
  z.refine((paise) => paise === 0 || paise >= PRICE_PAISE_MIN, fault('not_price')),
)
const FEATURES_MAX = 12
const VALIDITY_DAYS_MAX = 1_825
const CREDITS_MAX = 100
/** More plans than anybody would choose among. */
const PLANS_MAX = 60

const features = z.array(line(160)).check(z.maxLength(FEATURES_MAX, fault('too_many', { max: FEATURES_MAX })))

/** A plan as an admin writes it. */
export const planFields = z.object({
  name: byRequiredLanguage(line(80)),
  description: byRequiredLanguage(paragraph(400)),
  /** A line each, in the same order in every language. */
  features: byRequiredLanguage(features).check(
    ...LANGUAGES.map((language) =>
      z.refine<ByLanguage<string[]>>(
        (lines) => lines[language] === undefined || lines[language].length === lines[FIRST_LANGUAGE].length,
        { path: [language], error: fault('features_differ') },
      ),
    ),
  ),
  /** GST included. */
  pricePaise,
  gstRateBp,
  sac,
  validityDays: whole(1, VALIDITY_DAYS_MAX),
  /** Sessions with a mentor: how long each lasts, its mentor says. */
  mentoringCredits: whole(0, CREDITS_MAX),
  isHighlighted: z.boolean(),
  /** Null for at once. */
  onSaleFrom: z.nullable(instant),
  /** Null for no end; not sold from then on. */
  onSaleTo: z.nullable(instant),
})
export type PlanFields = z.output<typeof planFields>

const planWords = { name: shownWords, description: shownWords, features: byLanguage(z.array(z.string())) }

const shownPlan = z.object({
  _id: id,
  ...planWords,
  pricePaise: z.int(),
  /** Hundredths of a percent of tax in the price; 0 while the business is not registered. */
  gstRateBp: z.int(),
  validityDays: z.int(),
  mentoringCredits: z.int(),
  sessionMinutes,
  isHighlighted: z.boolean(),
  onSaleTo: z.nullable(instant),
})
export type ShownPlan = z.output<typeof shownPlan>

const managedPlan = z.object({
  _id: id,
  ...planFields.shape,
  ...planWords,
  /** Who bought it, refunded ones too. */
  buyers: z.int(),
  retiredAt: z.nullable(instant),
  isSample: z.boolean(),
})
export type ManagedPlan = z.output<typeof managedPlan>

/** How staff may have their list of plans ordered; `position` is the order in which people see them. */
export const PLAN_SORTS = [
  'position',
  'name',
  '-name',
  'price',
  '-price',
  'validity',
  '-validity',
  'credits',
  '-credits',
  'buyers',
  '-buyers',
] as const
export type PlanSort = (typeof PLAN_SORTS)[number]
export const PLAN_STATES = ['listed', 'retired'] as const
const SEARCH_LENGTH_MAX = 80
const sorted = z.object({
  /** Part of a name in any language. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  state: z.optional(z.enum(PLAN_STATES)),
  sort: z._default(z.enum(PLAN_SORTS), 'position'),
})

const one = z.object({ id })
const success = z.literal('success')
const shownList = z.object({ status: success, data: z.array(shownPlan) })
const managedList = z.object({ status: success, data: z.array(managedPlan) })
const managedOne = z.object({ status: success, data: managedPlan })

export const plans = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/public/plans',
    access: 'anyone',
    summary: 'The plans that are on sale, in their order.',
    response: shownList,
    refuses: [],
    cache: 'public, max-age=60, stale-while-revalidate=600',
  }),
  listForMentee: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/plans',
    access: 'mentee',
    summary: 'The plans that are on sale, in their order.',
    response: shownList,
    refuses: [],
  }),
  findForMentee: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/plans/:id',
    access: 'mentee',
    summary: 'One plan that is on sale.',
    params: one,
    response: z.object({ status: success, data: shownPlan }),
    refuses: [],
  }),
  manage: defineCall({
    method: 'GET',
    path: '/api/v1/admin/plans',
    access: ['finance', 'content'],
    summary: 'Plans in their order or by a column, retired ones last.',
    query: sorted,
    response: managedList,
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/plan-list/csv',
    access: ['finance', 'content'],
    deferredAs: 'files',
    summary: 'The same list as CSV (RFC 4180), whole.',
    query: sorted,
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/v1/admin/plans/:id',
    access: ['finance'],
    summary: 'One plan, retired or not.',
    params: one,
    response: managedOne,
    refuses: [],
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/admin/plans',
    isOnce: true,
    access: ['finance'],
    summary: 'Lists a plan behind the others.',
    body: planFields,
    response: managedOne,
    status: 201,
    refuses: ['PLAN_LISTED', 'DATES_ORDER'],
  }),
  change: defineCall({
    method: 'PATCH',
    path: '/api/v1/admin/plans/update/:id',
    access: ['finance'],
    summary: 'Changes a plan that is listed. Who bought it keeps what was bought.',
    params: one,
    body: z.partial(planFields),
    response: managedOne,
    refuses: ['PLAN_LISTED', 'DATES_ORDER'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/plans/delete/:id',
    access: ['finance'],
    summary: 'Deletes a plan that nobody ever ordered; retires one that somebody did.',
    params: one,
    response: z.object({ status: success, data: z.object({ outcome: z.enum(['deleted', 'retired']) }) }),
    refuses: [],
  }),
  restore: defineCall({
    method: 'POST',
    path: '/api/v1/admin/plans/restore/:id',
    access: ['finance'],
    summary: 'Lists a retired plan again.',
    params: one,
    response: managedOne,
    refuses: ['PLAN_LISTED'],
  }),
  order: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/plan-order',
    access: ['finance'],
    summary: 'Puts the listed plans into an order.',
    body: z.object({ ids: z.array(id).check(z.maxLength(PLANS_MAX, fault('too_many', { max: PLANS_MAX }))) }),
    response: managedList,
    refuses: ['CHANGED_ELSEWHERE'],
  }),
}
