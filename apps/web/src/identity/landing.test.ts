import type { Role } from '@sopaan/contract/users'
import { expect, test } from 'vitest'
import { DASHBOARD_PATHS } from '#web/product-paths.ts'
import { isDashboardPage, judgeVisit, landingOf, linkFor, readRemembered, visitorWay } from './landing.ts'

const ORIGIN = 'https://sopaan.test'
const ROLES: readonly Role[] = ['mentee', 'mentor', 'admin']

test('each role lands on its own dashboard (C1)', () => {
  expect([landingOf('mentee'), landingOf('mentor'), landingOf('admin')]).toEqual([
    '/mentee-dashboard',
    '/mentor-dashboard',
    '/admin',
  ])
})

/** The table of paths behind a sign-in, row by row, and who may see each. Source: R47 to R72. */
const ROWS: readonly (readonly [path: string, who: readonly Role[]])[] = [
  ['/mentee-dashboard', ['mentee']],
  ['/mentor-dashboard', ['mentor']],
  ...['', '/users', '/settings', '/college-data', '/plan-event-management', '/payment-analytics', '/audit-logs'].map(
    (child) => [`/admin${child}`, ['admin']] as const,
  ),
  ...['/mentee-dashboard', '/mentor-dashboard'].flatMap((dashboard) =>
    ['profile', 'resources/mental-health', 'resources', 'tests', 'progress'].map(
      (child) => [`${dashboard}/${child}`, ROLES] as const,
    ),
  ),
]
const TOOLS = [
  'college-predictor',
  'rank-calculator',
  'percentile-calculator',
  'state-college-predictor',
  'cgpa-calculator',
  'study-planner',
  'marking-scheme',
  'branch-comparison',
]
const AN_ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01'

test.each(ROWS.flatMap(([path, who]) => ROLES.map((role) => [role, path, who.includes(role)] as const)))(
  '%s at %s: %s, and so when it was remembered or is written with a slash (R47, R48, R52, R61 to R72, R88, R89)',
  (role, path, may) => {
    const visit = may ? { may: true } : { may: false, to: '/unauthorized' }
    expect(judgeVisit(role, path, '')).toEqual(visit)
    expect(judgeVisit(role, `${path}/`, '')).toEqual(visit)
    expect(readRemembered(path, role, ORIGIN)).toBe(may ? path : undefined)
  },
)

test.each(TOOLS.flatMap((tool) => ROLES.map((role) => [role, tool] as const)))(
  '%s reads the tool %s in the own dashboard, and from any other on the public page (R53 to R60, R65, C36)',
  (role, tool) => {
    for (const dashboard of ['/mentee-dashboard', '/mentor-dashboard', '/admin']) {
      const isOwn = dashboard === landingOf(role)
      expect(judgeVisit(role, `${dashboard}/tools/${tool}`, '?a=1')).toEqual(
        isOwn ? { may: true } : { may: false, to: `/tools/${tool}?a=1` },
      )
    }
  },
)

const OWN_PAGES = [
  'profile',
  'notifications',
  'choices',
  'resources/mental-health',
  'resources',
  'tests',
  'progress',
  'mocks',
]

test.each(OWN_PAGES)(
  '/admin/%s is for admins alone: others read the same page in their own dashboard (R66, C36)',
  (page) => {
    expect(judgeVisit('admin', `/admin/${page}`, '')).toEqual({ may: true })
    for (const role of ['mentee', 'mentor'] as const) {
      const own = { may: false, to: `${landingOf(role)}/${page}?a=1#b`, isOwn: true }
      expect(judgeVisit(role, `/admin/${page}`, '?a=1#b')).toEqual(own)
      expect(readRemembered(`/admin/${page}`, role, ORIGIN)).toBeUndefined()
    }
  },
)

test.each(ROLES)(
  'an address under a dashboard where nothing stands is a 404 in the own frame of a %s (R50)',
  (role) => {
    for (const path of ['/admin/no-such-page', '/mentee-dashboard/no/such', '/mentor-dashboard/no-such-page']) {
      expect(judgeVisit(role, path, '')).toEqual({ may: true })
      expect(isDashboardPage(path)).toBe(false)
    }
  },
)

test('who has become a mentor goes from the page of the application to the desk, with a welcome', () => {
  expect(judgeVisit('mentor', '/mentee-dashboard/become-a-mentor', '')).toEqual({
    may: false,
    to: '/mentor-dashboard?welcome=yes',
    isOwn: true,
  })
})

test.each([
  ['/mentee-dashboard/tools/rank-calculator', '?marks=180', '/tools/rank-calculator?marks=180'],
  ['/mentor-dashboard/resources/mental-health', '', '/resources/mental-health'],
  ['/admin/tools/college-predictor/all-ranks', '', '/tools/college-predictor/all-ranks'],
  ['/mentee-dashboard/plans', '', '/plans'],
] as const)('a visitor reads %s%s on the public site (R61, C36)', (path, search, to) => {
  expect(visitorWay(path, search, 'en')).toBe(to)
  expect(visitorWay(path, search, 'hi')).toBe(`/hi${to}`)
})

