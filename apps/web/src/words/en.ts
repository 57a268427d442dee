import { FIRST_LANGUAGE, type PageLanguage } from '@sopaan/domain/languages'
import { account } from './en/account.ts'
import { alerts } from './en/alerts.ts'
import { analytics } from './en/analytics.ts'
import { announcements } from './en/announcements.ts'
import { audit } from './en/audit.ts'
import { auditActions } from './en/audit-actions.ts'
import { auth } from './en/auth.ts'
import { branches } from './en/branches.ts'
import { business } from './en/business.ts'
import { calculators } from './en/calculators.ts'
import { cgpa } from './en/cgpa.ts'
import { choices } from './en/choices.ts'
import { choosing } from './en/choosing.ts'
import { collegeData } from './en/college-data.ts'
import { collegeIndex } from './en/college-index.ts'
import { collegeRecords } from './en/college-records.ts'
import { colleges } from './en/colleges.ts'
import { contact } from './en/contact.ts'
import { counsellings } from './en/counsellings.ts'
import { coupons } from './en/coupons.ts'
import { coverage } from './en/coverage.ts'
import { denied } from './en/denied.ts'
import { events } from './en/events.ts'
import { factEditions } from './en/fact-editions.ts'
import { feedback } from './en/feedback.ts'
import { gst } from './en/gst.ts'
import { guides } from './en/guides.ts'
import { handedIn } from './en/handed-in.ts'
import { home } from './en/home.ts'
import { homeState } from './en/home-state.ts'
import { information } from './en/information.ts'
import { jobs } from './en/jobs.ts'
import { linkedCalendars } from './en/linked-calendars.ts'
import { loading } from './en/loading.ts'
import { managedColleges } from './en/managed-colleges.ts'
import { managedData } from './en/managed-data.ts'
import { managedEvents } from './en/managed-events.ts'
import { managedGuides } from './en/managed-guides.ts'
import { managedSeasons } from './en/managed-seasons.ts'
import { marking } from './en/marking.ts'
import { menteeHome } from './en/mentee-home.ts'
import { mentorEarnings } from './en/mentor-earnings.ts'
import { mentoring } from './en/mentoring.ts'
import { mocks } from './en/mocks.ts'
import { notifications } from './en/notifications.ts'
import { officer } from './en/officer.ts'
import { offline } from './en/offline.ts'
import { overview } from './en/overview.ts'
import { ownEdits } from './en/own-edits.ts'
import { ownSeason } from './en/own-season.ts'
import { parentPapers } from './en/parent-papers.ts'
import { parents } from './en/parents.ts'
import { passkeys } from './en/passkeys.ts'
import { paymentRecord } from './en/payment-record.ts'
import { payments } from './en/payments.ts'
import { planner } from './en/planner.ts'
import { plans } from './en/plans.ts'
import { predictor } from './en/predictor.ts'
import { questions } from './en/questions.ts'
import { ranks } from './en/ranks.ts'
import { redPen } from './en/red-pen.ts'
import { refusals } from './en/refusals.ts'
import { reportCard } from './en/report-card.ts'
import { research } from './en/research.ts'
import { resources } from './en/resources.ts'
import { results } from './en/results.ts'
import { rights } from './en/rights.ts'
import { rounds } from './en/rounds.ts'
import { seats } from './en/seats.ts'
import { seniors } from './en/seniors.ts'
import { sessionLink } from './en/session-link.ts'
import { sessionRecord } from './en/session-record.ts'
import { shell } from './en/shell.ts'
import { signInAgain } from './en/sign-in-again.ts'
import { site } from './en/site.ts'
import { sittings } from './en/sittings.ts'
import { staff } from './en/staff.ts'
import { start } from './en/start.ts'
import { stateTables } from './en/state-tables.ts'
import { STATE_NAMES } from './en/states.ts'
import { studyDay } from './en/study-day.ts'
import { syllabus } from './en/syllabus.ts'
import { unsubscribe } from './en/unsubscribe.ts'
import { users } from './en/users.ts'
import { whatNow } from './en/what-now.ts'
import { whichButton } from './en/which-button.ts'

/** Every word the product shows in English; the Hindi words have the same keys. */
export const en = {
  language: FIRST_LANGUAGE as PageLanguage,
  sessionLink,
  sessionRecord,
  shell,
  ownEdits,
  start,
  auth,
  redPen,
  refusals,
  account,
  auditActions,
  denied,
  announcements,
  audit,
  users,
  unsubscribe,
  whatNow,
  whichButton,
  events,
  managedEvents,
  feedback,
  notifications,
  gst,
  guides,
  home,
  homeState,
  menteeHome,
  contact,
  information,
  business,
  coupons,
  parentPapers,
  staff,
  parents,
  paymentRecord,
  linkedCalendars,
  loading,
  passkeys,
  payments,
  alerts,
  analytics,
  plans,
  predictor,
  questions,
  ranks,
  choices,
  rounds,
  choosing,
  collegeData,
  collegeIndex,
  colleges,
  calculators,
  collegeRecords,
  managedColleges,
  factEditions,
  stateTables,
  handedIn,
  managedGuides,
  managedSeasons,
  managedData,
  marking,
  mentoring,
  mentorEarnings,
  sittings,
  cgpa,
  branches,
  resources,
  coverage,
  reportCard,
  research,
  results,
  rights,
  seats,
  seniors,
  signInAgain,
  site,
  counsellings,
  mocks,
  jobs,
  offline,
  officer,
  overview,
  ownSeason,
  planner,
  studyDay,
  syllabus,
  states: STATE_NAMES,
}

export type Words = typeof en
