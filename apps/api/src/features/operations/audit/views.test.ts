import { audit } from '@sopaan/contract/audit'
import type { Call } from '@sopaan/contract/call'
import { managedGrievances } from '@sopaan/contract/consents'
import { contact } from '@sopaan/contract/contact'
import { adminFeedback } from '@sopaan/contract/feedback'
import { managedBookings } from '@sopaan/contract/managed-bookings'
import { managedMentoring } from '@sopaan/contract/managed-mentoring'
import { managedMentors } from '@sopaan/contract/managed-mentors'
import { managedUsers } from '@sopaan/contract/managed-users'
import { payments } from '@sopaan/contract/payments'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

/** Every list of staff that names people, and the entry of the trail that a look at it leaves. */
const LISTS = [
  [managedUsers.list, 'users.look'],
  [managedUsers.waiting, 'sign-ups.look'],
  [adminFeedback.list, 'feedback.look'],
  [adminFeedback.csv, 'feedback.export'],
  [payments.listAll, 'payments.look'],
  [payments.exportAll, 'payments.export'],
  [staffRefunds.list, 'refunds.look'],
  [staffRefunds.csv, 'refunds.export'],
  [contact.list, 'messages.look'],
  [managedGrievances.list, 'grievance.look'],
  [managedMentors.list, 'mentors.look'],
  [managedMentors.csv, 'mentors.export'],
  [managedBookings.list, 'bookings.look'],
  [managedBookings.csv, 'bookings.export'],
  [managedMentoring.reviews, 'mentor-reviews.look'],
  [managedMentoring.reviewsCsv, 'mentor-reviews.export'],
  [managedMentoring.reports, 'mentoring.look-at-reports'],
  [managedMentoring.reportsCsv, 'mentoring.export-reports'],
  [audit.all, 'audit.look'],
  [audit.csv, 'audit.export'],
] as const

test('a look of staff at any list that names people is in the trail: who looked, at what, and from where', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  for (const [call, action] of LISTS) {
    const answer = await admin.browser.call<Call>(call)
    expect([call.path, answer.statusCode]).toEqual([call.path, 200])
    const newest = await server.deps.db
      .selectFrom('auditEvents')
      .leftJoin('auditOrigins', 'eventSequence', 'sequence')
      .select(['action', 'actorId', 'auditOrigins.ip'])
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(newest).toEqual({ action, actorId: admin.userId, ip: '203.0.113.10' })
  }
})
