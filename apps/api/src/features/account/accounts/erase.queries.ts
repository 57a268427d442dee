import { paths } from '@sopaan/contract/paths'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { ConsentEvidenceRow } from '#api/db/rows.ts'
import { listRemoved } from './person-tables.ts'

type Person = { id: string; email: string; full_name: string }

/** Every yes and no of a person and of the parents, as it stands, for the evidence that outlives it. */
export async function listDecisions(db: Db, userId: string) {
  const [own, parents] = await Promise.all([
    db
      .selectFrom('consents')
      .select(['purpose', 'is_given', 'changed_at', 'notice_version', 'language'])
      .where('user_id', '=', userId)
      .orderBy('changed_at')
      .execute(),
    db
      .selectFrom('parent_consents')
      .select(['email', 'asked_at', 'full_name', 'relation', 'notice_version', 'language'])
      .select(['ip', 'confirmed_at', 'withdrawn_at', 'answered_at', 'proof', 'proof_payment_id', 'proof_by'])
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .orderBy('confirmed_at')
      .execute(),
  ])
  return { own, parents }
}

/** The files of a person: the picture, a mentor's proof, and the papers of parents that are not deleted yet. */
export async function listFilesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    select picture_key as file_key from users where id = ${userId} and picture_key is not null
    union all
    select proof_key from mentors where user_id = ${userId} and proof_key is not null
    union all
    select file_key from parent_papers where user_id = ${userId} and file_key is not null`.execute(db)
  return rows.map(({ file_key }) => file_key)
}

/** Proof of what was agreed to, written before the consents themselves go; nothing for none. */
export async function insertEvidence(db: Db, evidence: readonly Insertable<ConsentEvidenceRow>[]): Promise<void> {
  if (evidence.length > 0)
    await db
      .insertInto('consent_evidence')
      .values([...evidence])
      .execute()
}

/** Forgets the evidence whose years are over. */
export async function removeEndedEvidence(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('consent_evidence').where('keep_until', '<', now).execute()
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
  await db.deleteFrom('outbox_mails').where('to_address', '=', person.email).execute()
}

/** What everybody was allowed to read stays, under 'Former student' (decision C24). */
async function emptyFeedbacks(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('feedbacks')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('status', '<>', 'approved'), row('may_be_shown', '=', false)]))
    .execute()
}

/** Purchases keep the name that their papers show; what the buyer wrote, and what the provider sent of them, goes. */
async function emptyPurchases(db: Db, { id, full_name }: Person): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ billing_name: firstNameOf(full_name) })
    .where('user_id', '=', id)
    .where('billing_gstin', 'is', null)
    .execute()
  const own = db.selectFrom('purchases').select('id').where('user_id', '=', id)
  await db
    .updateTable('refunds')
    .set({ reason: ERASED_WORDS, answer: null })
    .where('purchase_id', 'in', own)
    .where('asked_by', '=', 'mentee')
    .execute()
  const orders = db
    .selectFrom('payment_orders')
    .select('gateway_order_id')
    .where('user_id', '=', id)
    .where('gateway_order_id', 'is not', null)
  await db.updateTable('webhook_events').set({ body: null }).where('gateway_order_id', 'in', orders).execute()
}

/** What somebody wrote around sessions goes, and what told the others of it by name; sessions stay without words. */
async function emptyMentoring(db: Db, userId: string): Promise<void> {
  await removeNotified(db, userId)
  const own = db.selectFrom('bookings').select('id').where('mentee_id', '=', userId)
  await db.deleteFrom('booking_reviews').where('booking_id', 'in', own).where('state', '<>', 'approved').execute()
  await db
    .updateTable('bookings')
    .set({ question: ERASED_WORDS, choice_list_id: null, reason: null, shared_note: '' })
    .where('mentee_id', '=', userId)
    .execute()
  await db
    .updateTable('bookings')
    .set({ shared_note: '', reason: null, meeting_url: GONE_ROOM })
    .where('mentor_id', '=', userId)
    .execute()
  await db.deleteFrom('blocked_people').where('blocked_id', '=', userId).execute()
  await db
    .updateTable('mentors')
    .set({
      state: 'rejected',
      decided_at: sql<Date>`coalesce(decided_at, changed_at)`,
      headline: '-',
      about: '-',
      proof_note: '',
      proof_key: null,
      meeting_url: null,
      sealed_calendar_url: null,
      busy: '[]',
      is_taking_bookings: false,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Notices and mails to the others of one's sessions: they tell a first name and what was asked. */
async function removeNotified(db: Db, userId: string): Promise<void> {
  const sessions = await db
    .selectFrom('bookings')
    .select('id')
    .where((row) => row.or([row('mentee_id', '=', userId), row('mentor_id', '=', userId)]))
    .execute()
  if (sessions.length === 0) return
  const pages = sessions
    .flatMap(({ id }) => [paths.session('mentor-dashboard', id), paths.session('mentee-dashboard', id)])
    .flatMap((page) => [page, `${page}#messages`])
  await db.deleteFrom('notifications').where('link', 'in', pages).execute()
  await db.deleteFrom('outbox_mails').where(sql<string>`facts ->> 'page'`, 'in', pages).execute()
}

/** Stands where words were: the tables ask for ten characters. */
const ERASED_WORDS = '(was erased)'
/** Stands where the address of a mentor's own room was. */
const GONE_ROOM = 'https://meet.jit.si/'
