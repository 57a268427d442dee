import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { ParentConsentsRow } from '#api/db/rows.ts'

export type ParentConsentRow = Omit<Selectable<ParentConsentsRow>, 'createdAt'>

const COLUMNS = [
  'id',
  'userId',
  'email',
  'askedAt',
  'askedIp',
  'fullName',
  'relation',
  'noticeVersion',
  'language',
  'ip',
  'confirmedAt',
  'withdrawnAt',
  'codeHash',
  'codeEndsAt',
  'codeTries',
  'askedDeviceHash',
  'doubt',
  'answeredAt',
  'proveUntil',
  'proof',
  'proofPaymentId',
  'proofBy',
] as const

/** Writes down that a parent was asked. */
export async function insertConsent(db: Db, consent: Insertable<ParentConsentsRow>): Promise<string> {
  const row = await db.insertInto('parentConsents').values(consent).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** Sets columns of one consent; who may is decided before. */
export async function changeConsent(db: Db, id: string, change: Updateable<ParentConsentsRow>): Promise<void> {
  await db.updateTable('parentConsents').set(change).where('id', '=', id).execute()
}

/** Counts a wrong code. */
export async function countCodeTry(db: Db, id: string): Promise<void> {
  await db.updateTable('parentConsents').set({ codeTries: sql<number>`code_tries + 1` }).where('id', '=', id).execute()
}

/** Ends whatever stands or waits for a child; an answer that was not proven counts for nothing any more. */
export async function endConsents(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('parentConsents')
    .set({
      withdrawnAt: now,
      answeredAt: sql<Date | null>`case when confirmed_at is null then null else answered_at end`,
    })
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/** The consent that stands or waits for a child; undefined for none. */
export async function findActiveConsent(db: Db, userId: string): Promise<ParentConsentRow | undefined> {
  return db
    .selectFrom('parentConsents')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
}

/** The consent a mailed link is for. */
export async function findConsentOfLink(db: Db, tokenHash: Buffer): Promise<ParentConsentRow | undefined> {
  return db
    .selectFrom('parentLinks')
    .innerJoin('parentConsents', 'parentConsents.id', 'parentLinks.consentId')
    .select(COLUMNS.map((column) => `parentConsents.${column}` as const))
    .where('parentLinks.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** A consent. */
export async function findConsent(db: Db, id: string): Promise<ParentConsentRow | undefined> {
  return db.selectFrom('parentConsents').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** A consent, held until the transaction ends. */
export async function lockConsent(db: Db, id: string): Promise<ParentConsentRow | undefined> {
  return db.selectFrom('parentConsents').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Adds a link to a consent; those mailed before go on working. */
export async function insertConsentLink(db: Db, link: { consentId: string; tokenHash: Buffer }): Promise<void> {
  await db.insertInto('parentLinks').values(link).execute()
}

/** What parents of a person were asked and agreed to, newest first. */
export async function listConsentsOf(db: Db, userId: string): Promise<ParentConsentRow[]> {
  return db
    .selectFrom('parentConsents')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}
