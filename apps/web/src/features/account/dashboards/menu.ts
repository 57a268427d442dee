import { paths } from '@sopaan/contract/paths'
import type { SwitchName } from '@sopaan/contract/site'
import type { Role } from '@sopaan/contract/users'
import type { IconName } from '#web/ui/icon.tsx'
import type { Words } from '#web/words/en.ts'

type Nav = Words['account']['nav']
type MenuKey = keyof Nav['items'] | 'college-predictor'

/** A place in a dashboard. Its path begins under the dashboard of whoever looks. */
export type MenuEntry = {
  key: MenuKey
  icon: IconName
  path: string
  /** Whose menu it stands in. */
  roles: readonly Role[]
  /** The frame's title is the first heading of the page, which has none of its own. */
  isTitledByFrame?: boolean
  /** The group it stands in for mentees and mentors; `none`: in no menu, since the bell, the account menu or a page leads there. */
  group?: 'tools' | 'more' | 'none'
  /** Not in the menus while admins keep this part of the product closed. */
  opensWith?: SwitchName
  /** Where it leads whoever of the staff may not open its own path. */
  orElse?: string
}

const EVERYBODY: readonly Role[] = ['mentee', 'mentor', 'admin']

/** Every place in a dashboard, in the order of the menu: a page that is built adds its line. */
export const MENU: readonly MenuEntry[] = [
  { key: 'home', icon: 'home', path: '', roles: EVERYBODY, isTitledByFrame: true },
  {
    key: 'planner',
    icon: 'calendar',
    path: paths.tool('study-planner'),
    roles: ['mentee'],
    isTitledByFrame: true,
  },
  { key: 'choices', icon: 'list', path: '/choices', roles: ['mentee', 'mentor'], isTitledByFrame: true },
  {
    key: 'findMentors',
    icon: 'cap',
    path: '/mentors',
    roles: ['mentee'],
    isTitledByFrame: true,
    opensWith: 'mentoring',
  },
  {
    key: 'sessions',
    icon: 'video',
    path: '/sessions',
    roles: ['mentee', 'mentor'],
    isTitledByFrame: true,
    opensWith: 'mentoring',
  },
  { key: 'mocks', icon: 'paper', path: '/mocks', roles: ['mentee'], isTitledByFrame: true },
  {
    key: 'availability',
    icon: 'clock',
    path: '/availability',
    roles: ['mentor'],
    isTitledByFrame: true,
    opensWith: 'mentoring',
  },
  {
    key: 'mentees',
    icon: 'people',
    path: '/mentees',
    roles: ['mentor'],
    isTitledByFrame: true,
    opensWith: 'mentoring',
  },
  { key: 'mentors', icon: 'cap', path: '/mentors', roles: ['admin'], isTitledByFrame: true },
  {
    key: 'events',
    icon: 'ticket',
    path: '/events',
    roles: ['mentee', 'mentor'],
    isTitledByFrame: true,
    opensWith: 'events',
  },
  { key: 'progress', icon: 'chart', path: '/progress', roles: ['mentee'] },
  { key: 'college-predictor', icon: 'target', path: paths.tool('college-predictor'), roles: EVERYBODY, group: 'tools' },
  { key: 'tools', icon: 'calculator', path: paths.tools(), roles: EVERYBODY, group: 'tools' },
  { key: 'messages', icon: 'chat', path: '/messages', roles: ['admin'], isTitledByFrame: true },
  { key: 'guides', icon: 'paper', path: '/guides', roles: ['admin'], isTitledByFrame: true },
  { key: 'announcements', icon: 'horn', path: '/announcements', roles: ['admin'], isTitledByFrame: true },
  { key: 'parentPapers', icon: 'check', path: '/parent-papers', roles: ['admin'], isTitledByFrame: true },
  { key: 'users', icon: 'people', path: '/users', roles: ['admin'], isTitledByFrame: true },
  { key: 'collegeData', icon: 'table', path: '/college-data', roles: ['admin'], isTitledByFrame: true },
  { key: 'auditLogs', icon: 'eye', path: '/audit-logs', roles: ['admin'], isTitledByFrame: true },
  {
    key: 'notifications',
    icon: 'bell',
    path: '/notifications',
    roles: EVERYBODY,
    isTitledByFrame: true,
    group: 'none',
  },
  {
    key: 'plans',
    icon: 'tag',
    path: '/plans',
    roles: ['mentee'],
    isTitledByFrame: true,
    opensWith: 'payments',
    group: 'more',
  },
  {
    key: 'purchases',
    icon: 'wallet',
    path: '/purchases',
    roles: ['mentee', 'mentor'],
    isTitledByFrame: true,
    group: 'more',
  },
  { key: 'paymentAnalytics', icon: 'chart', path: '/payment-analytics', roles: ['admin'], isTitledByFrame: true },
  { key: 'payments', icon: 'wallet', path: '/payments', roles: ['admin'], isTitledByFrame: true },
  { key: 'refunds', icon: 'undo', path: '/refunds', roles: ['admin'], isTitledByFrame: true },
  {
    key: 'plansAndEvents',
    icon: 'tag',
    path: '/plan-event-management',
    roles: ['admin'],
    isTitledByFrame: true,
    orElse: '/plan-event-management/events',
  },
  { key: 'staff', icon: 'shield', path: '/staff', roles: ['admin'], isTitledByFrame: true },
  { key: 'jobs', icon: 'clock', path: '/jobs', roles: ['admin'], isTitledByFrame: true },
  { key: 'settings', icon: 'filters', path: '/settings', roles: ['admin'], isTitledByFrame: true },
  { key: 'feedback', icon: 'star', path: '/feedback', roles: EVERYBODY, isTitledByFrame: true, group: 'more' },
  { key: 'profile', icon: 'person', path: '/profile', roles: EVERYBODY, isTitledByFrame: true, group: 'none' },
  { key: 'reading', icon: 'bookmark', path: '/resources', roles: EVERYBODY, group: 'none' },
  { key: 'resources', icon: 'help', path: '/resources/mental-health', roles: EVERYBODY, group: 'more' },
]

/** The menu of admins, by what it is about; what stands in no group here comes before the groups. */
export const ADMIN_GROUPS: readonly (readonly [group: keyof Nav['groups'], keys: readonly MenuEntry['key'][]])[] = [
  ['people', ['users', 'mentors', 'messages', 'feedback', 'parentPapers']],
  ['money', ['payments', 'refunds', 'paymentAnalytics', 'plansAndEvents']],
  ['content', ['collegeData', 'guides', 'announcements', 'resources']],
  ['system', ['staff', 'auditLogs', 'jobs', 'settings']],
  ['tools', ['college-predictor', 'tools']],
]

/** The letters that lead to places after G. */
export const GO_KEYS: Readonly<Partial<Record<MenuEntry['key'], string>>> = {
  home: 'h',
  planner: 'p',
  choices: 'l',
  findMentors: 'm',
  sessions: 's',
  availability: 'a',
  mentees: 'e',
  mocks: 'o',
  users: 'u',
  messages: 'm',
  payments: 'p',
  refunds: 'r',
  collegeData: 'c',
  auditLogs: 'a',
  jobs: 'j',
}

/** The five of the bar at the bottom of a phone; everything else opens from the menu above. */
export const PHONE_BAR: Readonly<Record<Role, readonly MenuEntry['key'][]>> = {
  mentee: ['home', 'planner', 'choices', 'findMentors', 'profile'],
  mentor: ['home', 'sessions', 'availability', 'mentees', 'profile'],
  admin: ['home', 'users', 'refunds', 'messages', 'profile'],
}
