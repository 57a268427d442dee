import type { Db } from '#api/db/connect.ts'

/** The mentors somebody booked, each once. */
export async function listMentorIds(db: Db, menteeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('mentorId')
    .distinct()
    .where('menteeId', '=', menteeId)
    .orderBy('mentorId')
    .execute()
  return rows.map(({ mentorId }) => mentorId)
}
