import { type Insertable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { removeRows } from '#api/db/remove-rows.ts'
import type { AuditOriginsRow } from '#api/db/rows.ts'

type Person = { id: string; email: string }

/** Keeps from where entries were made. */
export async function insertOrigins(db: Db, origins: readonly Insertable<AuditOriginsRow>[]): Promise<void> {
  if (origins.length > 0)
    await db
      .insertInto('auditOrigins')
      .values([...origins])
      .execute()
}

/** From where a person acted or wrote to us, and strangers did something to the account. */
export async function listOriginsOf(db: Db, person: Person) {
  return db
    .selectFrom('auditOrigins')
    .select(['eventSequence', 'ip', 'userAgent'])
    .where('eventSequence', 'in', eventsOf(db, person))
    .orderBy('eventSequence')
    .execute()
}

/** Removes what `listOriginsOf` lists. */
export async function removeOriginsOf(db: Db, person: Person): Promise<void> {
  await db.deleteFrom('auditOrigins').where('eventSequence', 'in', eventsOf(db, person)).execute()
}

/** Removes the origins whose time is over. */
export async function removeOriginsBefore(db: Db, now: Date): Promise<void> {
  await removeRows(db, 'auditOrigins', sql<boolean>`keep_until < ${now}`)
}

/** Entries that an admin wrote in the person's name came from the admin. */
function eventsOf(db: Db, { id, email }: Person) {
  const own = db
    .selectFrom('auditEvents')
    .select('sequence')
    .where('actorId', '=', id)
    .where('impersonatorId', 'is', null)
  const strangers = db
    .selectFrom('auditEvents')
    .select('sequence')
    .where('targetType', '=', 'user')
    .where('targetId', '=', id)
    .where('actorId', 'is', null)
  const messages = db
    .selectFrom('auditEvents')
    .select('sequence')
    .where('targetType', '=', 'contact-message')
    .where(
      'targetId',
      'in',
      db.selectFrom('contactMessages').select(sql<string>`id::text`.as('id')).where('email', '=', email),
    )
    .where('actorId', 'is', null)
  const signUps = db
    .selectFrom('auditEvents')
    .select('sequence')
    .where('targetType', '=', 'sign-up')
    .where('targetId', 'in', db.selectFrom('signUps').select(sql<string>`id::text`.as('id')).where('email', '=', email))
    .where('actorId', 'is', null)
  return own.union(strangers).union(messages).union(signUps)
}
