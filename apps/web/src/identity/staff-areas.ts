import { hasStaffRole, type StaffRole } from '@sopaan/contract/staff-roles'
import type { User } from '@sopaan/contract/users'

/**
 * Who of the staff a part of the admins' area is for, besides owners, by the path it begins with; the longest that fits
 * holds, and what none fits is for all of them. A test holds it to the calls that the pages make.
 */
const STAFF_AREAS: readonly (readonly [path: string, staffRoles: readonly StaffRole[]])[] = [
  ['/admin/users', ['support', 'finance']],
  ['/admin/staff', []],
  ['/admin/mentors', ['support', 'finance']],
  ['/admin/mentors/reports', ['support']],
  ['/admin/mentors/reviews', ['support']],
  ['/admin/messages', ['support']],
  ['/admin/feedback', ['support']],
  ['/admin/parent-papers', ['support']],
  ['/admin/payments', ['support', 'finance']],
  ['/admin/refunds', ['support', 'finance']],
  ['/admin/payment-analytics', ['finance']],
  ['/admin/plan-event-management', ['finance']],
  ['/admin/plan-event-management/events', ['content', 'support']],
  ['/admin/college-data', ['content']],
  ['/admin/guides', ['content']],
  ['/admin/announcements', ['content']],
  ['/admin/settings', ['content', 'finance', 'support']],
  ['/admin/jobs', ['support', 'finance']],
  ['/admin/audit-logs', []],
]

/** Who of the staff a path is for besides owners; undefined where any of them may. */
export function staffRolesFor(path: string): readonly StaffRole[] | undefined {
  return STAFF_AREAS.filter(([start]) => path === start || path.startsWith(`${start}/`))
    .toSorted(([one], [other]) => other.length - one.length)
    .at(0)?.[1]
}

/** Whether somebody may open a page, as far as what an admin looks after goes. */
export function mayOpen({ role, staffRoles }: Pick<User, 'role' | 'staffRoles'>, path: string): boolean {
  const asked = role === 'admin' ? staffRolesFor(path) : undefined
  return asked === undefined || hasStaffRole(staffRoles, asked)
}
