import type { NeedKey, Overview } from '@sopaan/contract/overview'

/** Behind which place of the menu each need is dealt with. */
const MENU_KEYS = {
  grievances: 'messages',
  messages: 'messages',
  confirmations: 'staff',
  heldRefunds: 'refunds',
  refunds: 'refunds',
  failedRefunds: 'refunds',
  disputes: 'payments',
  webhooks: 'jobs',
  mails: 'jobs',
  jobs: 'jobs',
  imports: 'collegeData',
  checkedImports: 'collegeData',
  reports: 'mentors',
  mentors: 'mentors',
  reviews: 'mentors',
  parentPapers: 'parentPapers',
  feedback: 'feedback',
} as const satisfies Record<NeedKey, string>

/** What failed, and does not mend itself. */
const FAILED: ReadonlySet<NeedKey> = new Set(['failedRefunds', 'disputes', 'webhooks', 'mails', 'jobs'])

type MenuKey = (typeof MENU_KEYS)[NeedKey]

/** How much waits behind each place of the admins' menu, and whether some of it is overdue or failed. */
export function menuCounts(needs: Overview['needs']): Partial<Record<MenuKey, { count: number; isUrgent: boolean }>> {
  const counts: Partial<Record<MenuKey, { count: number; isUrgent: boolean }>> = {}
  for (const { key, count, due } of needs) {
    const menuKey = MENU_KEYS[key]
    const before = counts[menuKey] ?? { count: 0, isUrgent: false }
    const isUrgent = before.isUrgent || FAILED.has(key) || (due !== null && due.overdue > 0)
    counts[menuKey] = { count: before.count + count, isUrgent }
  }
  return counts
}
