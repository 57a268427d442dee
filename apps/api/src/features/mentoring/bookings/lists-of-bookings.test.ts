import { expect, test } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { startApp } from '#api/testing/start-app.ts'
import { revokeSharedList } from './booking-actions.service.ts'
import type { BookingRow } from './bookings.queries.ts'

test('what the database says against taking a list back is heard, and a list that is gone is none of that', async () => {
  const { deps, stop } = await startApp()
  // Of a booking nothing is read here but whose it is and which list came with it.
  const bookingWith = (listId: string) =>
    ({ choiceListId: listId, menteeId: listId, mentorId: listId }) as unknown as BookingRow
  const takeBack = (listId: string) => inTransaction(deps, (deps) => revokeSharedList(deps, bookingWith(listId)))
  await expect(takeBack('no-uuid')).rejects.toMatchObject({ code: '22P02' })
  await expect(takeBack('00000000-0000-4000-8000-000000000000')).resolves.toBeUndefined()
  await stop()
})
