import { GRIEVANCE_ANSWER_DAYS } from '@sopaan/contract/consents'
import { addDays } from '@sopaan/domain/time/days'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { insertGrievance, listGrievanceRows } from './consents.queries.ts'

const SAMPLES = [
  {
    email: 'diya@sopaan.test',
    // Its answer was due yesterday.
    daysAgo: GRIEVANCE_ANSWER_DAYS + 1,
    subject: 'Sample: my refund did not arrive',
    message: 'Sample: The bank says that it never came. I wrote twice.',
  },
  {
    email: 'kabir@sopaan.test',
    daysAgo: GRIEVANCE_ANSWER_DAYS,
    subject: 'Sample: correct my name',
    message: 'Sample: My family name is spelt wrong on a receipt.',
  },
] as const

/** Lets two sample people have sent a grievance: one is overdue, one is due today; once. Nobody is mailed. */
export async function seedSampleGrievances(deps: Deps): Promise<void> {
  for (const { email, daysAgo, subject, message } of SAMPLES) {
    const account = await findAccountByEmail(deps.db, email)
    if (account === undefined || (await listGrievanceRows(deps.db, account.id)).length > 0) continue
    const askedAt = new Date(deps.now().getTime() - daysAgo * DAY_MS)
    const dueOn = addDays(istDate(askedAt), GRIEVANCE_ANSWER_DAYS)
    await inTransaction(deps, ({ db }) => insertGrievance(db, { userId: account.id, askedAt, subject, message, dueOn }))
  }
}
