import { DASHBOARD_TYPES, TOOL_NAMES, type ToolName } from './paths.ts'

/** Who may see a page. `signed-out` sends a signed-in person to the own dashboard. */
export type Viewer = 'anyone' | 'signed-out' | 'signed-in' | 'mentee' | 'mentor' | 'admin'

export type ProductPath = {
  path: string
  viewer: Viewer
  /** The file that answers, from `src`; absent until it is built, and the path is then a 404. */
  page?: string
}

const PREDICTOR_PAGE = 'features/college-predictor/college-predictor-page.tsx'
/** Tools that are built, by name. */
const TOOL_PAGES: Partial<Record<ToolName, string>> = {
  'college-predictor': PREDICTOR_PAGE,
  'state-college-predictor': 'features/state-college-predictor/state-college-predictor-page.tsx',
  'rank-calculator': 'features/calculators/rank-calculator-page.tsx',
  'percentile-calculator': 'features/calculators/percentile-calculator-page.tsx',
  'marking-scheme': 'features/calculators/marking-scheme-page.tsx',
  'cgpa-calculator': 'features/calculators/cgpa-calculator-page.tsx',
  'branch-comparison': 'features/calculators/branch-comparison-page.tsx',
}
const MENTAL_HEALTH_PAGE = 'features/resources/mental-health-page.tsx'
const COMING_SOON_PAGE = 'features/resources/coming-soon-page.tsx'
const TO_PUBLIC_TOOL = 'layouts/to-public-tool.tsx'

/** Pages of the public site: each stands in English at its path and in Hindi under /hi. */
export const PUBLIC_PATHS: readonly ProductPath[] = [
  { path: '/', viewer: 'signed-out', page: 'features/home/home-page.tsx' },
  { path: '/login', viewer: 'signed-out' },
  { path: '/signup', viewer: 'signed-out' },
  { path: '/about', viewer: 'anyone' },
  { path: '/contact', viewer: 'anyone' },
  { path: '/terms', viewer: 'anyone' },
  { path: '/privacy', viewer: 'anyone' },
  { path: '/cookies', viewer: 'anyone' },
  { path: '/refund', viewer: 'anyone' },
  { path: '/verify-email', viewer: 'anyone' },
  { path: '/reset-password', viewer: 'anyone' },
  { path: '/datatest', viewer: 'anyone' },
  { path: '/unauthorized', viewer: 'anyone', page: 'features/information/unauthorized-page.tsx' },
  { path: '/resources/mental-health', viewer: 'anyone', page: MENTAL_HEALTH_PAGE },
  ...TOOL_NAMES.map((name) => ({
    path: `/tools/${name}`,
    viewer: 'anyone' as const,
    ...(TOOL_PAGES[name] === undefined ? {} : { page: TOOL_PAGES[name] }),
  })),
]

/** Pages behind a sign-in; they follow the language of the profile. */
export const DASHBOARD_PATHS: readonly ProductPath[] = [
  { path: '/mentee-dashboard', viewer: 'mentee' },
  { path: '/mentor-dashboard', viewer: 'mentor' },
  { path: '/admin', viewer: 'admin' },
  { path: '/admin/users', viewer: 'admin' },
  { path: '/admin/settings', viewer: 'admin' },
  { path: '/admin/college-data', viewer: 'admin' },
  { path: '/admin/plan-event-management', viewer: 'admin' },
  { path: '/admin/payment-analytics', viewer: 'admin' },
  { path: '/admin/audit-logs', viewer: 'admin' },
  ...DASHBOARD_TYPES.flatMap((dashboard): ProductPath[] => [
    { path: `/${dashboard}/profile`, viewer: 'signed-in' },
    // No role check on tools (R65); until there are accounts everyone is signed out and reads the public page (C36).
    ...TOOL_NAMES.map((name) => ({
      path: `/${dashboard}/tools/${name}`,
      viewer: 'signed-in' as const,
      ...(TOOL_PAGES[name] === undefined ? {} : { page: TO_PUBLIC_TOOL }),
    })),
    { path: `/${dashboard}/resources/mental-health`, viewer: 'signed-in', page: MENTAL_HEALTH_PAGE },
    { path: `/${dashboard}/resources`, viewer: 'signed-in', page: COMING_SOON_PAGE },
    { path: `/${dashboard}/tests`, viewer: 'signed-in', page: COMING_SOON_PAGE },
    { path: `/${dashboard}/progress`, viewer: 'signed-in', page: COMING_SOON_PAGE },
  ]),
]
