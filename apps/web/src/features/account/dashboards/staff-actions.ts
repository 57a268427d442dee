import { paths } from '@sopaan/contract/paths'
import { hasStaffRole, type StaffRole } from '@sopaan/contract/staff-roles'
import type { IconName } from '#web/ui/icon.tsx'
import type { Words } from '#web/words/en.ts'
import type { PaletteLink } from './palette-links.ts'

type StaffAction = keyof Words['account']['palette']['staffActions']

/** What staff do most, each with where it begins and who of them, besides owners, may. */
const ACTIONS: readonly (readonly [key: StaffAction, icon: IconName, to: string, staffRoles: readonly StaffRole[]])[] =
  [
    ['invite', 'person', '/admin/users?do=invite', ['support']],
    ['payBack', 'undo', '/admin/payments?status=settled', ['finance']],
    ['decideRefunds', 'undo', `${paths.managedRefunds()}?state=asked`, ['finance']],
    ['settleRefunds', 'undo', `${paths.managedRefunds()}?state=failed`, ['finance']],
    ['answerGrievances', 'chat', paths.managedGrievances(), ['support']],
    ['addPlan', 'tag', '/admin/plan-event-management?do=add', ['finance']],
    ['addCoupon', 'tag', `${paths.managedCoupons()}?do=add`, ['finance']],
    ['addEvent', 'calendar', '/admin/plan-event-management/events?do=add', ['content', 'support']],
    ['announce', 'horn', paths.newAnnouncement(), ['content']],
    ['handIn', 'table', paths.managedCollegeData(), ['content']],
    ['renameCollege', 'cap', paths.collegeRecords(), ['content']],
    ['closePart', 'filters', '/admin/settings?part=site', ['content']],
    ['setAlerts', 'bell', '/admin/settings?part=alerts', []],
    ['setLimits', 'filters', '/admin/settings?part=limits', []],
    ['retryMails', 'clock', '/admin/jobs', ['support', 'finance']],
  ]

/** What some of the staff may do, as the palette offers it. */
export function listStaffActions(
  { staffActions, staffActionsAlso }: Words['account']['palette'],
  staffRoles: readonly StaffRole[],
): PaletteLink[] {
  return ACTIONS.filter(([, , , roles]) => hasStaffRole(staffRoles, roles)).map(([key, icon, to]) => ({
    key: `staff-${key}`,
    icon,
    label: staffActions[key],
    also: staffActionsAlso[key] ?? '',
    to,
  }))
}
