import type { Insertable } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { MentorPayoutsRow, MentorRatesRow } from '#api/db/rows.ts'

const DAY_IN_INDIA: RawBuilder<string> = sql<string>`to_char(bookings.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** The days in India of the sessions that a mentor held from a month on, each seat of a group session by itself. @param since  such as 2026-11 */
export async function listCompletedDays(db: Db, mentorId: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(DAY_IN_INDIA.as('heldOn'))
    .where('mentorId', '=', mentorId)
    .where('state', '=', 'held')
    .where(DAY_IN_INDIA, '>=', since)
    .execute()
  return rows.map(({ heldOn }) => heldOn)
}

/** The sessions that a mentor held in a month, in their order. */
export async function listCompletedSessions(db: Db, mentorId: string, month: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.menteeId')
    .select([
      'bookings.id',
      'bookings.startsAt',
      'bookings.endsAt',
      'mentee.fullName as menteeName',
      DAY_IN_INDIA.as('heldOn'),
    ])
    .where('bookings.mentorId', '=', mentorId)
    .where('bookings.state', '=', 'held')
    .where(sql`to_char(bookings.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM')`, '=', month)
    .orderBy('bookings.startsAt')
    .orderBy('bookings.id')
    .execute()
}

/** What a session was worth to a mentor, from which day on. */
export async function listRates(db: Db, mentorId: string): Promise<{ fromOn: string; ratePaise: number }[]> {
  const rows = await db
    .selectFrom('mentorRates')
    .select(['fromOn', 'ratePaise'])
    .where('mentorId', '=', mentorId)
    .orderBy('fromOn')
    .execute()
  return rows.map(({ fromOn, ratePaise }) => ({ fromOn, ratePaise: Number(ratePaise) }))
}

/** Says what a session is worth from a day on; a second word on the same day takes the place of the first. */
export async function upsertRate(db: Db, rate: Insertable<MentorRatesRow>): Promise<void> {
  const { ratePaise, setBy } = rate
  await db
    .insertInto('mentorRates')
    .values(rate)
    .onConflict((conflict) => conflict.columns(['mentorId', 'fromOn']).doUpdateSet({ ratePaise, setBy }))
    .execute()
}

/** The months that were paid out to a mentor. */
export async function listPayouts(db: Db, mentorId: string) {
  return db
    .selectFrom('mentorPayouts')
    .select(['month', 'amountPaise', 'paidOn', 'reference'])
    .where('mentorId', '=', mentorId)
    .where('revokedAt', 'is', null)
    .orderBy('month')
    .execute()
}

/** Marks a month as paid out. @returns false where it is marked already */
export async function insertPayout(db: Db, payout: Insertable<MentorPayoutsRow>): Promise<boolean> {
  const row = await db
    .insertInto('mentorPayouts')
    .values(payout)
    .onConflict((conflict) => conflict.columns(['mentorId', 'month']).where('revokedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a mark back. @returns the amount that was marked, paise; undefined where the month is not marked */
export async function revokePayout(
  db: Db,
  { mentorId, month, now }: { mentorId: string; month: string; now: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('mentorPayouts')
    .set({ revokedAt: now })
    .where('mentorId', '=', mentorId)
    .where('month', '=', `${month}-01`)
    .where('revokedAt', 'is', null)
    .returning('amountPaise')
    .executeTakeFirst()
  return row && Number(row.amountPaise)
}
