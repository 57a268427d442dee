import { accountHelp } from './account-help.ts'
import { alertHooks } from './alert-hooks.ts'
import { apiDescription } from './api-description.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { bookingChanges } from './booking-changes.ts'
import { bookingLinks } from './booking-links.ts'
import { bookingQuestions } from './booking-questions.ts'
import { bookingSeries } from './booking-series.ts'
import { bookings } from './bookings.ts'
import { business } from './business.ts'
import type { Call } from './call.ts'
import { cgpa } from './cgpa.ts'
import { choiceLists } from './choice-lists.ts'
import { choicePlays } from './choice-rounds.ts'
import { collegeChoices } from './college-choices.ts'
import { collegeData } from './college-data.ts'
import { collegePredictor } from './college-predictor.ts'
import { collegeRecords } from './college-records.ts'
import { collegeSearches } from './college-search.ts'
import { grievances, managedGrievances, nominees } from './consents.ts'
import { contact } from './contact.ts'
import { counselling } from './counselling.ts'
import { coupons } from './coupons.ts'
import { coverage } from './coverage.ts'
import { earnings, managedEarnings } from './earnings.ts'
import { events } from './events.ts'
import { factEditions } from './fact-editions.ts'
import { adminFeedback, feedbacks } from './feedback.ts'
import { filterActions } from './filter-actions.ts'
import { gstReports } from './gst-report.ts'
import { guides } from './guides.ts'
import { health } from './health.ts'
import { helplines } from './helplines.ts'
import { importNames } from './import-names.ts'
import { invoices } from './invoices.ts'
import { jobs } from './jobs.ts'
import { keyEnds } from './key-ends.ts'
import { linkedCalendars } from './linked-calendars.ts'
import { listChecks } from './list-checks.ts'
import { listFiles } from './list-files.ts'
import { listLinks } from './list-links.ts'
import { listSuggestions } from './list-suggestions.ts'
import { listViews } from './list-views.ts'
import { mailPace } from './mail-pace.ts'
import { mailTexts } from './mail-texts.ts'
import { managedAnnouncements } from './managed-announcements.ts'
import { managedBookings } from './managed-bookings.ts'
import { managedCollegeData } from './managed-college-data.ts'
import { managedColleges } from './managed-colleges.ts'
import { managedEvents } from './managed-events.ts'
import { managedGuides } from './managed-guides.ts'
import { managedImports } from './managed-imports.ts'
import { managedMentoring } from './managed-mentoring.ts'
import { managedMentors } from './managed-mentors.ts'
import { managedParentPapers } from './managed-parent-papers.ts'
import { managedSeasons } from './managed-seasons.ts'
import { managedUsers } from './managed-users.ts'
import { mentorAnswers } from './mentor-answers.ts'
import { mentorCounts } from './mentor-counts.ts'
import { mentoring } from './mentoring.ts'
import { mentors } from './mentors.ts'
import { mocks } from './mocks.ts'
import { adminNotifications, notifications } from './notifications.ts'
import { overview } from './overview.ts'
import { parents } from './parents.ts'
import { passkeys } from './passkeys.ts'
import { paymentAnalytics } from './payment-analytics.ts'
import { payments } from './payments.ts'
import { planUpgrades } from './plan-upgrades.ts'
import { planner } from './planner.ts'
import { plans } from './plans.ts'
import { pushDevices } from './push-devices.ts'
import { refundRequests } from './refund-requests.ts'
import { reportCards } from './report-cards.ts'
import { research } from './research.ts'
import { revisions } from './revisions.ts'
import { savedMentors } from './saved-mentors.ts'
import { seatPools } from './seat-pools.ts'
import { sessions } from './sessions.ts'
import { signIns } from './sign-ins.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { staffDay } from './staff-day.ts'
import { staffPayments } from './staff-payments.ts'
import { staffRefunds } from './staff-refunds.ts'
import { stateChoices } from './state-choices.ts'
import { stateCollegePredictor } from './state-college-predictor.ts'
import { stateData } from './state-data.ts'
import { stateTables } from './state-tables.ts'
import { studyDay } from './study-day.ts'
import { answerTemplates, threads } from './threads.ts'
import { trends } from './trends.ts'
import { twoFactor } from './two-factor.ts'
import { users } from './users.ts'

/**
 * Every call of the product, by noun: the API description, the role matrix and the tests of the whole house read this
 * list. A new noun adds its line here.
 */
export const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  'admin-feedback': adminFeedback,
  'admin-notifications': adminNotifications,
  'alert-hooks': alertHooks,
  'answer-templates': answerTemplates,
  'api-description': apiDescription,
  audit,
  auth,
  business,
  cgpa,
  'choice-lists': choiceLists,
  'choice-plays': choicePlays,
  'college-data': collegeData,
  'college-choices': collegeChoices,
  'college-predictor': collegePredictor,
  'college-search': collegeSearches,
  contact,
  counselling,
  coupons,
  coverage,
  earnings,
  managedEarnings,
  events,
  feedbacks,
  grievances,
  'filter-actions': filterActions,
  'gst-reports': gstReports,
  guides,
  health,
  helplines,
  invoices,
  jobs,
  'linked-calendars': linkedCalendars,
  'list-checks': listChecks,
  'list-links': listLinks,
  'list-suggestions': listSuggestions,
  'list-files': listFiles,
  'list-views': listViews,
  'managed-guides': managedGuides,
  'mail-texts': mailTexts,
  'managed-announcements': managedAnnouncements,
  'managed-college-data': managedCollegeData,
  'college-records': collegeRecords,
  'managed-colleges': managedColleges,
  'fact-editions': factEditions,
  'managed-events': managedEvents,
  'managed-grievances': managedGrievances,
  'import-names': importNames,
  'managed-imports': managedImports,
  'managed-parent-papers': managedParentPapers,
  'managed-seasons': managedSeasons,
  mocks,
  bookingChanges,
  'booking-links': bookingLinks,
  'booking-questions': bookingQuestions,
  'booking-series': bookingSeries,
  'mail-pace': mailPace,
  bookings,
  'managed-bookings': managedBookings,
  'managed-mentoring': managedMentoring,
  'managed-mentors': managedMentors,
  'managed-users': managedUsers,
  'account-help': accountHelp,
  mentorAnswers,
  mentoring,
  'mentor-counts': mentorCounts,
  mentors,
  nominees,
  notifications,
  'key-ends': keyEnds,
  overview,
  parents,
  passkeys,
  'payment-analytics': paymentAnalytics,
  payments,
  planner,
  'plan-upgrades': planUpgrades,
  plans,
  'push-devices': pushDevices,
  'refund-requests': refundRequests,
  'report-cards': reportCards,
  research,
  revisions,
  'saved-mentors': savedMentors,
  'seat-pools': seatPools,
  sessions,
  'sign-ins': signIns,
  site,
  staff,
  staffDay,
  'staff-payments': staffPayments,
  'staff-refunds': staffRefunds,
  'state-choices': stateChoices,
  'state-college-predictor': stateCollegePredictor,
  'state-data': stateData,
  'state-tables': stateTables,
  'study-day': studyDay,
  threads,
  trends,
  'two-factor': twoFactor,
  users,
}
