import type { ByLanguage } from '@sopaan/domain/languages'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { AnswerTemplatesRow } from '#api/db/rows.ts'

export type AnswerTemplateRow = Omit<Selectable<AnswerTemplatesRow>, 'createdAt'>
type Written = { name: string; body: ByLanguage<string>; changedAt: Date }

const COLUMNS = ['id', 'name', 'body', 'changedAt', 'retiredAt'] as const
/** More than there will be, retired ones with them. */
const TEMPLATES_MAX = 500

/** Every template: those offered by name, then those retired, the newest first. */
export async function listTemplateRows(db: Db): Promise<AnswerTemplateRow[]> {
  return db
    .selectFrom('answerTemplates')
    .select(COLUMNS)
    .orderBy('retiredAt', (order) => order.desc().nullsFirst())
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(TEMPLATES_MAX)
    .execute()
}

/** A template, offered or retired. */
export async function findTemplate(db: Db, id: string): Promise<AnswerTemplateRow | undefined> {
  return db.selectFrom('answerTemplates').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** Adds a template; answers its id. */
export async function insertTemplate(db: Db, { body, ...written }: Written): Promise<string> {
  const { id } = await db
    .insertInto('answerTemplates')
    .values({ ...written, body: JSON.stringify(body) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes other words into a template. */
export async function changeTemplate(db: Db, id: string, { body, ...written }: Written): Promise<void> {
  await db
    .updateTable('answerTemplates')
    .set({ ...written, body: JSON.stringify(body) })
    .where('id', '=', id)
    .execute()
}

/** Offers a template no more from an instant on, or with null again. */
export async function setTemplateRetired(db: Db, id: string, retiredAt: Date | null): Promise<void> {
  await db.updateTable('answerTemplates').set({ retiredAt }).where('id', '=', id).execute()
}
