import * as z from 'zod/mini'

/** How long sessions last, whole minutes: the shortest and the longest of the mentors who take bookings; null for none. */
export const sessionMinutes = z.nullable(z.object({ min: z.int(), max: z.int() }))
export type SessionMinutes = z.output<typeof sessionMinutes>
