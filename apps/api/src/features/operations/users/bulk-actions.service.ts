import type { AuditAction } from '@sopaan/contract/audit-actions'
import { UNTYPED_MAX } from '@sopaan/contract/managed-user-shapes'
import type { BulkActionOutcome } from '@sopaan/contract/managed-users'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import {
  type Account,
  changeRole,
  deactivate,
  lockAccountsOf,
  reactivate,
  requireActiveAdmin,
} from '#api/features/account/accounts/accounts.service.ts'
import { revokeLinks } from '#api/features/account/mail-links/mail-links.service.ts'
import { endSignIns } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { type NewAuditEntry, writeAudits } from '#api/features/operations/audit/audit.service.ts'
import { type MailDraft, writeMail } from '#api/features/operations/mails/mails.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { listBookedMentors } from './managed-users.queries.ts'

/** Whom a deed is for. `confirmed` is the number the admin typed, needed above 20. */
export type Meant = { ids: readonly string[]; confirmed?: number | undefined }

type Skip = BulkActionOutcome['skipped'][number]['why']

/** What a deed does to one person: leaves them with a reason, or changes them and says what to write down. */
type Done = { skipped: Skip } | { action: AuditAction; change?: NonNullable<NewAuditEntry['change']> }

/**
 * Gives people another role and signs them out; a mentor with sessions ahead keeps it.
 * @throws {Refusal} REAUTH_REQUIRED, CONFIRMATION_NEEDED, OWN_ACCOUNT, LAST_ADMIN
 */
export async function changeRoles(
  deps: Deps,
  { actor, request }: Caller,
  { role, ...meant }: Meant & { role: 'mentee' | 'mentor' },
): Promise<BulkActionOutcome> {
  return forEach(deps, { actor, meant, request }, async (deps, account, { bookedIds }) => {
    if (account.role === 'admin') return { skipped: 'staff' }
    if (account.role === role) return { skipped: 'unchanged' }
    if (bookedIds.has(account.id)) return { skipped: 'booked' }
    await changeRole(deps, account.id, { role })
    await endSignIns(deps, account.id)
    await mailPerson(deps, account, 'role-changed', { role })
    return { action: 'user.change-role', change: { role: { before: account.role, after: role } } }
  })
}

/**
 * Puts people's accounts to sleep with a reason that is mailed to them; their sign-ins end and their links burn.
 * @throws {Refusal} REAUTH_REQUIRED, CONFIRMATION_NEEDED, OWN_ACCOUNT, LAST_ADMIN
 */
export async function deactivateUsers(
  deps: Deps,
  { actor, request }: Caller,
  { reason, ...meant }: Meant & { reason: string },
): Promise<BulkActionOutcome> {
  return forEach(deps, { actor, meant, request }, async (deps, account) => {
    if (account.status === 'deactivated' && account.isDeactivatedByStaff) return { skipped: 'unchanged' }
    if (account.staffRoles.includes('owner')) return { skipped: 'staff' }
    await deactivate(deps, account.id, reason, 'staff')
    await endSignIns(deps, account.id)
    await revokeLinks(deps, account.id)
    await mailPerson(deps, account, 'staff-deactivated', { reason, at: deps.now().toISOString() })
    return {
      action: 'user.staff-deactivate',
      change: { status: { before: account.status, after: 'deactivated' }, reason: { after: reason } },
    }
  })
}

/**
 * Brings people's accounts back, whoever put them to sleep.
 * @throws {Refusal} REAUTH_REQUIRED, CONFIRMATION_NEEDED, OWN_ACCOUNT, LAST_ADMIN
 */
export async function reactivateUsers(
  deps: Deps,
  { actor, request }: Caller,
  meant: Meant,
): Promise<BulkActionOutcome> {
  return forEach(deps, { actor, meant, request }, async (deps, account) => {
    if (account.status !== 'deactivated') return { skipped: 'unchanged' }
    await reactivate(deps, account.id)
    await mailPerson(deps, account, 'staff-reactivated', {})
    return { action: 'user.staff-reactivate', change: { status: { before: 'deactivated', after: 'active' } } }
  })
}

/**
 * Ends every sign-in of people.
 * @throws {Refusal} REAUTH_REQUIRED, CONFIRMATION_NEEDED, OWN_ACCOUNT, LAST_ADMIN
 */
export async function signOutUsers(deps: Deps, { actor, request }: Caller, meant: Meant): Promise<BulkActionOutcome> {
  return forEach(deps, { actor, meant, request }, async (deps, account) => {
    if (account.status !== 'active') return { skipped: 'unchanged' }
    await endSignIns(deps, account.id)
    await mailPerson(deps, account, 'staff-signed-out', { at: deps.now().toISOString() })
    return { action: 'user.staff-sign-out' }
  })
}

type UsersFilter = Caller & { meant: Meant }
type Work = (deps: Deps, account: Account, known: { bookedIds: ReadonlySet<string> }) => Promise<Done>

/** Does one thing to several people, all or nothing, with an entry of the trail for each who was changed. */
async function forEach(deps: Deps, { actor, meant, request }: UsersFilter, work: Work): Promise<BulkActionOutcome> {
  requireFresh(deps, actor)
  const ids = [...new Set(meant.ids)]
  if (ids.length > UNTYPED_MAX && meant.confirmed !== ids.length) refuse('CONFIRMATION_NEEDED')
  return inTransaction(deps, async (deps) => {
    const admins = await requireActiveAdmin(deps, actor)
    if (ids.includes(actor.userId)) refuse(admins.length === 1 ? 'LAST_ADMIN' : 'OWN_ACCOUNT')
    const accounts = new Map((await lockAccountsOf(deps, ids)).map((account) => [account.id, account]))
    const known = { bookedIds: new Set(await listBookedMentors(deps.db, ids)) }
    const outcome: BulkActionOutcome = { changed: [], skipped: [] }
    const entries: NewAuditEntry[] = []
    for (const id of ids) {
      const account = accounts.get(id)
      const isThere = account?.status === 'active' || account?.status === 'deactivated'
      const done: Done =
        account && isThere ? await doTo(account, actor, () => work(deps, account, known)) : { skipped: 'gone' }
      if ('skipped' in done) outcome.skipped.push({ _id: id, why: done.skipped })
      else {
        if (account) outcome.changed.push({ _id: id, role: account.role })
        entries.push({ ...done, actor, target: { type: 'user', id }, request })
      }
    }
    await writeAudits(deps, entries)
    return outcome
  })
}

/** Admins are in the hands of owners, and owners in those of two: their roles go first. */
async function doTo(account: Account, actor: Caller['actor'], work: () => Promise<Done>): Promise<Done> {
  const isOthers = account.role === 'admin' && actor.staffRoles?.includes('owner') !== true
  return isOthers ? { skipped: 'staff' } : work()
}

/** The mails that tell somebody what staff did. */
type StaffMail =
  | 'role-changed'
  | 'staff-deactivated'
  | 'staff-reactivated'
  | 'staff-unlocked'
  | 'staff-signed-out'
  | 'staff-two-factor-off'
  | 'staff-corrected'

/** Mails somebody what staff did to the account. */
export async function mailPerson<K extends StaffMail>(
  deps: Deps,
  account: Account,
  kind: K,
  facts: MailDraft<K>['facts'],
): Promise<void> {
  await writeMail<K>(deps, { kind, to: account.email, language: account.language, facts, userId: account.id })
}
