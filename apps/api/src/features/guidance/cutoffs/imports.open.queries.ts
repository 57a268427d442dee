import type { Db } from '#api/db/connect.ts'

/**
 * The newest JoSAA round, or mock, that is published, where it came in after an instant and for the first time; undefined where the
 * newest is older, came with the product, or stands for one that was published before.
 */
export async function findRoundSince(
  db: Db,
  body: 'josaa' | 'josaa-mock',
  since: Date,
): Promise<{ season: number; round: number; isFinal: boolean } | undefined> {
  const newest = await db
    .selectFrom('imports')
    .select(['season', 'round', 'isFinal'])
    .where('counselling', '=', body)
    .where('status', '=', 'published')
    .orderBy('season', 'desc')
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest === undefined) return undefined
  const older = await db
    .selectFrom('imports')
    .select('id')
    .where('counselling', '=', body)
    .where('season', '=', newest.season)
    .where('round', '=', newest.round)
    .where((row) => row.or([row('isShipped', '=', true), row('publishedAt', '<', since)]))
    .limit(1)
    .executeTakeFirst()
  return older === undefined ? newest : undefined
}
