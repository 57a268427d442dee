import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { ParentConsentsRow } from '#api/db/rows.ts'

export type ParentConsentRow = Omit<Selectable<ParentConsentsRow>, 'created_at'>

const COLUMNS = [
  'id',
  'user_id',
  'email',
  'asked_at',
  'asked_ip',
  'full_name',
  'relation',
  'notice_version',
  'language',
  'ip',
  'confirmed_at',
  'withdrawn_at',
  'code_hash',
  'code_ends_at',
  'code_tries',
  'asked_device_hash',
  'doubt',
  'answered_at',
  'prove_until',
  'proof',
  'proof_payment_id',
  'proof_by',
] as const

/** Writes down that a parent was asked. */
export async function insertConsent(db: Db, consent: Insertable<ParentConsentsRow>): Promise<string> {
  const row = await db.insertInto('parent_consents').values(consent).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** Sets columns of one consent; who may is decided before. */
export async function changeConsent(db: Db, id: string, change: Updateable<ParentConsentsRow>): Promise<void> {
  await db.updateTable('parent_consents').set(change).where('id', '=', id).execute()
}

/** Counts a wrong code. */
export async function countCodeTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable('parent_consents')
    .set({ code_tries: sql<number>`code_tries + 1` })
    .where('id', '=', id)
    .execute()
}

/** Ends whatever stands or waits for a child; an answer that was not proven counts for nothing any more. */
export async function endConsents(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('parent_consents')
    .set({
      withdrawn_at: now,
      answered_at: sql<Date | null>`case when confirmed_at is null then null else answered_at end`,
    })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** The consent that stands or waits for a child; undefined for none. */
export async function findActiveConsent(db: Db, userId: string): Promise<ParentConsentRow | undefined> {
  return db
    .selectFrom('parent_consents')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** The consent a mailed link is for. */
export async function findConsentOfLink(db: Db, tokenHash: Buffer): Promise<ParentConsentRow | undefined> {
  return db
    .selectFrom('parent_links')
    .innerJoin('parent_consents', 'parent_consents.id', 'parent_links.consent_id')
    .select(COLUMNS.map((column) => `parent_consents.${column}` as const))
    .where('parent_links.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** A consent. */
export async function findConsent(db: Db, id: string): Promise<ParentConsentRow | undefined> {
  return db.selectFrom('parent_consents').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** A consent, held until the transaction ends. */
export async function lockConsent(db: Db, id: string): Promise<ParentConsentRow | undefined> {
  return db.selectFrom('parent_consents').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Adds a link to a consent; those mailed before go on working. */
export async function insertLink(db: Db, link: { consent_id: string; token_hash: Buffer }): Promise<void> {
  await db.insertInto('parent_links').values(link).execute()
}

/** What parents of a person were asked and agreed to, newest first. */
export async function listConsentsOf(db: Db, userId: string): Promise<ParentConsentRow[]> {
  return db
    .selectFrom('parent_consents')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}
