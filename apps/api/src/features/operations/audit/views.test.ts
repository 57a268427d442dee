import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

/** Every list of staff that names people, and the entry of the trail that a look at it leaves. */
const LISTS = [
  ['/api/v1/admin/users', 'users.look'],
  ['/api/v1/admin/users/waiting', 'sign-ups.look'],
  ['/api/v1/admin/feedback', 'feedback.look'],
  ['/api/v1/admin/payments', 'payments.look'],
  ['/api/v1/admin/payments/csv', 'payments.export'],
  ['/api/v1/admin/refunds', 'refunds.look'],
  ['/api/v1/admin/messages', 'messages.look'],
  ['/api/v1/admin/grievances', 'grievance.look'],
  ['/api/v1/admin/mentors', 'mentors.look'],
  ['/api/v1/admin/mentor-reviews', 'mentor-reviews.look'],
  ['/api/v1/admin/mentoring-reports', 'mentoring.look-at-reports'],
  ['/api/v1/admin/audit/all', 'audit.look'],
  ['/api/v1/admin/audit/csv', 'audit.export'],
] as const

test('a look of staff at any list that names people is in the trail: who looked, at what, and from where', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  for (const [path, action] of LISTS) {
    const answer = await admin.browser.send('GET', path)
    expect([path, answer.statusCode]).toEqual([path, 200])
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
