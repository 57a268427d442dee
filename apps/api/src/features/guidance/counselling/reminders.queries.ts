import type { Lead } from '@sopaan/domain/counselling/deadlines'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** The topic under which people ask for reminders. */
const TOPIC = 'counselling'

type Reminder = { deadline: string; endsAt: Date; lead: Lead }

/**
 * Takes note of a reminder for the next people who asked and were not reminded: a row each, which no two workers make both.
 * @returns whom this caller is to remind; fewer than `limit` where others were faster or nobody is left
 */
export async function claimReminders(db: Db, { deadline, endsAt, lead }: Reminder, limit: number): Promise<string[]> {
  const claimed = await db
    .insertInto('counsellingReminders')
    .columns(['userId', 'deadline', 'endsAt', 'lead'])
    .expression(({ selectFrom }) =>
      selectFrom('notificationSettings as chosen')
        .innerJoin('users', 'users.id', 'chosen.userId')
        .select([
          'users.id as userId',
          sql<string>`${deadline}::text`.as('deadline'),
          sql<Date>`${endsAt}::timestamptz`.as('endsAt'),
          sql<Lead>`${lead}::text`.as('lead'),
        ])
        .where('chosen.topic', '=', TOPIC)
        .where((row) =>
          row.or([
            row('chosen.isInApp', '=', true),
            row('chosen.isByMail', '=', true),
            row('chosen.isByPush', '=', true),
          ]),
        )
        .where('users.status', '=', 'active')
        .where('users.role', '<>', 'admin')
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('counsellingReminders as known')
                .select('known.id')
                .whereRef('known.userId', '=', 'users.id')
                .where('known.deadline', '=', deadline)
                .where('known.endsAt', '=', endsAt)
                .where('known.lead', '=', lead),
            ),
          ),
        )
        .orderBy('users.id')
        .limit(limit),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'deadline', 'endsAt', 'lead']).doNothing())
    .returning('userId')
    .execute()
  return claimed.map(({ userId }) => userId)
}

/**
 * Removes reminders of deadlines that are to come and end at none of these moments: where one is moved back there, it is
 * reminded of again.
 */
export async function removeMovedReminders(db: Db, { ends, now }: { ends: readonly Date[]; now: Date }): Promise<void> {
  await db
    .deleteFrom('counsellingReminders')
    .where('endsAt', '>', now)
    .$if(ends.length > 0, (rows) => rows.where('endsAt', 'not in', ends))
    .execute()
}

/** Forgets who was reminded of what ended before an instant. */
export async function removeOldReminders(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('counsellingReminders').where('endsAt', '<', before).execute()
}
