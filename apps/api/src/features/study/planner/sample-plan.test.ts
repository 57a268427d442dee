import { EXAM_DAYS } from '@sopaan/domain/syllabus/exam-days'
import { addDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { expect, test } from 'vitest'
import { makeSamplePeople } from '#api/features/account/accounts/first-people.service.ts'
import { startApp } from '#api/testing/start-app.ts'
import { plannerOverview } from './planner.service.ts'
import { seedSamplePlan } from './sample-plan.service.ts'

test('the sample plan leads to the first day of a real examination, a month ahead or more', async () => {
  const { deps, clock, stop } = await startApp()
  // 54 days before the first one.
  clock.set('2026-11-28T05:30:00.000Z')
  await makeSamplePeople(deps)
  await seedSamplePlan(deps)
  const { id } = await deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'mentee@sopaan.test')
    .executeTakeFirstOrThrow()
  const { settings } = await plannerOverview(deps, { userId: id })
  const exam = EXAM_DAYS.find((each) => each.id === settings?.examId)
  expect(settings?.examOn).toBe(exam?.on)
  expect(addDays(istDate(deps.now()), 30) <= (settings?.examOn ?? '')).toBe(true)
  await stop()
})
