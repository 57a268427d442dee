import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { removeRows } from '../db/remove-rows.ts'

/** Counts one more in a window, over all instances. Answers how many that makes. */
export async function countInWindow(
  db: Db,
  window: { scope: string; keyHash: Buffer; startsAt: Date; endsAt: Date },
): Promise<number> {
  const { taken } = await db
    .insertInto('limitCounters')
    .values({
      scope: window.scope,
      keyHash: window.keyHash,
      windowStartsAt: window.startsAt,
      windowEndsAt: window.endsAt,
      taken: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'keyHash', 'windowStartsAt'])
        .doUpdateSet({ taken: sql<number>`limit_counters.taken + 1` }),
    )
    .returning('taken')
    .executeTakeFirstOrThrow()
  return taken
}

/** Takes one back that was counted in a window. */
export async function uncountInWindow(
  db: Db,
  window: { scope: string; keyHash: Buffer; startsAt: Date },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('limitCounters')
    .set({ taken: sql<number>`taken - 1` })
    .where('scope', '=', window.scope)
    .where('keyHash', '=', window.keyHash)
    .where('windowStartsAt', '=', window.startsAt)
    .where('taken', '>', 1)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  // A window in which nothing was counted has no row.
  await db
    .deleteFrom('limitCounters')
    .where('scope', '=', window.scope)
    .where('keyHash', '=', window.keyHash)
    .where('windowStartsAt', '=', window.startsAt)
    .where('taken', '=', 1)
    .execute()
}

/** How many were counted in a window so far. */
export async function findUsed(db: Db, window: { scope: string; keyHash: Buffer; startsAt: Date }): Promise<number> {
  const row = await db
    .selectFrom('limitCounters')
    .select('taken')
    .where('scope', '=', window.scope)
    .where('keyHash', '=', window.keyHash)
    .where('windowStartsAt', '=', window.startsAt)
    .executeTakeFirst()
  return row?.taken ?? 0
}

/** Forgets windows that ended by `now`; answers how many rows went. */
export async function removeEndedWindows(db: Db, now: Date): Promise<number> {
  return removeRows(db, 'limitCounters', sql<boolean>`window_ends_at <= ${now}`)
}

/** Forgets the windows of some limits that touch a period; answers how many went. */
export async function removeWindowsOf(
  db: Db,
  { scopes, from, until }: { scopes: readonly string[]; from: Date; until: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('limitCounters')
    .where('scope', 'in', scopes)
    .where('windowStartsAt', '<', until)
    .where('windowEndsAt', '>', from)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
