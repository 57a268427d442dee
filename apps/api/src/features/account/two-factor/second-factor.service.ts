import type { Deps } from '#api/deps.ts'
import { decrypt } from '#api/seal.ts'
import { recoveryHmacs } from './recovery-mark.ts'
import { matchCode } from './totp.ts'
import { findSecret, useRecoveryCode, useTotpStep } from './two-factor.queries.ts'

/** Whether an account asks for a second factor. */
export async function hasTwoFactor(deps: Deps, userId: string): Promise<boolean> {
  const secret = await findSecret(deps.db, userId)
  return secret?.confirmedAt != null
}

/** Whether these are the digits of the app or a recovery code of the account; either works once. */
export async function isSecondFactor(deps: Deps, userId: string, words: string): Promise<boolean> {
  const code = words.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(deps.db, userId, recoveryHmacs(deps, words), deps.now())
  const secret = await findSecret(deps.db, userId)
  if (!secret) return false
  const step = matchCode(decrypt(deps, 'two-factor', secret.sealedSecret), code, {
    now: deps.now(),
    lastStep: secret.lastStep,
  })
  return step !== undefined && useTotpStep(deps.db, userId, step)
}