test.each([
  ['/mentee-dashboard/checkout', `?planId=${AN_ID}`],
  [`/mentee-dashboard/mentors/${AN_ID}/book`, ''],
  ['/mentee-dashboard/become-a-mentor', ''],
  [`/mentee-dashboard/events/${AN_ID}`, ''],
  ['/mentee-dashboard/choices', ''],
] as const)('a visitor who pressed the way to %s%s signs in and goes on there', (path, search) => {
  const way = URL.parse(visitorWay(path, search, 'hi') ?? '', ORIGIN)
  expect(way?.pathname).toBe('/hi/login')
  expect(readRemembered(way?.searchParams.get('to') ?? undefined, 'mentee', ORIGIN)).toBe(path + search)
})

test.each(['/mentee-dashboard', '/mentee-dashboard/profile', '/mentor-dashboard/progress', '/admin', '/admin/users'])(
  'a visitor at %s goes to the site root (R87)',
  (path) => {
    expect(visitorWay(path, '', 'en')).toBeUndefined()
  },
)

test('every page of one person of many, or of one thing, is for whom the table of pages says, whatever its id (R89)', () => {
  const rows = DASHBOARD_PATHS.filter(({ path }) => path.includes(':'))
  expect(rows.length).toBeGreaterThan(5)
  for (const { path, viewer } of rows) {
    const address = path.replace(/:\w+/g, AN_ID)
    for (const role of ROLES) {
      const may = (viewer === 'signed-in' && !(path.startsWith('/admin/') && role !== 'admin')) || viewer === role
      expect([role, address, judgeVisit(role, address, '').may]).toEqual([role, address, may])
    }
  }
})

test('a tool of another dashboard is read on the public page, with its question (C36)', () => {
  expect(judgeVisit('mentor', '/mentee-dashboard/tools/rank-calculator', '?marks=180')).toEqual({
    may: false,
    to: '/tools/rank-calculator?marks=180',
  })
})

test.each([
  ['mentor', `/mentee-dashboard/sessions/${AN_ID}`, `/mentor-dashboard/sessions/${AN_ID}`],
  ['mentor', '/mentee-dashboard/purchases?page=2', '/mentor-dashboard/purchases?page=2'],
  ['mentor', '/mentee-dashboard/feedback', '/mentor-dashboard/feedback'],
  ['mentor', `/mentee-dashboard/events/${AN_ID}`, `/mentor-dashboard/events/${AN_ID}`],
  ['mentor', '/mentee-dashboard/sessions?tab=past', '/mentor-dashboard/sessions?tab=past'],
  ['mentee', `/mentor-dashboard/sessions/${AN_ID}`, `/mentee-dashboard/sessions/${AN_ID}`],
  ['mentee', `/mentee-dashboard/sessions/${AN_ID}#letters`, `/mentee-dashboard/sessions/${AN_ID}#letters`],
] as const)('a link that %s holds to %s leads to %s, where the page is now', (role, link, to) => {
  expect(linkFor(role, link)).toBe(to)
})

test.each([
  ['/mentee-dashboard/plans', '?from=mail', '/plans?from=mail'],
  [`/mentee-dashboard/mentors/${AN_ID}`, '', `/mentors/${AN_ID}`],
])('a mentor reads %s of the mentees%s on the public site', (path, search, to) => {
  expect(judgeVisit('mentor', path, search)).toEqual({ may: false, to })
  expect(linkFor('mentor', path + search)).toBe(path + search)
})

test.each([
  ['mentor', '/mentee-dashboard'],
  ['mentor', `/mentee-dashboard/mentors/${AN_ID}/book`],
  ['admin', `/mentee-dashboard/sessions/${AN_ID}`],
  ['mentee', '/admin/users'],
  ['mentee', `/admin/plan-event-management/events/${AN_ID}`],
] as const)('a link of %s to %s, which is for others alone, leads nowhere (R89)', (role, link) => {
  expect(linkFor(role, link)).toBeUndefined()
})

test.each([
  ['//evil.example'],
  ['/\\evil.example'],
  ['https://evil.example/mentee-dashboard'],
  ['javascript:alert(1)'],
  ['mentee-dashboard'],
  ['/admin'],
  ['/login'],
  ['/no-such-page'],
  [''],
  [undefined],
])('WEB-11: the remembered address %j is not followed', (remembered) => {
  expect(readRemembered(remembered, 'mentee', ORIGIN)).toBeUndefined()
})

test('a remembered page that the role may see is returned to, with its query and its part (R88)', () => {
  const page = '/mentee-dashboard/profile?a=1#notifications'
  expect(readRemembered(page, 'mentee', ORIGIN)).toBe(page)
})

test('a remembered page of one of many is returned to by whom it is for, and by nobody else', () => {
  const page = '/mentee-dashboard/mentors/0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01/book'
  expect(readRemembered(page, 'mentee', ORIGIN)).toBe(page)
  expect(readRemembered(page, 'mentor', ORIGIN)).toBeUndefined()
  expect(readRemembered(page, 'admin', ORIGIN)).toBeUndefined()
  expect(readRemembered(`${page}/more`, 'mentee', ORIGIN)).toBeUndefined()
})
