import type { User } from '@sopaan/contract/users'
import type { IconName } from '#web/ui/icon.tsx'

/** The pages of settings, in the order of their menu. */
export const SETTINGS_GROUPS = [
  'account',
  'studies',
  'security',
  'calendars',
  'notifications',
  'privacy',
  'guardian',
] as const
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number]

/** The part of a page that its link in the menu leads to, and the drawing beside it. */
export const GROUP_LINKS: Readonly<Record<SettingsGroup, { hash: string; icon: IconName }>> = {
  account: { hash: 'person', icon: 'person' },
  studies: { hash: 'study', icon: 'cap' },
  security: { hash: 'password', icon: 'lock' },
  calendars: { hash: 'calendars', icon: 'calendar' },
  notifications: { hash: 'notifications', icon: 'bell' },
  privacy: { hash: 'data', icon: 'shield' },
  guardian: { hash: 'parent', icon: 'people' },
}

const GROUP_OF: Readonly<Record<string, SettingsGroup>> = {
  study: 'studies',
  exams: 'studies',
  password: 'security',
  passkeys: 'security',
  'two-factor': 'security',
  devices: 'security',
  calendars: 'calendars',
  notifications: 'notifications',
  data: 'privacy',
  log: 'privacy',
  nominee: 'privacy',
  grievances: 'privacy',
  leave: 'privacy',
  parent: 'guardian',
}

/** The page of settings that holds the part an address names, such as `#two-factor`; the first for any other. */
export function groupOfHash(hash: string): SettingsGroup {
  return GROUP_OF[hash.slice(1)] ?? 'account'
}

/** The pages a person has: studies are a mentee's, calendars are of who plans here, and a parent is asked for who is under 18. */
export function groupsOf({ role, ageBand }: User): readonly SettingsGroup[] {
  return SETTINGS_GROUPS.filter(
    (group) =>
      (group !== 'studies' || role === 'mentee') &&
      (group !== 'calendars' || role !== 'admin') &&
      (group !== 'guardian' || ageBand === 'minor'),
  )
}
