import type { Deps } from '#api/deps.ts'
import { hmac, listKeys } from '#api/seal.ts'

/** How a recovery code is kept: spaces, hyphens and case do not matter. */
export function recoveryHmac(deps: Pick<Deps, 'config'>, code: string): Buffer {
  return hmac(deps, 'recovery-code', plain(code))
}

/** The same under every key there is: a code outlives the key it was marked with. */
export function recoveryHmacs(deps: Pick<Deps, 'config'>, code: string): Buffer[] {
  return listKeys(deps).map((key) => hmac(deps, 'recovery-code', plain(code), key))
}

function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}
