import type { Delivery } from '@sopaan/contract/notification-topics'
import type { MailPace } from '@sopaan/domain/time/mail-digest'
import type { Db } from '#api/db/connect.ts'

/** What somebody chose, by topic. */
export async function listChosen(db: Db, userId: string): Promise<({ topic: string } & Delivery)[]> {
  return db
    .selectFrom('notificationSettings')
    .select(['topic', 'isInApp', 'isByMail', 'isByPush'])
    .where('userId', '=', userId)
    .orderBy('topic')
    .execute()
}

/** Keeps what somebody chose for a topic. */
export async function saveChosen(
  db: Db,
  userId: string,
  { topic, isInApp, isByMail, isByPush, now }: Delivery & { topic: string; now: Date },
): Promise<void> {
  const chosen = { isInApp, isByMail, isByPush, changedAt: now }
  await db
    .insertInto('notificationSettings')
    .values({ userId, topic, ...chosen })
    .onConflict((conflict) => conflict.columns(['userId', 'topic']).doUpdateSet(chosen))
    .execute()
}

/** How often notifications come to somebody by mail. */
export async function findMailPace(db: Db, userId: string): Promise<MailPace> {
  return (await db.selectFrom('users').select('mailPace').where('id', '=', userId).executeTakeFirstOrThrow()).mailPace
}

/** Keeps how often notifications come to somebody by mail. */
export async function changeMailPace(db: Db, userId: string, mailPace: MailPace): Promise<void> {
  await db.updateTable('users').set({ mailPace }).where('id', '=', userId).execute()
}
