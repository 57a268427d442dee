import { stateNames } from '@sopaan/domain/names/hi/states'
import type { Words } from './en.ts'
import { account } from './hi/account.ts'
import { alerts } from './hi/alerts.ts'
import { analytics } from './hi/analytics.ts'
import { announcements } from './hi/announcements.ts'
import { audit } from './hi/audit.ts'
import { auditActions } from './hi/audit-actions.ts'
import { auth } from './hi/auth.ts'
import { branches } from './hi/branches.ts'
import { business } from './hi/business.ts'
import { calculators } from './hi/calculators.ts'
import { cgpa } from './hi/cgpa.ts'
import { choices } from './hi/choices.ts'
import { choosing } from './hi/choosing.ts'
import { collegeData } from './hi/college-data.ts'
import { collegeIndex } from './hi/college-index.ts'
import { collegeRecords } from './hi/college-records.ts'
import { colleges } from './hi/colleges.ts'
import { contact } from './hi/contact.ts'
import { counsellings } from './hi/counsellings.ts'
import { coupons } from './hi/coupons.ts'
import { coverage } from './hi/coverage.ts'
import { denied } from './hi/denied.ts'
import { events } from './hi/events.ts'
import { factEditions } from './hi/fact-editions.ts'
import { feedback } from './hi/feedback.ts'
import { gst } from './hi/gst.ts'
import { guides } from './hi/guides.ts'
import { handedIn } from './hi/handed-in.ts'
import { home } from './hi/home.ts'
import { homeState } from './hi/home-state.ts'
import { information } from './hi/information.ts'
import { jobs } from './hi/jobs.ts'
import { linkedCalendars } from './hi/linked-calendars.ts'
import { loading } from './hi/loading.ts'
import { managedColleges } from './hi/managed-colleges.ts'
import { managedData } from './hi/managed-data.ts'
import { managedEvents } from './hi/managed-events.ts'
import { managedGuides } from './hi/managed-guides.ts'
import { managedSeasons } from './hi/managed-seasons.ts'
import { marking } from './hi/marking.ts'
import { menteeHome } from './hi/mentee-home.ts'
import { mentorEarnings } from './hi/mentor-earnings.ts'
import { mentoring } from './hi/mentoring.ts'
import { mocks } from './hi/mocks.ts'
import { notifications } from './hi/notifications.ts'
import { officer } from './hi/officer.ts'
import { offline } from './hi/offline.ts'
import { overview } from './hi/overview.ts'
import { ownEdits } from './hi/own-edits.ts'
import { ownSeason } from './hi/own-season.ts'
import { parentPapers } from './hi/parent-papers.ts'
import { parents } from './hi/parents.ts'
import { passkeys } from './hi/passkeys.ts'
import { paymentRecord } from './hi/payment-record.ts'
import { payments } from './hi/payments.ts'
import { planner } from './hi/planner.ts'
import { plans } from './hi/plans.ts'
import { predictor } from './hi/predictor.ts'
import { questions } from './hi/questions.ts'
import { ranks } from './hi/ranks.ts'
import { redPen } from './hi/red-pen.ts'
import { refusals } from './hi/refusals.ts'
import { reportCard } from './hi/report-card.ts'
import { research } from './hi/research.ts'
import { resources } from './hi/resources.ts'
import { results } from './hi/results.ts'
import { rights } from './hi/rights.ts'
import { rounds } from './hi/rounds.ts'
import { seats } from './hi/seats.ts'
import { seniors } from './hi/seniors.ts'
import { sessionLink } from './hi/session-link.ts'
import { sessionRecord } from './hi/session-record.ts'
import { shell } from './hi/shell.ts'
import { signInAgain } from './hi/sign-in-again.ts'
import { site } from './hi/site.ts'
import { sittings } from './hi/sittings.ts'
import { staff } from './hi/staff.ts'
import { start } from './hi/start.ts'
import { stateTables } from './hi/state-tables.ts'
import { studyDay } from './hi/study-day.ts'
import { syllabus } from './hi/syllabus.ts'
import { unsubscribe } from './hi/unsubscribe.ts'
import { users } from './hi/users.ts'
import { whatNow } from './hi/what-now.ts'
import { whichButton } from './hi/which-button.ts'

/** Every word the product shows in Hindi. */
export const hi: Words = {
  language: 'hi',
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
  states: stateNames,
}
