import { refuse } from '@sopaan/contract/refusals'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import type { Role } from '@sopaan/contract/users'
import { type AgeBand, ageBand } from '@sopaan/domain/identity/age'
import type { Language } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import type { Actor } from '#api/http/access.ts'
import { hmac } from '#api/seal.ts'
import { type ExamRow, findAccount } from './accounts.open.queries.ts'
import {
  changeAccount,
  changeEmail,
  insertAccount,
  lockAccountRow,
  lockActiveAdmins,
  type RankRow,
  replaceExams,
  replaceRanks,
} from './accounts.queries.ts'

/** An account as the database has it. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The account of somebody who is acting: it is there, because the access check just read it. */
export async function accountOf(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<Account> {
  return (await findAccount(deps.db, actor.userId)) ?? refuse('NOT_SIGNED_IN')
}

/** The same, held until the transaction ends. */
export async function lockAccountOf(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<Account> {
  return (await lockAccountRow(deps.db, actor.userId)) ?? refuse('NOT_SIGNED_IN')
}

export type NewAccount = {
  email: string
  fullName: string
  role: Role
  language: Language
  password: { hash: string; keyId: string }
  /** Of an admin; absent: owner. */
  staffRoles?: readonly StaffRole[]
}

/** Makes an account for an address that was proven; undefined where somebody has it. */
export async function makeAccount(deps: Deps, account: NewAccount): Promise<Account | undefined> {
  return insertAccount(deps.db, {
    email: account.email,
    fullName: account.fullName,
    role: account.role,
    staffRoles: account.role === 'admin' ? [...(account.staffRoles ?? ['owner'])] : [],
    language: account.language,
    passwordHash: account.password.hash,
    passwordKeyId: account.password.keyId,
    passwordChangedAt: deps.now(),
    createdAt: deps.now(),
  })
}

/** Sets a password; `isNew` also moves the day it was changed on. */
export async function savePassword(
  deps: Deps,
  userId: string,
  password: { hash: string; keyId: string; isNew: boolean },
): Promise<void> {
  await changeAccount(deps.db, userId, {
    passwordHash: password.hash,
    passwordKeyId: password.keyId,
    ...(password.isNew ? { passwordChangedAt: deps.now() } : {}),
  })
}

/** Notes a sign-in. */
export async function noteLogin(deps: Deps, userId: string): Promise<void> {
  await changeAccount(deps.db, userId, { lastLoginAt: deps.now() })
}

/** Brings a deactivated account back. */
export async function reactivate(deps: Deps, userId: string): Promise<void> {
  await changeAccount(deps.db, userId, {
    status: 'active',
    deactivatedAt: null,
    deactivationReason: null,
    isDeactivatedByStaff: false,
  })
}

/** Puts an account to sleep; by staff, only staff bring it back. */
export async function deactivate(
  deps: Deps,
  userId: string,
  reason: string,
  by: 'owner' | 'staff' = 'owner',
): Promise<void> {
  await changeAccount(deps.db, userId, {
    status: 'deactivated',
    deactivatedAt: deps.now(),
    deactivationReason: reason,
    isDeactivatedByStaff: by === 'staff',
  })
}

/** Whether the owner may bring an account back by a mailed link. */
export function isReactivable(account: Pick<Account, 'status' | 'isDeactivatedByStaff'>): boolean {
  return account.status === 'deactivated' && !account.isDeactivatedByStaff
}

/** Gives an account another role; who becomes an admin looks after what `staffRoles` say. */
export async function changeRole(
  deps: Deps,
  userId: string,
  role: { role: 'mentee' | 'mentor' } | { role: 'admin'; staffRoles: readonly StaffRole[] },
): Promise<void> {
  await changeAccount(deps.db, userId, { ...role, staffRoles: role.role === 'admin' ? [...role.staffRoles] : [] })
}

/**
 * Holds the active admins until the transaction ends and answers them. Whoever acts must be one of them still: of two who
 * take each other's role at once, the second finds that it is gone (AUTHZ-08).
 * @throws {Refusal} FORBIDDEN
 */
export async function requireActiveAdmin(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
): Promise<{ id: string; staffRoles: StaffRole[] }[]> {
  const admins = await lockActiveAdmins(deps.db)
  if (admins.every(({ id }) => id !== actor.userId)) refuse('FORBIDDEN')
  return admins
}

/** Hides and locks an account, until it is restored or erased. */
export async function markDeleted(deps: Deps, userId: string): Promise<void> {
  await changeAccount(deps.db, userId, {
    status: 'deleted',
    deletedAt: deps.now(),
    deactivatedAt: null,
    deactivationReason: null,
    isDeactivatedByStaff: false,
  })
}

/** Takes a deletion back. */
export async function restore(deps: Deps, userId: string): Promise<void> {
  await changeAccount(deps.db, userId, { status: 'active', deletedAt: null })
}

/** Moves an account to another address. @throws {Refusal} EMAIL_TAKEN */
export async function moveToAddress(deps: Deps, userId: string, email: string): Promise<void> {
  const isMoved = await changeEmail(deps.db, userId, email)
  if (!isMoved) refuse('EMAIL_TAKEN')
}

/** Notes how far a parent's consent has come. */
export async function noteParent(
  deps: Deps,
  userId: string,
  parent: { state: 'none' | 'asked' | 'confirmed'; email: string | null },
): Promise<void> {
  await changeAccount(deps.db, userId, { parentState: parent.state, parentEmail: parent.email })
}

/**
 * Refuses where somebody is the last active owner: nobody could let another in (AUTHZ-08). Call it in the transaction.
 * @throws {Refusal} LAST_ADMIN
 */
export async function checkNotLastAdmin(deps: Deps, account: Pick<Account, 'id' | 'role'>): Promise<void> {
  if (account.role !== 'admin') return
  const owners = (await lockActiveAdmins(deps.db)).filter(({ staffRoles }) => staffRoles.includes('owner'))
  if (owners.every(({ id }) => id === account.id) && owners.length > 0) refuse('LAST_ADMIN')
}

/** Whether an account belongs to a minor, by what was told. */
export function ageBandOf(deps: Pick<Deps, 'now'>, account: Pick<Account, 'birthMonth'>): AgeBand {
  return ageBand(account.birthMonth ?? undefined, deps.now())
}

/**
 * Until when the owner can correct the month of birth; null when not. Once a parent was asked it stays: the parent answers for a
 * child of that age.
 */
export function birthMonthOpenUntil(
  deps: Pick<Deps, 'now'>,
  { birthMonthOpenUntil: until, parentState }: Pick<Account, 'birthMonthOpenUntil' | 'parentState'>,
): Date | null {
  return until !== null && until > deps.now() && parentState === 'none' ? until : null
}

/**
 * Stands before mentoring, messages, public feedback and payment (decision C23, DPDP-07).
 * @throws {Refusal} AGE_REQUIRED where no month of birth was told, PARENT_CONSENT_REQUIRED for a minor without a parent
 */
export async function requireConsentingAge(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<void> {
  const account = await accountOf(deps, actor)
  const band = ageBandOf(deps, account)
  if (band === 'unknown') refuse('AGE_REQUIRED')
  if (band === 'minor' && account.parentState !== 'confirmed') refuse('PARENT_CONSENT_REQUIRED')
}

/** Whether somebody is under 18 and no parent's consent stands: then nobody writes to them either. */
export async function isWaitingForParent(deps: Deps, userId: string): Promise<boolean> {
  const account = await findAccount(deps.db, userId)
  return account !== undefined && ageBandOf(deps, account) === 'minor' && account.parentState !== 'confirmed'
}

/** Whether one of some people is under 18: then no contacts pass between them. */
export async function isMinorAmong(deps: Deps, userIds: readonly string[]): Promise<boolean> {
  const accounts = await Promise.all(userIds.map((id) => findAccount(deps.db, id)))
  return accounts.some((account) => account !== undefined && ageBandOf(deps, account) === 'minor')
}

/** An address as it is counted and compared where it must not be readable. */
export function emailHmac(deps: Pick<Deps, 'config'>, email: string): Buffer {
  return hmac(deps, 'email', email)
}

/**
 * The seal of the state a link is made under: another password, address or status, and it no longer fits (LINK-05).
 * @param key  one of `listKeys`; today's unless told otherwise
 */
export function accountState(deps: Pick<Deps, 'config'>, account: Account, key?: Buffer): Buffer {
  return hmac(deps, 'link-state', [account.id, account.passwordHash, account.email, account.status].join('\n'), key)
}

/** What the owner may change of an account by hand; absent stays. */
export type OwnChange = Parameters<typeof changeAccount>[2]

/** Ranks and examinations, each of which replaces what was there. */
type EnteredFacts = { ranks?: readonly RankRow[] | undefined; exams?: readonly ExamRow[] | undefined }

/** Changes what the owner may change, and ranks and examinations where they are given. */
export async function changeOwn(
  deps: Deps,
  userId: string,
  change: OwnChange,
  { ranks, exams }: EnteredFacts = {},
): Promise<void> {
  if (Object.keys(change).length > 0) await changeAccount(deps.db, userId, change)
  if (ranks) await replaceRanks(deps.db, userId, ranks)
  if (exams) await replaceExams(deps.db, userId, exams)
}
