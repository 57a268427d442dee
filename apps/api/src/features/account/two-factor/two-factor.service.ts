import { refuse } from '@sopaan/contract/refusals'
import { RECOVERY_CODES } from '@sopaan/contract/two-factor'
import { toBase32 } from '@sopaan/domain/identity/base32'
import { type Deps, inTransaction } from '#api/deps.ts'
import { accountOf } from '#api/features/account/accounts/accounts.service.ts'
import { countTry, failureKeyOf, returnTry, unlessFailed } from '#api/features/account/lockouts/lockouts.service.ts'
import { markFresh } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { type Actor, requireFresh } from '#api/http/access.ts'
import { DEVICE_COOKIE } from '#api/http/csrf.ts'
import type { Caller } from '#api/http/serve.ts'
import { encrypt } from '#api/seal.ts'
import { recoveryHmac } from './recovery-mark.ts'
import { isSecondFactor } from './second-factor.service.ts'
import {
  confirmSecret,
  countCodesLeft,
  findSecret,
  removeSecret,
  replaceCodes,
  upsertSecret,
} from './two-factor.queries.ts'

const SECRET_BYTES = 20
/** 80 random bits, as four groups of four letters and digits. */
const RECOVERY_BYTES = 10

export type TwoFactorState = { isOn: boolean; isRequired: boolean; onSince: string | null; recoveryCodesLeft: number }

/** How two-factor stands for the person acting. */
export async function twoFactorState(deps: Deps, actor: Actor): Promise<TwoFactorState> {
  const secret = await findSecret(deps.db, actor.userId)
  return {
    isOn: secret?.confirmedAt != null,
    isRequired: isRequiredFor(deps, actor),
    onSince: secret?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countCodesLeft(deps.db, actor.userId),
  }
}

/** Makes a secret that waits for its first code. @throws {Refusal} REAUTH_REQUIRED, TWO_FACTOR_ON */
export async function enrol(deps: Deps, actor: Actor): Promise<{ secret: string; otpauthUrl: string }> {
  requireFresh(deps, actor)
  const account = await accountOf(deps, actor)
  const known = await findSecret(deps.db, actor.userId)
  if (known?.confirmedAt) refuse('TWO_FACTOR_ON')
  const bytes = deps.random(SECRET_BYTES)
  await upsertSecret(deps.db, actor.userId, encrypt(deps, 'two-factor', bytes))
  const secret = toBase32(bytes)
  const label = encodeURIComponent(`Sopaan:${account.email}`)
  return {
    secret,
    otpauthUrl: `otpauth://totp/${label}?secret=${secret}&issuer=Sopaan&algorithm=SHA1&digits=6&period=30`,
  }
}

/**
 * Puts the secret in force by its first code; answers the recovery codes, which are never shown again.
 * @throws {Refusal} REAUTH_REQUIRED, TWO_FACTOR_ON, TWO_FACTOR_OFF, TOTP_INVALID
 */
export async function confirmTwoFactor(deps: Deps, { actor, request }: Caller, totp: string): Promise<string[]> {
  requireFresh(deps, actor)
  const secret = await findSecret(deps.db, actor.userId)
  if (!secret) refuse('TWO_FACTOR_OFF')
  if (secret?.confirmedAt) refuse('TWO_FACTOR_ON')
  await checkCode(deps, { actor, request }, totp)
  return inTransaction(deps, async (deps) => {
    await confirmSecret(deps.db, actor.userId, deps.now())
    await markFresh(deps, actor.signInId, { hasCode: true })
    const codes = await makeRecoveryCodes(deps, actor.userId)
    await notifyOwner(deps, { actor, request }, 'two-factor-on')
    return codes
  })
}

/** Turns two-factor off. @throws {Refusal} REAUTH_REQUIRED, TWO_FACTOR_OFF, TWO_FACTOR_NEEDED, TOTP_INVALID */
export async function disableTwoFactor(deps: Deps, { actor, request }: Caller, totp: string): Promise<void> {
  requireFresh(deps, actor)
  await requireOn(deps, actor)
  if (isRequiredFor(deps, actor)) refuse('TWO_FACTOR_NEEDED')
  await checkCode(deps, { actor, request }, totp)
  await inTransaction(deps, async (deps) => {
    await removeSecret(deps.db, actor.userId)
    await notifyOwner(deps, { actor, request }, 'two-factor-off')
  })
}

/** Takes two-factor off somebody else, who lost the phone. @throws {Refusal} TWO_FACTOR_OFF */
export async function resetTwoFactor(deps: Deps, userId: string): Promise<void> {
  const secret = await findSecret(deps.db, userId)
  if (!secret?.confirmedAt) refuse('TWO_FACTOR_OFF')
  await removeSecret(deps.db, userId)
}

/** Replaces the recovery codes. @throws {Refusal} REAUTH_REQUIRED, TWO_FACTOR_OFF, TOTP_INVALID */
export async function renewRecoveryCodes(deps: Deps, { actor, request }: Caller, totp: string): Promise<string[]> {
  requireFresh(deps, actor)
  await requireOn(deps, actor)
  await checkCode(deps, { actor, request }, totp)
  return inTransaction(deps, async (deps) => {
    const codes = await makeRecoveryCodes(deps, actor.userId)
    const target = { type: 'user', id: actor.userId }
    await writeAudit(deps, { action: 'two-factor.renew-codes', actor, target, request })
    return codes
  })
}

/** A wrong code counts like a wrong password: five lock. */
async function checkCode(deps: Deps, { actor, request }: Caller, totp: string): Promise<void> {
  const { email } = await accountOf(deps, actor)
  const device = request.cookies.get(DEVICE_COOKIE)
  const place = await failureKeyOf(deps, { email, userId: actor.userId, device })
  const tried = await countTry(deps, place)
  await unlessFailed(deps, tried, async () => {
    const isRight = await isSecondFactor(deps, actor.userId, totp)
    if (!isRight) refuse('TOTP_INVALID')
  })
  await returnTry(deps, tried)
}

async function requireOn(deps: Deps, actor: Actor): Promise<void> {
  const secret = await findSecret(deps.db, actor.userId)
  if (!secret?.confirmedAt) refuse('TWO_FACTOR_OFF')
}

function isRequiredFor(deps: Pick<Deps, 'config'>, actor: Pick<Actor, 'role'>): boolean {
  return deps.config.isStaffMfaRequired && actor.role !== 'mentee'
}

async function makeRecoveryCodes(deps: Deps, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const text = toBase32(deps.random(RECOVERY_BYTES)).toLowerCase()
    return text.replace(/(.{4})(?=.)/g, '$1-')
  })
  await replaceCodes(
    deps.db,
    userId,
    codes.map((code) => recoveryHmac(deps, code)),
  )
  return codes
}

async function notifyOwner(
  deps: Deps,
  { actor, request }: Caller,
  kind: 'two-factor-on' | 'two-factor-off',
): Promise<void> {
  const account = await accountOf(deps, actor)
  const facts = { at: deps.now().toISOString() }
  await writeMail(deps, { kind, to: account.email, language: account.language, facts, userId: actor.userId })
  await writeAudit(deps, {
    action: kind === 'two-factor-on' ? 'two-factor.on' : 'two-factor.off',
    actor,
    target: { type: 'user', id: actor.userId },
    request,
  })
}
