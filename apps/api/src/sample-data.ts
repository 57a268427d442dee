import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import type { Deps } from './deps.ts'
import { makeSamplePeople, type SamplePerson } from './features/account/accounts/first-people.service.ts'
import { seedSampleFacts } from './features/account/accounts/sample-facts.service.ts'
import { seedSampleGrievances } from './features/account/consents/sample-grievances.service.ts'
import { seedSamplePaper } from './features/account/parents/sample-paper.service.ts'
import { seedSampleSales } from './features/commerce/coupons/sample-sales.service.ts'
import { seedSampleEvents } from './features/commerce/events/sample-events.service.ts'
import { seedSamplePurchases } from './features/commerce/payments/sample-purchases.service.ts'
import { seedSampleLists } from './features/guidance/choice-lists/sample-lists.service.ts'
import { seedSampleImport } from './features/guidance/cutoffs/sample-import.service.ts'
import { seedSampleEdition } from './features/guidance/seat-pools/sample-edition.service.ts'
import { seedSampleStateTable } from './features/guidance/state-college-predictor/sample-state-table.service.ts'
import { seedSampleBookings } from './features/mentoring/bookings/sample-bookings.service.ts'
import { seedSampleMentors } from './features/mentoring/mentors/sample-mentors.service.ts'
import { seedSampleAnnouncements } from './features/operations/announcements/sample-announcements.service.ts'
import { seedSampleMessages } from './features/operations/contact/sample-messages.service.ts'
import { seedSampleFeedback } from './features/operations/feedback/sample-feedback.service.ts'
import { seedSamplePlan } from './features/study/planner/sample-plan.service.ts'

/**
 * Fills a developer's machine with a product that is in use: people, plans and who bought them, lists, events, feedback,
 * mentors with sessions, a study plan, messages, grievances, announcements, a parent's paper and tables that were handed in,
 * each marked as a sample, once. Nothing where the settings say so: in production, where others can reach the server, and in a
 * restored database (C38).
 * @returns the people to sign in as
 */
export async function seedSamples(deps: Deps): Promise<SamplePerson[]> {
  if (!deps.config.hasSamples) return []
  const people = await makeSamplePeople(deps)
  await seedSampleFacts(deps)
  await seedSampleSales(deps)
  await seedSampleLists(deps)
  await seedSampleEvents(deps)
  await seedSampleFeedback(deps)
  await seedSampleMentors(deps)
  await seedSampleBookings(deps)
  // After the bookings: the credits of these are over, or belong to people who book no more.
  await seedSamplePurchases(deps)
  await seedSamplePlan(deps)
  await seedSampleMessages(deps)
  await seedSampleGrievances(deps)
  await seedSampleAnnouncements(deps)
  await seedSamplePaper(deps)
  await seedSampleTables(deps)
  return people
}

/** Tables that the sample admin handed in: each waits to be looked at, and nothing of them is published. */
async function seedSampleTables(deps: Deps): Promise<void> {
  const admin = await findAccountByEmail(deps.db, 'admin@sopaan.test')
  if (admin === undefined) return
  const doer = { actor: { userId: admin.id, role: admin.role } }
  await seedSampleImport(deps, doer)
  await seedSampleEdition(deps, doer)
  await seedSampleStateTable(deps, doer)
}
