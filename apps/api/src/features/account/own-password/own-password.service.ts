import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { type Account, accountOf } from '#api/features/account/accounts/accounts.service.ts'
import { countTry, failureKeyOf, returnTry, unlessFailed } from '#api/features/account/lockouts/lockouts.service.ts'
import { isPassword } from '#api/features/account/passwords/passwords.service.ts'
import { hasTwoFactor, isSecondFactor } from '#api/features/account/two-factor/second-factor.service.ts'
import type { Actor } from '#api/http/access.ts'
import { DEVICE_COOKIE } from '#api/http/csrf.ts'
import type { RequestContext } from '#api/http/serve.ts'

/**
 * Checks the password of the person acting, and the second factor where one is on. Failures count toward the lock.
 * @param given  `factor: 'not asked'` where the sign-in itself was made with the second factor and that is enough
 * @throws {Refusal} WRONG_PASSWORD, TOTP_REQUIRED, TOTP_INVALID, ACCOUNT_LOCKED
 */
export async function checkOwnPassword(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'role'>,
  given: { password: string; totp?: string | undefined; request: RequestContext; factor?: 'not asked' },
): Promise<Account> {
  const account = await accountOf(deps, actor)
  const device = given.request.cookies.get(DEVICE_COOKIE)
  const place = await failureKeyOf(deps, { email: account.email, userId: account.id, device })
  const tried = await countTry(deps, place)
  await unlessFailed(deps, tried, () => checkFactors(deps, account, given))
  await returnTry(deps, tried)
  return account
}

type ProvidedFactors = { password: string; totp?: string | undefined; factor?: 'not asked' }

async function checkFactors(deps: Deps, account: Account, given: ProvidedFactors): Promise<void> {
  const kept = { hash: account.passwordHash, keyId: account.passwordKeyId }
  const isRight = await isPassword(deps, given.password, kept)
  if (!isRight) refuse('WRONG_PASSWORD')
  if (given.factor === 'not asked' || !(await hasTwoFactor(deps, account.id))) return
  if (given.totp === undefined) return refuse('TOTP_REQUIRED')
  const isSecond = await isSecondFactor(deps, account.id, given.totp)
  if (!isSecond) refuse('TOTP_INVALID')
}
