import { RANK_KEYS } from '@sopaan/contract/college-predictor'
import { refuse } from '@sopaan/contract/refusals'
import type { StudentExams } from '@sopaan/contract/student-exams'
import type { User, UserChange } from '@sopaan/contract/users'
import { isPlausibleBirthMonth } from '@sopaan/domain/identity/age'
import { browserName } from '@sopaan/domain/identity/browser-name'
import { EXAM_KEYS, type ExamScore } from '@sopaan/domain/syllabus/state-exams'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import {
  type Account,
  accountOf,
  birthMonthOpenUntil,
  changeOwn,
  checkNotLastAdmin,
  deactivate,
  lockAccountOf,
  markDeleted,
  type OwnChange,
  savePassword,
} from '#api/features/account/accounts/accounts.service.ts'
import { revokeFirstSignIn } from '#api/features/account/mail-links/first-sign-in.service.ts'
import { removeLinks } from '#api/features/account/mail-links/mail-links.open.queries.ts'
import { makeLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { checkOwnPassword } from '#api/features/account/own-password/own-password.service.ts'
import { checkNewPassword, hashPassword } from '#api/features/account/passwords/passwords.service.ts'
import { clearSignInCookies } from '#api/features/account/sign-ins/sign-in-cookies.service.ts'
import { removeSignIns } from '#api/features/account/sign-ins/sign-ins.open.queries.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { type Actor, requireFresh } from '#api/http/access.ts'
import { faultAt } from '#api/http/faults.ts'
import type { Caller } from '#api/http/serve.ts'
import { userOf } from './user-view.service.ts'

/** How long a deletion can be taken back, ms. Source: decision C24. */
export const UNDO_MS = 7 * DAY_MS
/** How long after it was said a month of birth can be corrected, ms. */
const BIRTH_MONTH_OPEN_MS = 7 * DAY_MS

/** The account of the person acting, as the contract has it. */
export async function getMe(deps: Deps, actor: Actor): Promise<User> {
  return userOf(deps, await accountOf(deps, actor))
}

/**
 * Changes what the owner may change; nothing else of the body reaches the table (AUTHZ-05).
 * @throws {Refusal} BIRTH_MONTH_FIXED once it was told and can no longer be corrected, INVALID_INPUT for one that cannot be true
 */
export async function updateMe(deps: Deps, { actor, request }: Caller, change: UserChange): Promise<User> {
  return inTransaction(deps, async (deps) => {
    const account = await lockAccountOf(deps, actor)
    const { ranks, exams } = change.studentFacts ?? {}
    const told = { ranks: ranks && rankRows(ranks), exams: exams && examRows(exams) }
    await changeOwn(deps, actor.userId, { ...columnsOf(change), ...birthColumns(deps, account, change) }, told)
    const names = Object.keys({ ...change, ...change.studentFacts }).filter((name) => name !== 'studentFacts')
    await writeAudit(deps, {
      action: 'user.update',
      actor,
      target: { type: 'user', id: actor.userId },
      // Which fields, not what they hold: the trail outlives the account.
      change: Object.fromEntries(names.map((name) => [name, { after: '[changed]' }])),
      request,
    })
    return userOf(deps, await accountOf(deps, actor))
  })
}

/** Sets another password: every other sign-in ends, every link burns, the owner is told (AUTH-09). */
export async function changePassword(
  deps: Deps,
  { actor, request }: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const account = await checkOwnPassword(deps, actor, { password: currentPassword, request, factor: 'not asked' })
  const owner = { email: account.email, fullName: account.fullName, role: account.role }
  checkNewPassword(deps, newPassword, owner, 'newPassword')
  const kept = await hashPassword(deps, newPassword)
  await inTransaction(deps, async (deps) => {
    await savePassword(deps, actor.userId, { ...kept, isNew: true })
    await removeSignIns(deps.db, actor.userId, actor.signInId)
    await removeLinks(deps.db, actor.userId)
    await revokeFirstSignIn(deps, account.email)
    await writeMail(deps, {
      kind: 'password-changed',
      to: account.email,
      language: account.language,
      facts: { device: browserName(request.userAgent), at: deps.now().toISOString() },
      userId: actor.userId,
    })
    await writeAudit(deps, { action: 'user.change-password', actor, target: ownTarget(actor), request })
  })
}

/** Mails a link to the new address; the answer does not tell whether somebody has it. @throws {Refusal} REAUTH_REQUIRED */
export async function requestEmailChange(deps: Deps, { actor, request }: Caller, newEmail: string): Promise<void> {
  requireFresh(deps, actor)
  await inTransaction(deps, async (deps) => {
    const account = await lockAccountOf(deps, actor)
    const device = browserName(request.userAgent)
    const token = await makeLink(deps, { kind: 'change-email', email: newEmail, account, device })
    await writeMail(deps, {
      kind: 'change-email',
      to: newEmail,
      language: account.language,
      facts: { fullName: account.fullName },
      userId: actor.userId,
      token,
    })
    await writeAudit(deps, { action: 'user.ask-email-change', actor, target: ownTarget(actor), request })
  })
}

/** Puts the account to sleep: every sign-in ends, every link burns, the owner is told. @throws {Refusal} LAST_ADMIN */
export async function deactivateMe(deps: Deps, { actor, request }: Caller, reason: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const account = await lockAccountOf(deps, actor)
    await checkNotLastAdmin(deps, account)
    await deactivate(deps, actor.userId, reason)
    await removeSignIns(deps.db, actor.userId)
    await removeLinks(deps.db, actor.userId)
    await writeMail(deps, {
      kind: 'deactivated',
      to: account.email,
      language: account.language,
      facts: { reason, at: deps.now().toISOString() },
      userId: actor.userId,
    })
    await writeAudit(deps, { action: 'user.deactivate', actor, target: ownTarget(actor), request })
  })
  clearSignInCookies(request)
}

