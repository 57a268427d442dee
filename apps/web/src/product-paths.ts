import { DASHBOARD_TYPES, paths, TOOL_NAMES, type ToolName } from '@sopaan/contract/paths'
import { ADMIN_PAGES } from './admin-pages.ts'

/** Who may see a page. `signed-out` sends a signed-in person to the own dashboard. */
export type Viewer = 'anyone' | 'signed-out' | 'signed-in' | 'mentee' | 'mentor' | 'admin'

export type ProductPath = {
  path: string
  viewer: Viewer
  /** The file that answers, from `src`; absent until it is built, and the path is then a 404. */
  page?: string
  /**
   * Where nobody signed in is led: to the same page of the public site, or to sign in at once, because a public button leads
   * here; absent: to the site root, with the page remembered (R87, R88; decision 0170).
   */
  visitors?: 'public' | 'login'
  /** The frame it stands in on the public site; absent: header and footer. `plain` has neither menu nor sign-in. */
  frame?: 'auth' | 'plain'
}

const LEGAL_PAGE = 'features/operations/information/legal-page.tsx'
const PREDICTOR_PAGE = 'features/guidance/college-predictor/college-predictor-page.tsx'
const ALL_RANKS_PAGE = 'features/guidance/college-predictor/all-ranks-page.tsx'
const HOME_STATE_PAGE = 'features/guidance/college-predictor/home-state-page.tsx'
/** Tools that are built, by name. */
const TOOL_PAGES: Partial<Record<ToolName, string>> = {
  'college-predictor': PREDICTOR_PAGE,
  'state-college-predictor': 'features/guidance/state-college-predictor/state-college-predictor-page.tsx',
  'rank-calculator': 'features/guidance/calculators/rank-calculator-page.tsx',
  'percentile-calculator': 'features/guidance/calculators/percentile-calculator-page.tsx',
  'marking-scheme': 'features/guidance/calculators/marking-scheme-page.tsx',
  'cgpa-calculator': 'features/guidance/calculators/cgpa-calculator-page.tsx',
  'branch-comparison': 'features/guidance/calculators/branch-comparison-page.tsx',
  'study-planner': 'features/study/planner/study-planner-page.tsx',
}
/** Tools that are a page of their own in a dashboard, where they keep what a person does. */
const OWN_TOOL_PAGES: Partial<Record<ToolName, string>> = {
  ...TOOL_PAGES,
  'study-planner': 'features/study/planner/own-planner-page.tsx',
}
const MENTAL_HEALTH_PAGE = 'features/operations/helplines/mental-health-page.tsx'
const RESOURCES_PAGE = 'features/guidance/guides/resources-page.tsx'
const SESSIONS_PAGE = 'features/mentoring/bookings/sessions-page.tsx'
const SESSION_PAGE = 'features/mentoring/bookings/session-page.tsx'
const SEAT_PAGE = 'features/guidance/seat-pools/seat-page.tsx'
/** A seat as its key names it: `seatPoolKeys` of the rank book. */
const SEAT_PATH = '/seats/:institute/:programme/:quota/:seatType/:gender'

