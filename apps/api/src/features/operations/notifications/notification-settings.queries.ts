import type { Delivery } from '@sopaan/contract/notification-topics'
import type { Db } from '#api/db/connect.ts'

/** What somebody chose, by topic. */
export async function listChosen(
  db: Db,
  userId: string,
): Promise<{ topic: string; is_in_app: boolean; is_by_mail: boolean }[]> {
  return db
    .selectFrom('notification_settings')
    .select(['topic', 'is_in_app', 'is_by_mail'])
    .where('user_id', '=', userId)
    .orderBy('topic')
    .execute()
}

/** Keeps what somebody chose for a topic. */
export async function saveChosen(
  db: Db,
  userId: string,
  { topic, isInApp, isByMail, now }: Delivery & { topic: string; now: Date },
): Promise<void> {
  const chosen = { is_in_app: isInApp, is_by_mail: isByMail, changed_at: now }
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, topic, ...chosen })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doUpdateSet(chosen))
    .execute()
}
