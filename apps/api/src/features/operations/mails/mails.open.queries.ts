import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** Removes notifications by mail about a topic that wait in nobody's hand: of one person, of one notice, or with another end than these. */
export async function removeWaitingMails(
  db: Db,
  topic: string,
  which: { userId: string } | { expiringExceptAt: readonly Date[] } | { notice: string },
): Promise<void> {
  await db
    .deleteFrom('outboxMails')
    .where('kind', '=', 'notification')
    .where('state', '=', 'waiting')
    .where('leasedUntil', 'is', null)
    .where(sql<boolean>`facts->>'topic' = ${topic}`)
    .$if('userId' in which, (mails) => mails.where('userId', '=', 'userId' in which ? which.userId : ''))
    .$if('notice' in which, (mails) =>
      mails.where(sql<boolean>`facts->>'notice' = ${'notice' in which ? which.notice : ''}`),
    )
    .$if('expiringExceptAt' in which, (mails) =>
      mails
        .where('expiresAt', 'is not', null)
        .where(sql<boolean>`not expires_at = any(${'expiringExceptAt' in which ? [...which.expiringExceptAt] : []})`),
    )
    .execute()
}
