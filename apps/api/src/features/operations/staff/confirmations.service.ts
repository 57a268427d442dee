import type { AuditAction } from '@sopaan/contract/audit-actions'
import { refuse } from '@sopaan/contract/refusals'
import { EXPORT_ALONE_MAX, EXPORT_LEAVE_HOURS, type EXPORT_LISTS } from '@sopaan/contract/staff'
import { HOUR_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { hasAdminBesides } from '#api/features/account/accounts/accounts.open.queries.ts'
import { checkNotLastAdmin, requireActiveAdmin } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyPerson, notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { type Actor, requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { readConfirmation } from './confirmation-facts.ts'
import {
  type ConfirmationRow,
  closeConfirmation,
  hasExportLeave,
  insertConfirmation,
  lockOpenConfirmation,
} from './staff.queries.ts'
import { auditRoles, lockForRoles, setStaffRoles } from './staff.service.ts'

type List = (typeof EXPORT_LISTS)[number]
/** A file of a list by a filter, and how many people stand in it. */
export type MassExport = { list: List; filter: Readonly<Record<string, unknown>>; people: number }

/**
 * Agrees as a second person to what waits, and does it.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, SECOND_PERSON_NEEDED, OWN_ACCOUNT, LAST_ADMIN, STAFF_BOOKED
 */
export async function agreeToConfirmation(deps: Deps, caller: Caller, id: string): Promise<void> {
  requireFresh(deps, caller.actor)
  await inTransaction(deps, async (deps) => {
    await requireActiveAdmin(deps, caller.actor)
    const row = (await lockOpenConfirmation(deps.db, id)) ?? refuse('NOT_FOUND')
    if (row.askedBy === caller.actor.userId) refuse('SECOND_PERSON_NEEDED')
    if (row.userId === caller.actor.userId) refuse('OWN_ACCOUNT')
    await closeConfirmation(deps.db, { id, state: 'confirmed', by: caller.actor.userId, at: deps.now() })
    const confirmation = readConfirmation(row, caller.actor.userId)
    await notifyRequester(deps, row, true)
    if (confirmation.kind === 'export') {
      await auditExport(deps, caller, { action: 'export.confirm', row })
      return
    }
    const account = await lockForRoles(deps, confirmation.person._id)
    if (!confirmation.staffRoles.includes('owner')) await checkNotLastAdmin(deps, account)
    await setStaffRoles(deps, account, confirmation.staffRoles)
    const { staffRoles, reason } = confirmation
    await auditRoles(deps, caller, { action: 'staff.confirm-roles', account, staffRoles, reason })
  })
}

/** Leaves everything as it is: taken back by who asked, or turned down. @throws {Refusal} NOT_FOUND */
export async function withdrawConfirmation(deps: Deps, caller: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const row = (await lockOpenConfirmation(deps.db, id)) ?? refuse('NOT_FOUND')
    await closeConfirmation(deps.db, { id, state: 'withdrawn', by: caller.actor.userId, at: deps.now() })
    if (row.askedBy !== caller.actor.userId) await notifyRequester(deps, row, false)
    await auditExport(deps, caller, { action: row.kind === 'export' ? 'export.withdraw' : 'staff.withdraw-roles', row })
  })
}

/** Asks an owner for a file of many people. @throws {Refusal} REAUTH_REQUIRED */
export async function requestExport(
  deps: Deps,
  { actor, request }: Caller,
  { list, people, reason, ...asked }: MassExport & { reason: string },
): Promise<void> {
  requireFresh(deps, actor)
  const filter = exportFilter(asked.filter)
  await inTransaction(deps, async (deps) => {
    const facts = JSON.stringify({ list, filter, people })
    const row = { kind: 'export', facts, reason, askedBy: actor.userId, askedAt: deps.now() } as const
    await insertConfirmation(deps.db, row)
    await notifyStaff(deps, { kind: 'confirmation-asked', facts: { what: 'export' } })
    const change = { filter: { after: `${list}?${filter}` }, people: { after: people }, reason: { after: reason } }
    await writeAudit(deps, { action: 'export.ask', actor, target: { type: list }, change, request })
  })
}

/**
 * Stands before a file of many people: above a thousand a second person agreed within a day. Where no other owner is there,
 * an owner takes it alone.
 * @throws {Refusal} EXPORT_NEEDS_SECOND
 */
export async function requireExportLeave(
  deps: Deps,
  actor: Actor,
  { list, filter, people }: MassExport,
): Promise<void> {
  if (people <= EXPORT_ALONE_MAX) return
  if (actor.staffRoles?.includes('owner') && !(await hasAdminBesides(deps.db, actor.userId, ['owner']))) return
  const since = new Date(deps.now().getTime() - EXPORT_LEAVE_HOURS * HOUR_MS)
  const asked = { askedBy: actor.userId, list, filter: exportFilter(filter), since }
  if (!(await hasExportLeave(deps.db, asked))) refuse('EXPORT_NEEDS_SECOND', { max: EXPORT_ALONE_MAX })
}

/** A filter as the address of its list has it, without its order: the same people are the same words. */
function exportFilter(filter: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(filter).flatMap(([name, value]): [string, string][] =>
    value === undefined || name === 'sort' || name === 'page' || name === 'limit' ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(told.toSorted(([one], [other]) => one.localeCompare(other))).toString()
}

async function notifyRequester(deps: Deps, { askedBy, kind }: ConfirmationRow, isConfirmed: boolean): Promise<void> {
  await notifyPerson(deps, askedBy, { kind: 'confirmation-decided', facts: { what: kind, isConfirmed } })
}

async function auditExport(
  deps: Deps,
  { actor, request }: Caller,
  { action, row }: { action: AuditAction; row: ConfirmationRow },
): Promise<void> {
  const target = row.userId === null ? { type: 'users' } : { type: 'user', id: row.userId }
  await writeAudit(deps, { action, actor, target, change: { asked: { after: row.facts } }, request })
}
