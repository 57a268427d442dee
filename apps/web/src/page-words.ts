import type { Words } from './words/en.ts'

/** A part of the words, in a file of its own in each language: `words/en/<area>.ts`. Every page has `shell`. */
export type WordsArea = Exclude<keyof Words, 'language' | 'shell'>

const TOOLS = ['calculators'] as const satisfies WordsArea[]

/** The words of the frames around sign-in pages and dashboards, and of whatever stands in them. */
export const FRAME_WORDS = {
  auth: ['start', 'auth', 'refusals'],
  dashboard: ['start', 'account', 'refusals', 'notifications'],
} as const satisfies Record<string, readonly WordsArea[]>

/** The words each page shows, so that it loads no others. A test holds this to what the page's components use. */
export const PAGE_WORDS: Readonly<Record<string, readonly WordsArea[]>> = {
  'features/home/home-page.tsx': ['home', 'predictor', 'states', 'start'],
  'features/information/about-page.tsx': ['information'],
  'features/information/terms-page.tsx': ['information'],
  'features/information/privacy-page.tsx': ['information'],
  'features/information/refund-page.tsx': ['information'],
  'features/information/cookies-page.tsx': ['information'],
  'features/contact/contact-page.tsx': ['contact'],
  'features/contact/messages-page.tsx': ['contact'],
  'features/dashboards/mentee-home-page.tsx': ['ranks', 'states', 'planner'],
  'features/audit/audit-logs-page.tsx': ['audit'],
  'features/feedback/feedback-page.tsx': ['feedback'],
  'features/feedback/moderation-page.tsx': ['feedback'],
  'features/accounts/profile-page.tsx': ['states', 'rights'],
  'features/college-predictor/college-predictor-page.tsx': ['predictor', 'ranks', 'states', 'choosing'],
  'features/college-predictor/all-ranks-page.tsx': ['predictor', 'ranks', 'states'],
  'features/college-data/college-data-page.tsx': ['collegeData', 'predictor', 'states'],
  'features/state-college-predictor/state-college-predictor-page.tsx': ['counsellings'],
  'features/calculators/rank-calculator-page.tsx': [...TOOLS, 'predictor'],
  'features/calculators/percentile-calculator-page.tsx': [...TOOLS, 'predictor'],
  'features/calculators/marking-scheme-page.tsx': [...TOOLS, 'marking'],
  'features/calculators/cgpa-calculator-page.tsx': [...TOOLS, 'cgpa'],
  'features/calculators/branch-comparison-page.tsx': [...TOOLS, 'branches', 'choosing'],
  'features/planner/study-planner-page.tsx': [...TOOLS, 'planner'],
  'features/mocks/mock-log-page.tsx': ['mocks', 'planner'],
  'features/planner/progress-page.tsx': ['mocks', 'planner'],
  'features/resources/settings-page.tsx': ['resources', 'business', 'states'],
  'features/resources/mental-health-page.tsx': ['resources'],
  'features/resources/coming-soon-page.tsx': ['resources'],
  'features/events/events-page.tsx': ['events'],
  'features/events/event-page.tsx': ['events'],
  'features/events/mentee-events-page.tsx': ['events'],
  'features/events/mentee-event-page.tsx': ['events'],
  'features/events/managed-events-page.tsx': ['events', 'managedEvents', 'plans'],
  'features/events/managed-event-page.tsx': ['events', 'managedEvents'],
  'features/events/check-in-page.tsx': ['managedEvents'],
  'features/report-cards/report-card-page.tsx': ['reportCard', 'predictor'],
  'features/seat-pools/seat-page.tsx': ['seats', 'predictor', 'states', 'choosing'],
  'features/seat-pools/institute-page.tsx': ['seats', 'predictor', 'states', 'choosing'],
  'features/seat-pools/branch-page.tsx': ['seats', 'predictor', 'choosing'],
  'features/choice-lists/choice-list-page.tsx': ['choices', 'predictor', 'ranks', 'states'],
  'features/choice-lists/own-choices-page.tsx': ['choices', 'predictor', 'ranks', 'states'],
  'features/choice-lists/shared-list-page.tsx': ['choices', 'predictor'],
  'features/payments/checkout-page.tsx': ['payments', 'states'],
  'features/payments/checkout-done-page.tsx': ['payments'],
  'features/payments/purchases-page.tsx': ['payments'],
  'features/payments/managed-payments-page.tsx': ['payments'],
  'features/payments/refunds-page.tsx': ['payments'],
  'features/plans/plans-page.tsx': ['plans'],
  'features/plans/mentee-plans-page.tsx': ['plans'],
  'features/plans/managed-plans-page.tsx': ['plans'],
  'features/payment-analytics/payment-analytics-page.tsx': ['analytics'],
  'features/coupons/coupons-page.tsx': ['coupons', 'plans'],
  'features/kitchen-sink/kitchen-sink-page.tsx': ['predictor', 'choosing', 'states'],
}
