import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** Removes messages about a topic that wait in nobody's hand: of one person, of one notice, or with another end than these. */
export async function removeWaitingPushes(
  db: Db,
  topic: string,
  which: { userId: string } | { expiringExceptAt: readonly Date[] } | { notice: string },
): Promise<void> {
  await db
    .deleteFrom('pushMessages')
    .where('topic', '=', topic)
    .where('state', '=', 'waiting')
    .where('leasedUntil', 'is', null)
    .$call((messages) => {
      if ('notice' in which) return messages.where('notice', '=', which.notice)
      if ('userId' in which)
        return messages.where(
          ({ selectFrom }) =>
            sql<boolean>`device_id in ${selectFrom('pushDevices').select('id').where('userId', '=', which.userId)}`,
        )
      return messages.where(sql<boolean>`not expires_at = any(${[...which.expiringExceptAt]})`)
    })
    .execute()
}
