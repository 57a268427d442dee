import type { Deps } from '#api/deps.ts'
import { mark } from '#api/seal.ts'

/** How a recovery code is kept: spaces, hyphens and case do not matter. */
export function recoveryMark(deps: Pick<Deps, 'config'>, code: string): Buffer {
  return mark(deps, 'recovery-code', code.toLowerCase().replace(/[\s-]/g, ''))
}