/**
 * Hides and locks the account at once; a mailed link brings it back for 7 days, then it is erased (decision C24).
 * @throws {Refusal} WRONG_PASSWORD, TOTP_REQUIRED, TOTP_INVALID, ACCOUNT_LOCKED, LAST_ADMIN
 */
export async function deleteMe(
  deps: Deps,
  { actor, request }: Caller,
  { password, totp }: { password: string; totp?: string | undefined },
): Promise<void> {
  await checkOwnPassword(deps, actor, { password, totp, request })
  await inTransaction(deps, async (deps) => {
    const account = await lockAccountOf(deps, actor)
    await checkNotLastAdmin(deps, account)
    await markDeleted(deps, actor.userId)
    await removeSignIns(deps.db, actor.userId)
    await removeLinks(deps.db, actor.userId)
    const deleted = (await findAccount(deps.db, actor.userId)) ?? account
    const device = browserName(request.userAgent)
    const token = await makeLink(deps, { kind: 'undo-deletion', email: account.email, account: deleted, device })
    await writeMail(deps, {
      kind: 'deleted',
      to: account.email,
      language: account.language,
      facts: { until: new Date(deps.now().getTime() + UNDO_MS).toISOString() },
      userId: actor.userId,
      token,
    })
    await writeAudit(deps, { action: 'user.delete', actor, target: ownTarget(actor), request })
  })
  clearSignInCookies(request)
}

function ownTarget(actor: Pick<Actor, 'userId'>): { type: string; id: string } {
  return { type: 'user', id: actor.userId }
}

/** The month of birth where it is said, or corrected the once that it can be. */
function birthColumns(deps: Deps, account: Account, { birthMonth }: UserChange): OwnChange {
  if (birthMonth === undefined || birthMonth === account.birthMonth) return {}
  const isFirst = account.birthMonth === null
  if (!isFirst && birthMonthOpenUntil(deps, account) === null) refuse('BIRTH_MONTH_FIXED')
  if (!isPlausibleBirthMonth(birthMonth, deps.now())) {
    refuse('INVALID_INPUT', { errors: [faultAt('birthMonth', 'not_birth_month')] })
  }
  const until = new Date(deps.now().getTime() + BIRTH_MONTH_OPEN_MS)
  return { birthMonth, birthMonthOpenUntil: isFirst ? until : null }
}

function columnsOf({ fullName, phone, language, studentFacts = {} }: UserChange): OwnChange {
  const { studyClass, targetYear, category, gender, isPwd, hasPassedAat, homeState } = studentFacts
  return {
    ...(fullName === undefined ? {} : { fullName }),
    ...(phone === undefined ? {} : { phone }),
    ...(language === undefined ? {} : { language }),
    ...(studyClass === undefined ? {} : { studyClass }),
    ...(targetYear === undefined ? {} : { targetYear }),
    ...(category === undefined ? {} : { category }),
    ...(gender === undefined ? {} : { gender }),
    ...(isPwd === undefined ? {} : { isPwd }),
    ...(hasPassedAat === undefined ? {} : { hasPassedAat }),
    ...(homeState === undefined ? {} : { homeState }),
  }
}

function rankRows(ranks: NonNullable<NonNullable<UserChange['studentFacts']>['ranks']>) {
  return RANK_KEYS.flatMap(({ key, list, kind }) => {
    const rank = ranks[key]
    return rank === undefined ? [] : [{ list, kind, rank }]
  })
}

function examRows(exams: StudentExams) {
  return EXAM_KEYS.flatMap((exam) => {
    const told: Partial<Record<ExamScore, number | undefined>> | undefined = exams[exam]
    if (told === undefined) return []
    const { rank = null, categoryRank = null, marks = null, percentile = null } = told
    return [{ exam, rank, categoryRank, marks, percentile }]
  })
}