/** Pages of the public site: each stands at its path in the first language, and under the name of every other. */
export const PUBLIC_PATHS: readonly ProductPath[] = [
  { path: '/', viewer: 'signed-out', page: 'features/operations/home/home-page.tsx' },
  { path: '/login', viewer: 'signed-out', page: 'features/account/sign-ins/login-page.tsx', frame: 'auth' },
  { path: '/signup', viewer: 'signed-out', page: 'features/account/sign-ups/sign-up-page.tsx', frame: 'auth' },
  { path: '/about', viewer: 'anyone', page: 'features/operations/information/about-page.tsx' },
  { path: '/contact', viewer: 'anyone', page: 'features/operations/contact/contact-page.tsx' },
  { path: '/terms', viewer: 'anyone', page: LEGAL_PAGE },
  { path: '/privacy', viewer: 'anyone', page: 'features/operations/information/privacy-page.tsx' },
  { path: '/cookies', viewer: 'anyone', page: 'features/operations/information/cookies-page.tsx' },
  { path: '/refund', viewer: 'anyone', page: LEGAL_PAGE },
  { path: '/verify-email', viewer: 'anyone', page: 'features/account/mail-links/verify-email-page.tsx', frame: 'auth' },
  {
    path: '/reset-password',
    viewer: 'anyone',
    page: 'features/account/mail-links/reset-password-page.tsx',
    frame: 'auth',
  },
  {
    path: '/parent-consent',
    viewer: 'anyone',
    page: 'features/account/parents/parent-consent-page.tsx',
    frame: 'plain',
  },
  {
    path: '/unsubscribe',
    viewer: 'anyone',
    page: 'features/operations/notifications/unsubscribe-page.tsx',
    frame: 'plain',
  },
  {
    path: '/session-link',
    viewer: 'anyone',
    page: 'features/mentoring/bookings/session-link-page.tsx',
    frame: 'plain',
  },
  { path: '/datatest', viewer: 'anyone', page: 'features/guidance/college-data/college-data-page.tsx' },
  {
    path: '/datatest/states',
    viewer: 'anyone',
    page: 'features/guidance/state-college-predictor/state-data-page.tsx',
  },
  { path: '/events', viewer: 'anyone', page: 'features/commerce/events/events-page.tsx' },
  { path: '/events/:id', viewer: 'anyone', page: 'features/commerce/events/event-page.tsx' },
  { path: '/report-card', viewer: 'anyone', page: 'features/guidance/report-cards/report-card-page.tsx' },
  { path: '/research', viewer: 'anyone', page: 'features/guidance/report-cards/research-page.tsx' },
  { path: '/coverage', viewer: 'anyone', page: 'features/guidance/seat-pools/coverage-page.tsx' },
  { path: '/what-now', viewer: 'anyone', page: 'features/guidance/counselling/what-now-page.tsx' },
  { path: '/guides', viewer: 'anyone', page: 'features/guidance/guides/guides-page.tsx' },
  { path: '/guides/:slug', viewer: 'anyone', page: 'features/guidance/guides/guide-page.tsx' },
  { path: '/choice-list', viewer: 'anyone', page: 'features/guidance/choice-lists/choice-list-page.tsx' },
  { path: '/lists/:token', viewer: 'anyone', page: 'features/guidance/choice-lists/shared-list-page.tsx' },
  { path: '/family/:token', viewer: 'anyone', page: 'features/guidance/choice-lists/family-page.tsx' },
  { path: SEAT_PATH, viewer: 'anyone', page: SEAT_PAGE },
  { path: `${SEAT_PATH}/preparatory`, viewer: 'anyone', page: SEAT_PAGE },
  { path: '/colleges', viewer: 'anyone', page: 'features/guidance/seat-pools/colleges-page.tsx' },
  { path: '/compare', viewer: 'anyone', page: 'features/guidance/calculators/compare-page.tsx' },
  { path: '/branches', viewer: 'anyone', page: 'features/guidance/seat-pools/branches-page.tsx' },
  { path: '/colleges/:slug', viewer: 'anyone', page: 'features/guidance/seat-pools/institute-page.tsx' },
  { path: '/branches/:slug', viewer: 'anyone', page: 'features/guidance/seat-pools/branch-page.tsx' },
  { path: '/plans', viewer: 'anyone', page: 'features/commerce/plans/plans-page.tsx' },
  { path: '/mentors', viewer: 'anyone', page: 'features/mentoring/mentors/mentors-page.tsx' },
  { path: '/mentors/:id', viewer: 'anyone', page: 'features/mentoring/mentors/mentor-page.tsx' },
  { path: '/offline', viewer: 'anyone', page: 'features/operations/waiting/offline-page.tsx' },
  { path: '/unauthorized', viewer: 'anyone', page: 'features/operations/information/unauthorized-page.tsx' },
  { path: '/resources', viewer: 'anyone', page: RESOURCES_PAGE },
  { path: '/resources/mental-health', viewer: 'anyone', page: MENTAL_HEALTH_PAGE },
  { path: '/tools', viewer: 'anyone', page: 'features/operations/home/tools-page.tsx' },
  ...TOOL_NAMES.map((name) => ({
    path: `/tools/${name}`,
    viewer: 'anyone' as const,
    ...(TOOL_PAGES[name] === undefined ? {} : { page: TOOL_PAGES[name] }),
  })),
  { path: paths.allRanks(), viewer: 'anyone', page: ALL_RANKS_PAGE },
  { path: paths.homeState(), viewer: 'anyone', page: HOME_STATE_PAGE },
]

