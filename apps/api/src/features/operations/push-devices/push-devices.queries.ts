import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { PushDevicesRow } from '#api/db/rows.ts'

export type PushDeviceRow = Pick<Selectable<PushDevicesRow>, 'id' | 'device' | 'endpoint' | 'createdAt'>

/** The browsers on which somebody is told under a key of ours, the newest first. */
export async function listPushDevices(db: Db, userId: string, serverKey: string): Promise<PushDeviceRow[]> {
  return db
    .selectFrom('pushDevices')
    .select(['id', 'device', 'endpoint', 'createdAt'])
    .where('userId', '=', userId)
    .where('serverKey', '=', serverKey)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Adds a browser, or renews one that is known: it is its person's alone, whoever had it before. */
export async function upsertPushDevice(db: Db, device: Insertable<PushDevicesRow>): Promise<void> {
  // What waits for whoever had it before goes with their row.
  await db
    .deleteFrom('pushDevices')
    .where('endpoint', '=', device.endpoint)
    .where('userId', '<>', device.userId)
    .execute()
  const { createdAt: _, ...renewed } = device
  await db
    .insertInto('pushDevices')
    .values(device)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...renewed, refusals: 0 }))
    .execute()
}

/** Ends the oldest browsers of somebody beyond `max`, and those of keys that hold no more. */
export async function removeOldestPushDevices(
  db: Db,
  { userId, serverKey, max }: { userId: string; serverKey: string; max: number },
): Promise<void> {
  const newest = db
    .selectFrom('pushDevices')
    .select('id')
    .where('userId', '=', userId)
    .where('serverKey', '=', serverKey)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(max)
  await db.deleteFrom('pushDevices').where('userId', '=', userId).where('id', 'not in', newest).execute()
}

/** Ends a browser of somebody. @returns whether it was theirs */
export async function removePushDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pushDevices')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends a browser that is gone, with what waits for it. */
export async function removeGoneDevice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pushDevices').where('id', '=', id).execute()
}

/** Its push service took a message. */
export async function clearRefusals(db: Db, id: string): Promise<void> {
  await db.updateTable('pushDevices').set({ refusals: 0 }).where('id', '=', id).where('refusals', '>', 0).execute()
}

/** Its push service refused a message. @returns how many in a row */
export async function countRefusal(db: Db, id: string): Promise<number> {
  const row = await db
    .updateTable('pushDevices')
    .set({ refusals: sql<number>`refusals + 1` })
    .where('id', '=', id)
    .returning('refusals')
    .executeTakeFirst()
  return row?.refusals ?? 0
}

/** The browsers of these people, under a key of ours. */
export async function listTargets(
  db: Db,
  userIds: readonly string[],
  serverKey: string,
): Promise<{ id: string; userId: string }[]> {
  if (userIds.length === 0) return []
  return db
    .selectFrom('pushDevices')
    .select(['id', 'userId'])
    .where('userId', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .where('serverKey', '=', serverKey)
    .orderBy('id')
    .execute()
}
