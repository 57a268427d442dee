import type { Language } from '@sopaan/domain/languages'
import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { MailTextsRow } from '#api/db/rows.ts'

export type MailTextRow = Pick<Selectable<MailTextsRow>, 'kind' | 'language' | 'subject' | 'opening'>
type Which = { kind: string; language: Language }

/** More than there are kinds, twice. */
const TEXTS_MAX = 400

/** The words that admins wrote. */
export async function listMailTextRows(db: Db): Promise<MailTextRow[]> {
  return db
    .selectFrom('mailTexts')
    .select(['kind', 'language', 'subject', 'opening'])
    .orderBy('kind')
    .orderBy('language')
    .limit(TEXTS_MAX)
    .execute()
}

/** Writes the words of a kind in a language. */
export async function writeMailTextRow(db: Db, text: MailTextRow & { changedAt: Date }): Promise<void> {
  const { kind: _, language: __, ...words } = text
  await db
    .insertInto('mailTexts')
    .values(text)
    .onConflict((conflict) => conflict.columns(['kind', 'language']).doUpdateSet(words))
    .execute()
}

/** Forgets the words of a kind in a language. */
export async function removeMailTextRow(db: Db, { kind, language }: Which): Promise<void> {
  await db.deleteFrom('mailTexts').where('kind', '=', kind).where('language', '=', language).execute()
}