/** Pages behind a sign-in; they follow the language of the profile. */
export const DASHBOARD_PATHS: readonly ProductPath[] = [
  ...Object.entries(ADMIN_PAGES).map(([path, page]): ProductPath => ({ path, viewer: 'admin', page })),
  { path: '/mentee-dashboard', viewer: 'mentee', page: 'features/account/dashboards/mentee-home-page.tsx' },
  {
    path: '/mentee-dashboard/plans',
    viewer: 'mentee',
    page: 'features/commerce/plans/mentee-plans-page.tsx',
    visitors: 'public',
  },
  {
    path: '/mentee-dashboard/checkout',
    viewer: 'mentee',
    page: 'features/commerce/payments/checkout-page.tsx',
    visitors: 'login',
  },
  {
    path: '/mentee-dashboard/checkout/done',
    viewer: 'mentee',
    page: 'features/commerce/payments/checkout-done-page.tsx',
  },
  { path: '/mentee-dashboard/purchases', viewer: 'mentee', page: 'features/commerce/payments/purchases-page.tsx' },
  // Who bought as a mentee and mentors now keeps the papers.
  { path: '/mentor-dashboard/purchases', viewer: 'mentor', page: 'features/commerce/payments/purchases-page.tsx' },
  {
    path: '/mentee-dashboard/mentors',
    viewer: 'mentee',
    page: 'features/mentoring/mentors/mentee-mentors-page.tsx',
    visitors: 'public',
  },
  {
    path: '/mentee-dashboard/mentors/:id',
    viewer: 'mentee',
    page: 'features/mentoring/mentors/mentee-mentor-page.tsx',
    visitors: 'public',
  },
  {
    path: '/mentee-dashboard/mentors/:id/book',
    viewer: 'mentee',
    page: 'features/mentoring/bookings/book-page.tsx',
    visitors: 'login',
  },
  {
    path: '/mentee-dashboard/become-a-mentor',
    viewer: 'mentee',
    page: 'features/mentoring/mentors/become-a-mentor-page.tsx',
    visitors: 'login',
  },
  { path: '/mentee-dashboard/sessions', viewer: 'mentee', page: SESSIONS_PAGE },
  { path: '/mentee-dashboard/sessions/:id', viewer: 'mentee', page: SESSION_PAGE },
  { path: '/mentor-dashboard/sessions', viewer: 'mentor', page: SESSIONS_PAGE },
  { path: '/mentor-dashboard/sessions/:id', viewer: 'mentor', page: SESSION_PAGE },
  {
    path: '/mentor-dashboard/availability',
    viewer: 'mentor',
    page: 'features/mentoring/availability/availability-page.tsx',
  },
  { path: '/mentor-dashboard/mentees', viewer: 'mentor', page: 'features/mentoring/availability/mentees-page.tsx' },
  {
    path: '/mentor-dashboard/mentor-profile',
    viewer: 'mentor',
    page: 'features/mentoring/availability/mentor-profile-page.tsx',
  },
  { path: '/mentor-dashboard', viewer: 'mentor', page: 'features/account/dashboards/mentor-home-page.tsx' },
  { path: '/mentee-dashboard/events', viewer: 'mentee', page: 'features/commerce/events/mentee-events-page.tsx' },
  {
    path: '/mentee-dashboard/events/:id',
    viewer: 'mentee',
    page: 'features/commerce/events/mentee-event-page.tsx',
    visitors: 'login',
  },
  // Who registered as a mentee and mentors now keeps the seats.
  { path: '/mentor-dashboard/events', viewer: 'mentor', page: 'features/commerce/events/mentee-events-page.tsx' },
  { path: '/mentor-dashboard/events/:id', viewer: 'mentor', page: 'features/commerce/events/mentee-event-page.tsx' },
  { path: '/mentee-dashboard/feedback', viewer: 'mentee', page: 'features/operations/feedback/feedback-page.tsx' },
  // Who wrote as a mentee and mentors now still reads, changes and takes back.
  { path: '/mentor-dashboard/feedback', viewer: 'mentor', page: 'features/operations/feedback/feedback-page.tsx' },
  ...DASHBOARD_TYPES.flatMap((dashboard): ProductPath[] => [
    { path: `/${dashboard}/profile`, viewer: 'signed-in', page: 'features/account/profile/profile-page.tsx' },
    {
      path: `/${dashboard}/notifications`,
      viewer: 'signed-in',
      page: 'features/operations/notifications/notifications-page.tsx',
    },
    {
      path: `/${dashboard}/choices`,
      viewer: 'signed-in',
      page: 'features/guidance/choice-lists/own-choices-page.tsx',
      visitors: 'login',
    },
    {
      path: `/${dashboard}/season`,
      viewer: 'signed-in',
      page: 'features/guidance/choice-lists/own-season-page.tsx',
    },
    // No role check on tools (R65): whoever is not at home in this dashboard reads the public page (C36).
    ...TOOL_NAMES.map((name) => ({
      path: `/${dashboard}/tools/${name}`,
      viewer: 'signed-in' as const,
      visitors: 'public' as const,
      ...(OWN_TOOL_PAGES[name] === undefined ? {} : { page: OWN_TOOL_PAGES[name] }),
    })),
    {
      path: `/${dashboard}${paths.tools()}`,
      viewer: 'signed-in',
      page: 'features/operations/home/tools-page.tsx',
      visitors: 'public',
    },
    { path: `/${dashboard}${paths.allRanks()}`, viewer: 'signed-in', page: ALL_RANKS_PAGE, visitors: 'public' },
    {
      path: `/${dashboard}/resources/mental-health`,
      viewer: 'signed-in',
      page: MENTAL_HEALTH_PAGE,
      visitors: 'public',
    },
    { path: `/${dashboard}/resources`, viewer: 'signed-in', page: RESOURCES_PAGE, visitors: 'public' },
    { path: `/${dashboard}/tests`, viewer: 'signed-in', page: 'features/study/mocks/tests-page.tsx' },
    { path: `/${dashboard}/progress`, viewer: 'signed-in', page: 'features/study/planner/progress-page.tsx' },
    { path: `/${dashboard}/mocks`, viewer: 'signed-in', page: 'features/study/mocks/mock-log-page.tsx' },
  ]),
]
