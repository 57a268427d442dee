import type { Access } from '@sopaan/contract/call'
import { isLetIn } from '@sopaan/contract/call'
import { contact } from '@sopaan/contract/contact'
import { adminFeedback } from '@sopaan/contract/feedback'
import { jobs } from '@sopaan/contract/jobs'
import { managedAnnouncements } from '@sopaan/contract/managed-announcements'
import { managedEvents } from '@sopaan/contract/managed-events'
import { managedGuides } from '@sopaan/contract/managed-guides'
import { managedImports } from '@sopaan/contract/managed-imports'
import { managedMentors } from '@sopaan/contract/managed-mentors'
import { managedParentPapers } from '@sopaan/contract/managed-parent-papers'
import { managedUsers } from '@sopaan/contract/managed-users'
import { overview } from '@sopaan/contract/overview'
import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { payments } from '@sopaan/contract/payments'
import { staff } from '@sopaan/contract/staff'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { STAFF_ROLES } from '@sopaan/contract/staff-roles'
import { expect, test } from 'vitest'
import { ADMIN_PAGES } from '#web/admin-pages.ts'
import { mayOpen, staffRolesFor } from './staff-areas.ts'

/** What the page of a path asks for first. */
const FIRST_CALLS: Readonly<Record<string, Access>> = {
  '/admin': overview.find.access,
  '/admin/users': managedUsers.list.access,
  '/admin/users/1': managedUsers.get.access,
  '/admin/staff': staff.list.access,
  '/admin/mentors': managedMentors.list.access,
  '/admin/messages': contact.list.access,
  '/admin/feedback': adminFeedback.list.access,
  '/admin/parent-papers': managedParentPapers.list.access,
  '/admin/payments': payments.listAll.access,
  '/admin/payments/1': payments.getRecord.access,
  '/admin/refunds': staffRefunds.list.access,
  '/admin/payment-analytics': paymentAnalytics.get.access,
  '/admin/plan-event-management/events': managedEvents.list.access,
  '/admin/college-data': managedImports.list.access,
  '/admin/guides': managedGuides.list.access,
  '/admin/announcements': managedAnnouncements.list.access,
  '/admin/jobs': jobs.find.access,
}

test.each(Object.entries(FIRST_CALLS))('%s is open to those whom its first call lets in', (path, access) => {
  for (const role of STAFF_ROLES) {
    const person = { role: 'admin', staffRoles: [role] } as const
    expect([role, mayOpen({ ...person, staffRoles: [role] }, path)]).toEqual([role, isLetIn(access, person)])
  }
})

test('every page of the staff area but the first belongs to somebody', () => {
  const open = Object.keys(ADMIN_PAGES).filter((path) => staffRolesFor(path) === undefined)
  expect(open).toEqual(['/admin'])
})
