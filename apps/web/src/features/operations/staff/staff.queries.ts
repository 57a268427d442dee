import type { QueryOf, RequestInput } from '@sopaan/contract/call'
import type { managedBookings } from '@sopaan/contract/managed-bookings'
import type { managedUsers } from '@sopaan/contract/managed-users'
import { staff } from '@sopaan/contract/staff'
import type { staffPayments } from '@sopaan/contract/staff-payments'
import type { staffRefunds } from '@sopaan/contract/staff-refunds'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

const STAFF = 'staff'
type StaffSearch = QueryOf<typeof staff.list>

/** The admins of a filter, and what waits for a second person. */
export function staffQuery(query: StaffSearch) {
  return queryOptions({
    queryKey: [STAFF, query],
    queryFn: async ({ signal }) => (await request(staff.list, { query }, { signal })).data,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })
}

/** Puts the admins of a filter into the downloads. */
export async function downloadStaff(query: StaffSearch): Promise<void> {
  saveFile(await fetchFile(staff.csv, { query }), 'sopaan-staff.csv')
}

type ExportCall =
  | typeof managedUsers.askExport
  | typeof managedBookings.askExport
  | typeof staffPayments.askExport
  | typeof staffRefunds.askExport

/** Asks an owner for the file of a list under a filter. */
export async function sendExportRequest<C extends ExportCall>(call: C, input: RequestInput<C>): Promise<void> {
  await request(call, input)
}

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
  await queryClient.invalidateQueries({ queryKey: [STAFF] })
  await queryClient.invalidateQueries({ queryKey: ['overview'] })
}
