import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { UserAction } from '@sopaan/contract/filter-actions'
import { UNTYPED_MAX } from '@sopaan/contract/managed-user-shapes'
import type { BulkActionOutcome } from '@sopaan/contract/managed-users'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { lockAccountRows } from '#api/features/account/accounts/accounts.open.queries.ts'
import {
  type Account,
  changeRole,
  deactivate,
  reactivate,
  requireActiveAdmin,
} from '#api/features/account/accounts/accounts.service.ts'
import { removeLinks } from '#api/features/account/mail-links/mail-links.open.queries.ts'
import { removeSignIns } from '#api/features/account/sign-ins/sign-ins.open.queries.ts'
import { type NewAuditEntry, writeAudits } from '#api/features/operations/audit/audit.service.ts'
import { type MailDraft, writeMail } from '#api/features/operations/mails/mails.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
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
  caller: Caller,
  { role, ...meant }: Meant & { role: 'mentee' | 'mentor' },
): Promise<BulkActionOutcome> {
  return doToChosen(deps, caller, { meant, action: { kind: 'role', role } })
}

/**
 * Puts people's accounts to sleep with a reason that is mailed to them; their sign-ins end and their links burn.
 * @throws {Refusal} REAUTH_REQUIRED, CONFIRMATION_NEEDED, OWN_ACCOUNT, LAST_ADMIN
 */
export async function deactivateUsers(
  deps: Deps,
  caller: Caller,
  { reason, ...meant }: Meant & { reason: string },
): Promise<BulkActionOutcome> {
  return doToChosen(deps, caller, { meant, action: { kind: 'deactivate', reason } })
}

/**
 * Brings people's accounts back, whoever put them to sleep.
 * @throws {Refusal} REAUTH_REQUIRED, CONFIRMATION_NEEDED, OWN_ACCOUNT, LAST_ADMIN
 */
export async function reactivateUsers(deps: Deps, caller: Caller, meant: Meant): Promise<BulkActionOutcome> {
  return doToChosen(deps, caller, { meant, action: { kind: 'reactivate' } })
}

/**
 * Ends every sign-in of people.
 * @throws {Refusal} REAUTH_REQUIRED, CONFIRMATION_NEEDED, OWN_ACCOUNT, LAST_ADMIN
 */
export async function signOutUsers(deps: Deps, caller: Caller, meant: Meant): Promise<BulkActionOutcome> {
  return doToChosen(deps, caller, { meant, action: { kind: 'signOut' } })
}

type Work = (deps: Deps, account: Account, known: { bookedIds: ReadonlySet<string> }) => Promise<Done>

/** What an action does to one person. */
function workOf(action: UserAction): Work {
  switch (action.kind) {
    case 'role':
      return (deps, account, { bookedIds }) => assignRole(deps, account, { role: action.role, bookedIds })
    case 'deactivate':
      return (deps, account) => sleepAccount(deps, account, action.reason)
    case 'reactivate':
      return wakeAccount
    case 'signOut':
      return signOutAccount
  }
}

async function assignRole(
  deps: Deps,
  account: Account,
  { role, bookedIds }: { role: 'mentee' | 'mentor'; bookedIds: ReadonlySet<string> },
): Promise<Done> {
  if (account.role === 'admin') return { skipped: 'staff' }
  if (account.role === role) return { skipped: 'unchanged' }
  if (bookedIds.has(account.id)) return { skipped: 'booked' }
  await changeRole(deps, account.id, { role })
  await removeSignIns(deps.db, account.id)
  await mailPerson(deps, account, 'role-changed', { role })
  return { action: 'user.change-role', change: { role: { before: account.role, after: role } } }
}

async function sleepAccount(deps: Deps, account: Account, reason: string): Promise<Done> {
  if (account.status === 'deactivated' && account.isDeactivatedByStaff) return { skipped: 'unchanged' }
  if (account.staffRoles.includes('owner')) return { skipped: 'staff' }
  await deactivate(deps, account.id, reason, 'staff')
  await removeSignIns(deps.db, account.id)
  await removeLinks(deps.db, account.id)
  await mailPerson(deps, account, 'staff-deactivated', { reason, at: deps.now().toISOString() })
  return {
    action: 'user.staff-deactivate',
    change: { status: { before: account.status, after: 'deactivated' }, reason: { after: reason } },
  }
}

async function wakeAccount(deps: Deps, account: Account): Promise<Done> {
  if (account.status !== 'deactivated') return { skipped: 'unchanged' }
  await reactivate(deps, account.id)
  await mailPerson(deps, account, 'staff-reactivated', {})
  return { action: 'user.staff-reactivate', change: { status: { before: 'deactivated', after: 'active' } } }
}

async function signOutAccount(deps: Deps, account: Account): Promise<Done> {
  if (account.status !== 'active') return { skipped: 'unchanged' }
  await removeSignIns(deps.db, account.id)
  await mailPerson(deps, account, 'staff-signed-out', { at: deps.now().toISOString() })
  return { action: 'user.staff-sign-out' }
}

/** Does one thing to the people who were chosen, all or nothing. */
async function doToChosen(
  deps: Deps,
  { actor, request }: Caller,
  { meant, action }: { meant: Meant; action: UserAction },
): Promise<BulkActionOutcome> {
  requireFresh(deps, actor)
  const ids = [...new Set(meant.ids)]
  if (ids.length > UNTYPED_MAX && meant.confirmed !== ids.length) refuse('CONFIRMATION_NEEDED')
  return inTransaction(deps, async (deps) => {
    const admins = await requireActiveAdmin(deps, actor)
    if (ids.includes(actor.userId)) refuse(admins.length === 1 ? 'LAST_ADMIN' : 'OWN_ACCOUNT')
    return doToAccounts(deps, { actor, request }, { ids, action })
  })
}

/** Does one thing to people, with an entry of the trail for each who was changed. Call it in a transaction. */
export async function doToAccounts(
  deps: Deps,
  { actor, request }: CallerTrace,
  { ids, action }: { ids: readonly string[]; action: UserAction },
): Promise<BulkActionOutcome> {
  const work = workOf(action)
  const accounts = new Map((await lockAccountRows(deps.db, ids)).map((account) => [account.id, account]))
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
}

/** Admins are in the hands of owners, and owners in those of two: their roles go first. */
async function doTo(account: Account, actor: CallerTrace['actor'], work: () => Promise<Done>): Promise<Done> {
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
