import { paths } from '@sopaan/contract/paths'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { type Insertable, sql } from 'kysely'
import { columnsOf } from '#api/db/column-names.ts'
import type { Db } from '#api/db/connect.ts'
import type { ConsentEvidenceRow } from '#api/db/rows.ts'
import { listRemoved } from './person-tables.ts'

type Person = { id: string; email: string; fullName: string }

/** Every yes and no of a person and of the parents, for the evidence that outlives it; `columns` is the row that is marked. */
export async function listDecisions(db: Db, userId: string) {
  const [own, parents] = await Promise.all([
    db
      .selectFrom('consents')
      .select(['purpose', 'isGiven', 'changedAt', 'noticeVersion', 'language'])
      .where('userId', '=', userId)
      .orderBy('changedAt')
      .execute(),
    db
      .selectFrom('parentConsents')
      .select(['email', 'askedAt', 'fullName', 'relation', 'noticeVersion', 'language'])
      .select(['ip', 'confirmedAt', 'withdrawnAt', 'answeredAt', 'proof', 'proofPaymentId', 'proofBy'])
      .where('userId', '=', userId)
      .where('confirmedAt', 'is not', null)
      .orderBy('confirmedAt')
      .execute(),
  ])
  const marked = <R extends object>(rows: R[]) => rows.map((row) => ({ ...row, columns: columnsOf(row) }))
  return { own: marked(own), parents: marked(parents) }
}

/** The files of a person: the picture, a mentor's proof, and the papers of parents that are not deleted yet. */
export async function listFilesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    select picture_key as file_key from users where id = ${userId} and picture_key is not null
    union all
    select proof_key from mentors where user_id = ${userId} and proof_key is not null
    union all
    select file_key from parent_papers where user_id = ${userId} and file_key is not null`.execute(db)
  return rows.map(({ fileKey }) => fileKey)
}

/** Proof of what was agreed to, written before the consents themselves go; nothing for none. */
export async function insertEvidence(db: Db, evidence: readonly Insertable<ConsentEvidenceRow>[]): Promise<void> {
  if (evidence.length > 0)
    await db
      .insertInto('consentEvidence')
      .values([...evidence])
      .execute()
}

/** Forgets the evidence whose years are over. */
export async function removeEndedEvidence(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('consentEvidence').where('keepUntil', '<', now).execute()
}

/** Erases what of a person lies beside the account, as the list of tables says. */
export async function removeAccountFacts(db: Db, person: Person): Promise<void> {
  await emptyFeedbacks(db, person.id)
  await emptyPurchases(db, person)
  await emptyMentoring(db, person.id)
  for (const { table, by } of listRemoved('person'))
    await sql`delete from ${sql.table(table)} where ${sql.ref(by)} = ${person.id}`.execute(db)
  for (const { table, by } of listRemoved('address'))
    await sql`delete from ${sql.table(table)} where ${sql.ref(by)} = ${person.email}`.execute(db)
  await db.deleteFrom('outboxMails').where('toAddress', '=', person.email).execute()
}

/** What everybody was allowed to read stays, under 'Former student' (decision C24). */
async function emptyFeedbacks(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('feedbacks')
    .where('userId', '=', userId)
    .where((row) => row.or([row('status', '<>', 'approved'), row('mayBeShown', '=', false)]))
    .execute()
}

/** Purchases keep the name that their papers show; what the buyer wrote, and what the provider sent of them, goes. */
async function emptyPurchases(db: Db, { id, fullName }: Person): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ billingName: firstNameOf(fullName) })
    .where('userId', '=', id)
    .where('billingGstin', 'is', null)
    .execute()
  const own = db.selectFrom('purchases').select('id').where('userId', '=', id)
  await db
    .updateTable('refunds')
    .set({ reason: ERASED_WORDS, answer: null })
    .where('purchaseId', 'in', own)
    .where('askedBy', '=', 'mentee')
    .execute()
  const orders = db
    .selectFrom('paymentOrders')
    .select('gatewayOrderId')
    .where('userId', '=', id)
    .where('gatewayOrderId', 'is not', null)
  await db.updateTable('webhookEvents').set({ body: null }).where('gatewayOrderId', 'in', orders).execute()
}

/** What somebody wrote around sessions goes, and what told the others of it by name; sessions stay without words. */
async function emptyMentoring(db: Db, userId: string): Promise<void> {
  await removeNotified(db, userId)
  const own = db.selectFrom('bookings').select('id').where('menteeId', '=', userId)
  await db.deleteFrom('bookingReviews').where('bookingId', 'in', own).where('state', '<>', 'approved').execute()
  await db
    .updateTable('bookings')
    .set({ question: ERASED_WORDS, choiceListId: null, reason: null, sharedNote: '' })
    .where('menteeId', '=', userId)
    .execute()
  await db
    .updateTable('bookings')
    .set({ sharedNote: '', reason: null, meetingUrl: GONE_ROOM })
    .where('mentorId', '=', userId)
    .execute()
  await db.deleteFrom('blockedPeople').where('blockedId', '=', userId).execute()
  await db
    .updateTable('mentors')
    .set({
      state: 'rejected',
      decidedAt: sql<Date>`coalesce(decided_at, changed_at)`,
      headline: '-',
      about: '-',
      filmUrl: null,
      proofNote: '',
      proofKey: null,
      meetingUrl: null,
      sealedCalendarUrl: null,
      busy: '[]',
      isTakingBookings: false,
    })
    .where('userId', '=', userId)
    .execute()
}

/** Notices and mails to the others of one's sessions: they tell a first name and what was asked. */
async function removeNotified(db: Db, userId: string): Promise<void> {
  const sessions = await db
    .selectFrom('bookings')
    .select('id')
    .where((row) => row.or([row('menteeId', '=', userId), row('mentorId', '=', userId)]))
    .execute()
  if (sessions.length === 0) return
  const pages = sessions
    .flatMap(({ id }) => [paths.session('mentor-dashboard', id), paths.session('mentee-dashboard', id)])
    .flatMap((page) => [page, `${page}#messages`])
  await db.deleteFrom('notifications').where('link', 'in', pages).execute()
  await db.deleteFrom('outboxMails').where(sql<string>`facts ->> 'page'`, 'in', pages).execute()
}

/** Stands where words were: the tables ask for ten characters. */
const ERASED_WORDS = '(was erased)'
/** Stands where the address of a mentor's own room was. */
const GONE_ROOM = 'https://meet.jit.si/'
