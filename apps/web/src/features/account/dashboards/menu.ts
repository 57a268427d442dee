import type { ToolName } from '@sopaan/contract/paths'
import type { SwitchName } from '@sopaan/contract/site'
import type { Role } from '@sopaan/contract/users'
import type { IconName } from '#web/ui/icon.tsx'
import type { Words } from '#web/words/en.ts'

type Nav = Words['account']['nav']

/** A place in a dashboard. Its path begins under the dashboard of whoever looks. */
export type MenuEntry = {
  key: keyof Nav['items']
  icon: IconName
  path: string
  /** Whose menu it stands in. */
  roles: readonly Role[]
  /** The frame's title is the first heading of the page, which has none of its own. */
  isTitledByFrame?: boolean
  /** Not in the menus while admins keep this part of the product closed. */
  opensWith?: SwitchName
}

const EVERYBODY: readonly Role[] = ['mentee', 'mentor', 'admin']

/** Every place in a dashboard but the tools, in the order of the menu: a page that is built adds its line. */
export const MENU: readonly MenuEntry[] = [
  { key: 'home', icon: 'home', path: '', roles: EVERYBODY, isTitledByFrame: true },
  { key: 'choices', icon: 'list', path: '/choices', roles: ['mentee', 'mentor'], isTitledByFrame: true },
  {
    key: 'sessions',
    icon: 'chat',
    path: '/sessions',
    roles: ['mentee', 'mentor'],
    isTitledByFrame: true,
    opensWith: 'mentoring',
  },
  {
    key: 'availability',
    icon: 'clock',
    path: '/availability',
    roles: ['mentor'],
    isTitledByFrame: true,
    opensWith: 'mentoring',
  },
  { key: 'mentees', icon: 'cap', path: '/mentees', roles: ['mentor'], isTitledByFrame: true, opensWith: 'mentoring' },
  { key: 'mentors', icon: 'cap', path: '/mentors', roles: ['admin'], isTitledByFrame: true },
  { key: 'events', icon: 'calendar', path: '/events', roles: ['mentee'], isTitledByFrame: true, opensWith: 'events' },
  { key: 'feedback', icon: 'star', path: '/feedback', roles: EVERYBODY, isTitledByFrame: true },
  { key: 'messages', icon: 'chat', path: '/messages', roles: ['admin'], isTitledByFrame: true },
  { key: 'parentPapers', icon: 'check', path: '/parent-papers', roles: ['admin'], isTitledByFrame: true },
  { key: 'users', icon: 'people', path: '/users', roles: ['admin'], isTitledByFrame: true },
  { key: 'collegeData', icon: 'cap', path: '/college-data', roles: ['admin'], isTitledByFrame: true },
  { key: 'auditLogs', icon: 'list', path: '/audit-logs', roles: ['admin'], isTitledByFrame: true },
  { key: 'notifications', icon: 'bell', path: '/notifications', roles: EVERYBODY, isTitledByFrame: true },
  { key: 'plans', icon: 'wallet', path: '/plans', roles: ['mentee'], isTitledByFrame: true, opensWith: 'payments' },
  { key: 'purchases', icon: 'bookmark', path: '/purchases', roles: ['mentee', 'mentor'], isTitledByFrame: true },
  { key: 'paymentAnalytics', icon: 'up', path: '/payment-analytics', roles: ['admin'], isTitledByFrame: true },
  { key: 'payments', icon: 'wallet', path: '/payments', roles: ['admin'], isTitledByFrame: true },
  { key: 'refunds', icon: 'undo', path: '/refunds', roles: ['admin'], isTitledByFrame: true },
  { key: 'plansAndEvents', icon: 'wallet', path: '/plan-event-management', roles: ['admin'], isTitledByFrame: true },
  { key: 'jobs', icon: 'clock', path: '/jobs', roles: ['admin'], isTitledByFrame: true },
  { key: 'settings', icon: 'filters', path: '/settings', roles: ['admin'], isTitledByFrame: true },
  { key: 'progress', icon: 'check', path: '/progress', roles: ['mentee'] },
  { key: 'profile', icon: 'person', path: '/profile', roles: EVERYBODY, isTitledByFrame: true },
  { key: 'resources', icon: 'calendar', path: '/resources/mental-health', roles: EVERYBODY },
]

/** Tools, in the order of the menu. */
export const MENU_TOOLS = [
  'study-planner',
  'college-predictor',
  'state-college-predictor',
  'rank-calculator',
  'percentile-calculator',
  'marking-scheme',
  'cgpa-calculator',
  'branch-comparison',
] as const satisfies readonly ToolName[]

/** The five of the bar at the bottom of a phone; everything else opens from the menu above. */
export const PHONE_BAR: Readonly<Record<Role, readonly (MenuEntry['key'] | ToolName)[]>> = {
  mentee: ['home', 'choices', 'study-planner', 'sessions', 'profile'],
  mentor: ['home', 'sessions', 'availability', 'mentees', 'profile'],
  admin: ['home', 'users', 'messages', 'plansAndEvents', 'profile'],
}
