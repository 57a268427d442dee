import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { QueryOf } from '@sopaan/contract/call'
import { refuse } from '@sopaan/contract/refusals'
import type { Confirmation, StaffMember, staff } from '@sopaan/contract/staff'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { lockAccountRows } from '#api/features/account/accounts/accounts.open.queries.ts'
import { type Account, changeRole, requireActiveAdmin } from '#api/features/account/accounts/accounts.service.ts'
import { removeLinks } from '#api/features/account/mail-links/mail-links.open.queries.ts'
import { removeSignIns } from '#api/features/account/sign-ins/sign-ins.open.queries.ts'
import { auditView, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { csvRupees } from '#api/http/csv.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { wholeFileOf } from '#api/http/list-file.ts'
import { orderRows } from '#api/http/order-rows.ts'
import type { Caller } from '#api/http/serve.ts'
import { readConfirmation, readStaffRoles } from './confirmation-facts.ts'
import {
  hasSessionsAhead,
  insertConfirmation,
  listOpenConfirmations,
  listStaffRows,
  type StaffRow,
} from './staff.queries.ts'

type Wanted = QueryOf<typeof staff.list>

const COLUMNS: CsvColumns<StaffMember> = [
  ['name', (row) => row.fullName],
  ['email', (row) => row.email],
  ['looks_after', (row) => row.staffRoles.join(' ')],
  ['active', (row) => String(row.isActive)],
  ['two_factor', (row) => String(row.hasTwoFactor)],
  ['refunded_today_inr', (row) => csvRupees(row.refundedTodayPaise)],
  ['last_sign_in_utc', (row) => row.lastLoginAt ?? ''],
]

type Admins = Awaited<ReturnType<typeof requireActiveAdmin>>

/** The admins with what each looks after, and what waits for a second person; the look is written into the trail. */
export async function listStaff(
  deps: Deps,
  { actor, request }: Caller,
  wanted: Wanted,
): Promise<{ people: StaffMember[]; confirmations: Confirmation[] }> {
  const [rows, open] = await Promise.all([
    listStaffRows(deps.db, startOfIstDay(istDate(deps.now()))),
    listOpenConfirmations(deps.db),
  ])
  await auditView(deps, { action: 'staff.look', actor, target: { type: 'users' }, request })
  return {
    people: findStaff(rows.map(memberOf), wanted),
    confirmations: open.map((row) => readConfirmation(row, actor.userId)),
  }
}

/** The admins of a filter as a CSV file; who had it is in the trail. Refuses REAUTH_REQUIRED. */
export const STAFF_FILE = wholeFileOf<Wanted, StaffMember>({
  name: 'sopaan-staff.csv',
  things: 'people',
  columns: COLUMNS,
  admit: async (deps, { actor, request }) => {
    requireFresh(deps, actor)
    await auditView(deps, { action: 'staff.export', actor, target: { type: 'users' }, request })
  },
  list: async (deps, wanted) => {
    const rows = await listStaffRows(deps.db, startOfIstDay(istDate(deps.now())))
    return findStaff(rows.map(memberOf), wanted)
  },
})

function memberOf({ id, staffRoles, status, lastLoginAt, ...row }: StaffRow): StaffMember {
  return {
    ...row,
    _id: id,
    staffRoles: readStaffRoles(staffRoles),
    isActive: status === 'active',
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  }
}

function findStaff(people: readonly StaffMember[], { q = '', role, sort }: Wanted): StaffMember[] {
  const found = people.filter(
    ({ fullName, email, staffRoles }) =>
      `${fullName} ${email}`.toLowerCase().includes(q.toLowerCase()) &&
      (role === undefined || staffRoles.includes(role)),
  )
  return orderRows(found, sort, {
    name: ({ fullName }) => fullName.toLowerCase(),
    roles: ({ staffRoles }) => staffRoles.join(),
    refunded: ({ refundedTodayPaise }) => refundedTodayPaise,
    seen: ({ lastLoginAt }) => lastLoginAt,
  })
}

/**
 * Asks that an account looks after something else; no role makes it a mentee's. Another owner has to agree; where there is
 * none, it is done at once, or nobody could ever be let in.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, OWN_ACCOUNT, STAFF_UNCHANGED, STAFF_BOOKED, CONFIRMATION_ASKED
 */
export async function requestStaffRoles(
  deps: Deps,
  caller: Caller,
  userId: string,
  { staffRoles, reason }: { staffRoles: readonly StaffRole[]; reason: string },
): Promise<{ state: 'done' | 'waiting' }> {
  requireFresh(deps, caller.actor)
  return inTransaction(deps, async (deps) => {
    const admins = await requireActiveAdmin(deps, caller.actor)
    if (userId === caller.actor.userId) refuse('OWN_ACCOUNT')
    const account = await lockForRoles(deps, userId)
    const asked = readStaffRoles(staffRoles)
    if (asked.join() === readStaffRoles(account.staffRoles).join()) refuse('STAFF_UNCHANGED')
    if (!hasOtherOwner(admins, caller.actor.userId, userId)) {
      await setStaffRoles(deps, account, asked)
      await auditRoles(deps, caller, { action: 'staff.change-roles', account, staffRoles: asked, reason })
      return { state: 'done' as const }
    }
    const facts = JSON.stringify({ staffRoles: asked })
    const row = {
      kind: 'staff-roles',
      userId,
      facts,
      reason,
      askedBy: caller.actor.userId,
      askedAt: deps.now(),
    } as const
    if ((await insertConfirmation(deps.db, row)) === undefined) refuse('CONFIRMATION_ASKED')
    await notifyStaff(deps, { kind: 'confirmation-asked', facts: { what: 'staff-roles' } })
    await auditRoles(deps, caller, { action: 'staff.ask-roles', account, staffRoles: asked, reason })
    return { state: 'waiting' as const }
  })
}

/** Whether an owner besides whoever asks, and besides the person it is about, is there to agree. */
function hasOtherOwner(admins: Admins, askerId: string, aboutId?: string): boolean {
  return admins.some(({ id, staffRoles }) => id !== askerId && id !== aboutId && staffRoles.includes('owner'))
}

/** An account whose staff roles may change, held. @throws {Refusal} NOT_FOUND, STAFF_BOOKED */
export async function lockForRoles(deps: Deps, userId: string): Promise<Account> {
  const [account] = await lockAccountRows(deps.db, [userId])
  if (account?.status !== 'active' && account?.status !== 'deactivated') return refuse('NOT_FOUND')
  if (account.role === 'mentor' && (await hasSessionsAhead(deps.db, userId))) refuse('STAFF_BOOKED')
  return account
}

/** Gives an account its staff roles, signs it out everywhere and mails its owner. */
export async function setStaffRoles(deps: Deps, account: Account, staffRoles: readonly StaffRole[]): Promise<void> {
  const role = staffRoles.length > 0 ? 'admin' : 'mentee'
  await changeRole(deps, account.id, role === 'admin' ? { role, staffRoles } : { role })
  await removeSignIns(deps.db, account.id)
  if (account.role !== role) await removeLinks(deps.db, account.id)
  const { email: to, language, id: userId } = account
  await writeMail(deps, { kind: 'role-changed', to, language, facts: { role }, userId })
}

/** Writes into the trail whose staff roles were asked for or changed. */
export async function auditRoles(
  deps: Deps,
  { actor, request }: Caller,
  {
    action,
    account,
    staffRoles,
    reason,
  }: {
    action: AuditAction
    account: Account
    staffRoles: readonly StaffRole[]
    reason: string
  },
): Promise<void> {
  await writeAudit(deps, {
    action,
    actor,
    target: { type: 'user', id: account.id },
    change: { staffRoles: { before: account.staffRoles, after: [...staffRoles] }, reason: { after: reason } },
    request,
  })
}
