import { staff } from '@sopaan/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** The admins and what waits for a second person. */
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async ({ signal }) => (await request(staff.list, {}, { signal })).data,
  refetchOnWindowFocus: false,
})

/** Agrees to what somebody else of the staff asked for. */
export async function sendConfirmation(id: string): Promise<void> {
  await request(staff.confirm, { params: { id } })
  await invalidateStaff()
}

/** Takes back or turns down what waits. */
export async function sendConfirmationWithdrawal(id: string): Promise<void> {
  await request(staff.withdraw, { params: { id } })
  await invalidateStaff()
}

async function invalidateStaff(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })
  await queryClient.invalidateQueries({ queryKey: ['overview'] })
}
