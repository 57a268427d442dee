import { KEY_ENDS_SHIPPED, type KeyEndDays } from '@sopaan/contract/key-ends'
import type { Db } from '#api/db/connect.ts'

/** The days on which keys end, as owners wrote them. */
export async function findKeyEnds(db: Db): Promise<KeyEndDays> {
  const row = await db.selectFrom('siteSettings').select('keyEnds').executeTakeFirst()
  // Written by the service of this feature alone.
  return { ...KEY_ENDS_SHIPPED, ...(row?.keyEnds as Partial<KeyEndDays> | undefined) }
}
