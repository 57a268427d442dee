import type { Deps } from './deps.ts'
import { apiDescriptionRoutes } from './features/api-description/api-description.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { bookingsRoutes } from './features/bookings/bookings.routes.ts'
import { businessRoutes } from './features/business/business.routes.ts'
import { cgpaRoutes } from './features/cgpa/cgpa.routes.ts'
import { choiceListsRoutes } from './features/choice-lists/choice-lists.routes.ts'
import { collegeDataRoutes } from './features/college-data/college-data.routes.ts'
import { managedRowsRoutes } from './features/college-data/managed-rows.routes.ts'
import { collegePredictorRoutes } from './features/college-predictor/college-predictor.routes.ts'
import { consentsRoutes } from './features/consents/consents.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { couponsRoutes } from './features/coupons/coupons.routes.ts'
import { importJobsRoutes } from './features/cutoffs/import-jobs.routes.ts'
import { mountRankBook } from './features/cutoffs/rank-books.routes.ts'
import { eventsRoutes } from './features/events/events.routes.ts'
import { feedbackRoutes } from './features/feedback/feedback.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import type { Readiness } from './features/health/health.service.ts'
import { helplinesRoutes } from './features/helplines/helplines.routes.ts'
import { invoicesRoutes } from './features/invoices/invoices.routes.ts'
import { jobsRoutes } from './features/jobs/jobs.routes.ts'
import { mailTextsRoutes } from './features/mails/mail-texts.routes.ts'
import { managedUsersRoutes } from './features/managed-users/managed-users.routes.ts'
import { mentorsRoutes } from './features/mentors/mentors.routes.ts'
import { mocksRoutes } from './features/mocks/mocks.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { overviewRoutes } from './features/overview/overview.routes.ts'
import { parentsRoutes } from './features/parents/parents.routes.ts'
import { paymentAnalyticsRoutes } from './features/payment-analytics/payment-analytics.routes.ts'
import { paymentsRoutes } from './features/payments/payments.routes.ts'
import { plannerRoutes } from './features/planner/planner.routes.ts'
import { plansRoutes } from './features/plans/plans.routes.ts'
import { reportCardsRoutes } from './features/report-cards/report-cards.routes.ts'
import { revisionsRoutes } from './features/revisions/revisions.routes.ts'
import { seatPoolsRoutes } from './features/seat-pools/seat-pools.routes.ts'
import { sessionsRoutes } from './features/sessions/sessions.routes.ts'
import { signInIdentity } from './features/sign-ins/identity.service.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { isSiteOpen } from './features/site/site.service.ts'
import { stateCollegePredictorRoutes } from './features/state-college-predictor/state-college-predictor.routes.ts'
import { usersRoutes } from './features/users/users.routes.ts'
import { type App, type AppOptions, openApp } from './http/app.ts'

/** A feature binds its calls to its functions. */
export type Feature = (app: App, deps: Deps) => void

export type ApiOptions = AppOptions & {
  readiness: Readiness
  /** Served besides the product's own features: tests bring calls of their own. */
  extraFeatures?: readonly Feature[]
}

/** What the product serves, one line a noun. */
const FEATURES: readonly Feature[] = [
  apiDescriptionRoutes,
  auditRoutes,
  authRoutes,
  businessRoutes,
  couponsRoutes,
  invoicesRoutes,
  mocksRoutes,
  plannerRoutes,
  paymentAnalyticsRoutes,
  plansRoutes,
  bookingsRoutes,
  cgpaRoutes,
  choiceListsRoutes,
  collegeDataRoutes,
  collegePredictorRoutes,
  consentsRoutes,
  parentsRoutes,
  contactRoutes,
  feedbackRoutes,
  eventsRoutes,
  helplinesRoutes,
  importJobsRoutes,
  managedRowsRoutes,
  mountRankBook,
  notificationsRoutes,
  paymentsRoutes,
  managedUsersRoutes,
  mentorsRoutes,
  reportCardsRoutes,
  revisionsRoutes,
  jobsRoutes,
  mailTextsRoutes,
  overviewRoutes,
  siteRoutes,
  seatPoolsRoutes,
  sessionsRoutes,
  stateCollegePredictorRoutes,
  usersRoutes,
]

/** Builds the whole API over its dependencies. It does not listen: the server process does, and tests speak to it directly. */
export function buildApi(deps: Deps, options: ApiOptions): App {
  const app = openApp(deps, { identity: signInIdentity(deps), isOpen: (part) => isSiteOpen(deps, part), ...options })
  healthRoutes(app, deps, options.readiness)
  for (const feature of [...FEATURES, ...(options.extraFeatures ?? [])]) feature(app, deps)
  return app
}
