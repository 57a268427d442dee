import { accountHelp } from '@sopaan/contract/account-help'
import type { BodyOf } from '@sopaan/contract/call'
import { staff } from '@sopaan/contract/staff'
import { invalidate } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** Mails somebody a link for a new password. */
export async function sendLinkForPassword(id: string): Promise<void> {
  await request(accountHelp.sendResetLink, { params: { id } })
  await invalidate('managed-users')
}

/** Corrects a name, or has an address corrected by its mailed link. */
export async function sendAccountCorrection(id: string, body: BodyOf<typeof accountHelp.correct>): Promise<void> {
  await request(accountHelp.correct, { params: { id }, body })
  await invalidate('managed-users')
}

/** Says what somebody of the staff looks after; answers whether it holds or waits for another owner. */
export async function sendStaffRoles(id: string, body: BodyOf<typeof staff.change>): Promise<'done' | 'waiting'> {
  const { data } = await request(staff.change, { params: { id }, body })
  await invalidate('managed-users')
  await invalidate('staff')
  return data.state
}

/** Asks a second admin to have an account erased. */
export async function sendErasureRequest(id: string, body: BodyOf<typeof accountHelp.requestErasure>): Promise<void> {
  await request(accountHelp.requestErasure, { params: { id }, body })
  await invalidate('managed-users')
}

/** Deletes an account as the second admin. */
export async function sendErasureConfirmation(id: string): Promise<void> {
  await request(accountHelp.confirmErasure, { params: { id } })
  await invalidate('managed-users')
}

/** Leaves an account as it is after all. */
export async function sendErasureWithdrawal(id: string): Promise<void> {
  await request(accountHelp.withdrawErasure, { params: { id } })
  await invalidate('managed-users')
}

/** Writes a note on an account. */
export async function sendStaffNote(id: string, text: string): Promise<void> {
  await request(accountHelp.addNote, { params: { id }, body: { text } })
  await invalidate('managed-users')
}

/** Removes a note. */
export async function sendStaffNoteRemoval(id: string): Promise<void> {
  await request(accountHelp.removeNote, { params: { id } })
  await invalidate('managed-users')
}
