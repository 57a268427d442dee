import { expect, onTestFinished, test } from 'vitest'
import { makeSamplePeople } from '#api/features/account/accounts/first-people.service.ts'
import { startApp } from '#api/testing/start-app.ts'
import { listTestimonials } from './feedback.service.ts'
import { seedSampleFeedback } from './sample-feedback.service.ts'

test('C38: a fresh start shows feedback with what became of it, once, none of it among the testimonials, and mails nobody', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  await makeSamplePeople(server.deps)
  await seedSampleFeedback(server.deps)
  await seedSampleFeedback(server.deps)
  const rows = await server.deps.db.selectFrom('feedbacks').select(['status', 'mayBeShown']).orderBy('status').execute()
  expect(rows).toEqual([
    { status: 'approved', mayBeShown: false },
    { status: 'rejected', mayBeShown: false },
  ])
  expect(await listTestimonials(server.deps, 50)).toEqual([])
  const told = await server.deps.db.selectFrom('notifications').select('kind').orderBy('kind').execute()
  expect(told.map(({ kind }) => kind)).toEqual([
    'feedback-approved',
    'feedback-rejected',
    'feedback-waiting',
    'feedback-waiting',
  ])
  await server.runWorker()
  expect(server.mails).toEqual([])
})
