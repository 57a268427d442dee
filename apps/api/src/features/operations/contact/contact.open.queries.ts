import type { Db } from '#api/db/connect.ts'
import { messageNumber } from './message-number.ts'

/** The numbers of the messages that came under some keys, by key; a key without one is left out. */
export async function listNumbersByKey(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('contactMessages')
    .select(['idempotencyKey', 'sequence'])
    .where('idempotencyKey', 'in', [...keys])
    .execute()
  return new Map(rows.map(({ idempotencyKey, sequence }) => [idempotencyKey ?? '', messageNumber(sequence)]))
}
