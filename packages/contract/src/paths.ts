import { isHelpPage, type WrittenPage } from '@sopaan/domain/counselling/guide-slugs'
import { FIRST_LANGUAGE, PAGE_LANGUAGES, type PageLanguage, TRIAL_LANGUAGES } from '@sopaan/domain/languages'

/**
 * The pages' paths as functions, for links of pages, notifications and mails: a path is written here and nowhere else. A
 * public page stands under the same path in every language, after the name of the language.
 */

/** Whose dashboard a signed-in page belongs to (decision C20). */
export type DashboardType = 'mentee-dashboard' | 'mentor-dashboard' | 'admin'

export const DASHBOARD_TYPES = ['mentee-dashboard', 'mentor-dashboard', 'admin'] as const satisfies DashboardType[]

/** After the path of sign-in: opens with the question where a new password's link shall go. */
export const FORGOT_HASH = '#forgot'

/**
 * The pages that a language on trial has: tools and what they lead to, as far as their words are written. A path may hold a
 * search and a part.
 */
const TRIAL_PATHS =
  /^\/(?:tools(?:\/(?:(?:state-)?college-predictor|college-predictor\/(?:home-state|all-ranks)|(?:rank|percentile|cgpa)-calculator|marking-scheme|branch-comparison|study-planner))?|(?:seats|colleges|branches)\/[^?#]+|colleges|branches|compare|choice-list|resources\/mental-health|offline)?(?=[?#]|$)/

/** Whether a language is on trial. */
export function isOnTrial(language: PageLanguage): boolean {
  return TRIAL_LANGUAGES.some((each) => each === language)
}

/** Whether a public page can be read in a language: on trial, the tools alone. @param path  without the mark of a language */
export function isReadIn(path: string, language: PageLanguage): boolean {
  return !isOnTrial(language) || TRIAL_PATHS.test(path)
}

/** The same public path in a language: `/about` is `/hi/about` in Hindi; in the first one where it is not read in that language. */
export function inLanguage(path: string, language: PageLanguage): string {
  if (language === FIRST_LANGUAGE || !isReadIn(path, language)) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The language a path is read in, and the path without its mark. */
export function readLanguage(pathname: string): { language: PageLanguage; path: string } {
  const first = pathname.split('/', 2)[1]
  const language = PAGE_LANGUAGES.find((each) => each !== FIRST_LANGUAGE && each === first)
  if (language === undefined) return { language: FIRST_LANGUAGE, path: pathname }
  return { language, path: pathname.slice(`/${language}`.length) || '/' }
}

/**
 * A tool as it is reached from where the reader stands: in a dashboard its own copy, elsewhere the public one in a language.
 * @param toolPath  the public path, `paths.tool(…)`, with or without a search
 * @param here  the path of the page that holds the link
 */
export function toolFrom(here: string, toolPath: string, language: PageLanguage): string {
  const dashboard = DASHBOARD_TYPES.find((each) => here.startsWith(`/${each}/`) || here === `/${each}`)
  return dashboard === undefined ? inLanguage(toolPath, language) : `/${dashboard}${toolPath}`
}

/**
 * A page of mentors as it is reached from where the reader stands: a mentee's dashboard has its own copy of them.
 * @param path  the public path, `paths.mentors()` or one below it
 * @param here  the path of the page that holds the link
 */
export function mentorsFrom(here: string, path: string, language: PageLanguage): string {
  return here === '/mentee-dashboard' || here.startsWith('/mentee-dashboard/')
    ? `/mentee-dashboard${path}`
    : inLanguage(path, language)
}

export const paths = {
  home: () => '/',
  login: () => '/login',
  signup: () => '/signup',
  about: () => '/about',
  contact: () => '/contact',
  terms: () => '/terms',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
  refund: () => '/refund',
  verifyEmail: () => '/verify-email',
  resetPassword: () => '/reset-password',
  parentConsent: () => '/parent-consent',
  unsubscribe: () => '/unsubscribe',
  /** What the links in a mail about an agreed session open. */
  sessionLink: () => '/session-link',
  collegeData: () => '/datatest',
  /** Published seats of the State counsellings; of one of them where it is named. */
  stateData: (counselling?: string) =>
    `/datatest/states${counselling === undefined ? '' : `?${new URLSearchParams({ counselling })}`}`,
  reportCard: () => '/report-card',
  research: () => '/research',
  /** What data we have, of which years, and what is missing. */
  coverage: () => '/coverage',
  whatNow: () => '/what-now',
  guides: () => '/guides',
  guide: (slug: string) => `/guides/${slug}`,
  /** A guide or a page of help, as people read it. */
  written: (slug: WrittenPage) => (isHelpPage(slug) ? `/${slug}` : `/guides/${slug}`),
  choiceList: () => '/choice-list',
  /** The lists of an account, at the box that shares them. */
  ownChoices: () => '/mentee-dashboard/choices#share',
  /** What the rounds of the season mean for a list of an account; for the chosen one where none is named. */
  ownSeason: (listId?: string) =>
    `/mentee-dashboard/season${listId === undefined ? '' : `?${new URLSearchParams({ list: listId })}`}`,
  /** A list behind the token of its link. */
  sharedList: (token: string) => `/lists/${token}`,
  /** A list that a family reads behind the token of its link. */
  familyList: (token: string) => `/family/${token}`,
  /** A seat pool by its key. */
  seat: (key: string) => `/seats/${key}`,
  /** All colleges, and all branches. */
  colleges: () => '/colleges',
  branches: () => '/branches',
  /** Choices side by side, each by the key of one of its seats; what else the address holds stays. */
  compare: (keys: readonly string[] = [], others: Iterable<readonly [string, string]> = []) => {
    const search = new URLSearchParams([...keys.map((key) => ['seat', key]), ...[...others].map((each) => [...each])])
    return search.size === 0 ? '/compare' : `/compare?${search}`
  },
  college: (slug: string) => `/colleges/${slug}`,
  branch: (slug: string) => `/branches/${slug}`,
  /** The syllabus, the official papers and the guides. */
  resources: () => '/resources',
  mentalHealth: () => '/resources/mental-health',
  /** As what a phone puts the product on its home screen. */
  manifest: () => '/manifest.webmanifest',
  /** Where another app of the phone sends what is shared to ours. */
  shareTarget: () => '/share-target',
  /** All tools, one below the other. */
  tools: () => '/tools',
  mentors: () => '/mentors',
  /** A page on the way to a mentor, with the choice list that is to be looked at. */
  withList: (path: string, list: string | null) =>
    list === null ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ list })}`,
  /** Those who sit in a seat, or in any of its institute. */
  mentorsOf: (institute: string, programme?: string) =>
    `/mentors?${new URLSearchParams({ institute, ...(programme === undefined ? {} : { programme }) })}`,
  mentor: (id: string) => `/mentors/${id}`,
  /** The same inside the dashboard of a mentee. */
  ownMentors: () => '/mentee-dashboard/mentors',
  /** Where a mentee chooses a time of a mentor. @param at  the time that is chosen already */
  bookMentor: (id: string, at?: string) =>
    `/mentee-dashboard/mentors/${id}/book${at === undefined ? '' : `?${new URLSearchParams({ at })}`}`,
  becomeMentor: () => '/mentee-dashboard/become-a-mentor',
  /** The desk of somebody who has just become a mentor. */
  mentorWelcome: () => '/mentor-dashboard?welcome=yes',
  sessions: (dashboard: DashboardType) => `/${dashboard}/sessions`,
  availability: () => '/mentor-dashboard/availability',
  mentees: () => '/mentor-dashboard/mentees',
  /** What others read of a mentor. */
  mentorProfile: () => '/mentor-dashboard/mentor-profile',
  managedMentors: () => '/admin/mentors',
  managedSessions: () => '/admin/mentors/sessions',
  managedSession: (id: string) => `/admin/mentors/sessions/${id}`,
  sessionsOf: (userId: string) => `/admin/mentors/sessions?userId=${userId}`,
  mentoringReports: () => '/admin/mentors/reports',
  parentPapers: () => '/admin/parent-papers',
  mentorReviews: () => '/admin/mentors/reviews',
  session: (dashboard: DashboardType, id: string) => `/${dashboard}/sessions/${id}`,
  unauthorized: () => '/unauthorized',
  /** What can be read without a network. */
  offline: () => '/offline',
  /** Which seats each rank of one person opens. */
  allRanks: () => '/tools/college-predictor/all-ranks',
  /** Which state counts as one's own. */
  homeState: () => '/tools/college-predictor/home-state',
  /** A tool as everyone reaches it. */
  tool: (name: ToolName) => `/tools/${name}`,
  /** The same tool inside a dashboard, for signed-in people. */
  dashboardTool: (dashboard: DashboardType, name: ToolName) => `/${dashboard}/tools/${name}`,
  dashboard: (dashboard: DashboardType) => `/${dashboard}`,
  profile: (dashboard: DashboardType) => `/${dashboard}/profile`,
  plans: () => '/plans',
  /** The plans of a signed-in mentee. */
  ownPlans: () => '/mentee-dashboard/plans',
  /** Where a plan or an event seat is paid for. */
  checkout: (item: { planId: string; fromPlanId?: string } | { eventId: string }) =>
    `/mentee-dashboard/checkout?${new URLSearchParams(item)}`,
  /** What came of paying for a purchase. */
  checkoutDone: (purchaseId: string) => `/mentee-dashboard/checkout/done?purchase=${purchaseId}`,
  purchases: () => '/mentee-dashboard/purchases',
  jobs: () => '/admin/jobs',
  alertSettings: () => '/admin/settings?part=alerts',
  announcements: () => '/admin/announcements',
  newAnnouncement: () => '/admin/announcements/new',
  announcement: (id: string) => `/admin/announcements/${id}`,
  auditLogs: () => '/admin/audit-logs',
  messages: () => '/admin/messages',
  managedGrievances: () => '/admin/messages?of=grievances',
  moderation: () => '/admin/feedback',
  ownFeedback: () => '/mentee-dashboard/feedback',
  managedUsers: () => '/admin/users',
  managedUser: (id: string) => `/admin/users/${id}`,
  staff: () => '/admin/staff',
  managedCollegeData: () => '/admin/college-data',
  managedImport: (id: string) => `/admin/college-data/imports/${id}`,
  managedRows: () => '/admin/college-data/rows',
  collegeRecords: () => '/admin/college-data/records',
  collegeRecord: (kind: 'institute' | 'programme', id: string) =>
    `/admin/college-data/records/${id}${kind === 'institute' ? '' : `?kind=${kind}`}`,
  managedColleges: () => '/admin/college-data/colleges',
  factEditions: () => '/admin/college-data/editions',
  stateTables: () => '/admin/college-data/states',
  managedGuides: () => '/admin/guides',
  managedGuide: (slug: string) => `/admin/guides/${slug}`,
  managedSeasons: () => '/admin/college-data/seasons',
  managedSeason: (id: string) => `/admin/college-data/seasons/${id}`,
  managedPayments: () => '/admin/payments',
  managedPayment: (id: string) => `/admin/payments/${id}`,
  managedRefunds: () => '/admin/refunds',
  refundsOf: (purchaseId: string) => `/admin/refunds?purchaseId=${purchaseId}`,
  paymentAnalytics: () => '/admin/payment-analytics',
  gstReport: () => '/admin/payment-analytics/gst',
  managedPlans: () => '/admin/plan-event-management',
  managedCoupons: () => '/admin/plan-event-management/coupons',
  managedEvents: () => '/admin/plan-event-management/events',
  managedEvent: (id: string) => `/admin/plan-event-management/events/${id}`,
  eventCheckIn: (id: string) => `/admin/plan-event-management/events/${id}/check-in`,
  events: () => '/events',
  event: (id: string) => `/events/${id}`,
  ownEvents: () => '/mentee-dashboard/events',
  ownEvent: (id: string) => `/mentee-dashboard/events/${id}`,
  kitchenSink: () => '/dev/kitchen-sink',
} as const

export const TOOL_NAMES = [
  'college-predictor',
  'rank-calculator',
  'percentile-calculator',
  'state-college-predictor',
  'cgpa-calculator',
  'study-planner',
  'marking-scheme',
  'branch-comparison',
] as const
export type ToolName = (typeof TOOL_NAMES)[number]

/** The sign-in page that goes on to a page of a dashboard. @param to  path, query and part; judged again after the sign-in */
export function signInFor(to: string, language: PageLanguage): string {
  return `${inLanguage(paths.login(), language)}?${new URLSearchParams({ to })}`
}
