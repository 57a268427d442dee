import type { Deps } from './deps.ts'
import { authRoutes } from './features/account/auth/auth.routes.ts'
import { consentsRoutes } from './features/account/consents/consents.routes.ts'
import { linkedCalendarsRoutes } from './features/account/linked-calendars/linked-calendars.routes.ts'
import { parentsRoutes } from './features/account/parents/parents.routes.ts'
import { passkeysRoutes } from './features/account/passkeys/passkeys.routes.ts'
import { usersRoutes } from './features/account/profile/users.routes.ts'
import { actorOf, bindingOf } from './features/account/sign-ins/sign-ins.service.ts'
import { businessRoutes } from './features/commerce/business/business.routes.ts'
import { couponsRoutes } from './features/commerce/coupons/coupons.routes.ts'
import { eventsRoutes } from './features/commerce/events/events.routes.ts'
import { invoicesRoutes } from './features/commerce/invoices/invoices.routes.ts'
import { paymentAnalyticsRoutes } from './features/commerce/payment-analytics/payment-analytics.routes.ts'
import { paymentsRoutes } from './features/commerce/payments/payments.routes.ts'
import { staffPaymentsRoutes } from './features/commerce/payments/staff-payments.routes.ts'
import { plansRoutes } from './features/commerce/plans/plans.routes.ts'
import { cgpaRoutes } from './features/guidance/calculators/cgpa.routes.ts'
import { choiceListsRoutes, listLinksRoutes } from './features/guidance/choice-lists/choice-lists.routes.ts'
import { collegeDataRoutes } from './features/guidance/college-data/college-data.routes.ts'
import { managedRowsRoutes } from './features/guidance/college-data/managed-rows.routes.ts'
import { collegePredictorRoutes } from './features/guidance/college-predictor/college-predictor.routes.ts'
import { collegeRecordsRoutes } from './features/guidance/college-records/college-records.routes.ts'
import { counsellingRoutes } from './features/guidance/counselling/counselling.routes.ts'
import { managedSeasonsRoutes } from './features/guidance/counselling/managed-seasons.routes.ts'
import { importJobsRoutes } from './features/guidance/cutoffs/import-jobs.routes.ts'
import { mountRankBook } from './features/guidance/cutoffs/rank-books.routes.ts'
import { guidesRoutes } from './features/guidance/guides/guides.routes.ts'
import { managedGuidesRoutes } from './features/guidance/guides/managed-guides.routes.ts'
import { reportCardsRoutes } from './features/guidance/report-cards/report-cards.routes.ts'
import { seatPoolsRoutes } from './features/guidance/seat-pools/seat-pools.routes.ts'
import { stateCollegePredictorRoutes } from './features/guidance/state-college-predictor/state-college-predictor.routes.ts'
import { bookingsRoutes } from './features/mentoring/bookings/bookings.routes.ts'
import { earningsRoutes } from './features/mentoring/earnings/earnings.routes.ts'
import { mentorsRoutes } from './features/mentoring/mentors/mentors.routes.ts'
import { alertHooksRoutes } from './features/operations/alert-hooks/alert-hooks.routes.ts'
import { announcementsRoutes } from './features/operations/announcements/announcements.routes.ts'
import { apiDescriptionRoutes } from './features/operations/api-description/api-description.routes.ts'
import { auditRoutes } from './features/operations/audit/audit.routes.ts'
import { contactRoutes } from './features/operations/contact/contact.routes.ts'
import { threadsRoutes } from './features/operations/contact/threads.routes.ts'
import { feedbackRoutes } from './features/operations/feedback/feedback.routes.ts'
import { filterActionsRoutes } from './features/operations/filter-actions/filter-actions.routes.ts'
import { healthRoutes } from './features/operations/health/health.routes.ts'
import type { Readiness } from './features/operations/health/health.service.ts'
import { helplinesRoutes } from './features/operations/helplines/helplines.routes.ts'
import { onceByKey } from './features/operations/idempotency/idempotency.service.ts'
import { jobsRoutes } from './features/operations/jobs/jobs.routes.ts'
import { listFilesRoutes } from './features/operations/list-files/list-files.routes.ts'
import { listViewsRoutes } from './features/operations/list-views/list-views.routes.ts'
import { mailTextsRoutes } from './features/operations/mails/mail-texts.routes.ts'
import { notificationsRoutes } from './features/operations/notifications/notifications.routes.ts'
import { overviewRoutes } from './features/operations/overview/overview.routes.ts'
import { pushDevicesRoutes } from './features/operations/push-devices/push-devices.routes.ts'
import { siteRoutes } from './features/operations/site/site.routes.ts'
import { findPauseEnd, isSiteOpen } from './features/operations/site/site.service.ts'
import { staffRoutes } from './features/operations/staff/staff.routes.ts'
import { accountHelpRoutes } from './features/operations/users/account-help.routes.ts'
import { managedUsersRoutes } from './features/operations/users/managed-users.routes.ts'
import { mocksRoutes } from './features/study/mocks/mocks.routes.ts'
import { plannerRoutes } from './features/study/planner/planner.routes.ts'
import { revisionsRoutes } from './features/study/revisions/revisions.routes.ts'
import { sessionsRoutes } from './features/study/study-sessions/sessions.routes.ts'
import type { Identity } from './http/access.ts'
import { type App, type AppOptions, openApp } from './http/app.ts'
import { readCookies } from './http/cookies.ts'

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
  passkeysRoutes,
  linkedCalendarsRoutes,
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
  listLinksRoutes,
  collegeDataRoutes,
  collegePredictorRoutes,
  counsellingRoutes,
  consentsRoutes,
  parentsRoutes,
  alertHooksRoutes,
  announcementsRoutes,
  contactRoutes,
  threadsRoutes,
  feedbackRoutes,
  eventsRoutes,
  guidesRoutes,
  managedGuidesRoutes,
  helplinesRoutes,
  importJobsRoutes,
  managedRowsRoutes,
  collegeRecordsRoutes,
  mountRankBook,
  notificationsRoutes,
  pushDevicesRoutes,
  paymentsRoutes,
  managedSeasonsRoutes,
  managedUsersRoutes,
  filterActionsRoutes,
  accountHelpRoutes,
  mentorsRoutes,
  earningsRoutes,
  reportCardsRoutes,
  revisionsRoutes,
  jobsRoutes,
  listFilesRoutes,
  listViewsRoutes,
  mailTextsRoutes,
  overviewRoutes,
  siteRoutes,
  staffRoutes,
  staffPaymentsRoutes,
  seatPoolsRoutes,
  sessionsRoutes,
  stateCollegePredictorRoutes,
  usersRoutes,
]

/** Builds the whole API over its dependencies. It does not listen: the server process does, and tests speak to it directly. */
export function buildApi(deps: Deps, options: ApiOptions): App {
  const app = openApp(deps, {
    identity: signInIdentity(deps),
    isOpen: (part) => isSiteOpen(deps, part),
    findPauseEnd: (part) => findPauseEnd(deps, part),
    once: (of, work) => onceByKey(deps, of, work),
    ...options,
  })
  healthRoutes(app, deps, options.readiness)
  for (const feature of [...FEATURES, ...(options.extraFeatures ?? [])]) feature(app, deps)
  return app
}

/** Who is acting, by the cookies of a sign-in. */
function signInIdentity(deps: Deps): Identity {
  return {
    findActor: (request) => actorOf(deps, readCookies(request.headers.cookie)),
    xsrfBinding: (request) => bindingOf(readCookies(request.headers.cookie)),
  }
}
