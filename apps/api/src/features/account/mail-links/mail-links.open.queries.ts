import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { MailLinksRow } from '#api/db/rows.ts'

/** Lets the link of a sign-up outlive it, as that of the account it made. */
export async function moveLinkToAccount(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('mailLinks').set({ signUpId: null, userId }).where('id', '=', id).execute()
}

/** Takes every link of an account out of the world, but those of the kept kinds (LINK-13). */
export async function removeLinks(db: Db, userId: string, kept: readonly MailLink['kind'][] = []): Promise<void> {
  await db
    .deleteFrom('mailLinks')
    .where('userId', '=', userId)
    .$if(kept.length > 0, (query) => query.where('kind', 'not in', [...kept]))
    .execute()
}

export type MailLink = Pick<
  Selectable<MailLinksRow>,
  'id' | 'kind' | 'email' | 'userId' | 'signUpId' | 'stateHash' | 'flowHash' | 'device' | 'askedAt' | 'expiresAt'
>
