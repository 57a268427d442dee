import { type Insertable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { AuditOriginsRow } from '#api/db/rows.ts'

type Person = { id: string; email: string }

/** Keeps from where entries were made. */
export async function insertOrigins(db: Db, origins: readonly Insertable<AuditOriginsRow>[]): Promise<void> {
  if (origins.length > 0)
    await db
      .insertInto('audit_origins')
      .values([...origins])
      .execute()
}

/** From where a person acted or wrote to us, and strangers did something to the account. */
export async function listOriginsOf(db: Db, person: Person) {
  return db
    .selectFrom('audit_origins')
    .select(['event_sequence', 'ip', 'user_agent'])
    .where('event_sequence', 'in', eventsOf(db, person))
    .orderBy('event_sequence')
    .execute()
}

/** Removes what `listOriginsOf` lists. */
export async function removeOriginsOf(db: Db, person: Person): Promise<void> {
  await db.deleteFrom('audit_origins').where('event_sequence', 'in', eventsOf(db, person)).execute()
}

/** Removes the origins whose time is over. */
export async function removeOriginsBefore(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('audit_origins').where('keep_until', '<', now).execute()
}

/** Entries that an admin wrote in the person's name came from the admin. */
function eventsOf(db: Db, { id, email }: Person) {
  const own = db
    .selectFrom('audit_events')
    .select('sequence')
    .where('actor_id', '=', id)
    .where('impersonator_id', 'is', null)
  const strangers = db
    .selectFrom('audit_events')
    .select('sequence')
    .where('target_type', '=', 'user')
    .where('target_id', '=', id)
    .where('actor_id', 'is', null)
  const messages = db
    .selectFrom('audit_events')
    .select('sequence')
    .where('target_type', '=', 'contact-message')
    .where(
      'target_id',
      'in',
      db.selectFrom('contact_messages').select(sql<string>`id::text`.as('id')).where('email', '=', email),
    )
    .where('actor_id', 'is', null)
  const signUps = db
    .selectFrom('audit_events')
    .select('sequence')
    .where('target_type', '=', 'sign-up')
    .where(
      'target_id',
      'in',
      db.selectFrom('sign_ups').select(sql<string>`id::text`.as('id')).where('email', '=', email),
    )
    .where('actor_id', 'is', null)
  return own.union(strangers).union(messages).union(signUps)
}
